// SPDX-License-Identifier: MIT
#include "explain/fen_error_text.h"

#include <gmock/gmock.h>

#include <set>

namespace plyproof::explain {
namespace {

using chess::FenErrorKind;
using chess::FenField;
using namespace std::string_literals;

std::string text_of(std::string_view fen) {
    const auto setup = chess::parse_fen(fen);
    EXPECT_FALSE(setup.has_value()) << fen;
    return setup ? "" : fen_error_text(setup.error(), fen);
}

TEST(FenErrorText, SaysWhatIsWrongAndWhereAndWhatWouldBeRight) {
    EXPECT_EQ(text_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1"),
              "'x' is no side to move (w or b)\n"
              "  rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1\n"
              "                                              ^");
    EXPECT_EQ(text_of("4k3/9/8/8/8/8/8/4K3 w - - 0 1"),
              "'9' is no man and no number of empty squares (the board is written with PNBRQK, pnbrqk, 1 to 8 and /)\n"
              "  4k3/9/8/8/8/8/8/4K3 w - - 0 1\n"
              "      ^");
    EXPECT_EQ(text_of("4k3/8/8/8/8/8/8/4K3 w - - 0 x"),
              "'x' is no move number (a whole number from 0 to 65535)\n"
              "  4k3/8/8/8/8/8/8/4K3 w - - 0 x\n"
              "                              ^");
}

TEST(FenErrorText, MarksTheEndOfATextThatIsTooShort) {
    EXPECT_EQ(text_of("4k3/8/8/8/8/8/8/4K3 w"),
              "the FEN ends before its castling field (four fields are the least: board, side to move, castling, en "
              "passant)\n"
              "  4k3/8/8/8/8/8/8/4K3 w\n"
              "                       ^");
}

TEST(FenErrorText, TellsTooManyRanksFromTooFew) {
    EXPECT_THAT(text_of("8/8/8 w - -"), ::testing::StartsWith("the board has fewer than eight ranks"));
    EXPECT_THAT(text_of("8/8/8/8/8/8/8/8/8 w - -"), ::testing::StartsWith("the board has more than eight ranks"));
    EXPECT_THAT(text_of("8 w - -"), ::testing::StartsWith("the board has fewer than eight ranks"));
}

TEST(FenErrorText, NeverShowsControlBytes) {
    const std::string text = text_of("4k3\0/8\x1B[31m/8/8/8/8/8/4K3 w - -"s);
    for (const char byte : text) EXPECT_TRUE(byte == '\n' || static_cast<unsigned char>(byte) >= 0x20);
    EXPECT_THAT(text, ::testing::HasSubstr("control character '\\x00'"));
}

TEST(FenErrorText, StaysShortForEndlessInput) {
    EXPECT_LT(text_of(std::string(1000000, 'p')).size(), 600u);
    EXPECT_LT(text_of("4k3/8/8/8/8/8/8/4K3 w - - 0 " + std::string(1000000, '9')).size(), 600u);
}

TEST(FenErrorIds, AreKebabCaseAndAllDifferent) {
    std::set<std::string_view> ids;
    for (const FenErrorKind kind : base::kAll<FenErrorKind>) ids.insert(id_of(kind));
    EXPECT_EQ(ids.size(), base::kAll<FenErrorKind>.size());
    EXPECT_EQ(id_of(FenErrorKind::Empty), "empty");
    EXPECT_EQ(id_of(FenErrorKind::ControlCharacter), "control-character");
    EXPECT_EQ(id_of(FenErrorKind::RankTooLong), "rank-too-long");
    EXPECT_EQ(id_of(FenErrorKind::BadNumber), "bad-number");
    for (const std::string_view id : ids) EXPECT_EQ(id.find_first_not_of("abcdefghijklmnopqrstuvwxyz-"), id.npos) << id;
}

TEST(FenFieldIds, FollowTheOrderOfTheFields) {
    EXPECT_EQ(id_of(FenField::Whole), "whole");
    EXPECT_EQ(id_of(FenField::Board), "board");
    EXPECT_EQ(id_of(FenField::EnPassant), "en-passant");
    EXPECT_EQ(id_of(FenField::FullmoveNumber), "fullmove-number");
}

}  // namespace
}  // namespace plyproof::explain
