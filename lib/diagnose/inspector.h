// SPDX-License-Identifier: MIT
// Inspector: what is wrong at one place, where a program's list of moves or its position is known to be wrong. It asks
// what tells kinds of faults apart: the same position by its FEN, after the double step instead of by a FEN that names
// its square, in new processes, and where the program itself says it is.
#pragma once

#include <optional>
#include <set>
#include <vector>

#include "diagnose/court.h"
#include "diagnose/finding.h"
#include "diagnose/node.h"

namespace plyproof::diagnose {

/// At least one finding, unless somebody failed.
using Found = base::Result<std::vector<Finding>, CourtError>;

class Inspector {
public:
    /// REQUIRES: the court outlives it. `asks_again`: whether an answer that is wrong must be the same when it is asked
    /// for again; else that is looked at only where earlier questions may have played a part.
    explicit Inspector(Court& court, bool asks_again = true) : court_(court), asks_again_(asks_again) {}

    /// The findings of a list that differs. REQUIRES: it does; `comparison` is that of the node.
    [[nodiscard]] Found wrong_list(const Node& node, const Comparison& comparison);

    /// An answer for another position is a finding; any other failure is none, and is given back. Where its list is
    /// the right one for that position, what was forgotten may tell why the program is there.
    [[nodiscard]] Found wrong_position(const Node& node, CourtError error);

    /// The finding about a count that is wrong though all positions below are right when they are asked alone.
    [[nodiscard]] Found wrong_count(const Node& node, const Comparison& comparison);

private:
    SeenBy seen_by(const Node& node, const Comparison& comparison);
    [[nodiscard]] std::vector<Finding> findings_of(const Node& node, const Comparison& comparison, SeenBy seen);
    [[nodiscard]] std::optional<Finding> moves_not_played(const Node& node, const Comparison& comparison, SeenBy seen);
    [[nodiscard]] bool stays_before(const Node& node, std::size_t ply);
    SeenBy seen_again(const oracle::Question& question, const Comparison& comparison);
    void try_before_double_step(const Node& node, std::vector<Finding>& findings);
    void try_rook_return(const Node& node, Finding& finding);
    [[nodiscard]] std::optional<Finding> told_otherwise(const Finding& finding, const std::optional<Comparison>& wrong,
                                                        const std::vector<oracle::Question>& before);
    void drop_chance_fits(const Comparison& comparison, explain::Reasons& reasons);
    [[nodiscard]] bool counts_nothing(const Comparison& comparison, int depth);
    void ask_where_it_is(const Node& node, std::vector<Finding>& findings);

    Court& court_;
    bool asks_again_;
    std::set<Signature> known_;  ///< looked at closely before: it need not be done again
};

}  // namespace plyproof::diagnose
