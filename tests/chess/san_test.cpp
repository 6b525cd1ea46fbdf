// SPDX-License-Identifier: MIT
#include "chess/san.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "support/position_of.h"

namespace plyproof::chess {
namespace {

using enum Square;
using support::position_of;

constexpr std::string_view kBothWings = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";

std::string san(std::string_view fen, Move move) { return to_san(position_of(fen), move); }

Move parsed(std::string_view fen, std::string_view text) {
    const auto move = parse_san(position_of(fen), text);
    EXPECT_TRUE(move.has_value()) << text;
    return move.value_or(Move::normal(A1, A1));
}

MoveErrorKind error_of(std::string_view fen, std::string_view text) {
    const auto move = parse_san(position_of(fen), text);
    EXPECT_FALSE(move.has_value()) << text;
    EXPECT_EQ(move.error().text, text);
    return move.error().kind;
}

TEST(ToSan, NamesThePieceAndTheTarget) {
    EXPECT_EQ(to_san(Position::start(), Move::normal(G1, F3)), "Nf3");
    EXPECT_EQ(to_san(Position::start(), Move::double_push(E2, E4)), "e4");
    EXPECT_EQ(san("4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1", Move::normal(D1, D5)), "Qxd5");
}

TEST(ToSan, NamesTheFileOfAPawnThatCaptures) {
    EXPECT_EQ(san("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", Move::normal(E4, D5)), "exd5");
    EXPECT_EQ(san("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", Move::en_passant(E5, D6)), "exd6");
}

TEST(ToSan, NamesThePromotion) {
    EXPECT_EQ(san("8/P6k/8/8/8/8/8/4K3 w - - 0 1", Move::promotion(A7, A8, PieceKind::Queen)), "a8=Q");
    EXPECT_EQ(san("1n6/P6k/8/8/8/8/8/4K3 w - - 0 1", Move::promotion(A7, B8, PieceKind::Knight)), "axb8=N");
}

TEST(ToSan, SpellsCastlingByItsWing) {
    EXPECT_EQ(san(kBothWings, Move::castling(E1, H1)), "O-O");
    EXPECT_EQ(san(kBothWings, Move::castling(E1, A1)), "O-O-O");
    EXPECT_EQ(san("5k2/8/8/8/8/8/8/4K2R w K - 0 1", Move::castling(E1, H1)), "O-O+");
    EXPECT_EQ(san("7k/8/8/8/8/8/8/RK3R2 w F - 0 1", Move::castling(B1, F1)), "O-O");
    EXPECT_EQ(san("7k/8/8/8/8/8/8/RK3R2 w A - 0 1", Move::castling(B1, A1)), "O-O-O");
}

TEST(ToSan, MarksCheckAndMate) {
    EXPECT_EQ(san("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", Move::normal(A1, A8)), "Ra8+");
    EXPECT_EQ(san("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", Move::normal(A1, A8)), "Ra8#");
    EXPECT_EQ(san("7k/8/6K1/8/8/8/5Q2/8 w - - 0 1", Move::normal(F2, F7)), "Qf7") << "stalemate has no mark";
}

TEST(ToSan, PrefersTheFileToTellTwoPiecesApart) {
    EXPECT_EQ(san("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", Move::normal(B1, D2)), "Nbd2");
    // Different files and different ranks: the file again.
    EXPECT_EQ(san("4k3/8/8/8/5N2/8/8/2N1K3 w - - 0 1", Move::normal(C1, E2)), "Nce2");
}

TEST(ToSan, TakesTheRankWhereTheFileIsShared) {
    EXPECT_EQ(san("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", Move::normal(A1, A3)), "R1a3");
    EXPECT_EQ(san("4k3/8/8/R2r4/8/8/8/3RK3 w - - 0 1", Move::normal(A5, D5)), "Raxd5");
}

TEST(ToSan, TakesBothWhereNeitherAloneIsEnough) {
    const std::string_view three_queens = "1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1";
    EXPECT_EQ(san(three_queens, Move::normal(H4, E1)), "Qh4e1");
    EXPECT_EQ(san(three_queens, Move::normal(E4, E1)), "Qee1");
    EXPECT_EQ(san(three_queens, Move::normal(H1, E1)), "Q1e1");
}

TEST(ToSan, IgnoresAPieceThatIsPinned) {
    EXPECT_EQ(san("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", Move::normal(G1, E2)), "Ne2");
}

TEST(ParseSan, ReadsWhatToSanWrites) {
    EXPECT_EQ(parsed("1k6/8/8/8/4Q2Q/8/8/K6Q w - - 0 1", "Qh4e1"), Move::normal(H4, E1));
    EXPECT_EQ(parsed("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6"), Move::en_passant(E5, D6));
    EXPECT_EQ(parsed("1n6/P6k/8/8/8/8/8/4K3 w - - 0 1", "axb8=N"), Move::promotion(A7, B8, PieceKind::Knight));
    EXPECT_EQ(parsed("5k2/8/8/8/8/8/8/4K2R w K - 0 1", "O-O+"), Move::castling(E1, H1));
}

TEST(ParseSan, TakesMissingAndNeedlessMarks) {
    const std::string_view fen = "4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1";
    for (const std::string_view text : {"Rxd5", "Rd5", "Rxd5+", "Rxd5#", "Rxd5++", "Rxd5!?", "Rxd5+!!", "Rd1xd5",
                                        "R1xd5", "Rdd5", "Rd1d5", "Rd1-d5", "  Rxd5 ", "Rxd5\r\n", "Rxd5 !?"}) {
        EXPECT_EQ(parsed(fen, text), Move::normal(D1, D5)) << text;
    }
    for (const std::string_view text : {"Rd4", "Rxd4", "Rd4="}) EXPECT_EQ(parsed(fen, text), Move::normal(D1, D4));
}

TEST(ParseSan, TakesTheLongFormsOfPawnMoves) {
    const std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (const std::string_view text : {"e4", "e2e4", "e2-e4", "Pe4", "ee4"}) {
        EXPECT_EQ(parsed(start, text), Move::double_push(E2, E4)) << text;
    }
}

TEST(ParseSan, TakesPawnCapturesWithAFileOrAnX) {
    const std::string_view fen = "4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1";
    for (const std::string_view text : {"exd5", "ed5", "xd5", "e4xd5", "e4d5", "Pxd5"}) {
        EXPECT_EQ(parsed(fen, text), Move::normal(E4, D5)) << text;
    }
}

TEST(ParseSan, ReadsABarePawnTargetAsAPushOnly) {
    EXPECT_EQ(error_of("4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "d5"), MoveErrorKind::Illegal);
    EXPECT_EQ(parsed("4k3/8/3p4/8/3PP3/8/8/4K3 w - - 0 1", "d5"), Move::normal(D4, D5));
}

TEST(ParseSan, TakesPromotionsWithoutTheEqualsSignAndInSmallLetters) {
    const std::string_view fen = "8/P6k/8/8/8/8/8/4K3 w - - 0 1";
    for (const std::string_view text : {"a8=B", "a8B", "a8=b", "a8b", "a7a8B", "a7-a8=B!"}) {
        EXPECT_EQ(parsed(fen, text), Move::promotion(A7, A8, PieceKind::Bishop)) << text;
    }
}

TEST(ParseSan, TakesZerosForCastling) {
    for (const std::string_view text : {"O-O", "0-0", "0-0!"}) {
        EXPECT_EQ(parsed(kBothWings, text), Move::castling(E1, H1)) << text;
    }
    for (const std::string_view text : {"O-O-O", "0-0-0", "O-O-O+"}) {
        EXPECT_EQ(parsed(kBothWings, text), Move::castling(E1, A1)) << text;
    }
}

TEST(ParseSan, TakesEnPassantRemarksOnlyOnEnPassantCaptures) {
    const std::string_view fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    for (const std::string_view text : {"exd6 e.p.", "exd6e.p.", "exd6e.p.+", "exd6+ e.p.", "ed6 e.p.!"}) {
        EXPECT_EQ(parsed(fen, text), Move::en_passant(E5, D6)) << text;
    }
    EXPECT_EQ(error_of(fen, "e6 e.p."), MoveErrorKind::Illegal);
    EXPECT_EQ(error_of(kBothWings, "O-O e.p."), MoveErrorKind::Illegal);
    EXPECT_EQ(error_of("4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1", "exd6 e.p."), MoveErrorKind::Illegal);
}

TEST(ParseSan, TellsAnAmbiguousText) {
    EXPECT_EQ(error_of("4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "Nd2"), MoveErrorKind::Ambiguous);
    EXPECT_EQ(error_of("4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "Raa3"), MoveErrorKind::Ambiguous);
    EXPECT_EQ(error_of("4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1", "xd5"), MoveErrorKind::Ambiguous);
}

TEST(ParseSan, TellsAPromotionWithoutItsPiece) {
    EXPECT_EQ(error_of("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a8"), MoveErrorKind::Unsettled);
    EXPECT_EQ(error_of("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a8="), MoveErrorKind::Unsettled);
    EXPECT_EQ(error_of("1n6/P1P4k/8/8/8/8/8/4K3 w - - 0 1", "xb8"), MoveErrorKind::Ambiguous);
}

TEST(ParseSan, CallsMovesThatNoLegalMoveFitsIllegal) {
    const std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (const std::string_view text : {"e5", "Nd2", "Ke2", "O-O", "Nbf3", "N8f3", "e4=Q", "Nf3=Q", "Qh5", "dxe4"}) {
        EXPECT_EQ(error_of(start, text), MoveErrorKind::Illegal) << text;
    }
    EXPECT_EQ(error_of(kBothWings, "Kg1"), MoveErrorKind::Illegal) << "castling is not a king's step";
    EXPECT_EQ(error_of(kBothWings, "Kh1"), MoveErrorKind::Illegal) << "castling is not a capture";
}

TEST(ParseSan, CallsWhatIsNoSanMalformed) {
    const std::string_view start = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    for (const std::string_view text : {"",
                                        " ",
                                        "N",
                                        "e",
                                        "4",
                                        "e9",
                                        "i4",
                                        "nf3",
                                        "Nf",
                                        "Nxx3",
                                        "NNf3",
                                        "e4e",
                                        "e8=K",
                                        "e8=P",
                                        "e8==Q",
                                        "e8Q=",
                                        "O",
                                        "O-O-O-O",
                                        "o-o",
                                        "e.p.",
                                        "+",
                                        "=",
                                        "x",
                                        "-",
                                        "Q",
                                        "1. e4",
                                        "e4 e5",
                                        "N1gf3",
                                        "e2xx4",
                                        "\xE2\x99\x98"
                                        "f3"}) {
        EXPECT_EQ(error_of(start, text), MoveErrorKind::Malformed) << text;
    }
    EXPECT_EQ(error_of(start, std::string_view("e4\0", 3)), MoveErrorKind::Malformed);
}

}  // namespace
}  // namespace plyproof::chess
