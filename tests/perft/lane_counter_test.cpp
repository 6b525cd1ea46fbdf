// SPDX-License-Identifier: MIT
#include "perft/lane_counter.h"

#include <gtest/gtest.h>

#include "chess/fen.h"
#include "perft/sample_positions.h"
#include "support/effort.h"

namespace plyproof::perft {
namespace {

struct TestIsa : chess::PortableIsa {};

TEST(LaneCounter, CountsThreePliesLikeTheScalarCounter) {
    for (const auto& position : sample_positions(11, support::effort(2, 0))) {
        CountRun run;
        ASSERT_EQ((LaneCounter<TestIsa, 2, Tally::Total>::count(position, 3, run)),
                  Counter<TestIsa>::count(position, 3, run))
            << chess::to_fen(position);
    }
}

TEST(LaneCounter, StopsWhenItsRunIsOver) {
    std::stop_source source;
    source.request_stop();
    const std::stop_token token = source.get_token();
    CountRun run(token);
    LaneCounter<TestIsa, 2, Tally::Total>::count(chess::Position::start(), 12, run);
    EXPECT_TRUE(run.stopped());
}

}  // namespace
}  // namespace plyproof::perft
