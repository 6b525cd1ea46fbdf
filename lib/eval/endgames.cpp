// SPDX-License-Identifier: MIT
#include "eval/endgames.h"

#include <algorithm>
#include <cstdlib>

#include "eval/king_and_pawn.h"
#include "eval/scene.h"
#include "eval/weights.h"

namespace plyproof::eval {

namespace {

/// The men of the side that faces a bare king.
struct Army {
    Bitboard pawns, knights, bishops, heavy;

    Army(const chess::Position& position, Color color)
        : pawns(position.pawns() & position.pieces(color)),
          knights(position.knights() & position.pieces(color)),
          bishops(position.bishops() & position.pieces(color)),
          heavy(position.straight_sliders() & position.pieces(color)) {}

    [[nodiscard]] bool has_bishop_pair() const {
        return (bishops & kDarkSquares).any() && (bishops - kDarkSquares).any();
    }
    [[nodiscard]] bool can_mate() const {
        return heavy.any() || has_bishop_pair() || (bishops.any() && knights.any()) || knights.size() >= 3;
    }
    [[nodiscard]] bool is_one_pawn() const {
        return pawns.any() && !pawns.more_than_one() && (knights | bishops | heavy).empty();
    }
    [[nodiscard]] bool is_bishop_and_knight() const {
        return heavy.empty() && pawns.empty() && knights.size() == 1 && bishops.size() == 1;
    }
};

/// 0 in the centre to 6 in a corner.
int steps_from_centre(Square square) {
    const auto from_centre = [](int line) { return std::max(3 - line, line - 4); };
    return from_centre(static_cast<int>(chess::file_of(square))) +
           from_centre(static_cast<int>(chess::rank_of(square)));
}

/// 7 in a corner of the bishop's colour, 0 on the diagonal between the other two corners.
int steps_to_right_corner(Square king, Bitboard bishop) {
    const int file = static_cast<int>(chess::file_of(king));
    const int rank = static_cast<int>(chess::rank_of(king));
    return (bishop & kDarkSquares).any() ? std::abs(7 - rank - file) : std::abs(rank - file);
}

/// What a won ending is worth to the side that wins it.
int won_value(const chess::Position& position, const Army& army, Color winner) {
    const Square loser = position.king(opposite(winner));
    const Bitboard queens = position.queens() & position.pieces(winner);
    const int material = 100 * army.pawns.size() + 300 * (army.knights | army.bishops).size() +
                         500 * army.heavy.size() + 400 * queens.size();
    int drive = 20 * steps_from_centre(loser) - 10 * distance(loser, position.king(winner));
    if (army.is_bishop_and_knight()) drive += 60 * steps_to_right_corner(loser, army.bishops);
    return kKnownWin + material + drive;
}

int value_of_one_pawn(const chess::Position& position, Square pawn, Color strong) {
    const Square weak_king = position.king(opposite(strong));
    if (!pawn_wins(strong, position.king(strong), pawn, weak_king, position.side_to_move())) return 0;
    return kWonPawn + kWonPawnForRank * static_cast<int>(rank_index(strong, pawn));
}

std::optional<int> against_bare_king(const chess::Position& position, Color strong) {
    const Army army(position, strong);
    if (army.can_mate()) return won_value(position, army, strong);
    if (army.pawns.empty()) return 0;
    if (army.is_one_pawn()) return value_of_one_pawn(position, army.pawns.first(), strong);
    return std::nullopt;
}

}  // namespace

std::optional<int> known_ending(const chess::Position& position) {
    for (const Color strong : base::kAll<Color>) {
        if (position.pieces(opposite(strong)).more_than_one()) continue;
        const auto value = against_bare_king(position, strong);
        if (!value) return std::nullopt;
        return strong == Color::White ? *value : -*value;
    }
    return std::nullopt;
}

}  // namespace plyproof::eval
