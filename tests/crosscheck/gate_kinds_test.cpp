// SPDX-License-Identifier: MIT
#include "crosscheck/gate_kinds.h"

#include <gmock/gmock.h>

#include "chess/fen.h"
#include "gate/plan.h"

namespace plyproof::crosscheck {
namespace {

using testing::Contains;
using testing::IsEmpty;
using testing::Not;

std::vector<std::string> kinds(const char* fen, int depth) {
    const auto setup = chess::parse_fen(fen);
    const auto accepted = chess::position_from(*setup, chess::VariantMode::Auto);
    return kinds_tried({accepted->position, accepted->variant, gate::question_for(*setup, *accepted, 1).passed}, depth);
}

TEST(GateKinds, SayLawManDirectionColourAndVariantOfIllegalMoves) {
    EXPECT_THAT(kinds("4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", 1),
                testing::AllOf(Contains("pinned-rook R-e white illegal"), Contains("pinned-rook R-w white illegal")));
    EXPECT_THAT(kinds("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", 1), Contains("en-passant-rank-pin P-ne white illegal"));
}

TEST(GateKinds, SayTheWingOfCastlingThatIsForbiddenAndOfCastlingThatIsNot) {
    EXPECT_THAT(kinds("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", 1), Contains("castling-through-check K-e white illegal"));
    EXPECT_THAT(kinds("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 1), Contains("castling-missing K-w white legal"));
    EXPECT_THAT(kinds("1r2k3/8/8/8/8/8/8/1R2K3 b b - 0 1", 1),
                Contains(testing::HasSubstr("K-w black legal chess960")));
}

TEST(GateKinds, OfDepthTwoAreTheMovesThatArePlayed) {
    const auto played = kinds("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 2);
    EXPECT_THAT(played, Contains("castling-missing K-w white played, ends a right"));
    EXPECT_THAT(played, Not(Contains(testing::HasSubstr("illegal"))));
}

TEST(GateKinds, OfDepthThreeAreTheSpecialMoves) {
    EXPECT_THAT(kinds("4k3/8/8/8/8/8/8/4K3 w - - 0 1", 3), IsEmpty());
    EXPECT_THAT(kinds("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", 3), Not(IsEmpty()));
    EXPECT_THAT(kinds("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", 4), IsEmpty());
}

TEST(GateKinds, SayAllLawsThatAMoveBreaks) {
    const char* const pinned_in_check = "4r1k1/8/8/b7/8/8/3RR3/4K3 w - - 0 1";
    EXPECT_THAT(kinds(pinned_in_check, 1), Contains("pinned-rook R-e white illegal"));
    EXPECT_THAT(kinds("4r1k1/8/8/8/1b6/8/4R3/4K3 w - - 0 1", 1),
                Contains("pinned-rook+check-ignored R-e white illegal"));
}

TEST(GateKinds, KnowStepsRoundTheEdgeThatFindSomethingToDo) {
    const auto wraps = [](const char* what) { return Contains(testing::HasSubstr(what)); };
    EXPECT_THAT(kinds("4k3/8/P7/6Pp/8/8/8/4K3 w - h6 0 1", 1), wraps("en-passant-wrap P-e white illegal"));
    EXPECT_THAT(kinds("4k3/8/P7/6P1/8/8/8/4K3 w - - 0 1", 1), Not(wraps("wrap P")));
    EXPECT_THAT(kinds("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", 1), Not(wraps("slider-wrap R")));
    EXPECT_THAT(kinds("4k3/8/8/8/R7/8/8/4K3 w - - 0 1", 1), wraps("slider-wrap R"));
}

TEST(GateKinds, KnowThePassedSquareAsAnEmptyOneToAllButPawns) {
    const auto square = kinds("4k3/2b5/8/3Pp3/8/8/8/4K3 w - e6 0 1", 1);
    EXPECT_THAT(square, Not(Contains(testing::HasSubstr("the passed square"))));
    EXPECT_THAT(kinds("4k3/8/8/3Pp3/6N1/8/8/4K3 w - e6 0 1", 1), Not(Contains("N white onto the passed square legal")));
    EXPECT_THAT(kinds("4k3/8/8/3Pp1N1/8/8/8/4K3 w - e6 0 1", 1), Contains("N white onto the passed square legal"));
    EXPECT_THAT(kinds("4k3/8/8/3Pp1N1/8/8/8/4K3 w - e6 0 1", 2), Contains("N white onto the passed square played"));
    EXPECT_THAT(kinds("4k3/8/R7/3Pp3/8/8/8/4K3 w - e6 0 1", 1), Contains("R white across the passed square legal"));
}

TEST(GateKinds, KnowChecksThatAreGivenWhereAManCouldIgnoreThem) {
    EXPECT_THAT(kinds("4k3/7p/8/8/8/8/8/R5K1 w - - 0 1", 2), Contains("plain R white gives check"));
    EXPECT_THAT(kinds("4k3/8/8/8/8/8/8/R5K1 w - - 0 1", 2), Not(Contains("plain R white gives check")));
    EXPECT_THAT(kinds("4k3/7p/8/8/8/8/4N3/4R1K1 w - - 0 1", 2), Contains("plain N white gives discovered check"));
    EXPECT_THAT(kinds("4r1k1/8/8/4n3/8/8/6P1/4K3 b - - 0 1", 2), Contains("plain N black gives double check"));
    EXPECT_THAT(kinds("5k2/7p/8/8/8/8/8/4K2R w K - 0 1", 2),
                Contains("castling-missing K white gives discovered check"));
}

TEST(GateKinds, KnowRightsThatOutliveACheckAndClocksAtAHundred) {
    EXPECT_THAT(kinds("4k3/8/8/8/4r3/8/3B4/4K2R w K - 0 1", 3), Contains("white right of the east outlives a check"));
    EXPECT_THAT(kinds("4k3/8/8/8/4r3/8/8/4K2R w K - 0 1", 3),
                Not(Contains("white right of the east outlives a check")));
    EXPECT_THAT(kinds("4k3/8/8/8/8/8/8/4K2R w - - 100 90", 1), Contains("white to move with the clock at a hundred"));
}

TEST(GateKinds, KnowPositionsThatComeAgain) {
    EXPECT_THAT(kinds("k7/8/8/8/8/8/8/K7 w - - 0 1", 5),
                testing::ElementsAre("white to move when a position comes again"));
    EXPECT_THAT(kinds("k7/p7/P7/8/8/8/8/K7 w - - 0 1", 5), Not(IsEmpty()));
    EXPECT_THAT(kinds("k1K5/p7/P7/8/8/8/8/8 b - - 0 1", 5), IsEmpty()) << "the black king cannot move";
}

TEST(GateKinds, KnowAttacksFromBehindTheCastlingRook) {
    EXPECT_THAT(kinds("4k3/8/8/8/8/8/8/rR2K1N1 w Q - 0 1", 1),
                Contains(testing::HasSubstr("K-w white illegal, behind the rook chess960")));
}

TEST(GateKinds, KnowDoubleStepsThatPassTheLineOfACheck) {
    EXPECT_THAT(kinds("4k3/2p5/8/8/Q7/8/8/4K3 b - - 0 1", 1), Contains(testing::EndsWith("illegal, passes the line")));
}

}  // namespace
}  // namespace plyproof::crosscheck
