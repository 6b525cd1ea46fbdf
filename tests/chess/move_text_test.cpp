// SPDX-License-Identifier: MIT
#include "chess/move_text.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "support/position_of.h"

namespace plyproof::chess {
namespace {

using enum Square;
using support::position_of;

constexpr std::string_view kBothWings = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

MoveErrorKind error_of(const Position& position, std::string_view text, Variant variant = Variant::Standard) {
    const auto move = parse_uci_move(position, text, variant);
    EXPECT_FALSE(move.has_value()) << text;
    EXPECT_EQ(move.error().text, text);
    return move.error().kind;
}

TEST(ToUci, SpellsSquaresAndTheSmallPromotionLetter) {
    EXPECT_EQ(to_uci(Move::double_push(E2, E4), Variant::Standard), "e2e4");
    EXPECT_EQ(to_uci(Move::en_passant(E5, D6), Variant::Chess960), "e5d6");
    EXPECT_EQ(to_uci(Move::promotion(E7, E8, PieceKind::Queen), Variant::Standard), "e7e8q");
    EXPECT_EQ(to_uci(Move::promotion(A2, B1, PieceKind::Knight), Variant::Standard), "a2b1n");
}

TEST(ToUci, SpellsCastlingAsTheKingsStepInStandardChess) {
    EXPECT_EQ(to_uci(Move::castling(E1, H1), Variant::Standard), "e1g1");
    EXPECT_EQ(to_uci(Move::castling(E1, A1), Variant::Standard), "e1c1");
    EXPECT_EQ(to_uci(Move::castling(E8, H8), Variant::Standard), "e8g8");
    EXPECT_EQ(to_uci(Move::castling(E8, A8), Variant::Standard), "e8c8");
}

TEST(ToUci, SpellsCastlingAsKingTakesRookInChess960) {
    EXPECT_EQ(to_uci(Move::castling(E1, H1), Variant::Chess960), "e1h1");
    EXPECT_EQ(to_uci(Move::castling(B8, A8), Variant::Chess960), "b8a8");
}

TEST(ParseUciMove, FindsTheKindOfMoveOnTheBoard) {
    const Position position = position_of("1n2k3/P7/8/3Pp3/8/8/4P3/4K3 w - e6 0 1");
    EXPECT_EQ(parse_uci_move(position, "e2e3", Variant::Standard), Move::normal(E2, E3));
    EXPECT_EQ(parse_uci_move(position, "e2e4", Variant::Standard), Move::double_push(E2, E4));
    EXPECT_EQ(parse_uci_move(position, "d5e6", Variant::Standard), Move::en_passant(D5, E6));
    EXPECT_EQ(parse_uci_move(position, "a7b8r", Variant::Standard), Move::promotion(A7, B8, PieceKind::Rook));
}

TEST(ParseUciMove, TakesPromotionLettersInEitherCase) {
    const Position position = position_of("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    EXPECT_EQ(parse_uci_move(position, "a7a8n", Variant::Standard), Move::promotion(A7, A8, PieceKind::Knight));
    EXPECT_EQ(parse_uci_move(position, "a7a8N", Variant::Standard), Move::promotion(A7, A8, PieceKind::Knight));
}

TEST(ParseUciMove, UnderstandsBothCastlingSpellingsInStandardChess) {
    const Position position = position_of(kBothWings);
    EXPECT_EQ(parse_uci_move(position, "e1g1", Variant::Standard), Move::castling(E1, H1));
    EXPECT_EQ(parse_uci_move(position, "e1h1", Variant::Standard), Move::castling(E1, H1));
    EXPECT_EQ(parse_uci_move(position, "e1c1", Variant::Standard), Move::castling(E1, A1));
    EXPECT_EQ(parse_uci_move(position, "e1a1", Variant::Standard), Move::castling(E1, A1));
}

TEST(ParseUciMove, WantsKingTakesRookInChess960) {
    const Position position = position_of(kBothWings);
    EXPECT_EQ(parse_uci_move(position, "e1h1", Variant::Chess960), Move::castling(E1, H1));
    EXPECT_EQ(error_of(position, "e1g1", Variant::Chess960), MoveErrorKind::Illegal);
}

TEST(ParseUciMove, ReadsAKingsStepAsTheStepEvenWhereCastlingEndsThere) {
    const Position position = position_of("r2k3r/p1ppqpb1/bn2pQp1/3PN3/1p2P3/2N4p/PPPBBPPP/R3K1R1 b Qkq - 0 1");
    for (const Variant variant : {Variant::Standard, Variant::Chess960}) {
        EXPECT_EQ(parse_uci_move(position, "d8c8", variant), Move::normal(D8, C8));
        EXPECT_EQ(parse_uci_move(position, "d8a8", variant), Move::castling(D8, A8));
    }
}

TEST(ParseUciMove, UnderstandsBothSpellingsFromAnySquareOfAChess960KingInStandardChess) {
    const Position position = position_of("4k3/8/8/8/8/8/8/2K4R w H - 0 1");
    EXPECT_EQ(parse_uci_move(position, "c1g1", Variant::Standard), Move::castling(C1, H1));
    EXPECT_EQ(parse_uci_move(position, "c1h1", Variant::Standard), Move::castling(C1, H1));
    const Position king_stays = position_of("4k3/8/8/8/8/8/8/R1K5 w A - 0 1");
    EXPECT_EQ(parse_uci_move(king_stays, "c1c1", Variant::Standard), Move::castling(C1, A1));
    const Position two_rooks = position_of("4k3/8/8/8/8/8/8/RKR5 w CA - 0 1");
    EXPECT_EQ(parse_uci_move(two_rooks, "b1c1", Variant::Standard), Move::castling(B1, C1));
}

TEST(ParseUciMove, CallsWhatIsNoMoveTextMalformed) {
    const Position position = Position::start();
    for (const std::string_view text : {"", "e", "e2", "e2e", "e2e44", "e2e4 ", " e2e4", "E2E4", "e2-e4", "i2i4",
                                        "e0e4", "e2e9", "0000", "e2e4k", "e2e4p", "e2e4=", "e7e8qq", "Nf3", "O-O"}) {
        EXPECT_EQ(error_of(position, text), MoveErrorKind::Malformed) << text;
    }
    EXPECT_EQ(error_of(position, std::string_view("e2e4\0", 5)), MoveErrorKind::Malformed);
}

TEST(ParseUciMove, CallsWellSpelledMovesThatAreNotLegalIllegal) {
    const Position position = Position::start();
    for (const std::string_view text : {"e2e5", "e7e5", "e1e1", "e1g1", "e1h1", "e4e5", "e2e4q", "a1a2"}) {
        EXPECT_EQ(error_of(position, text), MoveErrorKind::Illegal) << text;
    }
}

TEST(ParseUciMove, CallsAPromotionWithoutItsPieceIllegal) {
    EXPECT_EQ(error_of(position_of("4k3/P7/8/8/8/8/8/4K3 w - - 0 1"), "a7a8"), MoveErrorKind::Illegal);
}

}  // namespace
}  // namespace plyproof::chess
