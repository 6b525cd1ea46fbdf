// SPDX-License-Identifier: MIT
// Shrinking: from a failure to the smallest one that can be reached by taking things away, while its symptom stays:
// fewer moves before it and less depth, fewer men, simpler men, fewer rights, no square of en passant. What is tried,
// and in which order, depends on the failure and the program's answers only.
//
// The search is the one of Andreas Zeller and Ralf Hildebrandt, "Simplifying and isolating failure-inducing input"
// (2002), for the men; everything else is tried one by one, and all of it again until nothing more goes.
#pragma once

#include <chrono>
#include <cstddef>
#include <stop_token>

#include "crosscheck/fuzz_failure.h"
#include "diagnose/court.h"

namespace plyproof::crosscheck {

struct ShrinkOptions {
    std::size_t max_questions = 3000;  ///< put to the program that is judged; a few more until it ends
    oracle::Waits waits{};
    /// A program that hung is taken for hanging again after so long; the result is confirmed with waits.question.
    std::chrono::milliseconds hang_wait = std::chrono::seconds(2);
    std::size_t max_hangs = 60;  ///< questions to a program that hangs or does not die at once
    std::stop_token stop{};
};

struct Shrunk {
    Failure failure;            ///< with the same symptom; its FEN fares no worse than that of the one that was given
    std::size_t questions = 0;  ///< put to the program that is judged
    bool complete = true;       ///< false: the questions were used up, or it was stopped; smaller ones may be had
    bool confirmed = true;      ///< false: a new process did not show it again, and `failure` is the one that was given
};

/// What shows only after other questions keeps the fewest of them (shrink_history.h).
[[nodiscard]] Shrunk shrink(const diagnose::Parties& parties, const Failure& failure,
                            const ShrinkOptions& options = {});

}  // namespace plyproof::crosscheck
