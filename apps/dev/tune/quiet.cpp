// SPDX-License-Identifier: MIT
#include "quiet.h"

#include <algorithm>

#include "chess/legal_moves.h"

namespace plyproof::tune {

namespace {

/// The usual count of pawns, from the side to move's point of view.
int material(const chess::Position& position) {
    const chess::Bitboard us = position.pieces(position.side_to_move());
    const auto balance = [us](chess::Bitboard men) { return 2 * (men & us).size() - men.size(); };
    return balance(position.pawns()) + 3 * balance(position.knights() | position.bishops()) +
           5 * balance(position.rooks()) + 9 * balance(position.queens());
}

/// What captures and promotions make of the material, or none of them.
class Settling {
public:
    /// Within alpha and beta. Of no meaning once is_too_much().
    int value(const chess::Position& position, int alpha, int beta) {
        alpha = std::max(alpha, material(position));
        if (alpha >= beta || is_too_much()) return alpha;
        for (const chess::Move move : chess::legal_captures_and_promotions(position)) {
            --left_;
            alpha = std::max(alpha, -value(position.after(move), -beta, -alpha));
            if (alpha >= beta) break;
        }
        return alpha;
    }
    /// So many captures that the position is anything but quiet.
    [[nodiscard]] bool is_too_much() const { return left_ <= 0; }

private:
    int left_ = 20'000;
};

}  // namespace

bool is_quiet(const chess::Position& position) {
    if (position.in_check()) return false;
    const int standing = material(position);
    Settling settling;
    return settling.value(position, standing, standing + 1) == standing && !settling.is_too_much();
}

}  // namespace plyproof::tune
