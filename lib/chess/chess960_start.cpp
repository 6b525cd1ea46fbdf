// SPDX-License-Identifier: MIT
#include "chess/chess960_start.h"

#include <cassert>

namespace plyproof::chess {

std::array<PieceKind, 8> chess960_back_rank(std::size_t number) {
    using enum PieceKind;
    assert(number < kChess960Starts);
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

Position chess960_start(std::size_t white, std::size_t black) {
    PositionParts parts;
    for (const Color color : base::kAll<Color>) {
        const auto rank = chess960_back_rank(color == Color::White ? white : black);
        for (const File file : base::kAll<File>) {
            const PieceKind kind = rank[static_cast<std::size_t>(file)];
            const Square home = make_square(file, relative_rank(color, Rank::First));
            parts.board[home] = Piece{color, kind};
            parts.board[make_square(file, relative_rank(color, Rank::Second))] = Piece{color, PieceKind::Pawn};
            if (kind == PieceKind::Rook) parts.castling_rooks |= Bitboard(home);
        }
    }
    return Position(parts);
}

}  // namespace plyproof::chess
