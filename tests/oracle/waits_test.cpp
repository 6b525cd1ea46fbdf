// SPDX-License-Identifier: MIT
#include "oracle/waits.h"

#include <gtest/gtest.h>

namespace plyproof::oracle {
namespace {

using namespace std::chrono_literals;

TEST(Waits, AreThoseThatTheManualPromises) {
    const Waits waits;
    EXPECT_EQ(waits.start, 30s);
    EXPECT_EQ(waits.ready, 10s);
    EXPECT_EQ(waits.question, 60s);
}

TEST(DeadlineIn, OfZeroIsNever) {
    EXPECT_TRUE(deadline_in(0ms).is_never());
    EXPECT_FALSE(deadline_in(1ms).is_never());
}

TEST(QuestionWait, IsTwentyTimesTheReferencesOwnTimeWhereThatIsLonger) {
    EXPECT_EQ(question_wait({}, 1s), 60s);
    EXPECT_EQ(question_wait({}, 4s), 80s);
    EXPECT_EQ(question_wait({.question = 5s}, 100ms), 5s);
    EXPECT_EQ(question_wait({.question = 0ms}, 4s), 0ms);
    EXPECT_GT(question_wait({}, std::chrono::nanoseconds::max()), 24h);
}

}  // namespace
}  // namespace plyproof::oracle
