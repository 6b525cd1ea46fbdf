// SPDX-License-Identifier: MIT
#include "suite/add_counts.h"

#include <gtest/gtest.h>

#include "suite/parse.h"

namespace plyproof::suite {
namespace {

const std::string kKings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

// The text with depth 2 of every case added.
std::string with_depth_two(const std::string& text) {
    const Suite before = parse(text, "a.epd").suite;
    Suite after = before;
    for (Case& entry : after.cases) {
        if (entry.expected.empty() || entry.expected.back().depth == 1) entry.expected.push_back({2, 25});
    }
    return with_counts_added(text, before, after);
}

TEST(WithCountsAdded, PutsThemBehindTheOtherOpcodes) {
    EXPECT_EQ(with_depth_two(kKings + "\n"), kKings + " ;D2 25\n");
    EXPECT_EQ(with_depth_two(kKings + " ;D1 5 ;id \"x\"\n"), kKings + " ;D1 5 ;id \"x\" ;D2 25\n");
    EXPECT_EQ(with_depth_two(kKings + " ;D1 5; c0 \"a; b\";\n"), kKings + " ;D1 5; c0 \"a; b\" ;D2 25;\n");
}

TEST(WithCountsAdded, KeepsAllElseByteForByte) {
    const std::string text = "# comment\r\n" + kKings + " ;D1 5\r\n\r\nno fen at all\n\n" + kKings + " ;D2 25  ";
    EXPECT_EQ(with_depth_two(text),
              "# comment\r\n" + kKings + " ;D1 5 ;D2 25\r\n\r\nno fen at all\n\n" + kKings + " ;D2 25  ");
}

TEST(WithCountsAdded, GivesWhatReadsAsTheFilledSuite) {
    const Suite read = parse(with_depth_two(kKings + " bm Kd2; D1 5;\n" + kKings), "a.epd").suite;
    ASSERT_EQ(read.cases.size(), 2u);
    EXPECT_EQ(read.cases[0].expected, (std::vector<Expectation>{{1, 5}, {2, 25}}));
    EXPECT_EQ(read.cases[1].expected, (std::vector<Expectation>{{2, 25}}));
}

}  // namespace
}  // namespace plyproof::suite
