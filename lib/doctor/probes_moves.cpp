// SPDX-License-Identifier: MIT
#include "doctor/judges.h"
#include "doctor/probes.h"

namespace plyproof::doctor {

namespace {

// After each of these moves the other side has one legal move only, which it has not where the move was misunderstood.
Game castled() { return {.fen = "5k2/8/8/8/8/2B5/4R3/4K2R w K - 0 1", .moves = "e1g1"}; }
Game pushed() { return {.fen = "8/3p4/4p3/2b1P3/8/6k1/8/7K b - - 0 1", .moves = "d7d5"}; }
Game promoted() { return {.fen = "7k/P7/5K2/8/8/8/8/8 w - - 0 1", .moves = "a7a8q"}; }

Steps play(const Game& game) { return send(position_line(game)) + ready() + search(); }

Probe long_game(int half_moves, std::string why) {
    const Game game{.moves = knight_moves(half_moves)};
    return {.id = "moves-" + std::to_string(half_moves),
            .tries = "a game of " + std::to_string(half_moves) + " half-moves in one line",
            .steps = play(game),
            .right = "plays a legal move",
            .judge = answered({legal_moves_of(game)}),
            .weights = kMust,
            .why = std::move(why)};
}

/// A list of moves that is not to be played.
Probe bad_moves(std::string id, std::string tries, const std::string& line, Judge judge_of_row, std::string why) {
    return {.id = std::move(id),
            .tries = std::move(tries),
            .steps = position_refused(line),
            .right = "says that it does not take it; never an answer for a position that nobody asked about",
            .judge = std::move(judge_of_row),
            .weights = kMisuse,
            .why = std::move(why)};
}

/// No move is as good as f8g8 when it has said that it does not take the line.
Judge castled_or_refused() {
    return [](const Talk& talk) -> Judgement {
        if (!no_move()(talk)) return survived({})(talk);
        return understood(castled())(talk);
    };
}

}  // namespace

std::vector<Probe> moves_probes() {
    const Game black{.moves = "e2e4"};
    const Game lone{.fen = "7k/8/8/8/8/8/P7/K7 b - - 0 1"};
    const Game recaptured{.fen = "rnbqk1nr/ppp1ppb1/6p1/3p4/8/2N5/PPPPPPP1/R1BQKBNR w KQkq - 0 5", .moves = "h1h8"};
    return {
        {.id = "moves-one",
         .tries = "startpos moves e2e4",
         .steps = play(black),
         .right = "plays a legal move for Black",
         .judge = answered({legal_moves_of(black)}),
         .weights = kMust,
         .why = "Every game is told like this (the protocol, 'position')."},
        {.id = "moves-none",
         .tries = "startpos moves, and no move",
         .steps = send("position startpos moves") + ready() + search(),
         .right = "plays a legal move for White",
         .judge = answered({legal_moves_of({})}),
         .weights = kMust,
         .why = "Runners that always write the word (Baislicka issue 3)."},
        {.id = "moves-none-fen",
         .tries = "a FEN and moves, and no move",
         .steps = send(position_line(lone) + " moves") + ready() + search(),
         .right = "plays a legal move there",
         .judge = answered({legal_moves_of(lone)}),
         .weights = kMust,
         .why = "As from the start position."},
        {.id = "moves-castling",
         .tries = "castling among the moves",
         .steps = play(castled()),
         .right = "plays f8g8, the only legal move when the rook has moved too",
         .judge = answered({moves_are("f8g8")}),
         .weights = kMust,
         .why = "The king's step alone is written, e1g1."},
        {.id = "moves-castling-as-rook",
         .tries = "castling as king takes rook, in standard chess",
         .steps = try_line("position fen 5k2/8/8/8/8/2B5/4R3/4K2R w K - 0 1 moves e1h1") + ready() + search(),
         .right = "castles and plays f8g8, or says that it does not take it",
         .judge = castled_or_refused(),
         .weights = kMisuse,
         .why = "Programs for Chess960 write it always; an engine that drops the move answers for another position."},
        {.id = "moves-en-passant",
         .tries = "a double step among the moves",
         .steps = play(pushed()),
         .right = "plays e5d6, the only legal move",
         .judge = answered({moves_are("e5d6")}),
         .weights = kMust,
         .why = "The en-passant square comes from the last move, not from the FEN."},
        {.id = "moves-promotion",
         .tries = "a promotion among the moves",
         .steps = play(promoted()),
         .right = "plays h8h7, the only legal move against a queen",
         .judge = answered({moves_are("h8h7")}),
         .weights = kMust,
         .why = "The fifth letter is part of the move."},
        {.id = "moves-promotion-capital",
         .tries = "a promotion with a capital letter",
         .steps = send("position fen 7k/P7/5K2/8/8/8/8/8 w - - 0 1 moves a7a8Q") + ready() + search(),
         .right = "plays h8h7, the only legal move against a queen",
         .judge = answered({moves_are("h8h7")}),
         .weights = kLenient,
         .why = "Some programs write it, though the protocol says small letters."},
        {.id = "moves-rook-captured",
         .tries = "a rook that may castle is captured by another",
         .steps = send(position_line(recaptured)) + ready() + search("go depth 4"),
         .right = "plays a legal move; both rights are gone",
         .judge = answered({legal_moves_of(recaptured)}),
         .weights = kMust,
         .why = "An engine that keeps the right castles with a rook that is none (bishop issue 77)."},
        long_game(600, "Games between engines get as long."),
        long_game(2400, "Fixed arrays of moves or of input lines are written beyond (meltdown issue 80)."),
        {.id = "moves-repetition",
         .tries = "a position for the third time",
         .steps = play({.moves = knight_moves(8)}),
         .right = "plays a legal move, as nobody has claimed the draw",
         .judge = answered({legal_moves_of({})}),
         .weights = kMust,
         .why = "A draw at the root must not leave the search without a move."},
        {.id = "go-twice",
         .tries = "a position, go, and go once more",
         .steps = send(position_line(black)) + ready() + search() + search(),
         .right = "answers for the same position",
         .judge = answered({legal_moves_of(black)}),
         .weights = kMust,
         .why = "An engine must not play its own move on its board (calvin issue 2)."},
        {.id = "position-back",
         .tries = "a longer game, then a shorter one",
         .steps = send("position startpos moves e2e4 e7e5 g1f3") + ready() + search() + send(position_line(black)) +
                  ready() + search(),
         .right = "answers for the last position",
         .judge = answered({last_move_legal(black)}),
         .weights = kMust,
         .why = "Users take moves back; each position line says it all."},
        bad_moves("moves-illegal", "an illegal move in the list", "position startpos moves e2e4 e7e7 e2e2 e7e5",
                  refused({}, Verdict::Wrong),
                  "Runners that go out of step; a move for another position loses the game (Stockfish issue 4563)."),
        bad_moves("moves-no-move", "a word that is no move in the list", "position startpos moves e2e4 xyzzy",
                  refused({}, Verdict::Wrong), "A line that was cut or garbled."),
        // To read it as a queen is kind; to leave the pawn where it stood is not.
        bad_moves("moves-promotion-unsaid", "a promotion without its piece",
                  "position fen k7/7P/2K5/8/8/8/8/8 w - - 0 1 moves h7h8",
                  refused({{.fen = "k7/7P/2K5/8/8/8/8/8 w - - 0 1"}}),
                  "A pawn on the last rank breaks tables that have no place for it."),
        bad_moves("moves-null", "a null move in the list", "position startpos moves 0000", refused({}),
                  "Only engines may write it (the protocol, on the format of moves)."),
    };
}

}  // namespace plyproof::doctor
