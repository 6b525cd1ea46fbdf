// SPDX-License-Identifier: MIT
// Programs that turn the board round for Black may forget to turn the moves back: each is right, and written as the
// other side sees it.
#pragma once

#include <optional>
#include <string>

#include "diagnose/node.h"
#include "oracle/foreign_divide.h"

namespace plyproof::diagnose {

/// In words how an answer's moves must be turned to be exactly the legal ones; nothing where that does not help, or is
/// not needed.
[[nodiscard]] std::optional<std::string> turned_list(const Node& node, const oracle::ForeignDivide& answer);

}  // namespace plyproof::diagnose
