// SPDX-License-Identifier: MIT
#include "perft/divide.h"

#include <gmock/gmock.h>

namespace plyproof::perft {
namespace {

TEST(Divide, SplitsTheCountByFirstMove) {
    const auto divided = divide(chess::Position::start(), 3);
    ASSERT_TRUE(divided.has_value());
    EXPECT_EQ(divided->total, 8902u);
    EXPECT_EQ(divided->entries.size(), 20u);
    const chess::Move e4 = chess::Move::double_push(chess::Square::E2, chess::Square::E4);
    EXPECT_THAT(divided->entries, testing::Contains(DivideEntry{e4, 600}));
}

TEST(Divide, ReportsAfterEachMove) {
    std::size_t calls = 0;
    std::uint64_t last_total = 0;
    const auto divided = divide(chess::Position::start(), 2, {}, [&](const Divide& so_far, std::size_t moves) {
        EXPECT_EQ(moves, 20u);
        EXPECT_EQ(so_far.entries.size(), ++calls);
        last_total = so_far.total;
    });
    EXPECT_EQ(calls, 20u);
    EXPECT_EQ(last_total, divided->total);
}

TEST(Divide, StopsWhenAsked) {
    std::stop_source source;
    const auto divided = divide(chess::Position::start(), 6, {.stop = source.get_token()},
                                [&](const Divide&, std::size_t) { source.request_stop(); });
    ASSERT_FALSE(divided.has_value());
    EXPECT_EQ(divided.error(), CountError::Stopped);
}

}  // namespace
}  // namespace plyproof::perft
