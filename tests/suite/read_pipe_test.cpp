// SPDX-License-Identifier: MIT
#include "suite/read_pipe.h"

#include <gmock/gmock.h>

#include "suite/samples.h"

namespace plyproof::suite {
namespace {

using samples::Expected;
using samples::kinds_of;
using samples::with_start;

ParsedSuite read(std::string_view text) { return parse(text, "pipe.txt", Format::Pipe); }

TEST(ReadPipe, MergesLinesOfTheSameFenWhereverTheyStand) {
    const ParsedSuite parsed =
        read(with_start("@|2|400\n4k3/8/8/8/8/8/8/4K3 w - -|1|5\n"
                        "@ | 1 | 20 \n"));
    EXPECT_THAT(parsed.errors, testing::IsEmpty());
    ASSERT_EQ(parsed.suite.cases.size(), 2u);
    EXPECT_EQ(parsed.suite.cases[0].expected, (Expected{{1, 20}, {2, 400}}));
}

TEST(ReadPipe, TakesAHeaderAndAFenAlone) {
    const ParsedSuite parsed =
        read(with_start("FEN|depth|nodes\n"
                        "@\n"
                        "@||\n"));
    EXPECT_THAT(parsed.errors, testing::IsEmpty());
    ASSERT_EQ(parsed.suite.cases.size(), 1u);
    EXPECT_THAT(parsed.suite.cases[0].expected, testing::IsEmpty());
}

TEST(ReadPipe, LosesOnlyTheFaultyLine) {
    const ParsedSuite parsed =
        read(with_start("@|1|20\n"
                        "@|1|21\n"
                        "@|2\n"
                        "@|x|1\n"
                        "@|3|8902|x\n"
                        "@|4|19 7\n"
                        "8/8|1|1\n|1|20\n"
                        "@|2|400\n"));
    EXPECT_THAT(kinds_of(parsed),
                testing::ElementsAre(SuiteErrorKind::RepeatedDepth, SuiteErrorKind::NoCount, SuiteErrorKind::BadDepth,
                                     SuiteErrorKind::TooManyColumns, SuiteErrorKind::BadCount, SuiteErrorKind::BadFen,
                                     SuiteErrorKind::BadFen));
    ASSERT_EQ(parsed.suite.cases.size(), 1u);
    EXPECT_EQ(parsed.suite.cases[0].expected, (Expected{{1, 20}, {2, 400}}));
}

}  // namespace
}  // namespace plyproof::suite
