// SPDX-License-Identifier: MIT
#include "diagnose/comparison.h"

#include <algorithm>
#include <utility>

namespace plyproof::diagnose {

namespace {

const oracle::ForeignEntry* entry_spelled(const oracle::ForeignDivide& divide, const std::string& text) {
    const auto found =
        std::ranges::find_if(divide.entries, [&](const oracle::ForeignEntry& entry) { return entry.text == text; });
    return found == divide.entries.end() ? nullptr : &*found;
}

std::string squares_text(chess::Move move) { return name_of(move.from()) + name_of(move.to()); }

bool is_pawn_staying(const std::string& text) {
    return text.size() == 4 && chess::square_from_name(text.substr(0, 2)) && (text[3] == '1' || text[3] == '8');
}

/// A text for which a repetition was noted, though no entry is spelled like it, adds to the entry of another text: a
/// pawn that stays a pawn beside its promotions.
void take_repetition(const std::string& text, Comparison& comparison) {
    const oracle::ForeignEntry* entry = entry_spelled(comparison.theirs.divide, text);
    if (entry == nullptr) {
        if (!is_pawn_staying(text)) return;
        comparison.diff.extra.push_back({text, 0});
        std::erase_if(comparison.diff.miscounted, [&](const MiscountedMove& move) {
            return move.moves.front().is_promotion() && squares_text(move.moves.front()) == text;
        });
        return;
    }
    if (entry->moves.empty()) return;  // an illegal move is wrong enough
    if (std::ranges::find(comparison.duplicated, text) != comparison.duplicated.end()) return;
    comparison.duplicated.push_back(text);
    std::erase_if(comparison.diff.miscounted, [&](const MiscountedMove& move) { return move.moves == entry->moves; });
}

/// A text without a piece stands for four promotions. Counted once it is a pawn that stays a pawn, and they are
/// missing; counted once more than they are, it is one beside them.
void take_unpromoted(Comparison& comparison, int depth) {
    if (depth != 1) return;
    for (const oracle::ForeignEntry& entry : comparison.theirs.divide.entries) {
        const auto promotions = static_cast<std::int64_t>(entry.moves.size());
        if (promotions < 2 || (entry.nodes != 1 && entry.nodes != promotions + 1)) continue;
        if (!entry.moves.front().is_promotion()) continue;
        comparison.diff.extra.push_back({squares_text(entry.moves.front()), 1});
        if (entry.nodes == 1) {
            for (const chess::Move move : entry.moves) comparison.diff.missing.push_back({move, 1});
        }
        std::erase_if(comparison.diff.miscounted,
                      [&](const MiscountedMove& move) { return move.moves == entry.moves; });
    }
}

/// A program that lists nothing and counts nothing says that there are no moves. Where nothing is the right count,
/// because every move ends the game before the last ply, one that gives totals alone is right.
void take_empty_list(Comparison& comparison) {
    const oracle::ForeignDivide& theirs = comparison.theirs.divide;
    const bool nothing = theirs.entries.empty() && theirs.total == 0 && theirs.unread.empty();
    if (!nothing || comparison.ours.total == 0) return;
    comparison.diff.bare_total.reset();
    comparison.diff.missing.clear();
    for (const perft::DivideEntry& entry : comparison.ours.entries) {
        comparison.diff.missing.push_back({entry.move, entry.nodes});
    }
}

}  // namespace

Comparison compare(perft::Divide ours, oracle::Answer theirs, int depth) {
    Comparison comparison{std::move(ours), std::move(theirs), {}, {}};
    comparison.diff = diff(comparison.ours, comparison.theirs.divide);
    for (const oracle::ForeignWarning& warning : comparison.theirs.divide.warnings) {
        if (warning.kind == oracle::ForeignWarningKind::Repeated) take_repetition(warning.text, comparison);
    }
    take_unpromoted(comparison, depth);
    take_empty_list(comparison);
    return comparison;
}

}  // namespace plyproof::diagnose
