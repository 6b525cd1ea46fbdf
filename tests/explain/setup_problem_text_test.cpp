// SPDX-License-Identifier: MIT
#include "explain/setup_problem_text.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

#include "chess/fen.h"
#include "support/random_positions.h"

namespace plyproof::explain {
namespace {

using chess::SetupProblemKind;
using chess::VariantMode;

std::string text_of(std::string_view fen, VariantMode mode = VariantMode::Auto) {
    const auto setup = chess::parse_fen(fen);
    EXPECT_TRUE(setup.has_value()) << fen;
    if (!setup) return "";
    const auto accepted = chess::position_from(*setup, mode);
    return setup_problems_text(accepted ? accepted->remarks : accepted.error(), *setup, fen);
}

TEST(SetupProblemText, OfErrorsMarksTheMenOrTheBoard) {
    EXPECT_EQ(text_of("4k3/8/8/8/8/8/8/8 w - - 0 1"),
              "error: White has no king; each side has one\n"
              "  4k3/8/8/8/8/8/8/8 w - - 0 1\n"
              "  ^^^^^^^^^^^^^^^^^");
    EXPECT_EQ(text_of("rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"),
              "error: Black has 2 kings: d8 and e8; each side has one\n"
              "  rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1\n"
              "     ^^");
    EXPECT_EQ(text_of("8/8/8/8/8/8/5kK1/8 w - - 0 1"),
              "error: the kings f2 and g2 stand side by side; a king may not step next to the other\n"
              "  8/8/8/8/8/8/5kK1/8 w - - 0 1\n"
              "               ^^");
    EXPECT_EQ(text_of("1r1qk2r/5ppp/Q2p4/6R1/4P1bq/2N5/P1P5/4K1N1 b k - 0 23"),
              "error: White is in check by the queen h4, but it is Black's turn; whoever has moved is not in check\n"
              "  1r1qk2r/5ppp/Q2p4/6R1/4P1bq/2N5/P1P5/4K1N1 b k - 0 23\n"
              "                            ^");
}

TEST(SetupProblemText, CountsPawnsAndMen) {
    EXPECT_EQ(text_of("3Pk3/8/8/8/8/8/8/4K3 w - - 0 1"),
              "error: a white pawn on d8; pawns stand on the ranks 2 to 7\n"
              "  3Pk3/8/8/8/8/8/8/4K3 w - - 0 1\n"
              "   ^");
    EXPECT_THAT(text_of("4k3/8/8/8/8/8/8/ppp1K3 w - - 0 1"),
                ::testing::StartsWith("error: black pawns on a1, b1 and c1; "));
    EXPECT_THAT(text_of("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"),
                ::testing::StartsWith("error: White has 9 pawns; eight are the most\n"));
    EXPECT_THAT(text_of("4k3/nnnnnnnn/nnnnnnnn/8/8/8/8/4K3 b - - 0 1"),
                ::testing::StartsWith("error: Black has 17 men; sixteen are the most\n"));
}

TEST(SetupProblemText, OfCastlingMarksTheLetterAndSaysWhereTheKingStands) {
    EXPECT_THAT(text_of("2k5/8/3K4/1p6/p7/P7/1B6/8 b KQkq - 0 1"),
                ::testing::StartsWith("fixed: the castling right K is dropped: the white king stands on d6, not on e1\n"
                                      "  2k5/8/3K4/1p6/p7/P7/1B6/8 b KQkq - 0 1\n"
                                      "                              ^\n"
                                      "fixed: the castling right Q is dropped: the white king stands on d6, not on e1\n"
                                      "  2k5/8/3K4/1p6/p7/P7/1B6/8 b KQkq - 0 1\n"
                                      "                               ^\n"));
    EXPECT_EQ(text_of("3qk1nb/1p3p2/p1r1p1p1/3p4/3P4/2N1BP2/PPPQ1P2/R3K3 w Qk - 0 15"),
              "fixed: the castling right k is dropped: there is no black rook on h8\n"
              "  3qk1nb/1p3p2/p1r1p1p1/3p4/3P4/2N1BP2/PPPQ1P2/R3K3 w Qk - 0 15\n"
              "                                                       ^");
}

TEST(SetupProblemText, OfCastlingKnowsBothVariants) {
    EXPECT_THAT(text_of("4k3/8/8/8/8/8/8/1K3R2 w KQ - 0 1", VariantMode::Chess960),
                ::testing::StartsWith(
                    "fixed: the castling right Q is dropped: there is no white rook on the a side of the king b1\n"));
    EXPECT_THAT(text_of("4k3/8/8/8/8/8/8/1K3R2 w G - 0 1", VariantMode::Chess960),
                ::testing::StartsWith("fixed: the castling right G is dropped: there is no white rook on g1\n"));
    EXPECT_THAT(text_of("4k3/8/8/8/8/8/8/4KR2 w F - 0 1", VariantMode::Standard),
                ::testing::StartsWith("fixed: the castling right F is dropped: in standard chess only rooks on the "
                                      "files a and h castle, not the rook f1\n"));
    EXPECT_EQ(text_of("4k3/8/8/8/8/8/8/4KR2 w K - 0 1"),
              "note: the castling right K exists only in Chess960, and so the position is read (the king e1 and the "
              "rook f1)\n"
              "  4k3/8/8/8/8/8/8/4KR2 w K - 0 1\n"
              "                         ^");
}

TEST(SetupProblemText, OfDoubledCastlingNamesTheRooks) {
    EXPECT_THAT(text_of("4k3/8/8/8/8/8/8/4K2R w KH - 0 1"),
                ::testing::StartsWith("fixed: the castling right H is dropped: another letter names the rook h1 "
                                      "already\n"));
    EXPECT_THAT(text_of("4k3/8/8/8/8/8/8/4K1RR w HG - 0 1", VariantMode::Chess960),
                ::testing::StartsWith("fixed: the castling right G is dropped: of the rooks g1 and h1 only one can "
                                      "have the right\n"));
}

TEST(SetupProblemText, OfEnPassantMarksItsField) {
    EXPECT_EQ(text_of("rnbqkb1r/ppp3pp/3p1n2/3P4/8/2P5/PP3PPP/RNBQKB1R w KQkq e6 0 1"),
              "fixed: the en-passant square e6 is dropped: there is no black pawn on e5\n"
              "  rnbqkb1r/ppp3pp/3p1n2/3P4/8/2P5/PP3PPP/RNBQKB1R w KQkq e6 0 1\n"
              "                                                         ^^");
    EXPECT_THAT(text_of("4k3/8/8/8/8/8/8/4K3 b - e6 0 1"),
                ::testing::StartsWith("fixed: the en-passant square e6 is dropped: with Black to move it lies on rank "
                                      "3\n"));
    EXPECT_THAT(text_of("4r3/5P1k/8/4Pp2/8/8/8/4K3 w - f6 0 29"),
                ::testing::StartsWith("fixed: the en-passant square f6 is dropped: the pawn f7 stands in the way of "
                                      "the pawn that should have come over it\n"));
    EXPECT_THAT(text_of("rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6 0 1"),
                ::testing::StartsWith("note: no game leads here: before c7c5 White was in check by the pawn f2 "
                                      "already, and it was Black's turn\n"));
}

TEST(SetupProblemText, OfNotesSaysWhyNoGameLeadsThere) {
    EXPECT_EQ(text_of("8/8/N7/2k5/N7/8/8/3K4 b - - 0 1"),
              "note: no game leads here: no last move of White gives the check by the knight a4 and the knight a6\n"
              "  8/8/N7/2k5/N7/8/8/3K4 b - - 0 1\n"
              "      ^      ^");
    EXPECT_THAT(
        text_of("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1"),
        ::testing::StartsWith("note: no game leads here: White has more promoted men than pawns are missing\n"));
}

TEST(SetupProblemText, OfClocksMarksTheOneThatIsOdd) {
    EXPECT_EQ(text_of("4k3/8/8/8/8/8/8/4KR2 w - - 500 50"),
              "note: the half-move clock 500 is longer than the game: move 50 with White to move comes after 98 "
              "half-moves\n"
              "  4k3/8/8/8/8/8/8/4KR2 w - - 500 50\n"
              "                             ^^^");
    EXPECT_EQ(text_of("4k3/8/8/8/8/8/8/4KR2 w - - 0 0"),
              "note: the move number is 0; games begin with move 1\n"
              "  4k3/8/8/8/8/8/8/4KR2 w - - 0 0\n"
              "                               ^");
    EXPECT_THAT(text_of("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 3 9"),
                ::testing::StartsWith("note: the half-move clock is 3, but 0 after the double push that the en-passant "
                                      "square tells of\n"));
}

TEST(SetupProblemsText, IsEmptyWhereThereAreNone) { EXPECT_EQ(text_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), ""); }

TEST(SetupProblemsText, HasThreeLinesForEachProblemOfAnyBoard) {
    support::SplitMix64 random(11);
    std::set<SetupProblemKind> seen;
    for (int i = 0; i < 3000; ++i) {
        chess::Setup setup = support::random_setup(random);
        for (std::size_t changes = random.below(4); changes > 0; --changes) {
            setup.board[chess::square_at(static_cast<int>(random.below(64)))] = chess::Piece{
                static_cast<chess::Color>(random.below(2)), static_cast<chess::PieceKind>(random.below(6))};
        }
        if (random.one_in(4)) setup.en_passant = chess::square_at(static_cast<int>(random.below(64)));
        if (random.one_in(8)) setup.fullmove_number = 0;
        const std::string fen = to_fen(setup);
        const auto accepted = chess::position_from(setup);
        const chess::SetupProblems& problems = accepted ? accepted->remarks : accepted.error();
        for (const auto& problem : problems) seen.insert(problem.kind);
        const std::string text = setup_problems_text(problems, setup, fen);
        const auto newlines = std::count(text.begin(), text.end(), '\n');
        ASSERT_EQ(newlines, problems.empty() ? 0 : 3 * static_cast<std::ptrdiff_t>(problems.size()) - 1) << fen;
        ASSERT_EQ(std::count(text.begin(), text.end(), '^') > 0, !problems.empty()) << fen;
    }
    EXPECT_GE(seen.size(), 14u) << "the boards were too tame";
}

TEST(SetupProblemIds, AreKebabCaseAndAllDifferent) {
    std::set<std::string_view> ids;
    for (const SetupProblemKind kind : base::kAll<SetupProblemKind>) ids.insert(id_of(kind));
    EXPECT_EQ(ids.size(), base::kAll<SetupProblemKind>.size());
    for (const std::string_view id : ids) {
        EXPECT_EQ(id.find_first_not_of("abcdefghijklmnopqrstuvwxyz-0123456789"), id.npos) << id;
    }
    EXPECT_EQ(id_of(SetupProblemKind::NoKing), "no-king");
    EXPECT_EQ(id_of(SetupProblemKind::CastlingTwice), "castling-twice");
    EXPECT_EQ(id_of(SetupProblemKind::EnPassantImpossible), "en-passant-impossible");
    EXPECT_EQ(id_of(SetupProblemKind::ReadAsChess960), "read-as-chess960");
}

TEST(VerdictAndVariantIds, AreTheWordsOfTheOutput) {
    EXPECT_EQ(id_of(chess::Verdict::Error), "error");
    EXPECT_EQ(id_of(chess::Verdict::Fixed), "fixed");
    EXPECT_EQ(id_of(chess::Verdict::Note), "note");
    EXPECT_EQ(id_of(chess::Variant::Standard), "standard");
    EXPECT_EQ(id_of(chess::Variant::Chess960), "chess960");
}

}  // namespace
}  // namespace plyproof::explain
