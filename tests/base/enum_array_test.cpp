// SPDX-License-Identifier: MIT
#include "base/enum_array.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace {
enum class Fruit : unsigned char { Apple, Pear, Plum };
}

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<Fruit> = 3;

namespace plyproof::base {
namespace {

TEST(EnumArray, StartsWithEmptyValues) { EXPECT_THAT((EnumArray<Fruit, int>{}.values), testing::ElementsAre(0, 0, 0)); }

TEST(EnumArray, KeepsAValueForEachEnumerator) {
    EnumArray<Fruit, int> prices;
    prices[Fruit::Pear] = 5;
    prices[Fruit::Plum] = 7;
    const auto& readable = prices;
    EXPECT_EQ(readable[Fruit::Apple], 0);
    EXPECT_EQ(readable[Fruit::Pear], 5);
    EXPECT_EQ(readable[Fruit::Plum], 7);
}

TEST(EnumArray, IsWalkedInTheOrderOfTheEnumerators) {
    EnumArray<Fruit, int> prices{{1, 2, 3}};
    for (int& price : prices) price *= 10;
    EXPECT_EQ(prices.size(), 3U);
    EXPECT_THAT(prices.values, testing::ElementsAre(10, 20, 30));
}

TEST(EnumArray, IsEqualWhenAllValuesAre) {
    const EnumArray<Fruit, int> prices{{1, 2, 3}};
    EXPECT_EQ(prices, (EnumArray<Fruit, int>{{1, 2, 3}}));
    EXPECT_NE(prices, (EnumArray<Fruit, int>{{1, 2, 4}}));
}

TEST(AllOfAnEnum, ListsEveryEnumeratorInOrder) {
    EXPECT_THAT(kAll<Fruit>, testing::ElementsAre(Fruit::Apple, Fruit::Pear, Fruit::Plum));
}

}  // namespace
}  // namespace plyproof::base
