// SPDX-License-Identifier: MIT
#include "report/github_command.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/suite_runs.h"

namespace plyproof::report {
namespace {

TEST(GithubCommand, NamesFileLineColumnTitleAndMessage) {
    EXPECT_EQ(github_command({.level = "error", .file = "a.epd", .line = 3, .column = 9, .title = "t", .message = "m"}),
              "::error file=a.epd,line=3,col=9,title=t::m\n");
    EXPECT_EQ(github_command({.level = "notice", .title = "t", .message = "m"}), "::notice title=t::m\n");
}

TEST(GithubCommand, EscapesWhatWouldEndAFieldOrTheLine) {
    EXPECT_EQ(github_command({.level = "error", .file = "a,b:c%", .title = "x::y", .message = "100%: 1,2\nnext"}),
              "::error file=a%2Cb%3Ac%25,title=x%3A%3Ay::100%25: 1,2%0Anext\n");
}

TEST(GithubCommand, IsOneLineForAnyBytes) {
    const std::string command = github_command(
        {.level = "error", .file = support::kNastyText, .title = support::kNastyText, .message = support::kNastyText});
    EXPECT_EQ(std::count(command.begin(), command.end(), '\n'), 1);
    EXPECT_EQ(command.find('\r'), std::string::npos);
    EXPECT_EQ(command.find('\0'), std::string::npos);
}

}  // namespace
}  // namespace plyproof::report
