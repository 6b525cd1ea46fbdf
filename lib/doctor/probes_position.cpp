// SPDX-License-Identifier: MIT
#include "doctor/judges.h"
#include "doctor/probes.h"

namespace plyproof::doctor {

namespace {

/// A FEN that can be played, though programs stumble over it. `only` is the only legal move, "none" where there is
/// none; empty: any legal move.
struct GoodFen {
    std::string_view id;
    std::string_view tries;
    std::string_view fen;
    std::string_view only;
    Weights weights;
    std::string_view why;
};

constexpr GoodFen kGoodFens[] = {
    {"fen-en-passant", "a FEN whose only legal move is en passant", "8/8/4p3/2bpP3/8/6k1/8/7K w - d6 0 1", "e5d6",
     kMust, "An engine that drops the square sees a stalemate."},
    {"fen-en-passant-pinned", "an en-passant square whose capture is pinned",
     "5kbq/3Q2n1/6p1/r3PpKn/2n5/8/8/q7 w - f6 7 4", "", kMust,
     "A double step leaves the square behind, whether the capture is legal or not (Stockfish issue 6563)."},
    {"fen-four-fields", "a FEN of four fields, with an en-passant square", "8/8/4p3/2bpP3/8/6k1/8/7K w - d6", "e5d6",
     kLenient, "EPD files and many match runners leave the clocks out (fastchess issue 559)."},
    {"fen-five-fields", "a FEN of five fields", "8/8/4p3/2bpP3/8/6k1/8/7K w - d6 0", "e5d6", kLenient,
     "Its number of moves is left out by some programs."},
    {"fen-castling-order", "castling rights as QK", "r6r/1b2k1bq/8/8/7B/8/8/R3K2R b QK - 3 2", "", kLenient,
     "Old suites write them in any order."},
    {"fen-most-moves", "the position with 218 legal moves", "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", "",
     kMust, "A move list too small is written beyond (Stockfish issue 4558)."},
    {"fen-check", "a position in double check", "r6r/1b2k1bq/8/8/7B/8/8/R3K2R b KQ - 3 2", "", kMust,
     "A search that begins in check must not look at quiet moves first."},
    {"fen-checkmate", "go in a position that is checkmate",
     "rnb1kbnr/pppp1ppp/4p3/8/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3", "none", kMust,
     "Analysis boards send it; each go wants a bestmove, (none) or 0000 (lc0 issue 888, Stockfish issue 623)."},
    {"fen-stalemate", "go in a position that is stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "none", kMust,
     "As with checkmate."},
    {"fen-bare-kings", "two kings and nothing else", "8/8/4k3/8/8/3K4/8/8 w - - 0 1", "", kMust,
     "A drawn game still wants a move while nobody has claimed the draw."},
    {"fen-fifty-moves", "a half-move clock of 100", "7k/8/8/8/8/8/R7/K7 w - - 100 80", "", kMust,
     "The draw must be claimed by somebody; until then the engine is asked for a move."},
    {"fen-fifty-moves-checkmate", "a half-move clock of 100 on a checkmate",
     "rnb1kbnr/pppp1ppp/4p3/8/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 100 80", "none", kMust,
     "Mate goes before the draw; no move is legal either way."},
    {"fen-large-clocks", "clocks of 500 and 50", "4k3/8/8/8/8/8/8/4KR2 w - - 500 50", "", kMisuse,
     "An index into a table of a hundred entries (chesslib issue 52)."},
    {"fen-kings-without-rights", "rights KQkq where the kings stand elsewhere",
     "2k5/8/3K4/1p6/p7/P7/1B6/8 b KQkq - 0 1", "", kMisuse, "Crashed a strong engine (Stockfish issue 5982)."},
    {"fen-rook-missing", "a right k without its rook", "3qk1nb/1p3p2/p1r1p1p1/3p4/3P4/2N1BP2/PPPQ1P2/R3K3 w Qk - 0 15",
     "", kMisuse, "Castling with a rook that is none corrupts the board (Stockfish issue 5071)."},
    {"fen-rook-moved", "a right K whose rook stands on f1", "4k3/8/8/8/8/8/8/4KR2 w K - 0 1", "", kMisuse,
     "Standard castling with it takes a rook from an empty square (chesslib issue 52)."},
    {"fen-en-passant-no-pawn", "an en-passant square without its pawn",
     "rnbqkb1r/ppp3pp/3p1n2/3P4/8/2P5/PP3PPP/RNBQKB1R w KQkq e6 0 1", "", kMisuse,
     "The capture would remove a pawn that is not there (Stockfish issue 867)."},
    {"fen-en-passant-blocked", "an en-passant square that its pawn cannot have passed",
     "4r3/5P1k/8/4Pp2/8/8/8/4K3 w - f6 0 29", "", kMisuse, "Stockfish issue 2797."},
    {"fen-en-passant-history", "an en-passant square that only history refutes", "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1",
     "", kMisuse, "Stockfish issue 3270."},
    {"fen-en-passant-check", "an en-passant square that a check by another man refutes",
     "rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6 0 1", "", kMisuse,
     "The capture would leave the king in check (shakmaty issue 53)."},
    {"fen-two-bishops-check", "a check by two bishops that no game can have", "B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1", "",
     kMisuse, "shakmaty issue 154."},
    {"fen-two-knights-check", "a check by two knights that no game can have", "8/8/N7/2k5/N7/8/8/3K4 b - - 0 1", "",
     kMisuse, "python-chess issue 1192."},
    {"fen-eleven-knights", "more knights than pawns can have become", "k7/8/8/8/8/8/NNNN4/NNNNNNNK w - - 0 1", "",
     kMisuse, "Tables of material that are indexed by what a game can have."},
};

/// What no game can be played from; the text behind `position `. No man of White moves as in the start position, so
/// that a move of that shows where the engine believes to be.
struct BadPosition {
    std::string_view id;
    std::string_view tries;
    std::string_view text;
    std::string_view why;
};

constexpr BadPosition kBadPositions[] = {
    {"fen-no-king", "a FEN with one king", "fen 4k3/8/8/8/8/8/8/8 w - - 0 1", "Stockfish issue 6786."},
    {"fen-empty-board", "a FEN with an empty board", "fen 8/8/8/8/8/8/8/8 w - - 0 1",
     "Where a king is looked for, the first bit of an empty set is taken."},
    {"fen-two-kings", "a FEN with two black kings", "fen rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQ - 0 1",
     "python-chess issue 452."},
    {"fen-kings-adjacent", "kings side by side", "fen 8/8/8/8/8/8/5kK1/8 w - - 0 1", "chess.js issue 220."},
    {"fen-king-can-be-taken", "the side that has moved is in check",
     "fen 1r1qk2r/5ppp/Q2p4/6R1/4P1bq/2N5/P1P5/4K1N1 b k - 0 23",
     "Stood in a well-known suite and crashed two engines (Ethereal issue 49)."},
    {"fen-pawn-on-last-rank", "a pawn on its last rank", "fen 3Pk3/8/8/8/8/8/8/4K3 b - - 0 1",
     "Its pushes leave the board (grandchesstree issue 24)."},
    {"fen-pawn-on-first-rank", "a pawn on its own first rank", "fen 4k3/8/8/8/8/8/8/3PK3 b - - 0 1",
     "Its double step begins where none does."},
    {"fen-too-many-men", "more men than squares of a side", "fen qqqqkqqq/qqqqqqqq/qqqqqqqq/8/8/8/8/4K3 w - - 0 1",
     "Piece lists of sixteen are written beyond."},
    {"fen-nine-pawns", "nine pawns", "fen 4k3/8/8/8/8/P7/PPPPPPPP/4K3 b - - 0 1", "As with too many men."},
    {"fen-side-letter", "a side to move x", "fen 4k3/8/8/8/8/8/8/R3K3 x - - 0 1", "chesslib issue 52."},
    {"fen-short-rank", "a rank of seven squares", "fen rnbqkbnr/ppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
     "All men behind it move by a square."},
    {"fen-long-rank", "a rank of nine squares", "fen rnbqkbnr/ppppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
     "It is written beyond the end of the board."},
    {"fen-nine-ranks", "nine ranks", "fen rnbqkbnr/pppppppp/8/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
     "It is written beyond the end of the board."},
    {"fen-unknown-man", "a man named x", "fen rnbqkbnr/pppxpppp/8/8/8/8/PPPPPPPP/RNBQKBNR b KQkq - 0 1",
     "The index of a letter that is not found."},
    {"fen-board-only", "a FEN that ends behind the board", "fen 4k3/8/8/8/8/8/8/R3K3", "A line cut short."},
    {"fen-garbage", "position fen blah", "fen blah", "Stockfish issue 3087."},
    {"fen-missing", "position fen, and nothing", "fen", "A line cut short."},
    {"position-missing", "position with neither startpos nor fen", "blah", "A line cut short."},
};

Probe good(const GoodFen& row) {
    const Game game{.fen = std::string(row.fen)};
    const bool any = row.only.empty();
    const bool none = row.only == "none";
    const std::string only(row.only);
    return {.id = std::string(row.id),
            .tries = std::string(row.tries),
            .steps = try_line(position_line(game)) + ready() + search(),
            .right = any    ? "plays a legal move"
                     : none ? "says that there is no move: (none) or 0000"
                            : "plays " + only,
            .judge = answered({any    ? legal_moves_of(game)
                               : none ? no_move()
                                      : moves_are(only)}),
            .weights = row.weights,
            .why = std::string(row.why)};
}

Probe bad(const BadPosition& row) {
    return {.id = std::string(row.id),
            .tries = std::string(row.tries),
            .steps = position_refused("position " + std::string(row.text)),
            .right = "says that it does not take it, and plays the next good position",
            .judge = refused({Game{}}),
            .weights = kMisuse,
            .why = std::string(row.why)};
}

}  // namespace

std::vector<Probe> position_probes() {
    std::vector<Probe> probes;
    for (const GoodFen& row : kGoodFens) probes.push_back(good(row));
    for (const BadPosition& row : kBadPositions) probes.push_back(bad(row));
    return probes;
}

}  // namespace plyproof::doctor
