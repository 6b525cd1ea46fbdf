// SPDX-License-Identifier: MIT
// The names that columns of CSV files and keys of JSON objects go by. Capital letters, blanks, "_", "-", and brackets
// in a name do not matter.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace plyproof::suite {

enum class FieldRole : std::uint8_t {
    Fen,      ///< fen, epd, position
    Id,       ///< id, name
    Mode,     ///< mode, variant
    Depth,    ///< depth, ply: the depth of the count beside it
    Nodes,    ///< nodes, count, leaves, perft, result, expected, ...: one count, or in JSON several
    NodesAt,  ///< D3, depth 3, perft(3), 3, ...: the count at that depth
};

struct FieldName {
    FieldRole role;
    int depth = 0;  ///< NodesAt only: 1 to kMaxDepth, or 0 when the name says another number

    friend bool operator==(const FieldName&, const FieldName&) = default;
};

/// The role of a name; nothing for names that say nothing to us.
[[nodiscard]] std::optional<FieldName> field_named(std::string_view name);

}  // namespace plyproof::suite
