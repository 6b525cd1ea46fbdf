// SPDX-License-Identifier: MIT
#include "crosscheck/gate_build.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "crosscheck/power_mutant.h"

namespace plyproof::crosscheck {
namespace {

using mutants::Bug;

const std::vector<suite::Case> kCases{
    {.id = "kings", .fen = "k7/8/8/8/8/8/8/K7 w - - 0 1", .expected = {{1, 3}, {2, 9}, {5, 1890}}},
    {.id = "kings-again", .fen = "k7/8/8/8/8/8/8/K7 w - - 0 1", .expected = {{1, 3}, {2, 9}}},
    {.id = "promotion", .fen = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", .expected = {{1, 9}, {2, 45}}}};
const std::vector<suite::Case> kKept{{.id = "kept", .fen = "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", .expected = {{1, 7}}}};
const std::vector<Bug> kBugs{Bug::EnPassantMissing, Bug::RepetitionEndsTree, Bug::WhiteShortCastlingMissing};

Gate build(const GateOptions& options = {}) {
    return build_gate(
        {kCases, {}, kKept}, {"en-passant-missing", "repetition-ends-tree", "white-short-castling-missing"},
        [](std::size_t bug, const std::stop_token&) { return mutant_counter({kBugs[bug]}); }, options);
}

TEST(GateBuild, KeepsWhatIsToBeKeptAndTakesWhatABugNeeds) {
    const Gate gate = build();
    ASSERT_GE(gate.suite.cases.size(), 3u);
    EXPECT_EQ(gate.suite.cases[0], kKept[0]);
    EXPECT_EQ(gate.suite.cases[1].id, "kings");
    EXPECT_EQ(gate.suite.cases[1].expected.size(), 3u) << "a repetition takes five plies";
}

TEST(GateBuild, HasACaseOfEachKindButNoneTwice) {
    const Gate gate = build();
    const auto has = [&](const char* id) {
        return std::any_of(gate.suite.cases.begin(), gate.suite.cases.end(),
                           [id](const suite::Case& entry) { return entry.id == id; });
    };
    EXPECT_TRUE(has("promotion"));
    EXPECT_FALSE(has("kings-again"));
}

TEST(GateBuild, SaysWhichBugsItMisses) { EXPECT_THAT(build().missed, testing::ElementsAre(2u)); }

TEST(GateBuild, IsTriedOnBugsThatItDoesNotKnow) {
    const std::vector<double> shares = build({.splits = 4}).found_shares;
    ASSERT_EQ(shares.size(), 4u);
    for (const double share : shares) {
        EXPECT_GE(share, 0.0);
        EXPECT_LT(share, 1.0) << "of three bugs two are unknown, and kinds alone find at most one of them";
    }
}

TEST(GateBuild, TakesDrawnCasesForTheirKinds) {
    const suite::Case drawn{.id = "drawn", .fen = "4k3/8/8/8/8/8/8/4K2R w K - 0 1", .expected = {{1, 15}}};
    const Gate gate =
        build_gate({kCases, {drawn}, {}}, {"repetition-ends-tree"},
                   [](std::size_t, const std::stop_token&) { return mutant_counter({Bug::RepetitionEndsTree}); }, {});
    EXPECT_NE(std::ranges::find(gate.suite.cases, drawn), gate.suite.cases.end());
}

TEST(GateBuild, IsBlindWithoutTheKeptCases) {
    // Only the kept case shows the bug, and no kind is about it.
    const Gate gate = build_gate(
        {{kCases[0]}, {}, kKept}, {"en-passant-missing", "en-passant-listed-twice"},
        [](std::size_t, const std::stop_token&) { return mutant_counter({Bug::EnPassantMissing}); }, {.splits = 2});
    EXPECT_THAT(gate.found_shares, testing::Each(1.0));
    EXPECT_THAT(gate.blind_shares, testing::Each(0.0));
    EXPECT_THAT(gate.unkind, testing::ElementsAre(0u, 1u));
    EXPECT_THAT(gate.hard, testing::IsEmpty());
}

TEST(GateBuild, IsTheSameEachTime) {
    const Gate once = build();
    GateOptions options;
    options.matrix.jobs = 3;
    const Gate again = build(options);
    EXPECT_EQ(once.suite, again.suite);
    EXPECT_EQ(once.found_shares, again.found_shares);
}

}  // namespace
}  // namespace plyproof::crosscheck
