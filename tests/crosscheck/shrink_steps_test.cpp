// SPDX-License-Identifier: MIT
#include "crosscheck/shrink_steps.h"

#include <gmock/gmock.h>

#include "diagnose/path_to.h"

namespace plyproof::crosscheck {
namespace {

using chess::Bitboard;
using chess::PieceKind;
using chess::Square;
using diagnose::path_to;
using oracle::Question;

Square named(std::string_view name) { return *chess::square_from_name(name); }

std::string fen_of(const MaybeQuestion& question) { return question ? oracle::root_fen(*question) : "nothing"; }

TEST(LastMoves, BeginWhereTheyAreLegal) {
    const Question question = path_to("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "e8f7 e1f2 d7d5");
    const Question last = last_moves(question, 1);
    EXPECT_EQ(oracle::root_fen(last), "8/3p1k2/8/4P3/8/8/5K2/8 b - - 2 2");
    EXPECT_EQ(last.moves.size(), 1U);
    EXPECT_EQ(oracle::root_fen(last_moves(question, 0)), "8/5k2/8/3pP3/8/8/5K2/8 w - d6 0 3");
}

TEST(LastMoves, KeepTheSquareOfADoubleStepThatNoLegalCaptureUses) {
    const Question question = path_to("8/4p3/8/r2P3K/8/8/4k3/8 b - - 0 1", "e7e5");
    EXPECT_EQ(oracle::root_fen(last_moves(question, 0)), "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 2");
}

TEST(WithoutPlies, IsNothingWhereTheRestIsNotLegal) {
    const Question question = path_to("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1h2 e8e7 h2h1 e7e8");
    EXPECT_FALSE(without_plies(question, 0, 1));
    EXPECT_EQ(without_plies(question, 2, 3)->moves.size(), 2U);
}

TEST(OnePlyOn, HasAQuestionForEachMove) {
    const auto questions = one_ply_on(path_to("k7/8/8/8/8/8/8/K7 w - - 0 1", "", 2));
    ASSERT_EQ(questions.size(), 3U);
    EXPECT_EQ(questions[0].depth, 1);
    EXPECT_EQ(questions[0].moves.size(), 1U);
}

TEST(WithoutMen, DropsTheRightsOfRooksAmongThem) {
    const Question question = path_to("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_EQ(fen_of(without_men(question, Bitboard(named("h1")), Level::Clean)), "r3k2r/8/8/8/8/8/8/R3K3 w Qkq - 0 1");
}

TEST(WithoutMen, LeavesEachRightOfChess960WithItsRook) {
    const Question question = path_to("1r2k1rr/8/8/8/8/8/8/1R2KR1R w KQkq - 0 1");
    ASSERT_EQ(question.variant, chess::Variant::Chess960);
    EXPECT_EQ(fen_of(without_men(question, Bitboard(named("h1")), Level::Clean)),
              "1r2k1rr/8/8/8/8/8/8/1R2KR2 w Qkq - 0 1");
}

TEST(WithoutMen, IsNothingWhereTheRulesRefuseThePosition) {
    EXPECT_FALSE(without_men(path_to("4k3/4p3/8/8/8/8/8/K3R3 w - - 0 1"), Bitboard(named("e7")), Level::Clean));
}

TEST(WithoutMen, IsNothingWhereTheFenWouldFareWorse) {
    const Question en_passant = path_to("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1");
    EXPECT_FALSE(without_men(en_passant, Bitboard(named("e5")), Level::Clean));
    EXPECT_EQ(fen_of(without_en_passant(en_passant, Level::Clean)), "4k3/8/8/3Pp3/8/8/8/4K3 w - - 0 1");
}

TEST(WithoutMen, KeepsThePathLegal) {
    const Question question = path_to("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1h2 e8e7");
    EXPECT_FALSE(without_men(question, Bitboard(named("h1")), Level::Clean));
    EXPECT_TRUE(without_rights(question, Bitboard(named("h1")), Level::Clean));
}

TEST(WithKind, PutsASimplerManThere) {
    const Question question = path_to("4k3/8/8/8/8/8/3Q4/4K3 w - - 0 1");
    EXPECT_EQ(fen_of(with_kind(question, named("d2"), PieceKind::Pawn, Level::Clean)),
              "4k3/8/8/8/8/8/3P4/4K3 w - - 0 1");
    EXPECT_FALSE(with_kind(path_to("3qk3/8/8/8/8/8/8/4K3 w - - 0 1"), named("d8"), PieceKind::Pawn, Level::Clean));
}

TEST(AsStandard, GoesWhereNoRightNeedsChess960) {
    Question question = path_to("4k3/8/8/8/8/8/8/4KR2 w K - 0 1");
    EXPECT_FALSE(as_standard(question, Level::Clean));
    question = *without_rights(question, Bitboard(named("f1")), Level::Clean);
    EXPECT_EQ(as_standard(question, Level::Clean)->variant, chess::Variant::Standard);
    EXPECT_FALSE(as_standard(*as_standard(question, Level::Clean), Level::Clean));
}

TEST(Level, IsThatOfTheWorstRemark) {
    EXPECT_EQ(level_of(path_to("4k3/8/8/8/8/8/8/4KR2 w K - 0 1")), Level::Clean);
    EXPECT_EQ(level_of(path_to("7k/8/8/8/8/PPPPPPPP/8/QQ2K3 w - - 0 1")), Level::Note);
}

TEST(SizeOf, IsLessForFewerPliesThenMenThenSimplerMen) {
    const auto size = [](const char* fen, const char* moves = "") { return size_of(path_to(fen, moves)); };
    EXPECT_LT(size("k7/8/8/8/8/8/3QQ3/4K3 w - - 0 1"), size("k7/8/8/8/8/8/3P4/4K3 w - - 0 1", "d2d3"));
    EXPECT_LT(size("k7/8/8/8/8/8/3Q4/4K3 w - - 0 1"), size("k7/8/8/8/8/8/3PP3/4K3 w - - 0 1"));
    EXPECT_LT(size("k7/8/8/8/8/8/3N4/4K3 w - - 0 1"), size("k7/8/8/8/8/8/3B4/4K3 w - - 0 1"));
    EXPECT_LT(size("4k3/8/8/8/8/8/8/4K2R w - - 0 1"), size("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
}

TEST(RemovableMen, AreAllButTheKings) {
    EXPECT_THAT(removable_men(path_to("4k3/8/8/8/8/8/3PP3/4K3 w - - 0 1")),
                ::testing::ElementsAre(named("d2"), named("e2")));
}

}  // namespace
}  // namespace plyproof::crosscheck
