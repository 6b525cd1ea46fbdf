// SPDX-License-Identifier: MIT
#include "search/exchange.h"

#include <gtest/gtest.h>

#include "chess/move_text.h"
#include "support/position_of.h"

namespace plyproof::search {
namespace {

using chess::PieceKind;
using support::position_of;

/// The largest threshold that the exchange still wins.
Score exchange_gain(std::string_view fen, std::string_view uci) {
    const chess::Position position = position_of(fen);
    const auto move = chess::parse_uci_move(position, uci, chess::Variant::Standard);
    if (!move) throw std::invalid_argument(std::string(uci));
    Score least = -3000;
    Score most = 3000;
    while (least < most) {
        const Score middle = least + (most - least + 1) / 2;
        if (exchange_wins(position, *move, middle)) {
            least = middle;
        } else {
            most = middle - 1;
        }
    }
    return least;
}

TEST(ExchangeWins, AnUnprotectedManAndNothingOnAnEmptySquare) {
    EXPECT_EQ(exchange_gain("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "d1d5"), 320);
    EXPECT_EQ(exchange_gain("4k3/8/8/8/8/8/8/3RK3 w - - 0 1", "d1d5"), 0);
}

TEST(ExchangeWins, LosesTheCapturerWhereTheManIsProtected) {
    EXPECT_EQ(exchange_gain("4k3/8/2p5/3n4/8/8/8/3RK3 w - - 0 1", "d1d5"), 320 - 500);
    EXPECT_EQ(exchange_gain("4k3/8/2p5/3n4/8/8/8/3RK3 w - - 0 1", "d1d4"), 0);
    EXPECT_EQ(exchange_gain("4k3/8/2p5/8/8/8/8/3RK3 w - - 0 1", "d1d5"), -500);
}

TEST(ExchangeWins, CountsWhoStandsBehindInTheSameLine) {
    // Rook takes pawn, rook takes rook, the second rook takes back.
    EXPECT_EQ(exchange_gain("3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5"), 100);
    EXPECT_EQ(exchange_gain("3rk3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5"), 100 - 500);
    EXPECT_EQ(exchange_gain("4k3/5b2/4p3/3p4/2B5/1Q6/8/4K3 w - - 0 1", "c4d5"), 100 - 330)
        << "the queen does not take back: a bishop stands behind the pawn";
}

TEST(ExchangeWins, LetsAKingCaptureOnlyWhatNobodyProtects) {
    EXPECT_EQ(exchange_gain("8/8/4k3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5"), 100 - 500);
    EXPECT_EQ(exchange_gain("8/8/4k3/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5"), 100);
}

TEST(ExchangeWins, KnowsEnPassantPromotionAndCastling) {
    EXPECT_EQ(exchange_gain("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), 100);
    EXPECT_EQ(exchange_gain("4k3/2p5/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), 0);
    EXPECT_EQ(exchange_gain("8/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q"), 850);
    EXPECT_EQ(exchange_gain("1r6/P6k/8/8/8/8/8/4K3 w - - 0 1", "a7a8q"), -100);
    EXPECT_EQ(exchange_gain("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1g1"), 0);
}

TEST(CapturedKind, IsNothingForCastlingAndAPawnForEnPassant) {
    const auto castling = position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(captured_kind(castling, chess::Move::castling(chess::Square::E1, chess::Square::H1)), std::nullopt);
    const auto passing = position_of("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1");
    EXPECT_EQ(captured_kind(passing, chess::Move::en_passant(chess::Square::E5, chess::Square::D6)), PieceKind::Pawn);
}

TEST(KindOn, TellsAllKinds) {
    const auto position = position_of("4k3/8/8/8/8/8/P7/RNBQK3 w - - 0 1");
    EXPECT_EQ(kind_on(position, chess::Square::A1), PieceKind::Rook);
    EXPECT_EQ(kind_on(position, chess::Square::B1), PieceKind::Knight);
    EXPECT_EQ(kind_on(position, chess::Square::C1), PieceKind::Bishop);
    EXPECT_EQ(kind_on(position, chess::Square::D1), PieceKind::Queen);
    EXPECT_EQ(kind_on(position, chess::Square::E1), PieceKind::King);
    EXPECT_EQ(kind_on(position, chess::Square::A2), PieceKind::Pawn);
}

}  // namespace
}  // namespace plyproof::search
