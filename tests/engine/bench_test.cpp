// SPDX-License-Identifier: MIT
#include "engine/bench.h"

#include <gtest/gtest.h>

namespace plyproof::engine {
namespace {

TEST(Bench, GivesTheSameNodesEachTimeAndOthersForAnotherSearch) {
    const auto once = bench(4, 1, search::Features::all(), {}, {});
    const auto again = bench(4, 1, search::Features::all(), {}, {});
    ASSERT_TRUE(once && again);
    EXPECT_EQ(once->nodes, again->nodes);
    EXPECT_NE(bench(5, 1, search::Features::all(), {}, {})->nodes, once->nodes);
    EXPECT_NE(bench(4, 1, search::Features::plain(), {}, {})->nodes, once->nodes);
}

TEST(Bench, SaysWhereItIs) {
    std::vector<int> numbers;
    const auto result = bench(1, 1, search::Features::all(), {}, [&](int number, int count, std::string_view fen) {
        numbers.push_back(number);
        EXPECT_LE(number, count);
        EXPECT_FALSE(fen.empty());
    });
    EXPECT_TRUE(result.has_value());
    EXPECT_EQ(numbers.front(), 1);
    EXPECT_GT(numbers.size(), 10u);
}

TEST(Bench, ThatIsStoppedHasNoResult) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_FALSE(bench(30, 1, search::Features::all(), stop.get_token(), {}).has_value());
}

}  // namespace
}  // namespace plyproof::engine
