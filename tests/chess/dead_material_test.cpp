// SPDX-License-Identifier: MIT
#include "chess/dead_material.h"

#include <gtest/gtest.h>

#include "support/position_of.h"

namespace plyproof::chess {
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

}  // namespace
}  // namespace plyproof::chess
