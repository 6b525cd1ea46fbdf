// SPDX-License-Identifier: MIT
#include "diagnose/finding.h"

namespace plyproof::diagnose {

std::string_view id_of(Fault fault) {
    constexpr std::string_view kIds[] = {"extra", "missing", "duplicate", "miscounted", "wrong-position"};
    return kIds[static_cast<std::size_t>(fault)];
}

std::string_view id_of(SeenBy seen) {
    constexpr std::string_view kIds[] = {"fen", "path-and-fen", "path-only", "fen-only", "path", "tree", "later"};
    return kIds[static_cast<std::size_t>(seen)];
}

}  // namespace plyproof::diagnose
