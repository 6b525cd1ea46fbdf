// SPDX-License-Identifier: MIT
#include "chess/magic_numbers.h"

#include <gtest/gtest.h>

#include <optional>
#include <vector>

#include "chess/attacks.h"
#include "chess/slider_tables.h"

namespace plyproof::chess {
namespace {

/// True when no two sets of blockers with different attacks have the same index.
template <class Attacks>
bool is_magic(std::uint64_t number, Square from, Bitboard relevant, Attacks attacks) {
    std::vector<std::optional<Bitboard>> slots(std::size_t{1} << relevant.size());
    std::uint64_t blockers = 0;
    do {
        std::optional<Bitboard>& slot = slots[blockers * number >> (64 - relevant.size())];
        const Bitboard attacked = attacks(from, Bitboard(blockers));
        if (slot && *slot != attacked) return false;
        slot = attacked;
        blockers = (blockers - relevant.bits()) & relevant.bits();
    } while (blockers != 0);
    return true;
}

TEST(MagicNumbers, KeepDifferentBishopAttacksApart) {
    for (const Square from : base::kAll<Square>) {
        EXPECT_TRUE(is_magic(kBishopMagics[from], from, bishop_relevant_squares(from), slow_bishop_attacks))
            << name_of(from);
    }
}

TEST(MagicNumbers, KeepDifferentRookAttacksApart) {
    for (const Square from : base::kAll<Square>) {
        EXPECT_TRUE(is_magic(kRookMagics[from], from, rook_relevant_squares(from), slow_rook_attacks)) << name_of(from);
    }
}

TEST(MagicNumbers, AreRareEnoughThatATestOfThemMeansSomething) {
    EXPECT_FALSE(is_magic(kRookMagics[Square::A1], Square::E4, rook_relevant_squares(Square::E4), slow_rook_attacks));
    EXPECT_FALSE(is_magic(1, Square::A1, rook_relevant_squares(Square::A1), slow_rook_attacks));
}

}  // namespace
}  // namespace plyproof::chess
