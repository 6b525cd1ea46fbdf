// SPDX-License-Identifier: MIT
// Move: where from, where to and what kind, in 16 bits:
//
//     15..12   11..6   5..0
//      kind     to     from
//
// Castling is stored as "king takes own rook", which serves Chess960 and standard chess alike; the spellings e1g1 and
// e1h1 exist only in move_text.h. Moves are made by name; nobody outside this file knows the bits.
#pragma once

#include <cassert>
#include <cstdint>
#include <functional>

#include "chess/piece.h"
#include "chess/square.h"

namespace plyproof::chess {

enum class MoveKind : std::uint8_t {
    Normal,      ///< moves and captures with nothing special about them
    DoublePush,  ///< a pawn's two-square step
    EnPassant,
    Castling,
    PromoteKnight,
    PromoteBishop,
    PromoteRook,
    PromoteQueen,
};

class Move {
public:
    /// A move list is filled without initialising it first; a default Move holds nothing of meaning.
    Move() = default;

    PLYPROOF_INLINE static constexpr Move normal(Square from, Square to) { return {from, to, MoveKind::Normal}; }
    PLYPROOF_INLINE static constexpr Move double_push(Square from, Square to) {
        return {from, to, MoveKind::DoublePush};
    }
    PLYPROOF_INLINE static constexpr Move en_passant(Square from, Square to) { return {from, to, MoveKind::EnPassant}; }
    PLYPROOF_INLINE static constexpr Move castling(Square king, Square rook) {
        return {king, rook, MoveKind::Castling};
    }
    /// REQUIRES: kind is Knight, Bishop, Rook or Queen.
    PLYPROOF_INLINE static constexpr Move promotion(Square from, Square to, PieceKind kind) {
        assert(kind != PieceKind::Pawn && kind != PieceKind::King);
        return {from, to, static_cast<MoveKind>(static_cast<int>(kind) - 1 + 4)};
    }

    [[nodiscard]] PLYPROOF_INLINE constexpr Square from() const { return square_at(bits_ & 63); }
    /// For castling, the square of the own rook.
    [[nodiscard]] PLYPROOF_INLINE constexpr Square to() const { return square_at(bits_ >> 6 & 63); }
    [[nodiscard]] PLYPROOF_INLINE constexpr MoveKind kind() const { return static_cast<MoveKind>(bits_ >> 12); }
    [[nodiscard]] PLYPROOF_INLINE constexpr bool is_promotion() const { return kind() >= MoveKind::PromoteKnight; }
    /// REQUIRES: is_promotion().
    [[nodiscard]] PLYPROOF_INLINE constexpr PieceKind promoted_to() const {
        assert(is_promotion());
        return static_cast<PieceKind>(static_cast<int>(kind()) - 4 + 1);
    }

    friend constexpr bool operator==(Move, Move) = default;
    /// The 16 bits, for hashing and compact storage only.
    [[nodiscard]] PLYPROOF_INLINE constexpr std::uint16_t raw() const { return bits_; }
    [[nodiscard]] PLYPROOF_INLINE static constexpr Move from_raw(std::uint16_t bits) {
        Move move{};
        move.bits_ = bits;
        return move;
    }

private:
    PLYPROOF_INLINE constexpr Move(Square from, Square to, MoveKind kind)
        : bits_(static_cast<std::uint16_t>(index_of(from) | index_of(to) << 6 | static_cast<int>(kind) << 12)) {}

    std::uint16_t bits_;
};

}  // namespace plyproof::chess

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::chess::MoveKind> = 8;

template <>
struct std::hash<plyproof::chess::Move> {
    std::size_t operator()(plyproof::chess::Move move) const noexcept { return move.raw(); }
};
