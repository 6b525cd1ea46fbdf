// SPDX-License-Identifier: MIT
// What to run, decided before anything is counted: cases are filtered, positions judged, limits applied, repetitions
// found, and what is left is put in order, cheapest expectation first, so that faults show early and a run that is
// cut short has covered as much as it could.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "chess/position.h"
#include "gate/run_result.h"
#include "oracle/question.h"
#include "suite/suite.h"

namespace plyproof::gate {

struct Selection {
    std::optional<int> max_depth{};
    std::optional<std::uint64_t> max_nodes{};
    std::string filter{};  ///< as in suite::select(); empty: all cases
    bool unique = false;   ///< run an expectation that equal positions have in common once, in whatever suites they are
};

/// One expectation to run: a case that has a position, and which of its checks.
struct Task {
    CaseIndex where;
    std::size_t check = 0;
    chess::Position position;
    std::optional<chess::Square> passed{};  ///< the en-passant square of the FEN
};

struct Plan {
    RunResult result;           ///< with all that is known beforehand: bad positions, checks that are not to be run
    std::vector<Task> tasks{};  ///< cheapest first; equals in the order of the files
};

/// The question that a case puts to a program. An en-passant square that only history refutes is left out: no game gets
/// there, good programs may err there, and the count is the same.
[[nodiscard]] oracle::Question question_for(const chess::Setup& setup, const chess::Accepted& accepted, int depth);

[[nodiscard]] Plan make_plan(std::span<const suite::Suite> suites, const Selection& selection);

}  // namespace plyproof::gate
