// SPDX-License-Identifier: MIT
// What fuzzing found, for people: each finding as it comes, and what the run came to.
#pragma once

#include <chrono>
#include <optional>
#include <string>

#include "crosscheck/fuzz.h"
#include "crosscheck/snippet.h"
#include "report/finding_text.h"

namespace plyproof::report {

/// How a run was asked for, and who took part.
struct FuzzRun {
    PartyNames names;
    std::string source;  ///< "seed 7, mix targets", or the file that was replayed
    int depth = 1;
    std::chrono::nanoseconds elapsed{};
};

/// A finding: where it came up, and the smallest position that shows it.
[[nodiscard]] std::string fuzz_finding_text(const crosscheck::FuzzFinding& finding, const PartyNames& names,
                                            std::optional<crosscheck::Language> snippet = {}, Style style = {});

/// A position about which nobody could be judged: the references quarrel, or one of them failed.
[[nodiscard]] std::string fuzz_trouble_text(const crosscheck::FuzzTrouble& trouble, const PartyNames& names,
                                            Style style = {});

/// One or more lines: how many positions, up to which the run is complete, what was found. The same for any number of
/// jobs.
[[nodiscard]] std::string fuzz_summary_text(const crosscheck::FuzzResult& result, const FuzzRun& run, Style style = {});

/// For the curious: positions a second, the shares of time, and how often each rule mattered; no newline at the end.
[[nodiscard]] std::string fuzz_remarks_text(const crosscheck::FuzzResult& result, const FuzzRun& run);

/// "1204 positions, 310 positions/s, 2 findings": for the progress line.
[[nodiscard]] std::string fuzz_progress_text(const crosscheck::FuzzProgress& progress,
                                             std::chrono::nanoseconds elapsed);

}  // namespace plyproof::report
