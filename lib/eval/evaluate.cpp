// SPDX-License-Identifier: MIT
#include "eval/evaluate.h"

#include "eval/all_terms.h"
#include "eval/endgames.h"
#include "eval/evaluation.h"
#include "eval/kernels.h"

namespace plyproof::eval {

int evaluate(const chess::Position& position) {
    if (const auto known = known_ending(position)) return from_mover(position, *known);
    static const BalanceFunction kBalance = balance_for(InstructionSet::Best);
    return from_mover(position, outcome_of(position, kBalance(position)).value);
}

Coefficients coefficients(const chess::Position& position) {
    TracingSink sink;
    all_terms(position, sink);
    const auto known = known_ending(position);
    const Outcome outcome = outcome_of(position, sink.balance());
    Coefficients found = sink.found();
    for (auto& danger : found.danger) {
        const bool counted = danger[kGroups[Group::DangerBase].first] != 0;
        if (!counted) danger = {};  // an attack by too few
    }
    found.trace.phase = outcome.phase;
    found.trace.scale = outcome.scale;
    found.trace.known_ending = known.has_value();
    found.trace.total = from_mover(position, known.value_or(outcome.value));
    return found;
}

Trace trace(const chess::Position& position) { return coefficients(position).trace; }

}  // namespace plyproof::eval
