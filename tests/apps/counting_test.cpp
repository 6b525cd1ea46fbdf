// SPDX-License-Identifier: MIT
#include "common/counting.h"

#include <gtest/gtest.h>

namespace plyproof::apps {
namespace {

TEST(Counting, GivesTheWholeDivide) {
    Console console("sample", std::stop_source());
    const Counted counted = count_by_moves(chess::Position::start(), 3, perft::CountOptions{}, console);
    EXPECT_FALSE(counted.error);
    EXPECT_EQ(counted.divide.total, 8902U);
    EXPECT_EQ(counted.divide.entries.size(), 20U);
    EXPECT_EQ(counted.moves, 20U);
}

TEST(Counting, AStopKeepsWhatWasDone) {
    std::stop_source source;
    Console console("sample", source);
    source.request_stop();
    const Counted counted = count_by_moves(chess::Position::start(), 9, perft::CountOptions{}, console);
    EXPECT_EQ(counted.error, perft::CountError::Stopped);
    EXPECT_EQ(counted.moves, 20U);
    EXPECT_LT(counted.divide.entries.size(), 20U);
}

TEST(Counting, ACountThatDoesNotFitIsAnOwnFailureThatIsSaid) {
    Console console("sample", std::stop_source());
    testing::internal::CaptureStderr();
    EXPECT_EQ(explain_count_error(perft::CountError::Overflow, console), ExitCode::OwnFailure);
    EXPECT_EQ(testing::internal::GetCapturedStderr(), "sample: error: the count does not fit 64 bits\n");
}

}  // namespace
}  // namespace plyproof::apps
