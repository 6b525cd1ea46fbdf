// SPDX-License-Identifier: MIT
#include "doctor/step.h"

#include <gmock/gmock.h>

namespace plyproof::doctor {
namespace {

using testing::ElementsAre;

TEST(Steps, AreAddedInOrder) {
    EXPECT_THAT(send("uci") + await("uciok") + close_input() + end(),
                ElementsAre(Step{StepKind::Send, "uci"}, Step{StepKind::Await, "uciok"}, Step{StepKind::CloseInput},
                            Step{StepKind::End}));
    EXPECT_EQ(greet(), send("uci") + await("uciok"));
    EXPECT_EQ(ready(), send("isready") + await("readyok"));
    EXPECT_EQ(search("go nodes 1"), send("go nodes 1") + await("bestmove"));
    EXPECT_THAT(try_line("x") + set_defaults(), ElementsAre(Step{StepKind::Try, "x"}, Step{StepKind::SetDefaults}));
}

TEST(Steps, AreRepeatedAsAWhole) {
    EXPECT_EQ(repeated(2, send("a") + send("b")), send("a") + send("b") + send("a") + send("b"));
    EXPECT_TRUE(repeated(0, send("a")).empty());
}

TEST(Steps, KnowHowOftenAndHowLong) {
    EXPECT_EQ(await("readyok", 7).front().times, 7u);
    EXPECT_EQ(listen(std::chrono::milliseconds(20)).front().time, std::chrono::milliseconds(20));
}

}  // namespace
}  // namespace plyproof::doctor
