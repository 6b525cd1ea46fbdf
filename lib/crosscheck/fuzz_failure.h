// SPDX-License-Identifier: MIT
// Failure: a question that the program in question gets wrong, whether its answer is wrong or there is none, and what
// is known about it. Two failures with equal symptoms are the same bug.
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <vector>

#include "diagnose/finding.h"
#include "oracle/oracle_error.h"

namespace plyproof::crosscheck {

/// How a program breaks down instead of answering.
struct Breakdown {
    oracle::OracleErrorKind kind;  ///< Died, TimedOut, Refused or Unreadable
    int signal = 0;                ///< that ended it, or 0
    int exit_code = 0;             ///< where it ended by itself
    bool later = false;            ///< only after other questions: a new process answers

    friend auto operator<=>(const Breakdown&, const Breakdown&) = default;
};

/// Exactly one of the two is set.
struct Symptom {
    std::optional<diagnose::Signature> signature{};  ///< of a wrong answer
    std::optional<Breakdown> breakdown{};

    friend auto operator<=>(const Symptom&, const Symptom&) = default;
};

/// Exactly one of finding and error is set.
struct Failure {
    oracle::Question question;                   ///< the smallest one known to show it
    std::optional<diagnose::Finding> finding{};  ///< a wrong answer
    std::optional<oracle::OracleError> error{};  ///< no answer, and the program's last words; is_breakdown(kind)
    bool later = false;                          ///< only after other questions
    std::vector<oracle::Question> earlier{};     ///< those, where they are known, in the order in which they are asked
};

[[nodiscard]] Symptom symptom_of(const Failure& failure);

/// "en-passant-rank-pin, extra", "capture-leaves-man, extra, by path only", "crash by SIGSEGV", "no answer in time".
[[nodiscard]] std::string text_of(const Symptom& symptom);

/// True for an error that is the program's own failing at a question: not that it cannot be asked or was stopped.
[[nodiscard]] bool is_breakdown(oracle::OracleErrorKind kind);

}  // namespace plyproof::crosscheck
