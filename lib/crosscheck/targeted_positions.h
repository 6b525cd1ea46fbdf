// SPDX-License-Identifier: MIT
// Targeted positions: for each rule where bugs hide, positions in which it is about to matter. One name for each
// target; what is drawn is said in targeted_*.h.
#pragma once

#include <optional>
#include <string_view>

#include "crosscheck/source_draft.h"

namespace plyproof::crosscheck {

enum class Target : std::uint8_t {
    EnPassant,
    Castling,
    Promotion,
    PawnMoves,
    Pin,
    Check,
    DoubleCheck,
    Discovery,
    Kings,
    Rim,
    Sliders,
    ManyMoves,
    Ending,
};

/// "en-passant".
[[nodiscard]] std::string_view name_of(Target target);

/// One try; nothing when it came to no legal position of this strictness.
[[nodiscard]] std::optional<Drafted> targeted_position(Target target, CounterRandom& random, chess::Variant variant,
                                                       Strictness strictness);

}  // namespace plyproof::crosscheck

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::crosscheck::Target> = 13;
