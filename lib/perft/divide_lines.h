// SPDX-License-Identifier: MIT
// The lines of a divide as users see them: the moves as text, sorted, with their counts. Plain text is Stockfish's to
// the letter ("e2e4: 600", an empty line, "Nodes searched: 13200"), so that sorted outputs can be compared with diff.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "chess/position_from.h"
#include "perft/deep_divide.h"
#include "perft/divide.h"

namespace plyproof::perft {

struct DivideLine {
    std::string moves;  ///< one move, or several with blanks between for deeper splits
    std::uint64_t nodes = 0;

    friend bool operator==(const DivideLine&, const DivideLine&) = default;
};

struct DivideLines {
    int depth = 0;
    std::vector<DivideLine> lines{};  ///< sorted by text
    std::uint64_t total = 0;
    bool complete = true;  ///< false: stopped before all moves were counted
};

/// The divide with its moves as text, in order.
[[nodiscard]] DivideLines divide_lines(const Divide& divide, int depth, chess::Variant variant);
[[nodiscard]] DivideLines divide_lines(const DeepDivide& divide, int depth, chess::Variant variant);

/// Stockfish's lines; a divide that is not complete ends with "Nodes searched so far: N".
[[nodiscard]] std::string divide_text(const DivideLines& divide);

}  // namespace plyproof::perft
