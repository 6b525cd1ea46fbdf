// SPDX-License-Identifier: MIT
// Scene: a position in which a move is to be judged, with what a Position does not keep: the square that the last
// double step passed, even where no capture on it is legal. A move that is wrongly taken for en passant breaks another
// law when there was a double step than when there was none.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "chess/position.h"
#include "chess/position_from.h"
#include "explain/rule.h"

namespace plyproof::explain {

struct Scene {
    chess::Position position;
    chess::Variant variant = chess::Variant::Standard;
    std::optional<chess::Square> passed{};  ///< what the last double step passed
};

/// A rule, and what it means for the move in question: squares and men by name, no full stop.
struct Reason {
    Rule rule;
    std::string words;

    friend bool operator==(const Reason&, const Reason&) = default;
};

using Reasons = std::vector<Reason>;

/// Puts the reasons in the order of Rule.
inline void sort_by_rule(Reasons& reasons) {
    std::stable_sort(reasons.begin(), reasons.end(), [](const Reason& a, const Reason& b) { return a.rule < b.rule; });
}

/// Of several reasons with the same rule only the first stays; the others keep their order.
inline void keep_first_of_each_rule(Reasons& reasons) {
    Reasons kept;
    for (Reason& reason : reasons) {
        const bool is_known =
            std::any_of(kept.begin(), kept.end(), [&](const Reason& other) { return other.rule == reason.rule; });
        if (!is_known) kept.push_back(std::move(reason));
    }
    reasons = std::move(kept);
}

/// The scene after the last of some moves. REQUIRES: they are legal, one after the other.
[[nodiscard]] inline Scene after(const Scene& scene, chess::Move move) {
    const bool double_push = move.kind() == chess::MoveKind::DoublePush;
    const int middle = (chess::index_of(move.from()) + chess::index_of(move.to())) / 2;
    return {scene.position.after(move), scene.variant,
            double_push ? std::optional(chess::square_at(middle)) : std::nullopt};
}

}  // namespace plyproof::explain
