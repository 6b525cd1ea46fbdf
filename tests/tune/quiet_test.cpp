// SPDX-License-Identifier: MIT
#include "quiet.h"

#include <gtest/gtest.h>

#include "support/position_of.h"

namespace plyproof::tune {
namespace {

bool quiet(std::string_view fen) { return is_quiet(support::position_of(fen)); }

TEST(Quiet, IsTheStartAndWhatLosesByTaking) {
    EXPECT_TRUE(is_quiet(chess::Position::start()));
    EXPECT_TRUE(quiet("4k3/2p5/3p4/8/8/8/8/3RK3 w - - 0 1")) << "the pawn is guarded";
    EXPECT_TRUE(quiet("4k3/8/8/3r4/4P3/8/8/4K3 b - - 0 1")) << "the rook can leave";
    EXPECT_TRUE(quiet("3rk3/8/8/8/8/8/8/3RK3 w - - 0 1")) << "rooks are only exchanged";
}

TEST(Quiet, IsNoPositionInWhichSomethingCanBeWon) {
    EXPECT_FALSE(quiet("4k3/8/3p4/8/8/8/8/3RK3 w - - 0 1"));
    EXPECT_FALSE(quiet("4k3/8/8/3r4/4P3/8/8/4K3 w - - 0 1"));
    EXPECT_FALSE(quiet("7k/P7/8/8/8/8/8/4K3 w - - 0 1")) << "a promotion";
    EXPECT_FALSE(quiet("QQQQQQQ1/qqqqqqq1/QQQQQQQ1/qqqqqqq1/8/7k/8/7K w - - 0 1"));
    EXPECT_FALSE(quiet("4k3/2p5/3r4/8/8/8/3R4/3RK3 w - - 0 1")) << "two take, one takes back";
}

TEST(Quiet, IsNoCheck) { EXPECT_FALSE(quiet("4k3/8/8/8/8/8/8/r3K3 w - - 0 1")); }

}  // namespace
}  // namespace plyproof::tune
