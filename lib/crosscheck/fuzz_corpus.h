// SPDX-License-Identifier: MIT
// Failures as cases of a suite: what was found once is asked again by perft-suite and by --replay.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "crosscheck/fuzz_failure.h"
#include "suite/suite.h"

namespace plyproof::crosscheck {

/// The failure's root with the right count of all plies of its path and below: so deep a count goes through it, even
/// where only the path shows it. A path of more than kMostPlies is left out, and the case is its last position.
[[nodiscard]] suite::Case corpus_case(const Failure& failure, const std::string& id);

inline constexpr int kMostPlies = 6;

/// The case as a line of EPD with a newline.
[[nodiscard]] std::string epd_line(const suite::Case& test_case);

/// The lines of EPD for a failure: what has to be asked before, in that order, and the failure. A remark tells the path
/// of a question that has one; programs that read EPD skip it.
[[nodiscard]] std::string corpus_lines(const Failure& failure, const std::string& id);

/// The question by path that the remark in a line of corpus_lines() tells; nothing where there is none that can be
/// read. `mode` is that of the line's case.
[[nodiscard]] std::optional<oracle::Question> question_in_remark(std::string_view line, chess::VariantMode mode);

/// A name from the symptom alone: "en-passant-rank-pin-extra", "crash-by-sigsegv", "no-answer-in-time".
[[nodiscard]] std::string id_of(const Symptom& symptom);

/// A name that other failures do not have: that of the symptom as the failure was found, and eight digits that are made
/// of all that is asked to show it: "en-passant-rank-pin-extra-1c0ffee5". The same failure has the same name always.
[[nodiscard]] std::string corpus_id(const Symptom& symptom, const Failure& failure);

/// Whether a corpus has the lines of that id.
[[nodiscard]] bool has_corpus_id(std::string_view corpus, std::string_view id);

}  // namespace plyproof::crosscheck
