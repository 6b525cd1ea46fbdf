// SPDX-License-Identifier: MIT
// Descends by itself from two answers that differ to the position where they begin to: by the smallest depth at which
// the root's answers differ, then by the smallest subtree, move by move, so that faults of making and unmaking moves
// are not lost. There it asks for the same position by its FEN, which tells them from faults of the generator, and
// names the rule (docs/bug-catalogue.md). Where all positions below are right when they are asked alone and their count
// is not, the fault is in counting, in taking moves back or in a table of counts.
#pragma once

#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "diagnose/court.h"
#include "diagnose/finding.h"

namespace plyproof::diagnose {

struct DescendOptions {
    bool all = false;  ///< every distinct signature under the root, not only the first finding
    std::size_t max_questions = 100000;
    bool ask_again = true;  ///< whether what is wrong is asked again, to see that it is the same each time
    oracle::Waits waits{};
    std::stop_token stop{};
};

struct Diagnosis {
    std::vector<Finding> findings;       ///< the first one only, unless all were wanted
    std::optional<Quarrel> quarrel{};    ///< then nothing was decided from there on
    std::optional<CourtError> error{};   ///< somebody failed; the findings are what was known by then
    std::vector<std::string> remarks{};  ///< what is odd about the judged program's answers, though no fault
    bool complete = true;                ///< false when the number of questions was used up
    Account account{};
};

/// Compares and descends. No findings, quarrel nor error: the answers agree. Where the root's FEN names an en-passant
/// square at which no capture is legal, the double step is also played: programs may drop such a square.
[[nodiscard]] Diagnosis descend(const Parties& parties, const oracle::Question& question,
                                const DescendOptions& options = {});

}  // namespace plyproof::diagnose
