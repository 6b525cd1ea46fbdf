// SPDX-License-Identifier: MIT
// The right answer to the question by which dialects are found.
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>
#include <vector>

#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "support/position_of.h"

namespace plyproof::oracle {

inline constexpr const char* kKnownFen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

inline std::vector<std::string> divide_of(std::string_view fen) {
    std::vector<std::string> lines;
    for (const chess::Move move : chess::legal_moves(support::position_of(fen))) {
        lines.push_back(chess::to_uci(move, chess::Variant::Standard) + ": 1");
    }
    lines.push_back(fmt::format("Nodes searched: {}", lines.size()));
    return lines;
}

inline std::vector<std::string> known_divide() { return divide_of(kKnownFen); }

}  // namespace plyproof::oracle
