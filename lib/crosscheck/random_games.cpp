// SPDX-License-Identifier: MIT
#include "crosscheck/random_games.h"

#include <array>
#include <cassert>

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

/// The back rank of a Chess960 start, files a to h.
std::array<PieceKind, 8> chess960_back_rank(std::size_t number) {
    using enum PieceKind;
    constexpr std::size_t kKnightPairs[10][2] = {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2},
                                                 {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};
    std::array<PieceKind, 8> rank;
    rank.fill(Pawn);  // stands for "free"
    const auto nth_free = [&rank](std::size_t n) {
        std::size_t file = 0;
        while (rank[file] != Pawn || n-- > 0) ++file;
        return file;
    };
    rank[number % 4 * 2 + 1] = Bishop;
    rank[number / 4 % 4 * 2] = Bishop;
    rank[nth_free(number / 16 % 6)] = Queen;
    const auto& knights = kKnightPairs[number / 96];
    const std::size_t second = nth_free(knights[1]);
    rank[nth_free(knights[0])] = Knight;
    rank[second] = Knight;
    for (const PieceKind kind : {Rook, King, Rook}) rank[nth_free(0)] = kind;
    return rank;
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
        const auto white = static_cast<unsigned>(random.below(960));
        const auto black = random.percent(25) ? static_cast<unsigned>(random.below(960)) : white;
        start = chess960_start(white, black);
    }
    Path path{start};
    play_on(path, random.between(1, kMostPlies), random);
    return path;
}

Position chess960_start(unsigned white, unsigned black) {
    assert(white < 960 && black < 960);
    chess::PositionParts parts;
    for (const chess::Color color : base::kAll<chess::Color>) {
        const auto rank = chess960_back_rank(color == chess::Color::White ? white : black);
        for (const chess::File file : base::kAll<chess::File>) {
            const PieceKind kind = rank[static_cast<std::size_t>(file)];
            const chess::Square home = make_square(file, relative_rank(color, chess::Rank::First));
            const chess::Square pawn = make_square(file, relative_rank(color, chess::Rank::Second));
            parts.board[home] = chess::Piece{color, kind};
            parts.board[pawn] = chess::Piece{color, PieceKind::Pawn};
            if (kind == PieceKind::Rook) parts.castling_rooks |= Bitboard(home);
        }
    }
    return Position(parts);
}

}  // namespace plyproof::crosscheck
