// SPDX-License-Identifier: MIT
#include "perft/deep_divide.h"

#include <gtest/gtest.h>

#include "chess/fen.h"
#include "chess/position_from.h"

namespace plyproof::perft {
namespace {

TEST(DeepDivide, OnePlyIsDivide) {
    const chess::Position start = chess::Position::start();
    DeepDivide deep;
    ASSERT_TRUE(deep_divide(start, 3, 1, {}, deep));
    const Divide flat = divide(start, 3).value();
    ASSERT_EQ(deep.entries.size(), flat.entries.size());
    for (std::size_t i = 0; i < deep.entries.size(); ++i) {
        EXPECT_EQ(deep.entries[i].line, std::vector{flat.entries[i].move});
        EXPECT_EQ(deep.entries[i].nodes, flat.entries[i].nodes);
    }
    EXPECT_EQ(deep.total, flat.total);
}

TEST(DeepDivide, LinesAreAsManyAsPositions) {
    DeepDivide deep;
    ASSERT_TRUE(deep_divide(chess::Position::start(), 4, 2, {}, deep));
    EXPECT_EQ(deep.entries.size(), 400U);
    EXPECT_EQ(deep.total, 197281U);
}

TEST(DeepDivide, LinesAsLongAsTheDepthCountOneEach) {
    DeepDivide deep;
    ASSERT_TRUE(deep_divide(chess::Position::start(), 2, 2, {}, deep));
    EXPECT_EQ(deep.entries.size(), 400U);
    for (const DeepEntry& entry : deep.entries) EXPECT_EQ(entry.nodes, 1U);
}

TEST(DeepDivide, LinesThatEndInMateAreLeftOut) {
    // One move mates (Ra8), the others do not.
    const auto accepted = chess::position_from(*chess::parse_fen("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"));
    ASSERT_TRUE(accepted);
    DeepDivide deep;
    ASSERT_TRUE(deep_divide(accepted->position, 2, 2, {}, deep));
    EXPECT_EQ(deep.total, count(accepted->position, 2).value());
    EXPECT_EQ(deep.entries.size(), deep.total);
}

TEST(DeepDivide, SeveralThreadsGiveTheSameInTheSameOrder) {
    DeepDivide one;
    DeepDivide several;
    ASSERT_TRUE(deep_divide(chess::Position::start(), 5, 2, {.threads = 1}, one));
    ASSERT_TRUE(deep_divide(chess::Position::start(), 5, 2, {.threads = 3}, several));
    EXPECT_EQ(several.total, 4865609U);
    EXPECT_EQ(several.entries, one.entries);
}

TEST(DeepDivide, AStopLeavesWhatWasDone) {
    std::stop_source source;
    source.request_stop();
    DeepDivide deep;
    const auto result = deep_divide(chess::Position::start(), 7, 2, {.stop = source.get_token()}, deep);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error(), CountError::Stopped);
    EXPECT_LT(deep.entries.size(), 400U);
}

}  // namespace
}  // namespace plyproof::perft
