// SPDX-License-Identifier: MIT
#include "report/suite_tap.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <sstream>

#include "support/suite_runs.h"

namespace plyproof::report {
namespace {

using namespace support;
using gate::SkipReason;
using testing::HasSubstr;
using testing::StartsWith;

TEST(SuiteTap, HasAPlanAndATestPointForEachCaseAndFault) {
    const std::string tap = suite_tap(make_mixed_report());
    EXPECT_THAT(tap, StartsWith("TAP version 14\n1..7\nok 1 - my.epd: good\nnot ok 2 - my.epd: wrong\n  ---\n"));
    EXPECT_THAT(tap, HasSubstr("ok 5 - my.epd: deep # SKIP deeper than the depth limit\n"));
    EXPECT_THAT(tap, HasSubstr("not ok 6 - my.epd:7:5\n"));
    EXPECT_THAT(tap, HasSubstr("ok 7 - the whole run # SKIP the time was used up"));
    EXPECT_THAT(tap, HasSubstr("# 1 of 2 cases differ"));
}

TEST(SuiteTap, AFailureHasYamlWithNumbersPlaceAndCommand) {
    const std::string tap = suite_tap(make_mixed_report());
    EXPECT_THAT(tap, HasSubstr("  at: \"my.epd:3\"\n"));
    EXPECT_THAT(tap, HasSubstr("    - \"depth 2: expected 401, counted 400: 1 fewer\"\n"));
    EXPECT_THAT(tap, HasSubstr("  next: \"divide --fen 'rnbqkbnr/"));
}

TEST(SuiteTap, OfNothingFails) {
    EXPECT_THAT(suite_tap({}), StartsWith("TAP version 14\n1..1\n# nothing was checked\nnot ok 1 - the whole run\n"));
}

TEST(SuiteTap, ARunThatWasCutShortDoesNotLookFinished) {
    const auto tap = [](SkipReason reason) {
        return suite_tap(make_report({make_result("x", {agreeing(1, 20), not_run(2, 400, reason)})}));
    };
    EXPECT_THAT(tap(SkipReason::Budget), HasSubstr("ok 1 - my.epd: x # SKIP 1 of 2 expectations agree; not run: "));
    EXPECT_THAT(tap(SkipReason::Budget), HasSubstr("\nok 2 - the whole run # SKIP the time was used up: "));
    EXPECT_THAT(tap(SkipReason::Interrupted), HasSubstr("\nnot ok 2 - the whole run\n"));
    EXPECT_THAT(tap(SkipReason::Interrupted), HasSubstr("\nBail out! interrupted: "));
}

TEST(SuiteTap, NoTextBreaksOutOfItsLine) {
    const std::string tap = suite_tap(make_nasty_report());
    std::istringstream lines(tap);
    int test_points = 0;
    for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("ok ") || line.starts_with("not ok ")) {
            ++test_points;
            EXPECT_EQ(line.find(" # "), std::string::npos) << "a directive: " << line;
        }
    }
    EXPECT_EQ(test_points, 2);
    EXPECT_EQ(tap.find('\x1b'), std::string::npos);
}

TEST(SuiteTap, KeepsTheFailuresOfAProgramApart) {
    const std::string text = suite_tap(make_engine_report());
    for (const char* verdict :
         {"mismatch", "other-position", "crashed", "timeout", "unreadable", "refused", "not-started"}) {
        EXPECT_THAT(text, HasSubstr(std::string("\n  verdict: ") + verdict + "\n"));
    }
    EXPECT_THAT(text, HasSubstr("    - \"    about to crash\"\n"));
}

TEST(SuiteTap, ListsWhatBisectingFound) {
    EXPECT_THAT(suite_tap(make_report({make_bisected("pin")})),
                testing::AllOf(HasSubstr("  bisection:\n    - \""), HasSubstr("rule:       pinned-knight"),
                               HasSubstr("# rules broken: pinned-knight in 1 case\n")));
}

}  // namespace
}  // namespace plyproof::report
