// SPDX-License-Identifier: MIT
#include "report/suite_github.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "support/suite_runs.h"

namespace plyproof::report {
namespace {

using namespace support;
using testing::HasSubstr;
using testing::Not;

TEST(SuiteGithub, AnnotatesTheLineOfEachFailureAndFault) {
    const std::string text = suite_github(make_mixed_report());
    EXPECT_THAT(text, HasSubstr("::error file=my.epd,line=3,title=wrong::rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "
                                "KQkq - 0 1%0Adepth 2: expected 401, counted 400: 1 fewer%0Anext: divide --fen '"));
    EXPECT_THAT(text, HasSubstr("::error file=my.epd,line=3,title=no-kings::"));
    EXPECT_THAT(text, HasSubstr("::error file=my.epd,line=7,col=5,title=bad-depth::the depth is no whole number"));
    EXPECT_THAT(text, HasSubstr("::warning title=perft-suite::the time was used up: "));
    EXPECT_THAT(text, HasSubstr("::error title=perft-suite::1 of 2 cases differ"));
    EXPECT_THAT(text, Not(HasSubstr("title=good")));
}

TEST(SuiteGithub, OfAGoodRunIsANotice) {
    EXPECT_EQ(suite_github(make_report({make_result("x", {agreeing(1, 20)})})),
              "::notice title=perft-suite::1 case agrees; 1 expectation, 20 leaves in 0.00 s\n");
}

TEST(SuiteGithub, ARunWithoutChecksIsAnError) {
    EXPECT_EQ(suite_github({}), "::error title=perft-suite::nothing was checked\n");
}

TEST(SuiteGithub, NoTextBreaksOutOfItsCommand) {
    std::istringstream lines(suite_github(make_nasty_report()));
    int commands = 0;
    for (std::string line; std::getline(lines, line); ++commands) EXPECT_TRUE(line.starts_with("::error ")) << line;
    EXPECT_EQ(commands, 3);
}

}  // namespace
}  // namespace plyproof::report
