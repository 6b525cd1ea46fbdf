// SPDX-License-Identifier: MIT
#include "perft/statistics.h"

#include <gmock/gmock.h>

#include <ostream>

#include "support/position_of.h"

namespace plyproof::perft {

void PrintTo(const Statistics& s, std::ostream* out) {
    *out << "nodes " << s.nodes << " captures " << s.captures << " e.p. " << s.en_passant << " castles " << s.castles
         << " promotions " << s.promotions << " checks " << s.checks << " discovered " << s.discovered_checks
         << " double " << s.double_checks << " mates " << s.mates;
}

namespace {

constexpr auto kKiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

TEST(Statistics, OfTheStartPositionAreThePublishedOnes) {
    const auto start = chess::Position::start();
    EXPECT_EQ(statistics(start, 3), (Statistics{.nodes = 8902, .captures = 34, .checks = 12}));
    EXPECT_EQ(statistics(start, 4), (Statistics{.nodes = 197281, .captures = 1576, .checks = 469, .mates = 8}));
}

TEST(Statistics, OfKiwipeteAreThePublishedOnes) {
    const auto position = support::position_of(kKiwipete);
    EXPECT_EQ(statistics(position, 2),
              (Statistics{.nodes = 2039, .captures = 351, .en_passant = 1, .castles = 91, .checks = 3}));
    EXPECT_EQ(
        statistics(position, 3),
        (Statistics{.nodes = 97862, .captures = 17102, .en_passant = 45, .castles = 3162, .checks = 993, .mates = 1}));
}

TEST(Statistics, CountTheLastMoveOnly) {
    // White castles first: no castling is among the leaves at depth 2.
    EXPECT_EQ(statistics(support::position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), 1)->castles, 1u);
    EXPECT_EQ(statistics(support::position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1"), 2)->castles, 0u);
}

TEST(Statistics, ACheckByTheCastledRookIsNotADiscoveredOne) {
    const auto counted = statistics(support::position_of("5k2/8/8/8/8/8/8/4K2R w K - 0 1"), 1);
    EXPECT_EQ(counted->castles, 1u);
    EXPECT_EQ(counted->checks, 3u);
    EXPECT_EQ(counted->discovered_checks, 0u);
}

TEST(Statistics, TellDiscoveredChecksFromDoubleOnes) {
    const auto counted = statistics(support::position_of("4k3/8/8/8/8/8/4N3/K3R3 w - - 0 1"), 1);
    EXPECT_EQ(counted->discovered_checks, 6u);
    EXPECT_EQ(counted->double_checks, 0u);
    EXPECT_EQ(statistics(support::position_of("4k3/8/8/8/4N3/8/8/K3R3 w - - 0 1"), 1)->double_checks, 2u);
}

TEST(Statistics, AtDepthZeroAreOneNode) { EXPECT_EQ(statistics(chess::Position::start(), 0), Statistics{.nodes = 1}); }

TEST(Statistics, AddUp) {
    Statistics sum{.nodes = 1,
                   .captures = 2,
                   .en_passant = 3,
                   .castles = 4,
                   .promotions = 5,
                   .checks = 6,
                   .discovered_checks = 7,
                   .double_checks = 8,
                   .mates = 9};
    sum += sum;
    EXPECT_EQ(sum, (Statistics{.nodes = 2,
                               .captures = 4,
                               .en_passant = 6,
                               .castles = 8,
                               .promotions = 10,
                               .checks = 12,
                               .discovered_checks = 14,
                               .double_checks = 16,
                               .mates = 18}));
}

TEST(Statistics, StopWhenAsked) {
    std::stop_source source;
    source.request_stop();
    EXPECT_FALSE(statistics(chess::Position::start(), 30, {.stop = source.get_token()}).has_value());
}

}  // namespace
}  // namespace plyproof::perft
