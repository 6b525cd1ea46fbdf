// SPDX-License-Identifier: MIT
// Two suites and three bugs for the tests of the reports.
#pragma once

#include "crosscheck/power.h"

namespace plyproof::report {

inline crosscheck::Power sample_power() {
    using crosscheck::Find;
    crosscheck::Power power{.bugs = {"first", "second", "third"}, .suites = {}};
    power.suites.push_back({.name = "a.epd",
                            .cases = 2,
                            .questions = 4,
                            .leaves = 1000,
                            .finds = {Find{.leaves = 12, .case_id = "a/x", .depth = 1}, std::nullopt, std::nullopt}});
    power.suites.push_back({.name = "b.epd",
                            .cases = 1,
                            .questions = 1,
                            .leaves = 50,
                            .finds = {std::nullopt, std::nullopt,
                                      Find{.leaves = 50, .case_id = "b/y", .depth = 2, .without_an_answer = true}}});
    return power;
}

}  // namespace plyproof::report
