// SPDX-License-Identifier: MIT
#include "base/result.h"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace plyproof::base {
namespace {

Result<int, std::string> half_of(int number) {
    if (number % 2 != 0) return failure(std::to_string(number) + " is odd");
    return number / 2;
}

TEST(Result, HoldsTheValueOfASuccess) {
    const auto result = half_of(8);
    ASSERT_TRUE(result);
    EXPECT_EQ(*result, 4);
}

TEST(Result, HoldsTheErrorOfAFailure) {
    const auto result = half_of(7);
    ASSERT_FALSE(result);
    EXPECT_EQ(result.error(), "7 is odd");
}

TEST(Result, TellsAFailureFromASuccessOfTheSameType) {
    const auto lookup = [](bool found) -> Result<int, int> {
        if (!found) return failure(3);
        return 3;
    };
    EXPECT_TRUE(lookup(true));
    EXPECT_FALSE(lookup(false));
    EXPECT_EQ(lookup(false).error(), 3);
}

TEST(Failure, TakesErrorsThatCanOnlyBeMoved) {
    const Result<int, std::unique_ptr<int>> result = failure(std::make_unique<int>(5));
    ASSERT_FALSE(result);
    EXPECT_EQ(*result.error(), 5);
}

}  // namespace
}  // namespace plyproof::base
