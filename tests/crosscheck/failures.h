// SPDX-License-Identifier: MIT
// Failures for tests: of the slow generator with planted bugs, and of programs that break down.
#pragma once

#include <stdexcept>
#include <string>

#include "crosscheck/fuzz_examine.h"
#include "diagnose/mutant_oracle.h"
#include "diagnose/path_to.h"

namespace plyproof::crosscheck {

/// The first failure of a program at a question. Throws, and so fails the test, where it answers right.
inline Failure failure_at(oracle::Oracle& judged, const oracle::Question& question) {
    Examined examined = examine({judged}, question, {});
    if (examined.failures.empty()) throw std::invalid_argument("the answer is right");
    return std::move(examined.failures.front());
}

inline Failure wrong_answer(mutants::Bug bug, const char* fen, const std::string& moves = "", int depth = 1) {
    diagnose::MutantOracle mutant({bug});
    return failure_at(mutant, diagnose::path_to(fen, moves, depth));
}

inline Failure breakdown(oracle::OracleErrorKind kind, process::ExitStatus exit = {},
                         const char* fen = "4k3/8/8/8/3N4/8/8/4K3 w - - 0 1", int depth = 1) {
    return {diagnose::path_to(fen, "", depth), std::nullopt,
            oracle::OracleError{kind, "./mine failed", exit, {"thinking"}, {"index out of range"}}};
}

}  // namespace plyproof::crosscheck
