// SPDX-License-Identifier: MIT
#include "crosscheck/targeted_en_passant.h"

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
using chess::Position;
using chess::Square;

/// The squares that double steps of the side to move would pass, where an enemy pawn stands ready to capture.
bool is_one_step_before(const Position& position) {
    const Color mover = position.side_to_move();
    for (const Move move : chess::legal_moves(position)) {
        if (move.kind() != chess::MoveKind::DoublePush) continue;
        const Square passed = chess::square_at((index_of(move.from()) + index_of(move.to())) / 2);
        const Bitboard capturers = pawn_attacks(mover, Bitboard(passed)) & position.pawns();
        if ((capturers & position.pieces(opposite(mover))).any()) return true;
    }
    return false;
}

TEST(TargetedEnPassant, IsAboutADoubleStepThatCanOrCouldBeCaptured) {
    const auto is_about_it = [](const Sample& one) { return one.passed || is_one_step_before(one.start); };
    EXPECT_GE(percentage(samples("en-passant", 1000), is_about_it), 80);
}

TEST(TargetedEnPassant, IsCapturedOrRefusedInGoodShares) {
    const std::vector<Sample> all = samples("en-passant", 1000);
    EXPECT_GE(percentage(all, [](const Sample& one) { return one.passed && one.start.en_passant(); }), 25);
    EXPECT_GE(percentage(all, [](const Sample& one) { return one.passed && !one.start.en_passant(); }), 8);
    EXPECT_GE(percentage(all, [](const Sample& one) { return is_one_step_before(one.start); }), 25);
}

TEST(TargetedEnPassant, ComesUpForEveryCapturerOfBothColours) {
    std::set<std::string> captures;
    for (const Sample& one : samples("en-passant", 1500)) {
        for (const Move move : chess::legal_moves(one.start)) {
            if (move.kind() == chess::MoveKind::EnPassant) captures.insert(name_of(move.from()) + name_of(move.to()));
        }
    }
    EXPECT_EQ(captures.size(), 28U);
}

/// The direction from the king to a slider that makes a capture illegal, and the side that captures.
TEST(TargetedEnPassant, IsForbiddenBySlidersOnEveryLine) {
    std::set<std::string> refusals;
    for (const Sample& one : samples("en-passant", 6000)) {
        if (!one.passed || one.start.en_passant() || one.start.in_check()) continue;
        const Position& position = one.start;
        const Square king = position.king(position.side_to_move());
        const Color mover = position.side_to_move();
        const Square victim = chess::en_passant_victim(*one.passed);
        const Bitboard capturers = pawn_attacks(opposite(mover), Bitboard(*one.passed)) & position.pawns();
        for (const Square from : capturers& position.pieces(mover)) {
            const Bitboard gone = Bitboard(from) | Bitboard(victim);
            const Bitboard after = (position.occupied() - gone) | Bitboard(*one.passed);
            for (const Square slider : position.attackers_to(king, after) & position.pieces(opposite(mover))) {
                const bool east = file_of(slider) > file_of(king);
                const bool west = file_of(slider) < file_of(king);
                const bool north = rank_of(slider) > rank_of(king);
                const bool south = rank_of(slider) < rank_of(king);
                refusals.insert(std::string(mover == Color::White ? "white " : "black ") + (north ? "n" : "") +
                                (south ? "s" : "") + (east ? "e" : "") + (west ? "w" : ""));
            }
        }
    }
    EXPECT_EQ(refusals.size(), 16U);
}

TEST(TargetedEnPassant, HasPawnsOnTheFarEdge) {
    const auto has_far_pawn = [](const Sample& one) {
        if (!one.passed) return false;
        const chess::File file = file_of(*one.passed);
        if (file != chess::File::A && file != chess::File::H) return false;
        const chess::File far = file == chess::File::A ? chess::File::H : chess::File::A;
        const Bitboard own = one.start.pawns() & one.start.pieces(one.start.side_to_move());
        return (own & squares_of(far)).any();
    };
    EXPECT_GE(percentage(samples("en-passant", 1000), has_far_pawn), 4);
}

}  // namespace
}  // namespace plyproof::crosscheck
