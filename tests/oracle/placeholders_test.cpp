// SPDX-License-Identifier: MIT
#include "oracle/placeholders.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace plyproof::oracle {
namespace {

using testing::ElementsAre;

const Filling kWithMoves{.fen = "F w - -", .depth = 3, .moves = {"e2e4", "e7e5"}, .number = 7};
const Filling kWithout{.fen = "F w - -", .depth = 3};

TEST(Filled, PutsEachValueIntoItsGap) {
    EXPECT_EQ(filled("position fen {fen}[ moves {moves}]", kWithMoves), "position fen F w - - moves e2e4 e7e5");
    EXPECT_EQ(filled("perft {depth} {fen}", kWithMoves), "perft 3 F w - -");
    EXPECT_EQ(filled("ping {number}", kWithMoves), "ping 7");
    EXPECT_EQ(filled("xboard", kWithMoves), "xboard");
}

TEST(Filled, LeavesOutTheBracketWithoutMoves) {
    EXPECT_EQ(filled("position fen {fen}[ moves {moves}]", kWithout), "position fen F w - -");
    EXPECT_EQ(filled("a[ b]c", kWithout), "ac");
    EXPECT_EQ(filled("a[ b]c", kWithMoves), "a bc");
}

TEST(FilledArguments, MakeOneArgumentOfTheMovesOrOneOfEach) {
    EXPECT_THAT(filled_arguments({"{depth}", "{fen}", "{moves}"}, kWithMoves),
                ElementsAre("3", "F w - -", "e2e4 e7e5"));
    EXPECT_THAT(filled_arguments({"{depth}", "{fen}", "{moves...}"}, kWithMoves),
                ElementsAre("3", "F w - -", "e2e4", "e7e5"));
}

TEST(FilledArguments, HaveNoEmptyOneForMovesThatAreNotThere) {
    EXPECT_THAT(filled_arguments({"{depth}", "{fen}", "{moves}"}, kWithout), ElementsAre("3", "F w - -"));
    EXPECT_THAT(filled_arguments({"{depth}", "{fen}", "{moves...}"}, kWithout), ElementsAre("3", "F w - -"));
    EXPECT_THAT(filled_arguments({"", "x"}, kWithout), ElementsAre("", "x"));
}

TEST(TemplateFault, PointsAtWhatCannotBeFilled) {
    for (const char* good : {"", "go perft {depth}", "{fen}[ {moves}]", "{moves...}", "a}b"}) {
        EXPECT_EQ(template_fault(good), std::nullopt) << good;
    }
    EXPECT_EQ(template_fault("x {dept}"), (TemplateFault{TemplateFaultKind::UnknownGap, 2}));
    EXPECT_EQ(template_fault("x {"), (TemplateFault{TemplateFaultKind::OpenBrace, 2}));
    EXPECT_EQ(template_fault("x [ {moves}"), (TemplateFault{TemplateFaultKind::OpenBracket, 2}));
    EXPECT_EQ(template_fault("x [a[b]]"), (TemplateFault{TemplateFaultKind::OpenBracket, 2}));
    EXPECT_EQ(template_fault("x ]"), (TemplateFault{TemplateFaultKind::StrayBracket, 2}));
    EXPECT_EQ(template_fault("x {moves...}"), (TemplateFault{TemplateFaultKind::MovesNotAlone, 2}));
    EXPECT_EQ(template_fault("x\ny"), (TemplateFault{TemplateFaultKind::LineEnd, 1}));
}

}  // namespace
}  // namespace plyproof::oracle
