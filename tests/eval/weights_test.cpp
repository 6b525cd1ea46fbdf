// SPDX-License-Identifier: MIT
#include "eval/weights.h"

#include <gtest/gtest.h>

#include <set>

namespace plyproof::eval {
namespace {

Score weight(Group group, std::size_t place = 0) { return kWeights.at(kGroups[group].first + place); }

TEST(Groups, FollowEachOtherWithoutGapsAndHaveNamesOfTheirOwn) {
    std::size_t next = 0;
    std::set<std::string_view> names;
    for (const GroupInfo& group : kGroups) {
        EXPECT_EQ(group.first, next) << group.name;
        EXPECT_GT(group.size, 0U) << group.name;
        EXPECT_GT(group.columns, 0U) << group.name;
        EXPECT_FALSE(group.places.empty()) << group.name;
        next += group.size;
        names.insert(group.name);
    }
    EXPECT_EQ(next, kWeightCount);
    EXPECT_EQ(names.size(), kGroups.size());
}

TEST(Groups, AreFoundAgainByTheNumbersOfTheirWeights) {
    for (const Group group : base::kAll<Group>) {
        EXPECT_EQ(group_of(kGroups[group].first), group);
        EXPECT_EQ(group_of(kGroups[group].first + kGroups[group].size - 1), group);
    }
}

TEST(Groups, OfDangerAreThoseCalledSo) {
    for (const Group group : base::kAll<Group>) {
        EXPECT_EQ(is_danger(group), kGroups[group].name.starts_with("Danger")) << kGroups[group].name;
    }
}

TEST(Terms, HaveNamesOfTheirOwn) {
    std::set<std::string_view> names;
    for (const Term term : base::kAll<Term>) names.insert(name_of(term));
    EXPECT_EQ(names.size(), base::kEnumCount<Term>);
    EXPECT_EQ(name_of(Term::Tempo), "tempo");
}

TEST(Weights, OrderTheMenAsEveryPlayerDoes) {
    for (std::size_t piece = 1; piece < 5; ++piece) {
        EXPECT_GT(weight(Group::PieceValue, piece).middle_game(), 2 * weight(Group::PieceValue, 0).middle_game());
        EXPECT_GT(weight(Group::PieceValue, piece).endgame(), 2 * weight(Group::PieceValue, 0).endgame());
    }
    EXPECT_GT(weight(Group::PieceValue, 3).middle_game(), weight(Group::PieceValue, 2).middle_game());
    EXPECT_GT(weight(Group::PieceValue, 4).middle_game(), weight(Group::PieceValue, 3).middle_game());
}

TEST(Weights, LeaveRoomForSixteenQueens) {
    for (const Score& score : kWeights) {
        EXPECT_LT(std::abs(score.middle_game()), 1800);
        EXPECT_LT(std::abs(score.endgame()), 1800);
    }
}

TEST(Weights, SayWhatIsGoodAndWhatIsBad) {
    for (const Group group : {Group::BishopPair, Group::KnightOutpost, Group::RookOpenFile, Group::ThreatByPawn,
                              Group::Hanging, Group::Tempo}) {
        EXPECT_GT(weight(group).middle_game(), 0) << kGroups[group].name;
    }
    for (const Group group : {Group::PawnDoubled, Group::PawnIsolated}) {
        EXPECT_LT(weight(group).endgame(), 0) << kGroups[group].name;
    }
    EXPECT_GT(weight(Group::PassedRank, 6).endgame(), weight(Group::PassedRank, 3).endgame());
}

}  // namespace
}  // namespace plyproof::eval
