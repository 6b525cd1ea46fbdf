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
                testing::AllOf(Contains("pinned-rook R-e white standard illegal"),
                               Contains("pinned-rook R-w white standard illegal")));
    EXPECT_THAT(kinds("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", 1),
                Contains("en-passant-rank-pin P-ne white standard illegal"));
}

TEST(GateKinds, SayTheWingOfCastlingThatIsForbiddenAndOfCastlingThatIsNot) {
    EXPECT_THAT(kinds("4k3/8/8/8/8/5r2/8/4K2R w K - 0 1", 1),
                Contains("castling-through-check K-e white standard illegal"));
    EXPECT_THAT(kinds("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 1), Contains("castling-missing K-w white standard legal"));
    EXPECT_THAT(kinds("1r2k3/8/8/8/8/8/8/1R2K3 b b - 0 1", 1),
                Contains(testing::HasSubstr("K-w black chess960 legal")));
}

TEST(GateKinds, OfDepthTwoAreTheMovesThatArePlayed) {
    const auto played = kinds("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", 2);
    EXPECT_THAT(played, Contains("castling-missing K-w white standard played, ends a right"));
    EXPECT_THAT(played, Not(Contains(testing::HasSubstr("illegal"))));
}

TEST(GateKinds, OfDepthThreeAreTheSpecialMoves) {
    EXPECT_THAT(kinds("4k3/8/8/8/8/8/8/4K3 w - - 0 1", 3), IsEmpty());
    EXPECT_THAT(kinds("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", 3), Not(IsEmpty()));
    EXPECT_THAT(kinds("8/4P3/8/8/8/8/k7/4K3 w - - 0 1", 4), IsEmpty());
}

}  // namespace
}  // namespace plyproof::crosscheck
