// SPDX-License-Identifier: MIT
#include "match/pair_moments.h"

#include <gtest/gtest.h>

namespace plyproof::match {
namespace {

TEST(PairMoments, AreThoseOfTheSharesOfPoints) {
    const std::array<int, 5> numbers{1, 2, 3, 4, 2};
    const Moments moments = moments_of(PairCounts(numbers.begin(), numbers.end()));
    EXPECT_EQ(moments.number, 12);
    EXPECT_NEAR(moments.mean, 7.0 / 12, 1e-12);
    EXPECT_NEAR(moments.variance, 0.0868055556, 1e-9);
}

}  // namespace
}  // namespace plyproof::match
