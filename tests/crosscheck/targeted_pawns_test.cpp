// SPDX-License-Identifier: MIT
#include "crosscheck/targeted_pawns.h"

#include <gtest/gtest.h>

#include <set>
#include <string>

#include "chess/legal_moves.h"
#include "crosscheck/samples.h"

namespace plyproof::crosscheck {
namespace {

using chess::Bitboard;
using chess::Color;
using chess::Move;
using chess::MoveKind;
using chess::Rank;
using chess::Square;

std::set<std::string> pawn_moves(std::string_view mix, std::uint64_t count) {
    std::set<std::string> found;
    for (const Sample& one : samples(mix, count)) {
        const char side = one.position.side_to_move() == Color::White ? 'w' : 'b';
        for (const Move move : chess::legal_moves(one.position)) {
            if (!one.position.pawns().contains(move.from()) || move.kind() == MoveKind::EnPassant) continue;
            found.insert(side + name_of(move.from()) + name_of(move.to()));
        }
    }
    return found;
}

TEST(TargetedPawnMoves, ShowEveryMoveOfEveryPawn) {
    // On six ranks 8 pushes and 14 captures, and 8 double steps, for two colours.
    EXPECT_EQ(pawn_moves("pawn-moves", 15000).size(), 2U * (6 * 22 + 8));
}

TEST(TargetedPawnMoves, HaveDoubleStepsThatAreFreeAndSuchAsAreBlocked) {
    const auto share = [](Rank blocked) {
        return percentage(samples("pawn-moves", 1000), [blocked](const Sample& one) {
            const Color mover = one.start.side_to_move();
            const Bitboard unmoved =
                one.start.pawns() & one.start.pieces(mover) & squares_of(relative_rank(mover, Rank::Second));
            for (const Square pawn : unmoved) {
                if (one.start.piece_on(make_square(file_of(pawn), relative_rank(mover, blocked)))) return true;
            }
            return false;
        });
    };
    EXPECT_GE(share(Rank::Third), 10);
    EXPECT_GE(share(Rank::Fourth), 10);
}

TEST(TargetedPromotion, HasAPawnBeforeTheLastRanks) {
    const auto has_pawn = [](const Sample& one) {
        const Bitboard far = squares_of(Rank::Seventh) | squares_of(Rank::Sixth);
        const Bitboard near = squares_of(Rank::Second) | squares_of(Rank::Third);
        return (one.start.pawns() & ((far & one.start.pieces(Color::White)) | (near & one.start.pieces(Color::Black))))
            .any();
    };
    EXPECT_GE(percentage(samples("promotion", 1000), has_pawn), 90);
}

TEST(TargetedPromotion, ShowsEveryPromotionToEveryPiece) {
    std::set<std::uint16_t> promotions;
    for (const Sample& one : samples("promotion", 3000)) {
        for (const Move move : chess::legal_moves(one.position)) {
            if (move.is_promotion()) promotions.insert(move.raw());
        }
    }
    EXPECT_EQ(promotions.size(), 2U * 22 * 4);
}

TEST(TargetedPromotion, TakesRooksThatMayCastleInAllCorners) {
    std::set<std::string> corners;
    for (const Sample& one : samples("promotion", 1500)) {
        for (const Move move : chess::legal_moves(one.position)) {
            if (move.is_promotion() && one.position.castling_rooks().contains(move.to())) {
                corners.insert(name_of(move.to()));
            }
        }
    }
    EXPECT_EQ(corners, (std::set<std::string>{"a1", "h1", "a8", "h8"}));
}

}  // namespace
}  // namespace plyproof::crosscheck
