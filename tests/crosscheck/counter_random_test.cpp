// SPDX-License-Identifier: MIT
#include "crosscheck/counter_random.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

namespace plyproof::crosscheck {
namespace {

TEST(CounterRandom, GivesTheSameNumbersForTheSamePlaceOnEveryMachine) {
    CounterRandom random(1, 2, 3);
    // Reckoned by a second program from the definition.
    EXPECT_EQ(random.next(), 640054951876687254U);
    EXPECT_EQ(random.next(), 4707003397484236752U);
    EXPECT_EQ(random.below(1000), 193U);
}

TEST(CounterRandom, GivesOtherNumbersForEachSeedIndexAndAttempt) {
    std::set<std::uint64_t> seen;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        for (std::uint64_t index = 0; index < 20; ++index) {
            for (std::uint64_t attempt = 0; attempt < 20; ++attempt) {
                seen.insert(CounterRandom(seed, index, attempt).next());
            }
        }
    }
    EXPECT_EQ(seen.size(), 8000U);
}

TEST(CounterRandom, DrawsEvenlyFromItsLimits) {
    std::map<int, int> counts;
    for (std::uint64_t index = 0; index < 9000; ++index) ++counts[CounterRandom(5, index, 1).between(-1, 1)];
    ASSERT_EQ(counts.size(), 3U);
    for (const auto& [number, count] : counts) {
        EXPECT_GE(number, -1);
        EXPECT_LE(number, 1);
        EXPECT_NEAR(count, 3000, 200);
    }
}

TEST(CounterRandom, SaysYesInTheShareOfCallsThatWasAskedFor) {
    CounterRandom random(6, 0, 0);
    int yes = 0;
    for (int call = 0; call < 10'000; ++call) {
        EXPECT_FALSE(random.percent(0));
        EXPECT_TRUE(random.percent(100));
        yes += random.percent(30) ? 1 : 0;
    }
    EXPECT_NEAR(yes, 3000, 200);
}

TEST(CounterRandom, PicksEverySquareOfASetAndNoOther) {
    CounterRandom random(7, 0, 0);
    const chess::Bitboard set = squares_of(chess::File::C);
    chess::Bitboard picked;
    for (int call = 0; call < 200; ++call) picked |= chess::Bitboard(random.pick(set));
    EXPECT_EQ(picked, set);
}

TEST(CounterRandom, PicksEveryValueOfAnArray) {
    CounterRandom random(8, 0, 0);
    std::set<int> picked;
    for (int call = 0; call < 100; ++call) picked.insert(random.pick({2, 3, 5}));
    EXPECT_EQ(picked, (std::set<int>{2, 3, 5}));
}

}  // namespace
}  // namespace plyproof::crosscheck
