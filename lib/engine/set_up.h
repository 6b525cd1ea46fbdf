// SPDX-License-Identifier: MIT
// From the words of `position` to a game: taken whole or not at all.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "chess/position_from.h"
#include "engine/record.h"
#include "uci/command.h"

namespace plyproof::engine {

struct SetUp {
    Record record;
    std::vector<std::string> remarks;  ///< what was dropped from the FEN, in words
};

/// The error says what is wrong and where.
[[nodiscard]] base::Result<SetUp, std::string> set_up(const uci::PositionCommand& command, chess::Variant variant);

/// The legal move that a text means: UCI, else SAN. The error names the text.
[[nodiscard]] base::Result<chess::Move, std::string> read_move(const chess::Position& position, std::string_view text,
                                                               chess::Variant variant);

}  // namespace plyproof::engine
