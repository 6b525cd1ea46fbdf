// SPDX-License-Identifier: MIT
#include "oracle/divide_text.h"

#include <algorithm>
#include <utility>

#include "base/text_fields.h"
#include "oracle/line_words.h"

namespace plyproof::oracle {

namespace {

/// The last of several answers; a move line behind a total begins a new one.
void begin_answer_if_needed(DivideText& divide) {
    const auto ends_answer = [](const TotalLine& total) { return total.kind != TotalKind::Info; };
    if (divide.moves.empty() || divide.totals.empty()) return;
    const bool ended = std::ranges::any_of(divide.totals, [&](const TotalLine& total) {
        return ends_answer(total) && total.line > divide.moves.back().line;
    });
    if (!ended) return;
    divide.moves.clear();
    divide.totals.clear();
    ++divide.answers;
}

/// Blanks between two numbers can be a digit group or two columns: the total tells.
void settle_blank_groups(DivideText& divide) {
    ForeignCount with_groups = 0;
    ForeignCount with_columns = 0;
    for (const MoveLine& move : divide.moves) {
        with_groups += move.nodes;
        with_columns += move.first_group.value_or(move.nodes);
    }
    const auto is_total = [&](ForeignCount sum) {
        return std::ranges::any_of(divide.totals, [&](const TotalLine& total) { return total.nodes == sum; });
    };
    if (with_groups == with_columns || is_total(with_groups) || !is_total(with_columns)) return;
    for (MoveLine& move : divide.moves) move.nodes = move.first_group.value_or(move.nodes);
}

}  // namespace

DivideText parse_divide_text(std::string_view text) {
    DivideText divide;
    std::size_t number = 0;
    for (const base::TextField& field : base::split_at(text, '\n')) {
        ++number;
        const std::string line = cleaned_line(field.text);
        if (line.empty()) continue;
        if (auto move = read_move_line(line)) {
            begin_answer_if_needed(divide);
            divide.moves.push_back({std::move(move->move), move->nodes, number, move->first_group});
        } else if (const auto total = read_total_line(line)) {
            divide.totals.push_back({total->kind, total->nodes, number});
        } else {
            divide.skipped.push_back({line, number});
        }
    }
    settle_blank_groups(divide);
    return divide;
}

ForeignCount sum_of(const DivideText& divide) {
    ForeignCount sum = 0;
    for (const MoveLine& move : divide.moves) sum += move.nodes;
    return sum;
}

std::optional<ForeignCount> total_of(const DivideText& divide) {
    const ForeignCount sum = sum_of(divide);
    const auto fits = [&](const TotalLine& total) { return total.nodes == sum; };
    if (!divide.moves.empty() && std::ranges::any_of(divide.totals, fits)) return sum;
    const auto number_of_moves = static_cast<ForeignCount>(divide.moves.size());
    for (const TotalKind kind : {TotalKind::Named, TotalKind::Info, TotalKind::Bare, TotalKind::Moves}) {
        std::optional<ForeignCount> last;
        for (const TotalLine& total : divide.totals) {
            if (total.kind == kind && (kind != TotalKind::Moves || total.nodes != number_of_moves)) last = total.nodes;
        }
        if (last) return last;
    }
    return std::nullopt;
}

}  // namespace plyproof::oracle
