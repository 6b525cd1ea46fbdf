// SPDX-License-Identifier: MIT
// What a run over suites found out, as plain values: suites, their cases, and one Check for each expectation, in the
// order of the files whatever order and number of threads they were run with.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/enum_array.h"
#include "base/uint128.h"
#include "chess/fen.h"
#include "chess/position_from.h"
#include "diagnose/descend.h"
#include "gate/second_opinion.h"
#include "gate/verdict.h"
#include "oracle/oracle_error.h"
#include "suite/suite.h"

namespace plyproof::gate {

/// One expectation and what became of it.
struct Check {
    suite::Expectation expected{0, 0};
    Outcome outcome = Outcome::NotRun;
    SkipReason skipped = SkipReason::None;
    std::optional<std::uint64_t> counted{};      ///< empty when not run, failed, or no number that 64 bits hold
    std::optional<oracle::ForeignCount> said{};  ///< a count of a program that 64 bits do not hold
    std::chrono::nanoseconds time{0};
    std::string message{};  ///< what is wrong besides the number, why there is none, or why nobody was asked
    std::optional<oracle::OracleError> failure{};  ///< of a program that gave no answer, with its last words
    std::optional<SecondOpinion> ours{};           ///< on a program's count that differs
    bool right_alone = false;  ///< a program is wrong here only after earlier questions: in a new process it is right
};

/// Where a program begins to be wrong and which rule it breaks.
struct Bisection {
    oracle::Question asked;
    diagnose::Diagnosis diagnosis;
};

/// Where a case lies in a list of suites.
struct CaseIndex {
    std::size_t suite = 0;
    std::size_t position = 0;

    friend bool operator==(const CaseIndex&, const CaseIndex&) = default;
};

struct CaseResult {
    suite::Case entry{};
    Verdict verdict = Verdict::Skipped;
    chess::Variant variant = chess::Variant::Standard;
    std::vector<Check> checks{};                 ///< one for each of entry.expected, in the same order
    std::optional<chess::FenError> fen_error{};  ///< BadPosition: the text is no FEN
    chess::SetupProblems problems{};             ///< BadPosition: the broken laws; otherwise what was fixed and noted
    std::optional<CaseIndex> repeats{};          ///< the case whose expectations a Repeated check repeats
    std::optional<Bisection> bisection{};        ///< of a disagreement
    std::chrono::nanoseconds time{0};            ///< sum of its checks
};

struct SuiteResult {
    std::string name{};
    std::vector<CaseResult> cases{};
};

struct Totals {
    base::EnumArray<Verdict, std::size_t> cases{};
    base::EnumArray<Outcome, std::size_t> checks{};
    base::EnumArray<SkipReason, std::size_t> skipped{};  ///< checks not run, by reason
    std::size_t without_expectations = 0;                ///< cases whose file said nothing about counts
    base::Uint128 nodes = 0;                             ///< leaves counted
    std::chrono::nanoseconds time{0};                    ///< sum over checks, not wall time
};

struct RunResult {
    std::vector<SuiteResult> suites{};
    std::string gave_up{};         ///< why the program was asked no more; empty when it was asked to the end
    std::size_t filtered_out = 0;  ///< cases that the filter left out; they stand nowhere else
    std::chrono::nanoseconds elapsed{0};
};

[[nodiscard]] Totals totals_of(const SuiteResult& suite);
[[nodiscard]] Totals totals_of(const RunResult& run);

/// The greatest depth of a check that was run, such that every selected one up to that depth was run too (those that a
/// depth or node limit or a repetition left out are not selected); empty when there is none.
[[nodiscard]] std::optional<int> complete_depth(const RunResult& run);

/// Everything that was selected was run.
[[nodiscard]] bool is_complete(const RunResult& run);

/// The verdict that the checks of a case with a playable position add up to.
[[nodiscard]] Verdict verdict_of(const std::vector<Check>& checks);

}  // namespace plyproof::gate
