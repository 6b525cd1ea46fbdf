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
    EXPECT_THAT(
        text,
        HasSubstr("::error file=my.epd,line=3,title=wrong::DIFFERS%0Arnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w "
                  "KQkq - 0 1%0Adepth 2: expected 401, counted 400: 1 fewer%0Anext:  divide --fen '"));
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

TEST(SuiteGithub, KeepsTheFailuresOfAProgramApart) {
    const std::string text = suite_github(make_engine_report());
    for (const char* title :
         {"DIFFERS", "OTHER POSITION", "CRASHED (SIGSEGV)", "TIMED OUT", "UNREADABLE", "REFUSED", "NOT STARTED"}) {
        EXPECT_THAT(text, HasSubstr(std::string("::") + title + "%0A"));
    }
    EXPECT_THAT(text, HasSubstr("%0A    about to crash%0A"));
}

TEST(SuiteGithub, TakesAProgramThatWasGivenUpForAnError) {
    SuiteReport report = make_report({make_result("x", {not_run(1, 20, gate::SkipReason::GaveUp)})});
    report.program.command = "./mine";
    report.run.gave_up = "./mine cannot be started";
    EXPECT_THAT(suite_github(report), HasSubstr("::error title=perft-suite::./mine cannot be started; "));
}

}  // namespace
}  // namespace plyproof::report
