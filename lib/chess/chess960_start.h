// SPDX-License-Identifier: MIT
// The start positions of Chess960 by Reinhard Scharnagl's numbers, in which 518 is the array of standard chess. The
// sides may differ ("double Chess960").
#pragma once

#include <array>
#include <cstddef>

#include "chess/position.h"

namespace plyproof::chess {

inline constexpr std::size_t kChess960Starts = 960;

/// The men of a back rank, files a to h. REQUIRES: number < kChess960Starts.
[[nodiscard]] std::array<PieceKind, 8> chess960_back_rank(std::size_t number);

/// The start position with these back ranks and all rights. REQUIRES: both < kChess960Starts.
[[nodiscard]] Position chess960_start(std::size_t white, std::size_t black);

}  // namespace plyproof::chess
