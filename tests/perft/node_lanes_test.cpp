// SPDX-License-Identifier: MIT
#include "perft/node_lanes.h"

#include <gtest/gtest.h>

#include "chess/fen.h"
#include "perft/lane_counter.h"
#include "perft/sample_positions.h"
#include "support/effort.h"

namespace plyproof::perft {
namespace {

struct TestIsa : chess::PortableIsa {};
using Lane = Lanes<2>;

std::uint64_t number_on(const SquareNumbers<2, 6>& numbers, chess::Square square) {
    std::uint64_t number = 0;
    for (int plane = 0; plane < 6; ++plane) {
        alignas(16) std::uint64_t bits[2];
        numbers.plane(plane).store(bits);
        number |= (bits[1] >> chess::index_of(square) & 1) << plane;
    }
    return number;
}

TEST(SquareNumbers, AddSetsOneByOneOrSeveralAtOnceToTheSameSums) {
    support::SplitMix64 random(5);
    for (int round = 0; round < 200; ++round) {
        Lane sets[8];
        std::uint64_t sums[64] = {};
        for (Lane& set : sets) {
            const chess::Bitboard bits(random.next());
            set = Lane(bits);
            for (const chess::Square square : bits) ++sums[chess::index_of(square)];
        }
        SquareNumbers<2, 6> one_by_one;
        for (const Lane& set : sets) one_by_one.add(set);
        one_by_one.add<2>(sets[0]);
        SquareNumbers<2, 6> eight_at_once;
        eight_at_once.add(sets);
        eight_at_once.add<2>(sets[0]);
        SquareNumbers<2, 6> four_at_once;
        four_at_once.add({sets[0], sets[1], sets[2], sets[3]});
        four_at_once.add({sets[4], sets[5], sets[6], sets[7]});
        alignas(16) std::uint64_t first[2];
        sets[0].store(first);
        for (const chess::Square square : base::kAll<chess::Square>) {
            const std::uint64_t sum = sums[chess::index_of(square)];
            ASSERT_EQ(number_on(four_at_once, square), sum);
            const std::uint64_t more = sum + 4 * (first[1] >> chess::index_of(square) & 1);
            ASSERT_EQ(number_on(one_by_one, square), more);
            ASSERT_EQ(number_on(eight_at_once, square), more);
        }
    }
}

TEST(CountNodes, WithTheMovesItLeavesOutCountsTwoPliesNodeByNode) {
    const auto positions = sample_positions(21, support::effort(12, 1));
    std::vector<std::uint64_t> leaves(positions.size());
    LaneCounter<TestIsa, 2, Tally::PerNode>::count_two_plies(positions.data(), positions.size(), leaves.data(),
                                                             NodePath::Differences);
    for (std::size_t i = 0; i < positions.size(); ++i) {
        CountRun run;
        ASSERT_EQ(leaves[i], Counter<TestIsa>::count(positions[i], 2, run)) << chess::to_fen(positions[i]);
    }
}

TEST(CountNodes, CallsMostMovesOfAQuietPositionSimple) {
    // What is left to the slow way must stay the exception, or the counter would be right but pointless.
    BoardBlock<2> block{};
    for (int lane = 0; lane < 2; ++lane) {
        block.at(BoardSet::MoverPawns, lane) = 0xFF00;
        block.at(BoardSet::MoverKnights, lane) = 0x42;
        block.at(BoardSet::MoverDiagonal, lane) = 0x2C;
        block.at(BoardSet::MoverStraight, lane) = 0x89;
        block.at(BoardSet::MoverKing, lane) = 0x10;
        block.at(BoardSet::ReplierPawns, lane) = std::uint64_t{0xFF} << 48;
        block.at(BoardSet::ReplierKnights, lane) = std::uint64_t{0x42} << 56;
        block.at(BoardSet::ReplierDiagonal, lane) = std::uint64_t{0x2C} << 56;
        block.at(BoardSet::ReplierStraight, lane) = std::uint64_t{0x89} << 56;
        block.at(BoardSet::ReplierKing, lane) = std::uint64_t{0x10} << 56;
    }
    NodeResults<2> results;
    count_nodes(block, NodePath::Differences, results);
    EXPECT_EQ(results.replies_to_simple_moves[0], 400u) << "all twenty moves are simple, with twenty replies each";
    EXPECT_EQ(results.replies_to_simple_moves[1], 400u);
}

}  // namespace
}  // namespace plyproof::perft
