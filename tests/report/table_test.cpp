// SPDX-License-Identifier: MIT
#include "report/table.h"

#include <gtest/gtest.h>

namespace plyproof::report {
namespace {

TEST(Aligned, PutsTheFirstColumnLeftAndTheOthersRight) {
    EXPECT_EQ(aligned({{"suite", "cases", "time"}, {"standard.epd", "7", "0.01 s"}}),
              "suite         cases    time\n"
              "standard.epd      7  0.01 s\n");
}

TEST(Aligned, CountsCharactersNotBytes) {
    EXPECT_EQ(aligned({{"\xC3\xBC", "1"}, {"ab", "2"}}), "\xC3\xBC   1\nab  2\n");
}

TEST(Aligned, TakesShortRowsAndNoRows) {
    EXPECT_EQ(aligned({}), "");
    EXPECT_EQ(aligned({{"alone"}, {"a", "b"}, {}}), "alone\na      b\n\n");
}

}  // namespace
}  // namespace plyproof::report
