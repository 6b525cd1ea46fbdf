// SPDX-License-Identifier: MIT
#include "explain/broken_laws.h"

#include <fmt/format.h>

#include <utility>

#include "explain/castling_laws.h"
#include "explain/geometry_laws.h"
#include "explain/king_laws.h"
#include "explain/marked_text.h"
#include "explain/read_move.h"

namespace plyproof::explain {

using namespace chess;

namespace {

/// REQUIRES: the move is understood and no castling.
Reasons laws_broken_by(const Scene& scene, const ClaimedMove& move) {
    const Position& position = scene.position;
    auto squares = broken_square_law(position, move);
    if (squares && squares->rule != Rule::CapturesKing) return {*std::move(squares)};
    Reasons reasons;
    if (auto movement = broken_movement_law(scene, move)) reasons.push_back(*std::move(movement));
    if (squares) reasons.push_back(*std::move(squares));  // no man attacks the king now: it is not its movement
    if (!reasons.empty()) return reasons;
    if (looks_like_en_passant(position, move)) {
        reasons = broken_en_passant_laws(scene, move);
    } else if (position.kings().contains(move.from)) {
        reasons = broken_king_step_laws(position, move);
    } else {
        reasons = broken_safety_laws(position, move);
    }
    if (auto promotion = broken_promotion_law(position, move)) reasons.push_back(*std::move(promotion));
    sort_by_rule(reasons);
    return reasons;
}

}  // namespace

Reasons broken_laws(const Scene& scene, std::string_view text) {
    const auto move = read_claimed_move(scene.position, text);
    Reasons reasons;
    if (move) {
        const auto castling = read_claimed_castling(scene.position, *move);
        reasons = castling ? broken_castling_laws(scene.position, *castling) : laws_broken_by(scene, *move);
    }
    if (reasons.empty()) reasons.push_back({Rule::NoMove, fmt::format("{} is no move here", in_quotes(text))});
    return reasons;
}

}  // namespace plyproof::explain
