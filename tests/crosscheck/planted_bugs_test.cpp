// SPDX-License-Identifier: MIT
// The strongest test of the targeted positions: every planted bug that a legal position can show is found by them, most
// within a few dozen samples.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <string>
#include <vector>

#include "base/worker_pool.h"
#include "crosscheck/bug_hunt.h"
#include "crosscheck/samples.h"
#include "support/effort.h"

namespace plyproof::crosscheck {
namespace {

using mutants::Bug;
using mutants::BugRow;

/// The captured pawn shields the king on a diagonal: before the double step the king was in check already, with the
/// other side to move. No game leads there, and by default no sample does.
constexpr Bug kShownByNoGame = Bug::EnPassantVictimPinMissed;

bool is_about_hash_tables(const BugRow& row) { return row.rule.starts_with("hash-"); }

std::vector<BugRow> rows(bool about_hash_tables) {
    std::vector<BugRow> rows = mutants::bug_catalogue();
    std::erase_if(rows, [about_hash_tables](const BugRow& row) {
        return row.shows == mutants::Shows::Protocol || row.bug == kShownByNoGame ||
               is_about_hash_tables(row) != about_hash_tables;
    });
    // With assertions or sanitizers a part must do.
    std::vector<BugRow> some;
    for (std::size_t i = 0; i < rows.size(); i += support::effort(1U, 6U)) some.push_back(rows[i]);
    return some;
}

/// The index of the first sample that shows each bug, in the order of the rows.
std::vector<std::optional<std::uint64_t>> hunt(const std::vector<BugRow>& rows, const SourceMix& mix,
                                               std::uint64_t samples) {
    std::vector<std::optional<std::uint64_t>> found(rows.size());
    base::run_tasks(rows.size(), base::hardware_threads(),
                    [&](std::size_t i) { found[i] = first_shown(rows[i], mix, 42, samples, Strictness::Reachable); });
    return found;
}

struct Summary {
    std::uint64_t median;
    std::uint64_t most;
};

/// Prints the table, the longest searches first. Every bug must have been found.
Summary summary_of(const std::vector<BugRow>& rows, const std::vector<std::optional<std::uint64_t>>& found) {
    std::vector<std::pair<std::uint64_t, std::string_view>> lines;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        EXPECT_TRUE(found[i]) << rows[i].name << " is not found";
        if (found[i]) lines.emplace_back(*found[i], rows[i].name);
    }
    if (lines.empty()) return {0, 0};
    std::sort(lines.rbegin(), lines.rend());
    for (const auto& [index, name] : lines) {
        std::printf("%6llu  %s\n", static_cast<unsigned long long>(index), name.data());
    }
    return {lines[lines.size() / 2].first, lines.front().first};
}

TEST(TargetedPositions, ShowEveryPlantedBugThatALegalPositionCanShow) {
    const std::vector<BugRow> all = rows(false);
    const Summary summary = summary_of(all, hunt(all, mix_of("targets,chess960"), 20'000));
    EXPECT_LE(summary.median, 100U);
    EXPECT_LE(summary.most, 10'000U);
}

TEST(TargetedEndings, ShowEveryPlantedBugOfHashTables) {
    const std::vector<BugRow> all = rows(true);
    const Summary summary = summary_of(all, hunt(all, mix_of("ending"), 1'000));
    EXPECT_LE(summary.most, 500U);
}

TEST(TargetedPositions, OfNoGameShowTheBugThatOnlyTheyCanShow) {
    const BugRow& row = mutants::row_of(kShownByNoGame);
    const SourceMix mix = mix_of("en-passant");
    EXPECT_TRUE(first_shown(row, mix, 42, 1'000, Strictness::Loose));
    EXPECT_FALSE(first_shown(row, mix, 42, 1'000, Strictness::Reachable));
}

TEST(TheMutantWithoutBugs, IsNeverFoundGuilty) {
    for (const Sample& one : samples("targets,placements,chess960", support::effort(1000U, 200U))) {
        chess::Setup setup = chess::setup_of(one.start);
        if (one.passed) setup.en_passant = one.passed;
        mutants::Board board(setup);
        for (const chess::Move move : one.moves) board.make(move);
        EXPECT_EQ(mutants::count(board, 2), leaves_below(one.position, 2)) << text_of(one);
    }
}

}  // namespace
}  // namespace plyproof::crosscheck
