// SPDX-License-Identifier: MIT
#include "report/explain_text.h"

#include <gmock/gmock.h>

#include "support/position_of.h"
#include "support/setup_of_fen.h"

namespace plyproof::report {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

std::string text_of(std::string_view fen, chess::VariantMode mode = chess::VariantMode::Auto) {
    const chess::Accepted accepted = support::accepted(fen, mode);
    const chess::Setup setup = support::setup_of_fen(fen);
    return explain_text({accepted, setup, {accepted.position, accepted.variant, setup.en_passant}});
}

TEST(ExplainText, NamesCheckersTheirLinesAndWhatStandsBetween) {
    EXPECT_THAT(text_of("4k3/8/8/8/4r3/8/8/4K3 w - - 0 1"),
                HasSubstr("\ncheck\n  the rook e4 checks the king e1 on the e file; e2 and e3 in between\n"));
    EXPECT_THAT(text_of("4k3/8/8/8/4r3/3n4/8/4K3 w - - 0 1"),
                HasSubstr("  the knight d3 checks the king e1\n"
                          "  the rook e4 checks the king e1 on the e file; e2 and e3 in between\n"
                          "  a double check: only the king may move\n"));
}

TEST(ExplainText, NamesPinsAndWhereThePinnedManGoes) {
    EXPECT_THAT(text_of("4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1"),
                HasSubstr("  White's rook e2 is pinned on the e file by the rook e8; along it, it goes to "
                          "e3, e4, e5, e6, e7 and e8\n"));
    EXPECT_THAT(text_of("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"), HasSubstr("it goes nowhere on that line"));
}

TEST(ExplainText, GivesTheReasonWhyEnPassantIsIllegal) {
    EXPECT_THAT(text_of("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1"),
                HasSubstr("en passant on e6\n  d5e6          illegal: en-passant-rank-pin    both pawns leave rank 5"));
    EXPECT_THAT(text_of("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1"), HasSubstr("  d5e6          legal: dxe6\n"));
    EXPECT_THAT(text_of("4k3/8/8/4p3/8/8/8/4K3 w - e6 0 1"), HasSubstr("no pawn stands ready to capture there"));
}

TEST(ExplainText, GivesTheReasonForEachCastlingRight) {
    const std::string text = text_of("4k2r/8/8/8/8/8/8/R2QK2R w KQk - 0 1");
    EXPECT_THAT(text, HasSubstr("  White O-O     may be used: e1g1\n"));
    EXPECT_THAT(text, HasSubstr("  White O-O-O   may not be used: castling-path-occupied    the queen d1"));
    EXPECT_THAT(text, HasSubstr("  Black O-O     could be used, were it its turn: e8g8\n"));
    EXPECT_THAT(text, HasSubstr("  Black O-O-O   no right\n"));
    EXPECT_THAT(text_of("4k3/8/8/8/8/8/8/4KR2 w K - 0 1"), HasSubstr("with the rook f1: may be used: e1f1"));
}

TEST(ExplainText, SaysNothingOfWhatIsNotThere) {
    const std::string text = text_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    for (const char* heading : {"\ncheck\n", "\npins\n", "\nen passant on", "\ncastling\n"}) {
        EXPECT_THAT(text, Not(HasSubstr(heading)));
    }
    EXPECT_THAT(text, HasSubstr("\nFEN is:       clean\n"));
}

TEST(VerdictLevel, IsTheWorstOfTheRemarks) {
    EXPECT_EQ(verdict_level({}), "clean");
    EXPECT_EQ(verdict_level(support::accepted("4k3/8/8/8/8/8/8/4KR2 w K - 0 1").remarks), "note");
    EXPECT_EQ(verdict_level(support::accepted("4k3/8/8/8/8/8/8/4KR2 w KQ - 0 1").remarks), "fixed");
}

}  // namespace
}  // namespace plyproof::report
