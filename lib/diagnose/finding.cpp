// SPDX-License-Identifier: MIT
#include "diagnose/finding.h"

#include <utility>

namespace plyproof::diagnose {

Finding told_as_unsteady(Finding finding) {
    if (finding.reason.rule != explain::Rule::SecondPosition) {
        finding.also.insert(finding.also.begin(), std::move(finding.reason));
    }
    finding.reason = {explain::Rule::SecondPosition,
                      "asked the same again, it answers otherwise: its answer is not the same each time"};
    finding.alternatives.clear();
    finding.earlier.clear();
    finding.likely = true;
    finding.seen = SeenBy::Sometimes;
    return finding;
}

std::string_view id_of(Fault fault) {
    constexpr std::string_view kIds[] = {"extra", "missing", "duplicate", "miscounted", "wrong-position"};
    return kIds[static_cast<std::size_t>(fault)];
}

std::string_view id_of(SeenBy seen) {
    constexpr std::string_view kIds[] = {"fen",  "path-and-fen", "path-only", "fen-only",
                                         "path", "tree",         "later",     "sometimes"};
    return kIds[static_cast<std::size_t>(seen)];
}

}  // namespace plyproof::diagnose
