// SPDX-License-Identifier: MIT
#include "doctor/judges.h"
#include "doctor/probes.h"

namespace plyproof::doctor {

namespace {

constexpr auto kChess960 = chess::Variant::Chess960;

Steps switched(bool on) {
    return send(on ? "setoption name UCI_Chess960 value true" : "setoption name UCI_Chess960 value false");
}

/// A game of Chess960. `only` is the only legal move; empty: any legal move.
struct Chess960Game {
    std::string_view id;
    std::string_view tries;
    std::string_view fen;
    std::string_view moves;
    std::string_view only;
    std::string_view why;
};

constexpr Chess960Game kGames[] = {
    {"chess960-castling", "castling as king takes rook", "5k2/8/8/8/8/2B5/4R3/4K2R w K - 0 1", "e1h1", "f8g8",
     "In Chess960 castling is written so (the protocol)."},
    {"chess960-file-letters", "rights as letters of files, an inner rook", "4k3/8/8/8/8/8/3R4/4K1RR w G - 0 1", "e1g1",
     "e8e7", "Shredder-FEN names the rook's file (scalachess issue 495)."},
    {"chess960-outermost", "a right K with two rooks on the king's side", "4k3/8/8/8/8/8/8/4K1RR w K - 0 1", "", "",
     "In X-FEN K means the outermost rook."},
    {"chess960-inner-right", "a right E of the other side with a rook on f1 too",
     "rr6/2kpp3/1ppnb1p1/p2Q1q1p/P4P1P/1PNN2P1/2PP4/1K2RR2 b E - 2 19", "", "",
     "The letter names the inner of two rooks, and Black may capture it."},
    {"chess960-enemy-rook", "a right Q with an enemy rook in the corner",
     "4k3/pppppppp/8/8/8/8/PPPPPPPP/rR2K3 w Q - 0 1", "", "", "The outermost rook of one's own (Stockfish issue 356)."},
    {"chess960-rook-pinned", "castling that would uncover a check", "4k3/8/8/8/8/8/8/rR2K1N1 w Q - 0 1", "", "",
     "The rook leaves the king without cover (Stockfish issue 3605)."},
    {"chess960-start", "a start position where castling is legal at once",
     "brnbqkrn/pppppppp/8/8/8/8/PPPPPPPP/BRNBQKRN w KQkq - 0 1", "f1g1", "",
     "King and rook change places (libchess issue 12)."},
    {"chess960-start-position", "the start position of standard chess", kStartFen, "", "",
     "Chess960 number 518 is standard chess."},
};

Probe game_of(const Chess960Game& row) {
    const Game game{.fen = std::string(row.fen), .moves = std::string(row.moves), .variant = kChess960};
    return {
        .id = std::string(row.id),
        .tries = std::string(row.tries),
        .steps = switched(true) + ready() + try_line(position_line(game)) + ready() + search("go depth 2"),
        .right = row.only.empty() ? "plays a legal move" : "plays " + std::string(row.only) + ", the only legal move",
        .judge = answered({row.only.empty() ? legal_moves_of(game) : moves_are(std::string(row.only))}),
        .weights = kMust,
        .why = std::string(row.why),
        .needs = "UCI_Chess960"};
}

}  // namespace

std::vector<Probe> chess960_probes() {
    std::vector<Probe> probes;
    for (const Chess960Game& row : kGames) probes.push_back(game_of(row));
    const Game castles{.fen = "5k2/8/8/8/8/2B5/4R3/4K2R w K - 0 1", .variant = kChess960};
    probes.push_back({.id = "chess960-castling-spelled",
                      .tries = "castling as its own move",
                      .steps = switched(true) + ready() + send(position_line(castles)) + ready() +
                               search("go depth 1 searchmoves e1h1"),
                      .right = "writes e1h1",
                      .judge = answered({legal_moves_of(castles)}),
                      .weights = kMust,
                      .why = "As king takes own rook, also from e1 with a rook on h1 (the protocol).",
                      .needs = "UCI_Chess960"});
    probes.push_back({.id = "chess960-off-again",
                      .tries = "UCI_Chess960 true, then false",
                      .steps = switched(true) + ready() + send("position startpos") + search() + switched(false) +
                               ready() + send(position_line({.fen = castles.fen, .moves = "e1g1"})) + ready() +
                               search(),
                      .right = "reads e1g1 as castling again, and plays f8g8",
                      .judge = answered({last_move_legal({.fen = castles.fen, .moves = "e1g1"})}),
                      .weights = kMust,
                      .why = "Runners use one process for both kinds of games.",
                      .needs = "UCI_Chess960"});
    return probes;
}

}  // namespace plyproof::doctor
