// SPDX-License-Identifier: MIT
// What the evaluation finds in a position, for tests of single terms.
#pragma once

#include <string_view>

#include "eval/evaluate.h"
#include "support/position_of.h"

namespace plyproof::eval {

/// How often a weight counts for White, less how often for Black.
inline int count_of(std::string_view fen, Group group, std::size_t place = 0) {
    return coefficients(support::position_of(fen)).counts.at(kGroups[group].first + place);
}

/// The same for a weight of danger and the side that attacks.
inline int danger_count(std::string_view fen, chess::Color attacker, Group group, std::size_t place = 0) {
    return coefficients(support::position_of(fen)).danger[attacker].at(kGroups[group].first + place);
}

/// What a term is worth to White, less what it is worth to Black.
inline Score balance_of(std::string_view fen, Term term) {
    const Trace found = trace(support::position_of(fen));
    return found.terms[term][chess::Color::White] - found.terms[term][chess::Color::Black];
}

inline int evaluate_fen(std::string_view fen) { return evaluate(support::position_of(fen)); }

}  // namespace plyproof::eval
