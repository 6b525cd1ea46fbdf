// SPDX-License-Identifier: MIT
// Two divides side by side: what `divide --compare` says about another program's answer.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chess/position_from.h"
#include "diagnose/count_hint.h"
#include "diagnose/diff.h"
#include "oracle/foreign_divide.h"
#include "report/style.h"

namespace plyproof::report {

struct CompareReport {
    chess::Accepted asked;  ///< the position both answered for
    std::string fen;        ///< of that position
    int depth = 0;
    std::string name;  ///< of the other answer: a file, or "standard input"
    perft::Divide ours{};
    oracle::ForeignDivide theirs{};
    diagnose::Diff diff{};
    std::vector<diagnose::CountHint> total_hints{};  ///< about the other total
    std::string next_command{};                      ///< what to type next; empty when there is nothing deeper
};

/// The rows that differ, the totals, the verdict and what to do next. Ends with a newline.
[[nodiscard]] std::string compare_text(const CompareReport& report, Style style = {});

/// One line of JSON with a newline.
[[nodiscard]] std::string compare_json(const CompareReport& report);

/// "moves,ours,theirs,status" and a line for each move that either side has.
[[nodiscard]] std::string compare_csv(const CompareReport& report);

/// "mine.txt answers for depth 3, not 2". REQUIRES: other_depths is not empty.
[[nodiscard]] std::string other_depths_text(const CompareReport& report);

/// One sentence for each thing about the other text that is worth knowing: repeated moves and the like. Of many alike
/// the first three and how many more there are.
[[nodiscard]] std::vector<std::string> compare_warnings(const CompareReport& report);

/// How many lines were skipped and how the first ones begin; empty when none was.
[[nodiscard]] std::string skipped_lines_text(const CompareReport& report);

}  // namespace plyproof::report
