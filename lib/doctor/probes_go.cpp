// SPDX-License-Identifier: MIT
#include "doctor/info_checks.h"
#include "doctor/judges.h"
#include "doctor/probes.h"
#include "doctor/search_checks.h"

namespace plyproof::doctor {

namespace {

using namespace std::chrono_literals;

constexpr std::string_view kMateInOne = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1";
constexpr std::string_view kCheckmate = "rnb1kbnr/pppp1ppp/4p3/8/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3";
constexpr std::string_view kOneMove = "8/8/8/8/8/5k2/7p/7K w - - 0 1";
/// The queen checks for ever on e8 and h5, as all else loses; its first two checks have been played.
constexpr std::string_view kPerpetual = "6k1/6p1/8/7Q/8/8/qr4PP/7K w - - 0 1";
constexpr std::string_view kPerpetualMoves = "h5e8 g8h7 e8h5 h7g8";
constexpr std::string_view kFourHalfMovesLeft = "8/8/4k3/8/8/4K3/8/R7 w - - 96 100";
constexpr std::chrono::milliseconds kEnoughToBeRash = 300ms;

/// A limit of a search that must give a legal move by itself.
struct Limit {
    std::string_view id;
    std::string_view go;
    bool black;  ///< to move
    Weights weights;
    std::string_view why;
};

constexpr Limit kLimits[] = {
    {"go-depth", "go depth 1", false, kMust, "The protocol, 'go'."},
    {"go-nodes", "go nodes 1", false, kMust, "An engine that looks at its clock every thousand nodes must still end."},
    {"go-movetime", "go movetime 50", false, kMust, "The protocol, 'go'."},
    {"go-limits-together", "go depth 90 nodes 4000000000 movetime 50", false, kMust,
     "The first limit that is met ends it."},
    {"go-clocks", "go wtime 300 btime 300", false, kMust, "Every game with clocks."},
    {"go-clocks-reversed", "go btime 300 winc 5 wtime 300 binc 5 movestogo 7", true, kMust,
     "The words may come in any order."},
    {"go-own-clock-white", "go wtime 100", false, kMust, "A clock alone is enough: a match tester sends it."},
    {"go-own-clock-black", "go btime 100", true, kMust, "As for White."},
    {"go-last-move", "go wtime 200 btime 200 movestogo 1", false, kMust,
     "A division by the moves to go, less one, is a division by zero."},
    {"go-clock-one", "go wtime 1 btime 1", false, kMust, "Allotted times become zero, or less with a safety margin."},
    {"go-clock-zero", "go wtime 0 btime 0", false, kShould,
     "A clock at zero is shown before the flag falls; an engine that takes it for no clock thinks for ever."},
    {"go-clock-negative", "go wtime -100 btime -100", false, kShould,
     "Clocks below zero come where a program does not stop a game at the flag."},
    {"go-depth-zero", "go depth 0", false, kMisuse, "Often taken for no limit at all."},
    {"go-nodes-zero", "go nodes 0", false, kMisuse, "Often taken for no limit at all."},
    {"go-movetime-zero", "go movetime 0", false, kMisuse, "Often taken for no limit at all."},
    {"go-unknown-word", "go foo depth 1", false, kSurvive, "Unknown words are to be skipped (the protocol)."},
};

Probe limited(const Limit& row) {
    const Game game{.moves = row.black ? "e2e4" : ""};
    return {.id = std::string(row.id),
            .tries = std::string(row.go),
            .steps = send(position_line(game)) + ready() + search(row.go),
            .right = "plays a legal move by itself",
            .judge = answered({legal_moves_of(game)}),
            .weights = row.weights,
            .why = std::string(row.why)};
}

Steps infinite_from(std::string_view position) {
    return send(position) + ready() + send("go infinite") + listen(kEnoughToBeRash) + send("stop") + await("bestmove");
}

/// Lines that may not be sent during a search.
Probe interrupting(std::string id, const std::string& line, std::string why) {
    return {.id = std::move(id),
            .tries = "'" + line + "' during a search",
            .steps = send("position startpos") + ready() + send("go infinite") + try_line(line) + send("stop") +
                     await("bestmove") + ready() + send("position startpos") + search(),
            .right = "ends the search first or refuses the line; stop is not lost",
            .judge = answered({last_move_legal({})}),
            .weights = kMisuse,
            .why = std::move(why)};
}

std::vector<Probe> probes_of_waiting() {
    const Game mate{.fen = std::string(kMateInOne)};
    return {
        {.id = "go-infinite",
         .tries = "go infinite, then stop",
         .steps = infinite_from("position startpos"),
         .right = "thinks until stop, then plays",
         .judge = answered({no_move_before("stop"), said_times("bestmove", 1), legal_moves_of({})}),
         .weights = kMust,
         .why = "Analysis (the protocol, 'infinite' and 'stop')."},
        {.id = "go-infinite-mate",
         .tries = "go infinite where there is a mate in one",
         .steps = infinite_from(position_line(mate)),
         .right = "waits for stop, though it has seen everything",
         .judge = answered({no_move_before("stop"), said_times("bestmove", 1), legal_moves_of(mate)}),
         .weights = kMust,
         .why = "A program that gets a move it did not ask for takes it for the next one (rodent issue 15)."},
        {.id = "go-infinite-one-move",
         .tries = "go infinite where one move is legal",
         .steps = infinite_from("position fen " + std::string(kOneMove)),
         .right = "waits for stop, though there is no choice",
         .judge = answered({no_move_before("stop"), said_times("bestmove", 1), moves_are("h1h2")}),
         .weights = kMust,
         .why = "As with mate."},
        {.id = "go-infinite-no-move",
         .tries = "go infinite in a checkmate",
         .steps = infinite_from("position fen " + std::string(kCheckmate)),
         .right = "waits for stop, then says that there is no move",
         .judge = answered({no_move_before("stop"), said_times("bestmove", 1), no_move()}),
         .weights = kShould,
         .why = "As with mate in one: every bestmove is counted."},
        {.id = "go-clocks-in-turn",
         .tries = "two searches with clocks in either order, and no position between them",
         .steps = send("position startpos") + ready() + search("go wtime 200 winc 10 btime 200 binc 10") +
                  search("go btime 190 binc 10 wtime 190 winc 10"),
         .right = "plays a legal move for White both times",
         .judge = answered({said_times("bestmove", 2), legal_moves_of({})}),
         .weights = kMust,
         .why = "A match tester sends it; the position survives a go."},
        {.id = "go-bare",
         .tries = "go alone, then stop",
         .steps = send("position startpos") + ready() + send("go") + listen(kEnoughToBeRash) + send("stop") +
                  await("bestmove"),
         .right = "thinks until stop, or as long as it likes, and plays once",
         .judge = answered({said_times("bestmove", 1), legal_moves_of({})}),
         .weights = kMust,
         .why = "Every word behind go is optional (the protocol)."},
        {.id = "go-ponder-hit",
         .tries = "go ponder with clocks, then ponderhit",
         .steps = send("position startpos moves e2e4") + ready() + send("go ponder wtime 1000 btime 1000") +
                  listen(kEnoughToBeRash) + send("ponderhit") + await("bestmove"),
         .right = "waits for ponderhit, then plays in time",
         .judge = answered({no_move_before("ponderhit"), said_times("bestmove", 1), legal_moves_of({.moves = "e2e4"})}),
         .weights = kMust,
         .why = "The option Ponder is a promise (the protocol, 'ponder').",
         .needs = "Ponder"},
        {.id = "go-ponder-stop",
         .tries = "go ponder with clocks, then stop",
         .steps = send("position startpos moves e2e4") + ready() + send("go ponder wtime 100 btime 100") +
                  listen(kEnoughToBeRash) + send("stop") + await("bestmove"),
         .right = "waits for stop, however short its time is",
         .judge = answered({no_move_before("stop"), said_times("bestmove", 1), legal_moves_of({.moves = "e2e4"})}),
         .weights = kMust,
         .why = "The other side played another move; the clock ran for nobody.",
         .needs = "Ponder"},
        {.id = "go-ponder-time",
         .tries = "ponderhit with 300 ms on its clock, the best of three",
         .steps = send("position startpos moves e2e4") + ready() +
                  repeated(3, send("go ponder wtime 300 btime 300") + listen(kEnoughToBeRash) + send("ponderhit") +
                                  await("bestmove")),
         .right = "plays before its clock has run out",
         .judge = answered({plays_within(300ms, "ponderhit"), said_times("bestmove", 3)}),
         .weights = kShould,
         .why = "The time since 'go ponder' was for thinking; who begins anew, or forgets its clock, loses on time.",
         .needs = "Ponder"},
        {.id = "ready-while-thinking",
         .tries = "isready during go infinite",
         .steps = send("position startpos") + ready() + send("go infinite") + ready() + listen(50ms) + send("stop") +
                  await("bestmove"),
         .right = "answers readyok at once and thinks on",
         .judge = answered({no_move_before("stop"), said_times("bestmove", 1), legal_moves_of({})}),
         .weights = kMust,
         .why = "The protocol: also during a search, and without ending it (Cinnamon issue 3)."},
        {.id = "stop-idle",
         .tries = "stop while it does nothing",
         .steps = send("stop") + ready() + send("position startpos") + ready() + send("stop") + ready() + search(),
         .right = "stays silent",
         .judge = answered({said_times("bestmove", 1), legal_moves_of({})}),
         .weights = kMust,
         .why = "Programs that stop a search which has just ended."},
        {.id = "stop-stale",
         .tries = "stop while it does nothing, then go infinite",
         .steps = send("position startpos") + send("stop") + ready() + send("go infinite") + listen(kEnoughToBeRash) +
                  send("stop") + await("bestmove"),
         .right = "thinks on: the old stop is forgotten",
         .judge = answered({no_move_before("stop"), said_times("bestmove", 1), legal_moves_of({})}),
         .weights = kMust,
         .why = "A flag that is not cleared ends the next search before it began (arasan issue 21)."},
        {.id = "stop-at-once",
         .tries = "go infinite and stop in one breath, 50 times",
         .steps =
             send("position startpos") + ready() + repeated(50, send("go infinite") + send("stop") + await("bestmove")),
         .right = "plays one move each time",
         .judge = answered({said_times("bestmove", 50), legal_moves_of({})}),
         .weights = kMust,
         .why = "A stop that comes before the search has begun is lost in many engines."},
        {.id = "stop-prompt",
         .tries = "the time from stop to bestmove, the best of five",
         .steps = send("position startpos") + ready() +
                  repeated(5, send("go infinite") + listen(60ms) + send("stop") + await("bestmove")),
         .right = "plays within half a second",
         .judge = answered({plays_within(500ms, "stop"), legal_moves_of({})}),
         .weights = kShould,
         .why = "Who takes longer loses on time where a move is forced by the clock."},
        interrupting("position-while-thinking", "position startpos moves e2e4", "The board under a search is changed."),
        interrupting("go-while-thinking", "go depth 1", "Two searches on one board, or a wait that nobody ends."),
        interrupting("new-game-while-thinking", "ucinewgame",
                     "Tables are cleared under a search, or it waits for ever."),
        interrupting("option-while-thinking", "setoption name Hash value 8",
                     "The table is freed under a search, or it waits for ever."),
    };
}

std::vector<Probe> probes_of_thoughts() {
    const Game kiwipete{.fen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1"};
    const Game mate{.fen = std::string(kMateInOne)};
    const Game perpetual{.fen = std::string(kPerpetual), .moves = std::string(kPerpetualMoves)};
    const Game last_moves{.fen = std::string(kFourHalfMovesLeft)};
    const Steps thinks = send(position_line(kiwipete)) + ready() + search("go depth 5");
    return {
        {.id = "info-grammar",
         .tries = "the info lines of a search",
         .steps = thinks + ready() + search("go movetime 200"),
         .right = "writes whole numbers in their ranges, scores and moves as the protocol spells them",
         .judge = answered({malformed_info}),
         .weights = kMust,
         .why = "Programs that read them draw and decide games (the protocol, 'info')."},
        {.id = "info-pv-legal",
         .tries = "the lines of moves of a search",
         .steps = thinks,
         .right = "writes only moves that can be played",
         .judge = answered({pvs_are_legal(kiwipete)}),
         .weights = kShould,
         .why = "Runners complain, boards stop; the usual causes are hash collisions and tables of lines overwritten."},
        {.id = "info-pv-mate",
         .tries = "the lines of moves where there is a mate in one",
         .steps = send(position_line(mate)) + ready() + search("go depth 4"),
         .right = "ends each line with the game",
         .judge = answered({pvs_are_legal(mate)}),
         .weights = kShould,
         .why = "Behind a mate no move can be played; lines that are read from a table go on with those of another."},
        {.id = "info-pv-repetition",
         .tries = "the lines of moves of a perpetual check, whose first round has been played",
         .steps = send(position_line(perpetual)) + ready() + search("go depth 8"),
         .right = "ends each line at the third time of a position, or earlier",
         .judge = answered({pvs_are_legal(perpetual), pvs_end_with_game(perpetual)}),
         .weights = kShould,
         .why = "The game is over there; a line that is read from a table goes round for ever."},
        {.id = "info-pv-fifty-moves",
         .tries = "the lines of moves four half-moves before the draw of the fifty-move rule",
         .steps = send(position_line(last_moves)) + ready() + search("go depth 8"),
         .right = "ends each line at the draw, or earlier",
         .judge = answered({pvs_are_legal(last_moves), pvs_end_with_game(last_moves)}),
         .weights = kShould,
         .why = "A win that is shown behind the draw is none."},
        {.id = "info-exact",
         .tries = "the last score of each depth",
         .steps = thinks + send("position startpos") + search("go depth 7"),
         .right = "writes it without lowerbound or upperbound",
         .judge = answered({bound_left_open}),
         .weights = kShould,
         .why = "Adjudication and analysis take the last score for the result (the protocol, 'lowerbound')."},
        {.id = "info-before-move",
         .tries = "a score and a line before the bestmove",
         .steps = thinks + send("position startpos") + search("go depth 1") +
                  send("position fen " + std::string(kOneMove)) + search("go depth 1"),
         .right = "writes at least one info line with a score and a pv, even where it plays at once",
         .judge = answered({move_without_score}),
         .weights = kShould,
         .why = "Adjudication and analysis need a score for every move."},
        {.id = "info-best-line",
         .tries = "the bestmove and the last pv",
         .steps = thinks,
         .right = "plays the first move of its last line",
         .judge = answered({move_not_of_pv}),
         .weights = kShould,
         .why = "A last-minute change of mind that is not told looks like a blunder of the log."},
        {.id = "info-ponder-move",
         .tries = "the move to ponder on and the last pv",
         .steps = thinks,
         .right = "names the second move of its last line",
         .judge = answered({ponder_move_not_of_pv}),
         .weights = kShould,
         .why = "Programs show the one and send the other back."},
        {.id = "info-current-move",
         .tries = "currmove in the first second",
         .steps = thinks,
         .right = "waits for a second before it names each move that it looks at",
         .judge = answered({current_move_too_early}),
         .weights = kShould,
         .why = "Else there is too much traffic (the protocol, 'info')."},
        {.id = "info-after-move",
         .tries = "info lines after the bestmove",
         .steps = thinks + ready() + listen(50ms),
         .right = "is silent when it has played",
         .judge = answered({info_after_move}),
         .weights = kShould,
         .why = "They are read as belonging to the next search."},
        {.id = "go-mate",
         .tries = "go mate 1, in a position with a mate in one",
         .steps = send(position_line(mate)) + ready() + search("go mate 1"),
         .right = "plays the mate",
         .judge = answered({moves_are("e1e8")}),
         .weights = except(kShould, Verdict::Hung, Health::Warning),
         .why = "The protocol, 'go mate'; few engines have it."},
        {.id = "go-searchmoves",
         .tries = "go depth 2 searchmoves a2a3",
         .steps = send("position startpos") + ready() + search("go depth 2 searchmoves a2a3"),
         .right = "plays a2a3, however bad",
         .judge = answered({moves_are("a2a3")}),
         .weights = kShould,
         .why = "Analysts exclude moves by it (the protocol, 'searchmoves')."},
        {.id = "go-searchmoves-first",
         .tries = "go searchmoves a2a3 depth 2",
         .steps = send("position startpos") + ready() + search("go searchmoves a2a3 depth 2"),
         .right = "knows where the moves end: plays a2a3 by itself",
         .judge = answered({moves_are("a2a3")}),
         .weights = kShould,
         .why = "The words behind go may come in any order; who takes all the rest for moves loses the limit."},
        {.id = "castling-spelled",
         .tries = "castling as its own move",
         .steps =
             send("position fen 5k2/8/8/8/8/2B5/4R3/4K2R w K - 0 1") + ready() + search("go depth 1 searchmoves e1g1"),
         .right = "writes e1g1",
         .judge = answered({legal_moves_of({.fen = "5k2/8/8/8/8/2B5/4R3/4K2R w K - 0 1"})}),
         .weights = kMust,
         .why = "In standard chess the king's step is written, not its rook (the protocol)."},
        {.id = "perft-one",
         .tries = "go perft 1, an extension",
         .steps = send("position startpos") + ready() + try_line("go perft 1") + ready(),
         .right = "counts 20, or does not know it",
         .judge = answered_if_known(says_number("20")),
         .weights = kMisuse,
         .why = "It is how move generators are compared; the protocol does not have it."},
        {.id = "perft-zero",
         .tries = "go perft 0, an extension",
         .steps = send("position startpos") + ready() + try_line("go perft 0") + ready(),
         .right = "counts 1, or does not know it",
         .judge = answered_if_known(says_number("1")),
         .weights = kMisuse,
         .why = "A depth below zero never ends (Stockfish issue 7035)."},
        {.id = "perft-no-number",
         .tries = "go perft, and no number",
         .steps = send("position startpos") + ready() + try_line("go perft") + ready() + send("stop") + ready() +
                  send("position startpos") + search(),
         .right = "says that a number is missing, or thinks until stop; it plays the next search",
         .judge = survived({last_move_legal({})}),
         .weights = kMisuse,
         .why = "A number that was never read is any number (Stockfish issue 7035)."},
        {.id = "perft-refused",
         .tries = "go perft 1 behind position fen blah",
         .steps = count_behind("position fen blah"),
         .right = "counts nothing, as there is no position to count from",
         .judge = count_refused(),
         .weights = kMisuse,
         .why = "A count for another position is taken for a fault of the move generator (Stockfish issue 3087)."},
    };
}

std::vector<Probe> probes_of_scores() {
    using enum uci::ScoreKind;
    const std::string queen_down = "position fen 3qk3/8/8/8/8/8/4P3/4K3 ";
    const Game mate_at_fifty{.fen = "6k1/5ppp/8/8/8/8/8/K3R3 w - - 99 80"};
    return {
        {.id = "score-of-mover",
         .tries = "the sign of its score, a queen ahead and a queen behind",
         .steps = send(queen_down + "b - - 0 1") + search("go depth 3") + send(queen_down + "w - - 0 1") +
                  search("go depth 3"),
         .right = "writes a score above zero, then one below: it is that of the side to move",
         .judge = answered({movers_are_better({true, false})}),
         .weights = kMust,
         .why = "The protocol: from the engine's point of view. Runners resign and claim draws by it."},
        {.id = "score-mate",
         .tries = "the score of a mate in one",
         .steps = send("position fen " + std::string(kMateInOne)) + search("go depth 3"),
         .right = "writes mate 1: full moves, not half-moves",
         .judge = answered({last_scores_are({{Mate, 1}})}),
         .weights = kShould,
         .why = "The protocol, 'mate <y>': moves, not plies."},
        {.id = "score-no-move",
         .tries = "the scores of a checkmate and of a stalemate",
         .steps = send("position fen " + std::string(kCheckmate)) + search() +
                  send("position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1") + search(),
         .right = "writes mate 0, then cp 0",
         .judge = answered({last_scores_are({{Mate, 0}, {Centipawns, 0}})}),
         .weights = kShould,
         .why = "Analysis boards show it; without a score the last one stays (Stockfish issue 623)."},
        {.id = "fifty-moves-mate",
         .tries = "a mate on the hundredth half-move without capture or pawn move",
         .steps = send(position_line(mate_at_fifty)) + ready() + search("go depth 3"),
         .right = "plays the mate",
         .judge = answered({moves_are("e1e8")}),
         .weights = kShould,
         .why = "Mate goes before the draw; an engine that looks at the clock first sees none."},
    };
}

}  // namespace

std::vector<Probe> go_probes() {
    std::vector<Probe> probes;
    for (const Limit& row : kLimits) probes.push_back(limited(row));
    for (const std::vector<Probe>& more : {probes_of_waiting(), probes_of_thoughts(), probes_of_scores()}) {
        probes.insert(probes.end(), more.begin(), more.end());
    }
    return probes;
}

}  // namespace plyproof::doctor
