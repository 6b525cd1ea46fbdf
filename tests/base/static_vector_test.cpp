// SPDX-License-Identifier: MIT
#include "base/static_vector.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <vector>

namespace plyproof::base {
namespace {

using ThreeNumbers = StaticVector<int, 3>;

std::vector<int> listed(const ThreeNumbers& numbers) { return {numbers.begin(), numbers.end()}; }

TEST(StaticVector, StartsEmpty) {
    const ThreeNumbers numbers;
    EXPECT_TRUE(numbers.empty());
    EXPECT_EQ(numbers.size(), 0U);
    EXPECT_EQ(numbers.begin(), numbers.end());
}

TEST(StaticVector, KeepsWhatIsPushedInOrder) {
    ThreeNumbers numbers;
    numbers.push_back(3);
    numbers.push_back(1);
    EXPECT_FALSE(numbers.empty());
    EXPECT_EQ(numbers.size(), 2U);
    EXPECT_EQ(numbers[0], 3);
    EXPECT_EQ(numbers[1], 1);
    EXPECT_THAT(listed(numbers), testing::ElementsAre(3, 1));
}

TEST(StaticVector, HoldsAsManyAsItsCapacity) {
    ThreeNumbers numbers;
    for (int i = 0; i < 3; ++i) numbers.push_back(i);
    EXPECT_EQ(numbers.size(), ThreeNumbers::capacity());
    EXPECT_THAT(listed(numbers), testing::ElementsAre(0, 1, 2));
}

TEST(StaticVector, LetsValuesBeChangedInPlace) {
    ThreeNumbers numbers;
    numbers.push_back(1);
    numbers[0] = 5;
    for (int& number : numbers) ++number;
    EXPECT_THAT(listed(numbers), testing::ElementsAre(6));
}

TEST(StaticVector, IsEmptyAndUsableAgainAfterClear) {
    ThreeNumbers numbers;
    for (int i = 0; i < 3; ++i) numbers.push_back(i);
    numbers.clear();
    EXPECT_TRUE(numbers.empty());
    numbers.push_back(9);
    EXPECT_THAT(listed(numbers), testing::ElementsAre(9));
}

TEST(StaticVector, CopiesAreIndependent) {
    ThreeNumbers numbers;
    numbers.push_back(1);
    ThreeNumbers copy = numbers;
    copy.push_back(2);
    EXPECT_THAT(listed(numbers), testing::ElementsAre(1));
    EXPECT_THAT(listed(copy), testing::ElementsAre(1, 2));
}

#ifndef NDEBUG
TEST(StaticVectorDeathTest, RefusesMoreThanItsCapacity) {
    ThreeNumbers numbers;
    for (int i = 0; i < 3; ++i) numbers.push_back(i);
    EXPECT_DEATH(numbers.push_back(3), "size_ < N");
}

TEST(StaticVectorDeathTest, RefusesAnIndexBeyondItsSize) {
    ThreeNumbers numbers;
    numbers.push_back(0);
    EXPECT_DEATH(static_cast<void>(numbers[1]), "index < size_");
}
#endif

}  // namespace
}  // namespace plyproof::base
