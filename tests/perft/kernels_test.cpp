// SPDX-License-Identifier: MIT
#include "perft/kernels.h"

#include <gmock/gmock.h>

#include "chess/fen.h"
#include "perft/count.h"
#include "perft/sample_positions.h"
#include "support/effort.h"
#include "support/position_of.h"

namespace plyproof::perft {
namespace {

TEST(Kernels, AllGiveTheSameCountInPositionsFullOfSpecialMoves) {
    struct Known {
        const char* fen;
        int depth;
        std::uint64_t leaves;
    };
    constexpr Known kKnown[] = {
        {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", 4, 4085603},
        {"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", 5, 674624},
        {"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1", 4, 422333},
        {"rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", 4, 2103487},
        {"rr6/2kpp3/1ppnb1p1/p2Q1q1p/P4P1P/1PNN2P1/2PP4/1K2RR2 b E - 2 19", 4, 2237725},
    };
    for (const Known& known : kKnown) {
        const auto position = support::position_of(known.fen);
        for (const Kernel kernel : available_kernels()) {
            EXPECT_EQ(count(position, known.depth, {.kernel = kernel}), known.leaves)
                << name_of(kernel) << " on " << known.fen;
        }
    }
}

TEST(Kernels, CountTheRepliesToEachOfManyPositionsLikeThePortableOne) {
    const auto positions = sample_positions(41, support::effort(200, 5));
    std::vector<std::uint64_t> expected(positions.size());
    std::vector<std::uint64_t> counted(positions.size());
    kPortableKernel.count_replies(positions.data(), positions.size(), expected.data());
    for (const Kernel kernel : available_kernels()) {
        functions_of(kernel).count_replies(positions.data(), positions.size(), counted.data());
        for (std::size_t i = 0; i < positions.size(); ++i) {
            ASSERT_EQ(counted[i], expected[i]) << name_of(kernel) << " on " << chess::to_fen(positions[i]);
        }
    }
}

TEST(Kernels, CountTwoPliesOfEachOfManyPositionsLikeThePortableOne) {
    const auto positions = sample_positions(51, support::effort(60, 2));
    std::vector<std::uint64_t> expected(positions.size());
    std::vector<std::uint64_t> counted(positions.size());
    kPortableKernel.count_two_plies(positions.data(), positions.size(), expected.data(), NodePath::Differences);
    for (const Kernel kernel : available_kernels()) {
        for (const NodePath path : kNodePaths) {
            functions_of(kernel).count_two_plies(positions.data(), positions.size(), counted.data(), path);
            for (std::size_t i = 0; i < positions.size(); ++i) {
                ASSERT_EQ(counted[i], expected[i])
                    << name_of(kernel) << " by " << name_of(path) << " on " << chess::to_fen(positions[i]);
            }
        }
    }
}

TEST(NodePaths, AllGiveTheSameCountOfAWholeTree) {
    const auto kiwipete = support::position_of("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1");
    for (const Kernel kernel : available_kernels()) {
        for (const NodePath path : kNodePaths) {
            EXPECT_EQ(count(kiwipete, 4, {.kernel = kernel, .path = path}), 4085603u)
                << name_of(kernel) << " by " << name_of(path);
        }
    }
}

TEST(CountRun, NoticesASumThatDoesNotFit) {
    CountRun run;
    std::uint64_t total = ~std::uint64_t{0};
    run.add(total, 0);
    EXPECT_FALSE(run.overflowed());
    run.add(total, 1);
    EXPECT_TRUE(run.overflowed());
    EXPECT_TRUE(run.is_over(1));
}

TEST(CountRun, AsksItsTokenAboveLargeSubtreesOnly) {
    std::stop_source source;
    const std::stop_token token = source.get_token();
    CountRun run(token);
    source.request_stop();
    EXPECT_FALSE(run.is_over(3));
    EXPECT_TRUE(run.is_over(9));
    EXPECT_TRUE(run.is_over(3)) << "once told, it stays told";
}

}  // namespace
}  // namespace plyproof::perft
