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

bool is_unread(const oracle::ForeignDivide& theirs, chess::Move move) {
    return std::ranges::any_of(theirs.unread, [=](const oracle::UnreadLine& line) {
        return std::ranges::find(line.moves, move) != line.moves.end();
    });
}

void compare_moves(const perft::Divide& ours, const oracle::ForeignDivide& theirs, Diff& result) {
    for (const perft::DivideEntry& entry : ours.entries) {
        const oracle::ForeignEntry* their = entry_with(theirs, entry.move);
        if (their == nullptr && is_unread(theirs, entry.move)) {
            result.unread.push_back({entry.move, entry.nodes});
        } else if (their == nullptr) {
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

/// The totals alone. Of several one may be right: then the text may answer for several depths.
void compare_total(const perft::Divide& ours, const oracle::ForeignDivide& theirs, Diff& result) {
    const auto total = static_cast<oracle::ForeignCount>(ours.total);
    const bool one_is_right =
        total == *theirs.total ||
        std::ranges::any_of(theirs.other_totals, [=](const auto& other) { return other.nodes == total; });
    if (!one_is_right) result.bare_total = WrongTotal{total, *theirs.total};
    if (!theirs.other_totals.empty()) result.unclear = true;
}

}  // namespace

Diff diff(const perft::Divide& ours, const oracle::ForeignDivide& theirs) {
    Diff result;
    result.unclear = !theirs.unread.empty() || theirs.unsure_groups;
    if (theirs.entries.empty() && (theirs.total || !theirs.unread.empty())) {
        if (theirs.total) compare_total(ours, theirs, result);
        return result;
    }
    compare_moves(ours, theirs, result);
    if (!theirs.unread.empty()) {
        // What the moves that could be read sum to is not what the program meant.
        if (theirs.total) compare_total(ours, theirs, result);
        return result;
    }
    if (theirs.total && *theirs.total != theirs.sum) result.own_total = WrongTotal{theirs.sum, *theirs.total};
    for (const oracle::TotalLine& other : theirs.other_totals) {
        // A number alone in its line may be anything; a total that is named one is the program's word.
        result.unclear = true;
        if (other.kind == oracle::TotalKind::Named && !result.own_total) {
            result.own_total = WrongTotal{theirs.sum, other.nodes};
        }
    }
    return result;
}

}  // namespace plyproof::diagnose
