// SPDX-License-Identifier: MIT
#include "crosscheck/random_games.h"

#include "chess/chess960_start.h"
#include "chess/legal_moves.h"

namespace plyproof::crosscheck {

using chess::Bitboard;
using chess::Move;
using chess::MoveKind;
using chess::MoveList;
using chess::PieceKind;
using chess::Position;

namespace {

void play(Path& path, Move move) {
    path.moves.push_back(move);
    path.end = path.end.after(move);
}

/// Moves after which more is different than one man's square.
MoveList telling_moves(const Position& position, const MoveList& moves) {
    const Bitboard enemies = position.pieces(opposite(position.side_to_move()));
    const Bitboard with_rights =
        position.castling_rooks().any() ? position.castling_rooks() | position.kings() : chess::kNoSquares;
    MoveList telling;
    for (const Move move : moves) {
        if (move.kind() != MoveKind::Normal || enemies.contains(move.to()) || with_rights.contains(move.from())) {
            telling.push_back(move);
        }
    }
    return telling;
}

/// The move that takes the side's last move back, if it is legal now.
const Move* return_move(const Path& path, const MoveList& moves) {
    if (path.moves.size() < 2) return nullptr;
    const Move last = path.moves[path.moves.size() - 2];
    for (const Move& move : moves) {
        if (move.kind() == MoveKind::Normal && move.from() == last.to() && move.to() == last.from()) return &move;
    }
    return nullptr;
}

/// Captures of rooks with rights, and by rooks where a move has just ended: one that takes the place of such a rook.
MoveList rook_captures(const Path& path, const MoveList& moves) {
    MoveList found;
    const Bitboard enemy_rooks = path.end.castling_rooks() & path.end.pieces(opposite(path.end.side_to_move()));
    const Bitboard last = path.moves.empty() ? chess::kNoSquares : Bitboard(path.moves.back().to());
    const Bitboard rooks = path.end.rooks();
    for (const Move move : moves) {
        const bool back = move.kind() == MoveKind::Normal && last.contains(move.to()) && rooks.contains(move.from());
        if (back || enemy_rooks.contains(move.to())) found.push_back(move);
    }
    return found;
}

Move any_of(const MoveList& moves, CounterRandom& random) { return moves[random.below(moves.size())]; }

/// The shares of moves in percent.
struct Taste {
    unsigned back;
    unsigned telling;
};

bool play_one(Path& path, Taste taste, CounterRandom& random) {
    const MoveList moves = legal_moves(path.end);
    if (moves.empty()) return false;
    const Move* const back = return_move(path, moves);
    const bool go_back = random.percent(taste.back);
    const bool go_telling = random.percent(taste.telling);
    if (back && go_back) {
        play(path, *back);
        return true;
    }
    MoveList telling = go_telling ? rook_captures(path, moves) : MoveList();
    if (go_telling && telling.empty()) telling = telling_moves(path.end, moves);
    play(path, any_of(telling.empty() ? moves : telling, random));
    return true;
}

}  // namespace

void play_on(Path& path, int plies, CounterRandom& random) {
    while (plies-- > 0 && play_one(path, {.back = 10, .telling = 25}, random)) {
    }
}

void play_to_and_fro(Path& path, CounterRandom& random) {
    const int plies = random.between(3, 4);
    for (int ply = 0; ply < plies; ++ply) {
        if (!play_one(path, {.back = 85, .telling = 60}, random)) return;
    }
}

Path random_game(CounterRandom& random, chess::Variant variant) {
    constexpr int kMostPlies = 120;
    Position start = Position::start();
    if (variant == chess::Variant::Chess960) {
        const std::size_t white = random.below(chess::kChess960Starts);
        const std::size_t black = random.percent(25) ? random.below(chess::kChess960Starts) : white;
        start = chess::chess960_start(white, black);
    }
    Path path{start};
    play_on(path, random.between(1, kMostPlies), random);
    return path;
}

}  // namespace plyproof::crosscheck
