// SPDX-License-Identifier: MIT
// Well-known positions by name, so that nobody has to type their FENs.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace plyproof::perft {

struct KnownPosition {
    std::string_view name;   ///< small letters, digits and hyphens
    std::string_view fen;    ///< six fields
    std::string_view about;  ///< what it is good for, in a few words
    int depth;               ///< the depth of `nodes`
    std::uint64_t nodes;     ///< a published count, confirmed by Stockfish
};

/// All of them, the start position first.
[[nodiscard]] std::span<const KnownPosition> known_positions();

/// The position of that name; nothing when there is none.
[[nodiscard]] std::optional<KnownPosition> find_known_position(std::string_view name);

}  // namespace plyproof::perft
