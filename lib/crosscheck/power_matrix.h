// SPDX-License-Identifier: MIT
// Which case shows which bug, and at which of its expectations first: what the choice of a small suite rests on. Each
// case is put alone to a program that has just been started, so bugs that only an order of questions shows are not
// seen here.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <vector>

#include "crosscheck/power.h"
#include "suite/suite.h"

namespace plyproof::crosscheck {

struct MatrixOptions {
    /// Every bug is put to the expectations of a case as long as they have no more leaves than this together.
    std::uint64_t cheap_leaves = 300;
    /// A bug that none of those shows is put to larger expectations, cheapest first, until one does: to so many of each
    /// size from one power of two to the next, evenly spread, since a faulty generator is slow.
    std::size_t per_size = 60;
    std::uint64_t most_leaves = 100'000;  ///< of an expectation
    unsigned jobs = 1;
    std::stop_token stop{};  ///< ends the work: what comes out then is of no use
};

/// For each bug and each case: the first expectation that shows it, where one is known to.
using Matrix = std::vector<std::vector<std::optional<std::size_t>>>;

/// `bugs` is their number; `start` as in measure_power(), and REQUIRED to answer. The cases have positions.
[[nodiscard]] Matrix make_matrix(const std::vector<suite::Case>& cases, std::size_t bugs, const StartProgram& start,
                                 const MatrixOptions& options);

}  // namespace plyproof::crosscheck
