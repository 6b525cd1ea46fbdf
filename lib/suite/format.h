// SPDX-License-Identifier: MIT
// The text formats that suites come in (docs/suite-format.md has an example of each), and how to tell them apart.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/enum_array.h"

namespace plyproof::suite {

enum class Format : std::uint8_t {
    Epd,       ///< FEN ;D1 20 ;D2 400 ;id "x"
    Blocks,    ///< lines "id x", "epd FEN", "perft 1 20"
    Csv,       ///< FEN,20,400 or named columns
    Pipe,      ///< FEN|depth|nodes
    JsonList,  ///< [{"fen": ..., "depth": 1, "nodes": 20}, ...]
    Json,      ///< plyproof's own: {"schema": 1, "cases": [...]}
};

/// "epd", "blocks", "csv", "pipe", "json-list", "json".
[[nodiscard]] std::string_view name_of(Format format);
/// The other way round; nothing for any other text.
[[nodiscard]] std::optional<Format> format_from_name(std::string_view name);

/// What a text looks like, judged by its content only: JSON by its first character, the others by what most of the
/// first lines look like. Text without any sign of a format is Epd.
[[nodiscard]] Format detect_format(std::string_view text);

}  // namespace plyproof::suite

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::suite::Format> = 6;
