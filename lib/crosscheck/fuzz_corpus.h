// SPDX-License-Identifier: MIT
// Failures as cases of a suite: what was found once is asked again by perft-suite and by --replay.
#pragma once

#include <string>

#include "crosscheck/fuzz_failure.h"
#include "suite/suite.h"

namespace plyproof::crosscheck {

/// The failure's root with the right count of all plies of its path and below: so deep a count goes through it, even
/// where only the path shows it. A path of more than kMostPlies is left out, and the case is its last position.
[[nodiscard]] suite::Case corpus_case(const Failure& failure, const std::string& id);

inline constexpr int kMostPlies = 6;

/// The case as a line of EPD with a newline.
[[nodiscard]] std::string epd_line(const suite::Case& test_case);

/// A name from the symptom alone: "en-passant-rank-pin-extra", "crash-by-sigsegv", "no-answer-in-time".
[[nodiscard]] std::string id_of(const Symptom& symptom);

}  // namespace plyproof::crosscheck
