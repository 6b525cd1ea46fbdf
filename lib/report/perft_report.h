// SPDX-License-Identifier: MIT
// What `perft` answers about one position, and its forms. Text is for people and for `cut` and `sort`; JSON has one
// object a position ("schema": 1, counts as decimal strings, since many readers of JSON have only 53 bits); CSV has one
// line a depth or a move, under one header.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "diagnose/count_hint.h"
#include "perft/divide_lines.h"
#include "perft/statistics.h"
#include "report/style.h"

namespace plyproof::report {

struct PerftRow {
    int depth = 0;
    std::uint64_t nodes = 0;
    std::optional<perft::Statistics> statistics{};
};

/// A count that was stopped before it was done.
struct PartialCount {
    int depth = 0;
    std::uint64_t nodes = 0;  ///< below the first moves that were done
    std::size_t moves_done = 0;
    std::size_t moves = 0;  ///< 0: nothing is known, as of statistics, which are not counted move by move
};

/// A count that somebody expected and did not get.
struct Mismatch {
    int depth = 0;
    oracle::ForeignCount expected = 0;
    std::uint64_t counted = 0;
    std::vector<diagnose::CountHint> hints{};
    std::string next_command{};  ///< what to type next
};

struct PerftReport {
    std::string fen;
    std::vector<PerftRow> rows{};  ///< in rising depth
    bool table = false;            ///< show the rows under each other, even a single one
    std::optional<perft::DivideLines> divide{};
    bool fen_above_divide = false;          ///< in text, where the answers for several positions follow each other
    std::optional<PartialCount> partial{};  ///< where a stop came
    std::optional<Mismatch> mismatch{};
};

/// A single count as "COUNT  depth D  FEN"; a table, statistics or a divide each in several lines. Ends with a newline.
[[nodiscard]] std::string perft_text(const PerftReport& report, Style style = {});

/// How an expected count differs, and what to type next, in two lines without the last newline.
[[nodiscard]] std::string mismatch_text(const Mismatch& mismatch, Style style = {});

/// One line of JSON with a newline.
[[nodiscard]] std::string perft_json(const PerftReport& report);

/// Lines of CSV without a header.
[[nodiscard]] std::string perft_csv(const PerftReport& report);
/// The header that fits; REQUIRES: all reports under it have the same options.
[[nodiscard]] std::string perft_csv_header(bool with_statistics, bool with_divide);

}  // namespace plyproof::report
