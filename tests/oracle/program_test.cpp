// SPDX-License-Identifier: MIT
#include "oracle/program.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace plyproof::oracle {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::HasSubstr;

base::Deadline late() { return base::Deadline::in(60s); }

TEST(FindProgram, KeepsTheCommandAndItsArguments) {
    const auto program = find_program("sh -c 'echo \"$0 $1\"' 'a b'", {});
    ASSERT_TRUE(program) << program.error().text;
    EXPECT_EQ(program->name, "sh -c 'echo \"$0 $1\"' 'a b'");
    const auto peer = start_traced(*program, {"c"});
    ASSERT_TRUE(peer) << peer.error();
    EXPECT_EQ((*peer)->receive(late()), "a b c");
}

TEST(FindProgram, StartsInTheFolderThatWasGiven) {
    const auto program = find_program("sh -c pwd", {.folder = "/usr"});
    EXPECT_EQ(start_traced(*program, {}).value()->receive(late()), "/usr");
    const auto nowhere = find_program("sh", {.folder = "/does/not/exist"});
    ASSERT_TRUE(nowhere);
    EXPECT_THAT(start_traced(*nowhere, {}).error(), HasSubstr("/does/not/exist"));
}

TEST(FindProgram, SaysWhyThereIsNone) {
    EXPECT_EQ(find_program("does-not-exist-anywhere", {}).error().kind, OracleErrorKind::NotStarted);
    EXPECT_THAT(find_program("a 'b", {}).error().text, HasSubstr("\n  a 'b\n    ^"));
}

TEST(StartTraced, ShowsEveryLineWithItsWayAndRisingTimes) {
    std::vector<std::string> lines;
    std::chrono::nanoseconds last{-1};
    const auto program =
        find_program("sh -c 'read line; echo \"got $line\"; echo oops >&2'", {.trace = [&](const TraceLine& line) {
                         EXPECT_GE(line.time, last);
                         last = line.time;
                         lines.push_back("><!"[static_cast<int>(line.way)] + std::string(line.text));
                     }});
    {
        const auto peer = start_traced(*program, {}).value();
        ASSERT_TRUE(peer->send("hello", late()));
        EXPECT_EQ(peer->receive(late()), "got hello");
        EXPECT_EQ(peer->unfinished_line(), "");
        EXPECT_TRUE(peer->wait(late()));
        EXPECT_THAT(peer->last_output(), Contains("got hello"));
        EXPECT_THAT(peer->last_errors(), Contains("oops"));
    }
    EXPECT_THAT(lines, testing::UnorderedElementsAre(">hello", "<got hello", "!oops"));
    EXPECT_EQ(lines.front(), ">hello");
}

}  // namespace
}  // namespace plyproof::oracle
