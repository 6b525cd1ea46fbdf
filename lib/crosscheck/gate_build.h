// SPDX-License-Identifier: MIT
// Builds a gate: the cheapest part of some suites that finds every planted bug that they can show, and that has,
// besides, one case of every kind (gate_kinds.h). How well it finds bugs that nobody has planted is measured by leaving
// half of them out while it is built.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "crosscheck/power_matrix.h"
#include "suite/suite.h"

namespace plyproof::crosscheck {

struct GateOptions {
    MatrixOptions matrix{};
    std::uint64_t kinds_leaves = 1'500;  ///< an expectation of more leaves tries no kind: a bug must need it
    std::size_t splits = 10;
    std::uint64_t seed = 1;
};

struct Gate {
    suite::Suite suite;                ///< the cases that are always kept, then the chosen ones as they stood
    std::vector<std::size_t> hard;     ///< bugs that the kinds and the kept cases alone do not find
    std::vector<std::size_t> unkind;   ///< bugs that the kinds alone do not find
    std::vector<std::size_t> missed;   ///< bugs that it does not find
    std::vector<double> found_shares;  ///< of each split: the part that was left out and is found all the same
    std::vector<double> blind_shares;  ///< the same of gates without the cases that are always kept
};

/// What a gate is chosen from. All cases have positions and right counts.
struct GateCases {
    std::vector<suite::Case> chosen_for_all{};    ///< for kinds, and where a bug needs one
    std::vector<suite::Case> chosen_for_kinds{};  ///< many small ones, too many to put all bugs to them
    std::vector<suite::Case> kept{};              ///< stand in the gate whatever the others show
};

[[nodiscard]] Gate build_gate(const GateCases& cases, const std::vector<std::string>& bugs, const StartProgram& start,
                              const GateOptions& options);

}  // namespace plyproof::crosscheck
