// SPDX-License-Identifier: MIT
// Positions for tests, from FEN.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "chess/fen.h"
#include "chess/position_from.h"

namespace plyproof::support {

/// The position and the variant a FEN means. Throws, and so fails the test, where the FEN or the position is wrong.
inline chess::Accepted accepted(std::string_view fen, chess::VariantMode mode = chess::VariantMode::Auto) {
    const auto setup = chess::parse_fen(fen);
    if (!setup) throw std::invalid_argument("no FEN: " + std::string(fen));
    const auto result = chess::position_from(*setup, mode);
    if (!result) throw std::invalid_argument("no legal position: " + std::string(fen));
    return *result;
}

inline chess::Position position_of(std::string_view fen, chess::VariantMode mode = chess::VariantMode::Auto) {
    return accepted(fen, mode).position;
}

}  // namespace plyproof::support
