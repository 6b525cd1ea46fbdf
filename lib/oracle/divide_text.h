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
#include "oracle/unread_words.h"

namespace plyproof::oracle {

/// A line with a move and its count, or among such lines one that names no move: see read_attempt_line.
struct MoveLine {
    std::string move;  ///< as it was spelled
    ForeignCount nodes;
    std::size_t line;                           ///< from 1
    std::optional<ForeignCount> first_group{};  ///< see ReadCount
    bool splits_deeper = false;                 ///< see MoveWords
};

struct TotalLine {
    TotalKind kind;
    ForeignCount nodes;
    std::size_t line;
    std::optional<int> depth{};  ///< when the line names it
};

/// A line, or the rest of one, that was neither; blank ones are not worth keeping.
struct SkippedLine {
    std::string text;  ///< at most a thousand bytes of it
    std::size_t line;
    UnreadWords unread{};  ///< the moves whose counts it may hold all the same
};

struct DivideText {
    std::vector<MoveLine> moves;
    std::vector<TotalLine> totals;
    std::vector<SkippedLine> skipped;
    bool unsure_groups = false;  ///< "2 400": nothing tells whether it is one number or two; taken for one
    int answers = 1;  ///< more than one: the text held several divides, and this is the one for `depth` or the last
    std::optional<int> depth{};  ///< the depth that was asked for, when known
};

/// Reads a text of any kind; lines end with LF, CR LF or CR. Never fails: a text that says nothing gives empty lists.
/// `depth` tells the answer that is meant where the text holds several and names their depths.
[[nodiscard]] DivideText parse_divide_text(std::string_view text, std::optional<int> depth = std::nullopt);

/// The sum over the move lines.
[[nodiscard]] ForeignCount sum_of(const DivideText& divide);

/// The total that the program claims: the one that fits the sum if any does, else the last and most explicit one.
/// Nothing when there is none; a Moves line that only counts the moves is none, nor is a line for another depth.
[[nodiscard]] std::optional<ForeignCount> total_of(const DivideText& divide);

/// Totals that are not that one, but as explicit: the program contradicts itself, or the text holds several answers.
[[nodiscard]] std::vector<TotalLine> other_totals(const DivideText& divide);

/// The depths that total lines name when none of them names the depth asked for; rising, each once.
[[nodiscard]] std::vector<int> other_depths(const DivideText& divide);

}  // namespace plyproof::oracle
