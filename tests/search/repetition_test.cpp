// SPDX-License-Identifier: MIT
#include "search/repetition.h"

#include <gtest/gtest.h>

#include <vector>

namespace plyproof::search {
namespace {

/// Keys by small numbers.
std::vector<chess::Key> keys(std::initializer_list<std::uint64_t> numbers) {
    std::vector<chess::Key> result;
    for (const auto number : numbers) result.push_back({number, ~number});
    return result;
}

TEST(IsRepetition, CountsOnceWithinTheLineAndTwiceWithTheGameBefore) {
    EXPECT_TRUE(is_repetition(keys({1, 2, 3, 4, 1}), 0, 100)) << "the root itself comes back";
    EXPECT_FALSE(is_repetition(keys({1, 2, 3, 4, 1}), 1, 100)) << "for the second time only";
    EXPECT_TRUE(is_repetition(keys({1, 2, 3, 4, 1, 2, 3, 4, 1}), 5, 100)) << "for the third time";
    EXPECT_FALSE(is_repetition(keys({1, 2, 3, 4, 5}), 0, 100));
}

TEST(IsRepetition, LooksNoFurtherThanMovesCanBeTakenBack) {
    EXPECT_FALSE(is_repetition(keys({1, 2, 3, 4, 1}), 0, 3));
    EXPECT_TRUE(is_repetition(keys({1, 2, 3, 4, 1}), 0, 4));
}

}  // namespace
}  // namespace plyproof::search
