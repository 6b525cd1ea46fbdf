// SPDX-License-Identifier: MIT
#include "explain/castling_laws.h"

#include <gmock/gmock.h>

#include "chess/legal_moves.h"
#include "support/position_of.h"
#include "support/random_positions.h"

namespace plyproof::explain {
namespace {

using chess::Square;
using chess::Wing;

TEST(ClaimedCastling, IsTwoSquaresFromHomeOrOntoTheOwnRook) {
    const chess::Position position = support::position_of("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    EXPECT_EQ(read_claimed_castling(position, {Square::E1, Square::G1})->wing, Wing::KingSide);
    EXPECT_EQ(read_claimed_castling(position, {Square::E1, Square::A1})->rook, Square::A1);
    EXPECT_FALSE(read_claimed_castling(position, {Square::E1, Square::F1}));
    EXPECT_FALSE(read_claimed_castling(position, {Square::E1, Square::B1}));
    EXPECT_FALSE(read_claimed_castling(position, {Square::E1, Square::E3}));
    EXPECT_FALSE(read_claimed_castling(position, {Square::A1, Square::C1}));
}

TEST(ClaimedCastling, IsNoSlideOfAKingAwayFromHomeWhereNoRookStands) {
    const chess::Position alone = support::position_of("7k/8/8/8/8/8/PP6/K7 w - - 0 1");
    EXPECT_FALSE(read_claimed_castling(alone, {Square::A1, Square::G1}));
    const chess::Position with_rook = support::position_of("1k6/8/8/8/8/8/PP6/K6R w - - 0 1");
    EXPECT_EQ(read_claimed_castling(with_rook, {Square::A1, Square::G1})->wing, Wing::KingSide);
}

TEST(CastlingLaws, AreBrokenExactlyByTheCastlingThatIsNotLegal) {
    support::SplitMix64 random(47);
    for (int i = 0; i < 5000; ++i) {
        const chess::Position position = support::random_position(random);
        for (const Wing wing : base::kAll<Wing>) {
            const auto rook = position.castling_rook(position.side_to_move(), wing);
            if (!rook) continue;
            const auto castling = chess::Move::castling(position.king(position.side_to_move()), *rook);
            const auto moves = chess::legal_moves(position);
            const bool legal = std::find(moves.begin(), moves.end(), castling) != moves.end();
            EXPECT_EQ(broken_castling_laws(position, {wing, *rook}).empty(), legal);
            EXPECT_EQ(broken_castling_laws(position, {wing, std::nullopt}).empty(), legal);
        }
    }
}

TEST(CastlingProperties, EndWithThePlainOne) {
    const chess::Position position = support::position_of("1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1");
    const Reasons properties = castling_properties(position, chess::Move::castling(Square::E1, Square::A1));
    ASSERT_EQ(properties.size(), 2U);
    EXPECT_EQ(properties[0].words, "the rook b8 attacks b1, which only the rook passes");
    EXPECT_EQ(properties[1].words, "White may castle on the queen's side");
}

}  // namespace
}  // namespace plyproof::explain
