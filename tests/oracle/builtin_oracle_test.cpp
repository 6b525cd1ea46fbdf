// SPDX-License-Identifier: MIT
#include "oracle/builtin_oracle.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/questions.h"

namespace plyproof::oracle {
namespace {

using support::question_of;
using namespace std::chrono_literals;

constexpr const char* kKiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

TEST(BuiltinOracle, CountsBelowEachMove) {
    BuiltinOracle oracle;
    const auto answer = oracle.divide(question_of(support::kSmall, 2), base::Deadline::never());
    ASSERT_TRUE(answer);
    EXPECT_THAT(support::entries_of(answer->divide), testing::ElementsAre("a1b1 8", "a1b2 8", "a2a3 7", "a2a4 8"));
    EXPECT_EQ(answer->divide.total, 31);
    EXPECT_EQ(answer->divide.sum, 31);
    EXPECT_EQ(answer->own_fen, support::kSmall);
    EXPECT_TRUE(answer->position_confirmed);
}

TEST(BuiltinOracle, CountsAtTheEndOfThePath) {
    BuiltinOracle oracle;
    const auto answer = oracle.divide(question_of(support::kSmall, 1, {"a2a4", "b5a4"}), base::Deadline::never());
    EXPECT_THAT(support::entries_of(answer->divide), testing::ElementsAre("a1a2 1", "a1b1 1", "a1b2 1"));
}

TEST(BuiltinOracle, GivesUpAfterTheDeadline) {
    BuiltinOracle oracle;
    const auto answer = oracle.divide(question_of(kKiwipete, 5), base::Deadline::in(0ms));
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, OracleErrorKind::TimedOut);
}

TEST(BuiltinOracle, StopsWhenItIsTold) {
    std::stop_source source;
    source.request_stop();
    BuiltinOracle oracle({.stop = source.get_token()});
    const auto answer = oracle.divide(question_of(kKiwipete, 5), base::Deadline::never());
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, OracleErrorKind::Stopped);
}

}  // namespace
}  // namespace plyproof::oracle
