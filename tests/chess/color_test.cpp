// SPDX-License-Identifier: MIT
#include "chess/color.h"

#include <gtest/gtest.h>

namespace plyproof::chess {
namespace {

TEST(Color, HasWhiteAndBlackAsOpposites) {
    EXPECT_EQ(opposite(Color::White), Color::Black);
    EXPECT_EQ(opposite(Color::Black), Color::White);
    EXPECT_EQ(base::kAll<Color>.size(), 2U);
}

}  // namespace
}  // namespace plyproof::chess
