// SPDX-License-Identifier: MIT
#include "suite/read_blocks.h"

#include <gmock/gmock.h>

#include "suite/samples.h"

namespace plyproof::suite {
namespace {

using samples::Expected;
using samples::kinds_of;
using samples::with_start;

ParsedSuite read(std::string_view text) { return parse(text, "roce.txt", Format::Blocks); }

TEST(ReadBlocks, ReadsIdsFensAndCounts) {
    const ParsedSuite parsed =
        read(with_start("# 1\nid gentest-1\nepd "
                        "@\nperft 2 400\nperft 1 20\n\n% 2\n"
                        "id  two words \nepd 4k3/8/8/8/8/8/8/4K2R w K -\nmode standard\nperft 1 15"));
    EXPECT_THAT(parsed.errors, testing::IsEmpty());
    ASSERT_EQ(parsed.suite.cases.size(), 2u);
    EXPECT_EQ(parsed.suite.cases[0].id, "gentest-1");
    EXPECT_EQ(parsed.suite.cases[0].expected, (Expected{{1, 20}, {2, 400}}));
    EXPECT_EQ(parsed.suite.cases[0].line, 3u);
    EXPECT_EQ(parsed.suite.cases[1].id, "two words");
    EXPECT_EQ(parsed.suite.cases[1].mode, chess::VariantMode::Standard);
}

TEST(ReadBlocks, TakeCommentsBehindFensAndCountsButNotIds) {
    const Suite suite = read(with_start("id ep capture #1\nepd "
                                        "@ # the start\nperft 1 20 % all of them\n"))
                            .suite;
    ASSERT_EQ(suite.cases.size(), 1u);
    EXPECT_EQ(suite.cases[0].id, "ep capture #1");
    EXPECT_EQ(suite.cases[0].expected, (Expected{{1, 20}}));
}

TEST(ReadBlocks, BeginWithTheNextFenWhereThereAreNoIds) {
    const Suite suite = read(with_start("epd "
                                        "@\nperft 1 20\nfen "
                                        "@\nperft 2 400"))
                            .suite;
    ASSERT_EQ(suite.cases.size(), 2u);
    EXPECT_EQ(suite.cases[0].id, "roce.txt:1");
    EXPECT_EQ(suite.cases[1].expected, (Expected{{2, 400}}));
}

TEST(ReadBlocks, LoseOnlyTheFaultyCount) {
    const ParsedSuite parsed =
        read(with_start("epd "
                        "@\nperft 1 20\nperft 1 21\nperft 2\nperft 0 1\nperft 2 400 5\n"
                        "perft 2 x\nperft 3 8902\nperf 4 1\n"));
    EXPECT_THAT(kinds_of(parsed),
                testing::ElementsAre(SuiteErrorKind::RepeatedDepth, SuiteErrorKind::NoCount, SuiteErrorKind::BadDepth,
                                     SuiteErrorKind::BadCount, SuiteErrorKind::BadCount, SuiteErrorKind::UnknownWord));
    ASSERT_EQ(parsed.suite.cases.size(), 1u);
    EXPECT_EQ(parsed.suite.cases[0].expected, (Expected{{1, 20}, {3, 8902}}));
}

TEST(ReadBlocks, LoseTheWholeBlockWithItsFenOrMode) {
    const ParsedSuite parsed =
        read(with_start("epd 8/8\nperft 1 20\nepd "
                        "@\nmode atomic\nperft 1 20\nepd "
                        "@\nperft 1 20"));
    EXPECT_THAT(kinds_of(parsed), testing::ElementsAre(SuiteErrorKind::BadFen, SuiteErrorKind::BadMode));
    ASSERT_EQ(parsed.suite.cases.size(), 1u);
    EXPECT_EQ(parsed.suite.cases[0].line, 6u);
}

TEST(ReadBlocks, ShowBlocksWithoutAFenOnce) {
    const ParsedSuite parsed = read("perft 1 20\nperft 2 400\nid lonely\nid last\n");
    EXPECT_THAT(kinds_of(parsed), testing::Each(SuiteErrorKind::NoPosition));
    ASSERT_EQ(parsed.errors.size(), 3u);
    EXPECT_EQ(parsed.errors[1].line, 3u);
}

TEST(ReadBlocks, ShowASecondMode) {
    EXPECT_THAT(kinds_of(read(with_start("epd "
                                         "@\nmode auto\nmode auto\n"))),
                testing::ElementsAre(SuiteErrorKind::Repeated));
}

}  // namespace
}  // namespace plyproof::suite
