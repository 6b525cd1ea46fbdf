// SPDX-License-Identifier: MIT
#include "eval/scaling.h"

#include <algorithm>

#include "eval/scene.h"
#include "eval/trace.h"

namespace plyproof::eval {

namespace {

constexpr Bitboard kQueenSide{0x0F0F0F0F0F0F0F0F};
constexpr Bitboard kRookFiles = squares_of(chess::File::A) | squares_of(chess::File::H);

/// The men of one side, without its king.
struct Men {
    Bitboard pawns, knights, bishops, rooks, queens;
    Square king;

    Men(const chess::Position& position, Color color)
        : pawns(position.pawns() & position.pieces(color)),
          knights(position.knights() & position.pieces(color)),
          bishops(position.bishops() & position.pieces(color)),
          rooks(position.rooks() & position.pieces(color)),
          queens(position.queens() & position.pieces(color)),
          king(position.king(color)) {}

    /// In minor pieces' thirds: 3, 3, 5, 9.
    [[nodiscard]] int piece_value() const {
        return 3 * (knights | bishops).size() + 5 * rooks.size() + 9 * queens.size();
    }
    [[nodiscard]] bool has_only_bishops() const { return (knights | rooks | queens).empty(); }
    [[nodiscard]] bool has_one_rook_only() const { return (knights | bishops | queens).empty() && rooks.size() == 1; }
};

/// Pawns of one rook file, no help but bishops that do not hold the corner, and the enemy king is there or beside it.
bool is_corner_fortress(const Men& ahead, const Men& behind, Color color) {
    if (!ahead.has_only_bishops() || ahead.pawns.empty() || !kRookFiles.contains_all(ahead.pawns)) return false;
    const chess::File file = chess::file_of(ahead.pawns.first());
    const Square corner = chess::make_square(file, chess::relative_rank(color, chess::Rank::Eighth));
    return squares_of(file).contains_all(ahead.pawns) && (ahead.bishops & squares_like(corner)).empty() &&
           distance(behind.king, corner) <= 1;
}

int scale_without_pawns(const Men& ahead, const Men& behind) {
    const int edge = ahead.piece_value() - behind.piece_value();
    if (ahead.piece_value() <= 3) return 0;
    const bool two_knights = ahead.piece_value() == 6 && ahead.knights.size() == 2;
    if (edge > 3 && !two_knights) return kScales.no_pawns_left;
    return behind.piece_value() <= 3 ? kScales.no_pawns_minor_enemy : kScales.no_pawns_small_edge;
}

bool have_opposite_bishops(const Men& ahead, const Men& behind) {
    return ahead.bishops.size() == 1 && behind.bishops.size() == 1 &&
           !squares_like(ahead.bishops.first()).contains(behind.bishops.first());
}

int passed_pawn_count(const Men& ahead, const Men& behind, Color color) {
    const Bitboard guarded = color == Color::White ? in_front_of<Color::Black>(behind.pawns | beside(behind.pawns))
                                                   : in_front_of<Color::White>(behind.pawns | beside(behind.pawns));
    return (ahead.pawns - guarded).size();
}

int scale_of_opposite_bishops(const Men& ahead, const Men& behind, Color color) {
    if (!ahead.has_only_bishops() || !behind.has_only_bishops()) return kScales.opposite_bishops_pieces;
    return kScales.opposite_bishops + kScales.each_passed_pawn * passed_pawn_count(ahead, behind, color);
}

bool is_drawish_rook_ending(const Men& ahead, const Men& behind) {
    const Bitboard pawns = ahead.pawns | behind.pawns;
    const bool one_wing = kQueenSide.contains_all(pawns) || (kQueenSide & pawns).empty();
    return ahead.has_one_rook_only() && behind.has_one_rook_only() && one_wing &&
           ahead.pawns.size() - behind.pawns.size() <= 1;
}

}  // namespace

int scale_for(const chess::Position& position, Color color) {
    const Men ahead(position, color);
    const Men behind(position, opposite(color));
    if (ahead.pawns.empty()) return scale_without_pawns(ahead, behind);
    if (is_corner_fortress(ahead, behind, color)) return 0;
    int scale = std::min(kFullScale, kScales.no_pawns_left + kScales.each_pawn * ahead.pawns.size());
    if (have_opposite_bishops(ahead, behind)) scale = std::min(scale, scale_of_opposite_bishops(ahead, behind, color));
    if (is_drawish_rook_ending(ahead, behind)) scale = std::min(scale, kScales.rook_ending_one_pawn);
    return scale;
}

}  // namespace plyproof::eval
