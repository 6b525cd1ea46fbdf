// SPDX-License-Identifier: MIT
#include "chess/slider_tables.h"

#include <gtest/gtest.h>

#include <random>

#include "chess/attacks.h"
#include "support/instruction_sets.h"
#include "support/squares.h"

namespace plyproof::chess {
namespace {

using support::squares;

/// For each of the four lookups: a million in all.
constexpr int kOccupancies = 250'000;

/// Random occupancies from nearly empty to nearly full.
class RandomBoards {
public:
    explicit RandomBoards(std::uint64_t seed) : random_(seed) {}

    Square square() { return square_at(static_cast<int>(random_() & 63)); }
    Bitboard occupied() {
        const std::uint64_t bits = random_();
        switch (random_() & 3) {
            case 0:
                return Bitboard(bits & random_() & random_());
            case 1:
                return Bitboard(bits & random_());
            case 2:
                return Bitboard(bits);
            default:
                return Bitboard(bits | random_());
        }
    }

private:
    std::mt19937_64 random_;
};

using Attacks = Bitboard (*)(Square, Bitboard);

void expect_equal_for_every_set_of_blockers(Attacks fast, Attacks slow, Bitboard (*relevant_squares)(Square)) {
    for (const Square from : base::kAll<Square>) {
        const std::uint64_t relevant = relevant_squares(from).bits();
        std::uint64_t blockers = relevant;
        do {
            blockers = (blockers - 1) & relevant;
            ASSERT_EQ(fast(from, Bitboard(blockers)), slow(from, Bitboard(blockers)))
                << name_of(from) << ' ' << blockers;
        } while (blockers != relevant);
    }
}

void expect_equal_on_random_boards(Attacks fast, Attacks slow, std::uint64_t seed) {
    RandomBoards random(seed);
    for (int i = 0; i < kOccupancies; ++i) {
        const Square from = random.square();
        const Bitboard occupied = random.occupied();
        ASSERT_EQ(fast(from, occupied), slow(from, occupied)) << name_of(from) << ' ' << occupied.bits();
    }
}

TEST(RelevantSquares, LeaveTheLastSquareOfEachRayOut) {
    EXPECT_EQ(rook_relevant_squares(Square::A1), squares("a2 a3 a4 a5 a6 a7 b1 c1 d1 e1 f1 g1"));
    EXPECT_EQ(rook_relevant_squares(Square::E4), squares("e2 e3 e5 e6 e7 b4 c4 d4 f4 g4"));
    EXPECT_EQ(bishop_relevant_squares(Square::A1), squares("b2 c3 d4 e5 f6 g7"));
    EXPECT_EQ(bishop_relevant_squares(Square::H4), squares("g3 f2 g5 f6 e7"));
}

TEST(RelevantSquares, AreExactlyThoseThatChangeTheAttacks) {
    for (const Square from : base::kAll<Square>) {
        for (const Square square : base::kAll<Square>) {
            const auto changes = [&](auto attacks) {
                return attacks(from, Bitboard(square)) != attacks(from, kNoSquares);
            };
            EXPECT_EQ(rook_relevant_squares(from).contains(square), changes(slow_rook_attacks));
            EXPECT_EQ(bishop_relevant_squares(from).contains(square), changes(slow_bishop_attacks));
        }
    }
}

TEST(RelevantSquares, HaveAsManySetsAsTheTablesHaveEntries) {
    std::size_t bishop_sets = 0;
    std::size_t rook_sets = 0;
    for (const Square from : base::kAll<Square>) {
        bishop_sets += std::size_t{1} << bishop_relevant_squares(from).size();
        rook_sets += std::size_t{1} << rook_relevant_squares(from).size();
    }
    EXPECT_EQ(bishop_sets, kBishopBlockerSets);
    EXPECT_EQ(rook_sets, kRookBlockerSets);
}

Bitboard magic_bishop(Square from, Bitboard occupied) { return kMagicTable.bishop(from, occupied); }
Bitboard magic_rook(Square from, Bitboard occupied) { return kMagicTable.rook(from, occupied); }

TEST(MagicTable, EqualsTheSlowWalkForEverySetOfBlockers) {
    expect_equal_for_every_set_of_blockers(magic_bishop, slow_bishop_attacks, bishop_relevant_squares);
    expect_equal_for_every_set_of_blockers(magic_rook, slow_rook_attacks, rook_relevant_squares);
}

TEST(MagicTable, EqualsTheSlowWalkOnRandomBoards) {
    expect_equal_on_random_boards(magic_bishop, slow_bishop_attacks, 1);
    expect_equal_on_random_boards(magic_rook, slow_rook_attacks, 2);
}

/// Built before main, like any global of a program; the tables must be there before it.
const Bitboard kLookedUpBeforeMain = kMagicTable.rook(Square::A1, kNoSquares);

TEST(MagicTable, IsThereForOtherGlobalObjects) { EXPECT_EQ(kLookedUpBeforeMain.size(), 14); }

#if defined(__x86_64__)

// Only these two functions are compiled for BMI2: nothing of the test library may be, or an old CPU would meet it.
[[gnu::target("bmi2")]] Bitboard pext_bishop(Square from, Bitboard occupied) {
    return kPextTable.bishop(from, occupied);
}
[[gnu::target("bmi2")]] Bitboard pext_rook(Square from, Bitboard occupied) { return kPextTable.rook(from, occupied); }

TEST(PextTable, EqualsTheSlowWalkForEverySetOfBlockers) {
    if (!support::have_bmi2()) return;
    expect_equal_for_every_set_of_blockers(pext_bishop, slow_bishop_attacks, bishop_relevant_squares);
    expect_equal_for_every_set_of_blockers(pext_rook, slow_rook_attacks, rook_relevant_squares);
}

TEST(PextTable, EqualsTheSlowWalkOnRandomBoards) {
    if (!support::have_bmi2()) return;
    expect_equal_on_random_boards(pext_bishop, slow_bishop_attacks, 3);
    expect_equal_on_random_boards(pext_rook, slow_rook_attacks, 4);
}

#endif

}  // namespace
}  // namespace plyproof::chess
