// SPDX-License-Identifier: MIT
#include "diagnose/diff.h"

#include <algorithm>

namespace plyproof::diagnose {

namespace {

const oracle::ForeignEntry* entry_with(const oracle::ForeignDivide& theirs, chess::Move move) {
    const auto found = std::ranges::find_if(theirs.entries, [&](const oracle::ForeignEntry& entry) {
        return std::ranges::find(entry.moves, move) != entry.moves.end();
    });
    return found == theirs.entries.end() ? nullptr : &*found;
}

/// Our count below all the moves that one of their entries stands for.
std::uint64_t our_count(const perft::Divide& ours, const std::vector<chess::Move>& moves) {
    std::uint64_t nodes = 0;
    for (const perft::DivideEntry& entry : ours.entries) {
        if (std::ranges::find(moves, entry.move) != moves.end()) nodes += entry.nodes;
    }
    return nodes;
}

void compare_moves(const perft::Divide& ours, const oracle::ForeignDivide& theirs, Diff& result) {
    for (const perft::DivideEntry& entry : ours.entries) {
        const oracle::ForeignEntry* their = entry_with(theirs, entry.move);
        if (their == nullptr) {
            result.missing.push_back({entry.move, entry.nodes});
        } else if (their->moves.front() == entry.move) {
            const std::uint64_t nodes = our_count(ours, their->moves);
            if (static_cast<oracle::ForeignCount>(nodes) != their->nodes) {
                result.miscounted.push_back({their->moves, nodes, their->nodes});
            }
        }
    }
    for (const oracle::ForeignEntry& entry : theirs.entries) {
        if (entry.moves.empty()) result.extra.push_back({entry.text, entry.nodes});
    }
}

}  // namespace

Diff diff(const perft::Divide& ours, const oracle::ForeignDivide& theirs) {
    Diff result;
    if (theirs.entries.empty() && theirs.total) {
        const auto total = static_cast<oracle::ForeignCount>(ours.total);
        if (total != *theirs.total) result.bare_total = WrongTotal{total, *theirs.total};
        return result;
    }
    compare_moves(ours, theirs, result);
    if (theirs.total && *theirs.total != theirs.sum) result.own_total = WrongTotal{theirs.sum, *theirs.total};
    return result;
}

}  // namespace plyproof::diagnose
