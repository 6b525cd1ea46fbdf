// SPDX-License-Identifier: MIT
// Reads what chess programs print when they are asked for a divide, whatever shape it has: "e2e4: 20", "1) e2e4 - 20",
// "move 3 : e2e4 : 20", SAN moves, digit groups, totals of all kinds, banners and colours in between. Text only: what
// the moves mean in a position is the question of foreign_divide.h.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/line_words.h"

namespace plyproof::oracle {

/// A line with a move and its count.
struct MoveLine {
    std::string move;  ///< as it was spelled
    ForeignCount nodes;
    std::size_t line;                           ///< from 1
    std::optional<ForeignCount> first_group{};  ///< see ReadCount
};

struct TotalLine {
    TotalKind kind;
    ForeignCount nodes;
    std::size_t line;
};

/// A line that was neither; blank ones are not worth keeping.
struct SkippedLine {
    std::string text;
    std::size_t line;
};

struct DivideText {
    std::vector<MoveLine> moves;
    std::vector<TotalLine> totals;
    std::vector<SkippedLine> skipped;
    int answers = 1;  ///< more than one: the text held several divides, and this is the last
};

/// Reads a text of any kind. Never fails: a text that says nothing gives empty lists.
[[nodiscard]] DivideText parse_divide_text(std::string_view text);

/// The sum over the move lines.
[[nodiscard]] ForeignCount sum_of(const DivideText& divide);

/// The total that the program claims: the one that fits the sum if any does, else the last and most explicit one.
/// Nothing when there is none; a Moves line that only counts the moves is none.
[[nodiscard]] std::optional<ForeignCount> total_of(const DivideText& divide);

}  // namespace plyproof::oracle
