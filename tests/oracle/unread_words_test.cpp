// SPDX-License-Identifier: MIT
#include "oracle/unread_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace plyproof::oracle {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

TEST(UnreadWords, AMoveWithACountThatCannotBeReadLeads) {
    for (const char* line : {"h1g1: three", "h1g1: 3.0", "h1g1:", "h1g1: 1234567890123456789012345678901234567890",
                             "\"h1g1\": null,", "[h1g1] - ?", "1) h1g1: many", "info string h1g1: ?", "h1g1=x"}) {
        EXPECT_THAT(unread_words(line).moves, ElementsAre("h1g1")) << line;
        EXPECT_TRUE(unread_words(line).leads) << line;
    }
    EXPECT_FALSE(unread_words("h1g1 three").leads);
}

TEST(UnreadWords, MovesAmongNumbersMayHoldCounts) {
    EXPECT_THAT(unread_words("20 leaves below e2e4").moves, ElementsAre("e2e4"));
    EXPECT_THAT(unread_words("(20) e2e4 (19) d2d4").moves, ElementsAre("e2e4", "d2d4"));
}

TEST(UnreadWords, NoiseNamesNoCounts) {
    for (const char* line : {"", "Some Engine 1.0", "bestmove e2e4 ponder e7e5", "position startpos moves e2e4",
                             "info depth 5 nodes 20 pv e2e4 e7e5", "e2e4 e7e5 g1f3", "Legal moves: e2e4 d2d4",
                             "8 | r n b q k b n r", "a b c d e f g h", "Fen: 8/8/8/8/8/4k3/8/4K3 w - e3 0 1"}) {
        EXPECT_THAT(unread_words(line).moves, IsEmpty()) << line;
    }
}

}  // namespace
}  // namespace plyproof::oracle
