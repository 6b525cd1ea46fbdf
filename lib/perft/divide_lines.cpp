// SPDX-License-Identifier: MIT
#include "perft/divide_lines.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "chess/move_text.h"

namespace plyproof::perft {

DivideLines divide_lines(const Divide& divide, int depth, chess::Variant variant) {
    DivideLines result{.depth = depth, .total = divide.total};
    for (const DivideEntry& entry : divide.entries) {
        result.lines.push_back({chess::to_uci(entry.move, variant), entry.nodes});
    }
    std::ranges::sort(result.lines, {}, &DivideLine::moves);
    return result;
}

DivideLines divide_lines(const DeepDivide& divide, int depth, chess::Variant variant) {
    DivideLines result{.depth = depth, .total = divide.total};
    for (const DeepEntry& entry : divide.entries) {
        std::string moves;
        for (const chess::Move move : entry.line) (moves += moves.empty() ? "" : " ") += chess::to_uci(move, variant);
        result.lines.push_back({std::move(moves), entry.nodes});
    }
    std::ranges::sort(result.lines, {}, &DivideLine::moves);
    return result;
}

std::string divide_text(const DivideLines& divide) {
    std::string text;
    for (const DivideLine& line : divide.lines) text += fmt::format("{}: {}\n", line.moves, line.nodes);
    return text + fmt::format("\nNodes searched{}: {}\n", divide.complete ? "" : " so far", divide.total);
}

}  // namespace plyproof::perft
