// SPDX-License-Identifier: MIT
#include "crosscheck/fuzz_coverage.h"

#include <gmock/gmock.h>

#include "support/position_of.h"

namespace plyproof::crosscheck {
namespace {

using explain::Rule;
using ::testing::Contains;
using ::testing::Not;

std::vector<Rule> met(const char* fen) {
    const chess::Accepted accepted = support::accepted(fen);
    return rules_met({accepted.position, accepted.variant, chess::parse_fen(fen)->en_passant});
}

TEST(RulesMet, AreThoseThatForbidAMove) {
    const auto rules = met("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    EXPECT_THAT(rules, Contains(Rule::PinnedKnight));
    EXPECT_THAT(rules, Not(Contains(Rule::PinnedRook)));
    EXPECT_THAT(met("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1"), Contains(Rule::EnPassantRankPin));
}

TEST(RulesMet, AreThoseThatALegalMoveIsAbout) {
    EXPECT_THAT(met("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1"), Contains(Rule::EnPassantMissing));
    EXPECT_THAT(met("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), Contains(Rule::CastlingMissing));
}

TEST(RulesMet, AreThoseThatForbidCastling) {
    EXPECT_THAT(met("4kr2/8/8/8/8/8/8/4K2R w K - 0 1"), Contains(Rule::CastlingThroughCheck));
    EXPECT_THAT(met("4kr2/8/8/8/8/8/8/4K2R w - - 0 1"), Not(Contains(Rule::CastlingThroughCheck)));
}

TEST(Coverage, CountsPositionsForEachRule) {
    Coverage coverage;
    coverage.add({Rule::PinnedKnight, Rule::NoPin});
    coverage.add({Rule::PinnedKnight});
    EXPECT_EQ(coverage.looked_at, 2U);
    EXPECT_EQ(coverage.positions[Rule::PinnedKnight], 2U);
    EXPECT_EQ(coverage.positions[Rule::NoPin], 1U);
    EXPECT_EQ(coverage.positions[Rule::DoubleCheck], 0U);
}

}  // namespace
}  // namespace plyproof::crosscheck
