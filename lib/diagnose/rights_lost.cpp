// SPDX-License-Identifier: MIT
#include "diagnose/rights_lost.h"

namespace plyproof::diagnose {

using namespace chess;
using explain::Rule;

std::optional<LostRight> lost_right(const History& history, Color color, Wing wing) {
    for (std::size_t ply = history.moves.size(); ply-- > 0;) {
        const Position& before = history.scenes[ply].position;
        const auto rook = before.castling_rook(color, wing);
        if (!rook) continue;
        if (history.scenes[ply + 1].position.castling_rook(color, wing)) return std::nullopt;
        const Move move = history.moves[ply];
        Rule rule = Rule::CastlingAfterKingMove;
        if (move.from() == *rook) rule = Rule::CastlingAfterRookMove;
        if (before.side_to_move() != color) {
            rule = move.is_promotion() ? Rule::CastlingAfterPromotionCapture : Rule::CastlingAfterRookCaptured;
        }
        return LostRight{color, wing, *rook, ply, rule};
    }
    return std::nullopt;
}

}  // namespace plyproof::diagnose
