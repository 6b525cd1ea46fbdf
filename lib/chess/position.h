// SPDX-License-Identifier: MIT
// Position: a board that obeys the rules of chess, whose turn it is, castling rights, en passant and clocks. It is a
// value: after(move) makes the next one and nothing is ever unmade. Whoever holds a Position never checks it again;
// the only ways in are start(), position_from() and after().
//
// It holds sets of squares and no key and no mailbox: what can be derived (checkers, pins, attacks) is derived.
// Two positions are equal when board, side to move, rights and en-passant square are; the clocks do not count.
#pragma once

#include <cstdint>
#include <optional>

#include "chess/attacks.h"
#include "chess/castling.h"
#include "chess/en_passant.h"
#include "chess/move.h"
#include "chess/piece.h"

namespace plyproof::chess {

/// The parts of a Position by name, for whoever has to make one from scratch. REQUIRES of Position(const Parts&):
/// everything that position_from checks; it is asserted in debug builds.
struct PositionParts {
    base::EnumArray<Square, std::optional<Piece>> board;
    Color side_to_move = Color::White;
    Bitboard castling_rooks;           ///< at most one on each side of each king, on the king's back rank
    std::optional<Square> en_passant;  ///< only when an en-passant capture is legal
    std::uint16_t halfmove_clock = 0;
    std::uint16_t fullmove_number = 1;
};

class Position {
public:
    /// The start position of standard chess.
    static Position start();

    explicit Position(const PositionParts& parts);

    [[nodiscard]] PLYPROOF_INLINE Color side_to_move() const { return side_to_move_; }

    [[nodiscard]] PLYPROOF_INLINE Bitboard occupied() const { return colors_[Color::White] | colors_[Color::Black]; }
    [[nodiscard]] PLYPROOF_INLINE Bitboard pieces(Color color) const { return colors_[color]; }
    [[nodiscard]] PLYPROOF_INLINE Bitboard pawns() const { return pawns_; }
    [[nodiscard]] PLYPROOF_INLINE Bitboard knights() const { return knights_; }
    [[nodiscard]] PLYPROOF_INLINE Bitboard kings() const { return kings_; }
    /// Bishops and queens: all that moves along diagonals.
    [[nodiscard]] PLYPROOF_INLINE Bitboard diagonal_sliders() const { return diagonal_; }
    /// Rooks and queens: all that moves along ranks and files.
    [[nodiscard]] PLYPROOF_INLINE Bitboard straight_sliders() const { return straight_; }
    [[nodiscard]] PLYPROOF_INLINE Bitboard bishops() const { return diagonal_ - straight_; }
    [[nodiscard]] PLYPROOF_INLINE Bitboard rooks() const { return straight_ - diagonal_; }
    [[nodiscard]] PLYPROOF_INLINE Bitboard queens() const { return straight_ & diagonal_; }
    [[nodiscard]] Bitboard pieces(PieceKind kind) const;
    [[nodiscard]] Bitboard pieces(Piece piece) const { return pieces(piece.kind) & pieces(piece.color); }
    [[nodiscard]] PLYPROOF_INLINE Square king(Color color) const { return (kings_ & colors_[color]).first(); }
    [[nodiscard]] std::optional<Piece> piece_on(Square square) const;

    /// The rooks that may still castle, of both sides.
    [[nodiscard]] PLYPROOF_INLINE Bitboard castling_rooks() const { return castling_rooks_; }
    /// The rook that may castle with this king on this wing.
    [[nodiscard]] std::optional<Square> castling_rook(Color color, Wing wing) const;

    /// The square an en-passant capture ends on; set exactly when at least one such capture is legal.
    [[nodiscard]] PLYPROOF_INLINE std::optional<Square> en_passant() const {
        if (en_passant_ == kNone) return std::nullopt;
        return square_at(en_passant_);
    }

    /// Half-moves since the last capture or pawn move, and the number of the move to come. Both stop at 65535.
    [[nodiscard]] unsigned halfmove_clock() const { return halfmove_clock_; }
    [[nodiscard]] unsigned fullmove_number() const { return fullmove_number_; }

    /// The position after a move. REQUIRES: the move is among legal_moves(*this).
    [[nodiscard]] Position after(Move move) const;
    /// The same with the side known at compile time (make_move.h). REQUIRES: Us == side_to_move().
    template <Color Us>
    [[nodiscard]] PLYPROOF_INLINE Position after(Move move) const;
    /// The same for MoveKind::Normal alone.
    template <Color Us>
    [[nodiscard]] PLYPROOF_INLINE Position after_plain(Square from, Square to) const;

    /// The position when the side to move does nothing, as a search asks for it. No move of chess is that: the clock
    /// goes on. REQUIRES: not in check.
    [[nodiscard]] Position passed() const;

    /// The same position with the colours swapped and the board turned over a horizontal line: e2 becomes e7.
    [[nodiscard]] Position mirrored() const;

    /// The men of a side as the judge of en-passant captures wants them.
    template <Color C>
    [[nodiscard]] PLYPROOF_INLINE EnPassantEnemies en_passant_enemies() const {
        const Bitboard men = colors_[C];
        return {pawns_ & men, knights_ & men, diagonal_ & men, straight_ & men};
    }

    /// All men of both colours that attack a square, with `occupied` on the board.
    [[nodiscard]] Bitboard attackers_to(Square square, Bitboard occupied) const;
    [[nodiscard]] Bitboard attackers_to(Square square) const { return attackers_to(square, occupied()); }
    /// The men that give check to the side to move.
    [[nodiscard]] Bitboard checkers() const;
    [[nodiscard]] bool in_check() const { return checkers().any(); }
    /// The men of `color` that stand alone between their king and an enemy slider.
    [[nodiscard]] Bitboard pinned(Color color) const;

    friend bool operator==(const Position& a, const Position& b);

private:
    static constexpr std::uint8_t kNone = 64;

    Position() = default;

    // after() in its parts, see make_move.h.
    template <Color Us>
    PLYPROOF_INLINE Position after_double_push(Square from, Square to) const;
    template <Color Us>
    PLYPROOF_INLINE Position after_promotion(Square from, Square to, PieceKind kind) const;
    template <Color Us>
    PLYPROOF_INLINE Position after_en_passant(Square from, Square to) const;
    template <Color Us>
    PLYPROOF_INLINE Position after_castling(Square king, Square rook) const;

    PLYPROOF_INLINE void put_kind(PieceKind kind, Bitboard set) {
        switch (kind) {
            case PieceKind::Pawn:
                pawns_ |= set;
                break;
            case PieceKind::Knight:
                knights_ |= set;
                break;
            case PieceKind::Bishop:
                diagonal_ |= set;
                break;
            case PieceKind::Rook:
                straight_ |= set;
                break;
            case PieceKind::Queen:
                diagonal_ |= set;
                straight_ |= set;
                break;
            case PieceKind::King:
                kings_ |= set;
                break;
        }
    }
    PLYPROOF_INLINE static std::uint16_t counted_up(std::uint16_t count) {
        return static_cast<std::uint16_t>(count + (count != 0xFFFF));
    }

    Bitboard pawns_, knights_, diagonal_, straight_, kings_;
    base::EnumArray<Color, Bitboard> colors_;
    Bitboard castling_rooks_;
    Color side_to_move_ = Color::White;
    std::uint8_t en_passant_ = kNone;
    std::uint16_t halfmove_clock_ = 0;
    std::uint16_t fullmove_number_ = 1;
};

}  // namespace plyproof::chess
