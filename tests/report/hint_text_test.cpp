// SPDX-License-Identifier: MIT
#include "report/hint_text.h"

#include <gtest/gtest.h>

#include <set>

namespace plyproof::report {
namespace {

using diagnose::CountHintKind;

constexpr CountHintKind kKinds[] = {CountHintKind::EnPassant,      CountHintKind::Castles,
                                    CountHintKind::Promotions,     CountHintKind::Underpromotions,
                                    CountHintKind::Mates,          CountHintKind::MatesBefore,
                                    CountHintKind::DoubleChecks,   CountHintKind::DiscoveredChecks,
                                    CountHintKind::Checks,         CountHintKind::Captures,
                                    CountHintKind::Cumulative,     CountHintKind::CumulativeWithRoot,
                                    CountHintKind::OtherDepth,     CountHintKind::WrappedSigned,
                                    CountHintKind::WrappedUnsigned};

TEST(HintText, EveryKindHasWordsAndAnIdOfItsOwn) {
    std::set<std::string> words;
    std::set<std::string_view> ids;
    for (const CountHintKind kind : kKinds) {
        EXPECT_TRUE(words.insert(hints_text({{kind, 3}})).second);
        EXPECT_TRUE(ids.insert(id_of(kind)).second);
    }
    EXPECT_FALSE(words.contains(""));
    EXPECT_FALSE(ids.contains(""));
}

TEST(HintText, SeveralHintsAreAlternatives) {
    EXPECT_EQ(hints_text({{CountHintKind::EnPassant, 5}, {CountHintKind::OtherDepth, 2}}),
              "exactly the en-passant captures at depth 5, or the right count for depth 2");
    EXPECT_EQ(hints_text({}), "");
}

TEST(DifferenceText, SaysWhichWay) {
    EXPECT_EQ(difference_text(4865351, 4865609), "258 fewer");
    EXPECT_EQ(difference_text(4085604, 4085603), "1 more");
    EXPECT_EQ(difference_text(-1, 20), "21 fewer");
    EXPECT_EQ(difference_text(20, 20), "the same");
}

}  // namespace
}  // namespace plyproof::report
