// SPDX-License-Identifier: MIT
#include "search/draws.h"

#include <gtest/gtest.h>

#include <vector>

#include "support/position_of.h"

namespace plyproof::search {
namespace {

using support::position_of;

TEST(IsDeadMaterial, HoldsWhereNobodyCanMate) {
    for (const auto fen :
         {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/4KB2 w - - 0 1", "4k1n1/8/8/8/8/8/8/4K3 w - - 0 1",
          "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", "2b1k3/8/8/8/8/8/4B3/4KB2 w - - 0 1"}) {
        EXPECT_TRUE(is_dead_material(position_of(fen))) << fen;
    }
}

TEST(IsDeadMaterial, DoesNotHoldWhereAMateIsPossibleIfOnlyByHelp) {
    for (const auto fen :
         {"4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "4k3/8/8/8/8/8/8/3NKN2 w - - 0 1",
          "4k1n1/8/8/8/8/8/8/4KN2 w - - 0 1", "4kb2/8/8/8/8/8/8/4KB2 w - - 0 1", "4k1n1/8/8/8/8/8/8/4KB2 w - - 0 1"}) {
        EXPECT_FALSE(is_dead_material(position_of(fen))) << fen;
    }
}

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
