// SPDX-License-Identifier: MIT
#include "chess/isa.h"

#include <gtest/gtest.h>

#include "chess/attacks.h"

namespace plyproof::chess {
namespace {

TEST(PortableIsa, LooksUpTheSameAttacksAsTheSlowWalk) {
    const Bitboard occupied(std::uint64_t{0x1234567890ABCDEF});
    for (const Square square : base::kAll<Square>) {
        EXPECT_EQ(PortableIsa::bishop(square, occupied), slow_bishop_attacks(square, occupied));
        EXPECT_EQ(PortableIsa::rook(square, occupied), slow_rook_attacks(square, occupied));
    }
}

}  // namespace
}  // namespace plyproof::chess
