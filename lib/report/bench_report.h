// SPDX-License-Identifier: MIT
// What `perft --bench` tells: how fast each kernel counts the bench positions (perft/known_positions.h), without a
// table and with one. Text is one table for people; JSON is one object ("schema": 1, counts as decimal strings); CSV
// has one line for each count. Incomplete benches keep what was measured.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "perft/known_positions.h"
#include "report/style.h"

namespace plyproof::report {

/// One count of one position.
struct BenchCount {
    std::uint64_t leaves = 0;              ///< as counted
    std::chrono::nanoseconds time{};       ///< wall time
    std::optional<std::uint64_t> ticks{};  ///< of the CPU's time stamp counter, where it has one
};

/// One way to count: the counts are those of the first positions, of all of them when the row is complete.
struct BenchRow {
    std::string kernel;
    std::uint64_t megabytes = 0;  ///< most memory for the table; 0: no table
    std::vector<BenchCount> counts{};
};

struct BenchReport {
    unsigned threads = 1;
    std::vector<BenchRow> rows{};
    bool complete = true;  ///< false when it was stopped
};

/// A sentence for each count that is not the known one, naming it, without line ends. Empty when all are right.
[[nodiscard]] std::vector<std::string> wrong_counts(const BenchReport& report);

/// The table, with million leaves/s for each position and for all, and what its last columns mean.
[[nodiscard]] std::string bench_text(const BenchReport& report, Style style = {});
/// One line of JSON with a newline.
[[nodiscard]] std::string bench_json(const BenchReport& report);
/// Lines of CSV with their header.
[[nodiscard]] std::string bench_csv(const BenchReport& report);

}  // namespace plyproof::report
