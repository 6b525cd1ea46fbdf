// SPDX-License-Identifier: MIT
#include "diagnose/clock_end.h"

#include <algorithm>

#include "diagnose/list_fault.h"

namespace plyproof::diagnose {

namespace {

bool resets_clock(const chess::Position& position, chess::Move move) {
    return position.after(move).halfmove_clock() == 0;
}

/// No move is listed that lets the clock run on, though there are such moves.
bool lists_none_that_runs_on(const chess::Position& position, const Comparison& comparison) {
    const auto runs_on = [&](chess::Move move) { return !resets_clock(position, move); };
    const auto listed = [&](const oracle::ForeignEntry& entry) { return std::ranges::any_of(entry.moves, runs_on); };
    return !comparison.diff.missing.empty() && std::ranges::none_of(comparison.theirs.divide.entries, listed);
}

bool counts_too_little(const Diff& diff) {
    const auto less = [](const MiscountedMove& move) {
        return move.theirs < oracle::ForeignCount{static_cast<std::uint64_t>(move.ours)};
    };
    if (!diff.miscounted.empty()) return std::ranges::all_of(diff.miscounted, less);
    return diff.bare_total && diff.bare_total->said < diff.bare_total->expected;
}

oracle::Question with_clock_at_0(const oracle::Question& question) {
    oracle::Question reset = asked_by_fen(question);
    chess::Setup setup = setup_of(reset.root);
    setup.halfmove_clock = 0;
    const auto mode =
        question.variant == chess::Variant::Standard ? chess::VariantMode::Standard : chess::VariantMode::Chess960;
    if (const auto accepted = position_from(setup, mode)) reset.root = accepted->position;
    return reset;
}

/// Not by moves only, which is a fault of making them.
bool is_wrong_by_fen(Court& court, const oracle::Question& question) {
    if (question.moves.empty()) return true;
    const auto by_fen = court.compare(asked_by_fen(question));
    return by_fen && by_fen->differs();
}

}  // namespace

bool ends_by_clock(Court& court, const Node& node, const Comparison& comparison) {
    const chess::Position& position = node.history.here().position;
    if (position.halfmove_clock() == 0 || !comparison.diff.extra.empty() || !comparison.duplicated.empty())
        return false;
    // Deeper, where all positions below are right when they are asked alone, the clock is not taken back.
    const bool fits = lists_differ(comparison)
                          ? lists_none_that_runs_on(position, comparison)
                          : node.question.depth <= court.min_depth() && counts_too_little(comparison.diff);
    if (!fits || !is_wrong_by_fen(court, node.question)) return false;
    const auto reset = court.compare(with_clock_at_0(node.question));
    return reset && !reset->differs();
}

}  // namespace plyproof::diagnose
