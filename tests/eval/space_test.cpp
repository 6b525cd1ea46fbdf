// SPDX-License-Identifier: MIT
#include "eval/space.h"

#include <gtest/gtest.h>

#include "eval/counts.h"

namespace plyproof::eval {
namespace {

TEST(Space, CountsTheSquaresOfTheOwnCentreThatPawnsLeave) {
    EXPECT_EQ(count_of("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", Group::Space, 0), 1)
        << "its pawn stands on one and attacks two of Black's";
    EXPECT_EQ(count_of("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", Group::Space, 1), 2) << "e2 and e3 are behind it";
    EXPECT_EQ(count_of("4k3/8/8/4p3/8/8/8/4K3 w - - 0 1", Group::Space, 0), -1) << "d4 and f4 against e5";
}

}  // namespace
}  // namespace plyproof::eval
