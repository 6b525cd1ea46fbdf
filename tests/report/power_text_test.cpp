// SPDX-License-Identifier: MIT
#include "report/power_text.h"

#include <gtest/gtest.h>

#include "report/power_sample.h"

namespace plyproof::report {
namespace {

TEST(PowerText, HasARowForEachSuiteAndForAllAndWhatTheyMiss) {
    EXPECT_EQ(power_text(sample_power(), {}),
              "suite         finds  misses  cases  questions  leaves  to the last find\n"
              "a.epd             1       2      2          4    1000                12\n"
              "b.epd             1       2      1          1      50                50\n"
              "all together      2       1      3          5    1050              1050\n"
              "\na.epd: misses 2 of 3\n  second third\n"
              "\nb.epd: misses 2 of 3\n  first second\n"
              "\nall together: misses 1 of 3\n  second\n");
}

TEST(PowerText, OfOneSuiteHasNoRowForAll) {
    crosscheck::Power power = sample_power();
    power.suites.pop_back();
    EXPECT_EQ(power_text(power, {}).find("all together"), std::string::npos);
}

TEST(PowerText, IsTheTableAloneWhenBrief) {
    EXPECT_EQ(power_text(sample_power(), {.brief = true}).find("misses 2"), std::string::npos);
}

TEST(PowerText, SaysForEachBugAfterHowManyLeavesItIsFound) {
    const std::string text = power_text(sample_power(), {.each = true});
    EXPECT_NE(text.find("found after so many leaves  a.epd  b.epd\n"
                        "first                          12      -\n"
                        "second                          -      -\n"
                        "third                           -     50\n"),
              std::string::npos)
        << text;
}

TEST(PowerText, SaysWhereNothingIsMissed) {
    crosscheck::Power power = sample_power();
    power.suites.pop_back();
    power.suites[0].finds.assign(3, crosscheck::Find{.leaves = 1});
    EXPECT_NE(power_text(power, {}).find("\na.epd: nothing is missed\n"), std::string::npos);
}

TEST(PowerText, KeepsItsLinesShort) {
    crosscheck::Power power{.bugs = std::vector<std::string>(40, "a-long-name-of-a-bug"), .suites = {}};
    power.suites.push_back({.name = "a.epd", .finds = {}});
    power.suites[0].finds.resize(40);
    std::size_t longest = 0;
    std::size_t start = 0;
    const std::string text = power_text(power, {});
    for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', start)) {
        longest = std::max(longest, end - start);
        start = end + 1;
    }
    EXPECT_LE(longest, 100u);
    EXPECT_GT(longest, 80u);
}

}  // namespace
}  // namespace plyproof::report
