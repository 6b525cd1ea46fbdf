// SPDX-License-Identifier: MIT
// The three questions about the legal moves of a position give one answer.
#include "chess/legal_moves.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <vector>

#include "chess/fen.h"
#include "properties/positions.h"

namespace plyproof::properties {
namespace {

using chess::Color;
using chess::Move;
using chess::Position;
using chess::PositionParts;
using chess::Square;

constexpr std::size_t kPositions = support::effort(60'000, 2'000);

std::vector<std::uint16_t> sorted(const chess::MoveList& moves) {
    std::vector<std::uint16_t> raw;
    for (const Move move : moves) raw.push_back(move.raw());
    std::sort(raw.begin(), raw.end());
    return raw;
}

/// The board upside down with the colours swapped: the same game for the other side.
Position mirrored(const Position& position) {
    PositionParts parts;
    for (const Square square : base::kAll<Square>) {
        if (const auto piece = position.piece_on(square)) {
            parts.board[chess::flipped(square)] = chess::Piece{opposite(piece->color), piece->kind};
        }
    }
    parts.side_to_move = opposite(position.side_to_move());
    for (const Square rook : position.castling_rooks()) parts.castling_rooks |= chess::Bitboard(chess::flipped(rook));
    if (position.en_passant()) parts.en_passant = chess::flipped(*position.en_passant());
    return Position(parts);
}

Move mirrored(Move move) {
    const Square from = chess::flipped(move.from());
    const Square to = chess::flipped(move.to());
    switch (move.kind()) {
        case chess::MoveKind::Normal:
            return Move::normal(from, to);
        case chess::MoveKind::DoublePush:
            return Move::double_push(from, to);
        case chess::MoveKind::EnPassant:
            return Move::en_passant(from, to);
        case chess::MoveKind::Castling:
            return Move::castling(from, to);
        default:
            return Move::promotion(from, to, move.promoted_to());
    }
}

TEST(LegalMoves, AreListedOnceEach) {
    for_each_position(kPositions, 11, [](const Position& position) {
        const auto moves = sorted(chess::legal_moves(position));
        ASSERT_EQ(std::adjacent_find(moves.begin(), moves.end()), moves.end()) << chess::to_fen(position);
    });
}

TEST(LegalMoves, AreAsManyAsAreCounted) {
    for_each_position(kPositions, 12, [](const Position& position) {
        ASSERT_EQ(static_cast<std::size_t>(chess::count_legal_moves(position)), chess::legal_moves(position).size())
            << chess::to_fen(position);
    });
}

TEST(LegalMoves, ThatCaptureOrPromoteAreThoseOfTheShorterList) {
    for_each_position(kPositions, 13, [](const Position& position) {
        chess::MoveList filtered;
        for (const Move move : chess::legal_moves(position)) {
            if (move.is_promotion() || chess::is_capture(position, move)) filtered.push_back(move);
        }
        ASSERT_EQ(sorted(filtered), sorted(chess::legal_captures_and_promotions(position))) << chess::to_fen(position);
    });
}

TEST(LegalMoves, CaptureExactlyWhenAManDisappears) {
    for_each_position(kPositions / 10, 14, [](const Position& position) {
        for (const Move move : chess::legal_moves(position)) {
            const bool fewer = position.after(move).occupied().size() < position.occupied().size();
            ASSERT_EQ(chess::is_capture(position, move), fewer) << chess::to_fen(position);
        }
    });
}

TEST(LegalMoves, NeverLeaveTheKingInCheckNorChangeTheNumberOfKings) {
    for_each_position(kPositions / 10, 15, [](const Position& position) {
        const Color mover = position.side_to_move();
        for (const Move move : chess::legal_moves(position)) {
            const Position next = position.after(move);
            ASSERT_EQ(next.kings().size(), 2) << chess::to_fen(position);
            ASSERT_TRUE((next.attackers_to(next.king(mover)) & next.pieces(opposite(mover))).empty())
                << chess::to_fen(position);
        }
    });
}

TEST(LegalMoves, AreTheSameWithColoursSwapped) {
    for_each_position(kPositions, 16, [](const Position& position) {
        std::vector<std::uint16_t> expected;
        for (const Move move : chess::legal_moves(position)) expected.push_back(mirrored(move).raw());
        std::sort(expected.begin(), expected.end());
        const Position mirror = mirrored(position);
        ASSERT_EQ(sorted(chess::legal_moves(mirror)), expected) << chess::to_fen(position);
        ASSERT_EQ(mirrored(mirror), position) << chess::to_fen(position);
    });
}

}  // namespace
}  // namespace plyproof::properties
