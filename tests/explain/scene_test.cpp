// SPDX-License-Identifier: MIT
#include "explain/scene.h"

#include <gmock/gmock.h>

namespace plyproof::explain {
namespace {

using chess::Move;
using chess::Square;

TEST(Scenes, KnowTheSquareThatTheLastDoubleStepPassedAndNoOlderOne) {
    const Scene start{chess::Position::start()};
    const Scene pushed = after(start, Move::double_push(Square::E2, Square::E4));
    EXPECT_EQ(pushed.passed, Square::E3);
    EXPECT_EQ(pushed.position.en_passant(), std::nullopt) << "no pawn can capture there";
    EXPECT_EQ(after(pushed, Move::normal(Square::G8, Square::F6)).passed, std::nullopt);
}

TEST(Reasons, AreSortedByRuleAndKeepTheirOrderBesides) {
    Reasons reasons = {{Rule::PinnedRook, "a"}, {Rule::NoMove, "b"}, {Rule::PinnedRook, "c"}};
    sort_by_rule(reasons);
    EXPECT_EQ(reasons, (Reasons{{Rule::NoMove, "b"}, {Rule::PinnedRook, "a"}, {Rule::PinnedRook, "c"}}));
}

TEST(Reasons, OfTheSameRuleAreReducedToTheFirst) {
    Reasons reasons = {{Rule::PinnedRook, "a"}, {Rule::NoMove, "b"}, {Rule::PinnedRook, "c"}};
    keep_first_of_each_rule(reasons);
    EXPECT_EQ(reasons, (Reasons{{Rule::PinnedRook, "a"}, {Rule::NoMove, "b"}}));
}

}  // namespace
}  // namespace plyproof::explain
