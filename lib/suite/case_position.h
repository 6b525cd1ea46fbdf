// SPDX-License-Identifier: MIT
// The position of a case, and positions as keys of hash tables.
#pragma once

#include <cstddef>
#include <optional>

#include "chess/key.h"
#include "suite/suite.h"

namespace plyproof::suite {

/// The position of a case in its mode, with the remarks; or the laws it breaks, an empty list where the text is no FEN.
[[nodiscard]] base::Result<chess::Accepted, chess::SetupProblems> position_of(const Case& test_case);

struct PositionHash {
    std::size_t operator()(const chess::Position& position) const { return chess::key_of(position).low; }
};

}  // namespace plyproof::suite
