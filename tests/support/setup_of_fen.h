// SPDX-License-Identifier: MIT
// Setups for tests, from FEN.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "chess/fen.h"

namespace plyproof::support {

/// What a FEN says, legal or not. Throws, and so fails the test, where the text is no FEN.
inline chess::Setup setup_of_fen(std::string_view fen) {
    const auto setup = chess::parse_fen(fen);
    if (!setup) throw std::invalid_argument("no FEN: " + std::string(fen));
    return *setup;
}

}  // namespace plyproof::support
