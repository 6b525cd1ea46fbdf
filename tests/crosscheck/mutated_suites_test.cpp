// SPDX-License-Identifier: MIT
#include "crosscheck/mutated_suites.h"

#include <gtest/gtest.h>

#include <set>

#include "crosscheck/samples.h"

namespace plyproof::crosscheck {
namespace {

/// What tries come to with one position as the suite.
std::set<std::string> mutations_of(const char* fen, chess::Variant variant, std::uint64_t tries) {
    const std::vector<chess::Accepted> suite = {support::accepted(fen)};
    std::set<std::string> found;
    for (std::uint64_t index = 0; index < tries; ++index) {
        CounterRandom random(9, index, 1);
        const auto mutated = mutated_position(random, suite, variant, Strictness::Reachable);
        if (mutated) found.insert(chess::to_fen(mutated->position));
    }
    return found;
}

constexpr const char* kFen = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

TEST(MutatedPosition, IsAnotherOneNearlyEveryTime) {
    EXPECT_GE(mutations_of(kFen, chess::Variant::Standard, 500).size(), 250U);
}

TEST(MutatedPosition, HasMoreAndFewerMenThanItsModel) {
    std::set<int> numbers;
    for (const std::string& fen : mutations_of(kFen, chess::Variant::Standard, 500)) {
        numbers.insert(support::position_of(fen).occupied().size());
    }
    EXPECT_LE(*numbers.begin(), 30);
    EXPECT_GE(*numbers.rbegin(), 32);
}

TEST(MutatedPosition, KeepsEnPassantSometimes) {
    int kept = 0;
    for (const std::string& fen : mutations_of("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", chess::Variant::Standard, 300)) {
        kept += support::position_of(fen).en_passant() ? 1 : 0;
    }
    EXPECT_GE(kept, 10);
}

TEST(MutatedPosition, OfAChess960ModelComesUpOnlyWhereChess960IsWanted) {
    constexpr const char* kChess960 = "4k3/8/8/8/8/8/8/4K1RR w G - 0 1";
    EXPECT_TRUE(mutations_of(kChess960, chess::Variant::Standard, 100).empty());
    EXPECT_FALSE(mutations_of(kChess960, chess::Variant::Chess960, 100).empty());
}

TEST(MutatedPosition, IsMadeFromBareKingsToo) {
    EXPECT_GE(mutations_of("k7/8/8/8/8/8/8/K7 w - - 0 1", chess::Variant::Standard, 300).size(), 100U);
}

}  // namespace
}  // namespace plyproof::crosscheck
