// SPDX-License-Identifier: MIT
// What the fuzz targets share: require() ends the run with a sentence when a promise is broken, and most targets read
// their input as a FEN on the first line and the text to try on the second.
#pragma once

#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <utility>

#include "chess/fen.h"
#include "chess/position_from.h"

namespace plyproof::fuzzing {

/// `promise` says what should have held.
inline void require(bool holds, const char* promise) {
    if (holds) return;
    std::fprintf(stderr, "broken promise: %s\n", promise);
    std::abort();
}

inline std::string_view text_of(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

/// The text before and after the first line end.
inline std::pair<std::string_view, std::string_view> first_line_and_rest(std::string_view text) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return {text, {}};
    return {text.substr(0, end), text.substr(end + 1)};
}

/// The position of a FEN, when it is one.
inline std::optional<chess::Accepted> accepted(std::string_view fen) {
    const auto setup = chess::parse_fen(fen);
    if (!setup) return std::nullopt;
    auto position = chess::position_from(*setup);
    if (!position) return std::nullopt;
    return *std::move(position);
}

}  // namespace plyproof::fuzzing
