// SPDX-License-Identifier: MIT
// Positions for tests, straight from a FEN that the test knows to be good; a bad one throws.
#pragma once

#include <string_view>

#include "chess/fen.h"
#include "chess/position_from.h"

namespace plyproof::support {

inline chess::Setup setup_from(std::string_view fen) { return chess::parse_fen(fen).value(); }

inline chess::Position position_from(std::string_view fen, chess::VariantMode mode = chess::VariantMode::Auto) {
    return chess::position_from(setup_from(fen), mode).value().position;
}

}  // namespace plyproof::support
