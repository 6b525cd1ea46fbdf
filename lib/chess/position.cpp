// SPDX-License-Identifier: MIT
#include "chess/position.h"

#include <cassert>

#include "chess/make_move.h"
#include "chess/move_generator.h"

namespace plyproof::chess {

namespace {

/// What every Position promises, checked in debug builds wherever one is made from parts or from a move.
[[maybe_unused]] bool is_sound(const Position& position) {
    const Bitboard white = position.pieces(Color::White);
    const Bitboard black = position.pieces(Color::Black);
    Bitboard men;
    int count = 0;
    for (const PieceKind kind : base::kAll<PieceKind>) {
        men |= position.pieces(kind);
        count += position.pieces(kind).size();
    }
    if ((white & black).any() || men != (white | black) || count != men.size()) return false;
    if (white.size() > 16 || black.size() > 16) return false;
    if ((position.pawns() & (squares_of(Rank::First) | squares_of(Rank::Eighth))).any()) return false;
    for (const Color color : base::kAll<Color>) {
        if ((position.kings() & position.pieces(color)).size() != 1) return false;
        const Bitboard rooks = position.castling_rooks() & position.pieces(color);
        const Square king = position.king(color);
        if (!(position.rooks() & squares_of(relative_rank(color, Rank::First))).contains_all(rooks)) return false;
        if (rooks.any() && relative_rank(color, rank_of(king)) != Rank::First) return false;
        if (rooks.size() > 2) return false;
        if (rooks.size() == 2 && wing_of(king, rooks.first()) == wing_of(king, rooks.last())) return false;
    }
    const Color them = opposite(position.side_to_move());
    return (position.attackers_to(position.king(them)) & position.pieces(position.side_to_move())).empty();
}

}  // namespace

Position::Position(const PositionParts& parts)
    : castling_rooks_(parts.castling_rooks),
      side_to_move_(parts.side_to_move),
      halfmove_clock_(parts.halfmove_clock),
      fullmove_number_(parts.fullmove_number) {
    for (const Square square : base::kAll<Square>) {
        if (const auto piece = parts.board[square]) {
            colors_[piece->color] |= Bitboard(square);
            put_kind(piece->kind, Bitboard(square));
        }
    }
    if (parts.en_passant) en_passant_ = static_cast<std::uint8_t>(index_of(*parts.en_passant));
    assert(is_sound(*this));
}

Position Position::start() {
    using enum PieceKind;
    constexpr PieceKind kBackRank[] = {Rook, Knight, Bishop, Queen, King, Bishop, Knight, Rook};
    PositionParts parts;
    for (const File file : base::kAll<File>) {
        const PieceKind kind = kBackRank[static_cast<int>(file)];
        parts.board[make_square(file, Rank::First)] = Piece{Color::White, kind};
        parts.board[make_square(file, Rank::Second)] = Piece{Color::White, Pawn};
        parts.board[make_square(file, Rank::Seventh)] = Piece{Color::Black, Pawn};
        parts.board[make_square(file, Rank::Eighth)] = Piece{Color::Black, kind};
    }
    parts.castling_rooks = Bitboard(Square::A1) | Bitboard(Square::H1) | Bitboard(Square::A8) | Bitboard(Square::H8);
    return Position(parts);
}

Bitboard Position::pieces(PieceKind kind) const {
    switch (kind) {
        case PieceKind::Pawn:
            return pawns();
        case PieceKind::Knight:
            return knights();
        case PieceKind::Bishop:
            return bishops();
        case PieceKind::Rook:
            return rooks();
        case PieceKind::Queen:
            return queens();
        case PieceKind::King:
            break;
    }
    return kings();
}

std::optional<Piece> Position::piece_on(Square square) const {
    for (const Color color : base::kAll<Color>) {
        if (!colors_[color].contains(square)) continue;
        for (const PieceKind kind : base::kAll<PieceKind>) {
            if (pieces(kind).contains(square)) return Piece{color, kind};
        }
    }
    return std::nullopt;
}

std::optional<Square> Position::castling_rook(Color color, Wing wing) const {
    const Square own_king = king(color);
    for (const Square rook : castling_rooks_& colors_[color]) {
        if (wing_of(own_king, rook) == wing) return rook;
    }
    return std::nullopt;
}

Position Position::after(Move move) const {
    const Position next = side_to_move_ == Color::White ? after<Color::White>(move) : after<Color::Black>(move);
    assert(is_sound(next));
    return next;
}

Position Position::passed() const {
    assert(!in_check());
    Position next = *this;
    next.side_to_move_ = opposite(side_to_move_);
    next.en_passant_ = kNone;
    next.halfmove_clock_ = counted_up(halfmove_clock_);
    if (side_to_move_ == Color::Black) next.fullmove_number_ = counted_up(fullmove_number_);
    return next;
}

Position Position::mirrored() const {
    const auto flip = [](Bitboard set) { return Bitboard(__builtin_bswap64(set.bits())); };
    Position mirror = *this;
    mirror.pawns_ = flip(pawns_);
    mirror.knights_ = flip(knights_);
    mirror.diagonal_ = flip(diagonal_);
    mirror.straight_ = flip(straight_);
    mirror.kings_ = flip(kings_);
    mirror.colors_[Color::White] = flip(colors_[Color::Black]);
    mirror.colors_[Color::Black] = flip(colors_[Color::White]);
    mirror.castling_rooks_ = flip(castling_rooks_);
    mirror.side_to_move_ = opposite(side_to_move_);
    if (en_passant_ != kNone) mirror.en_passant_ = static_cast<std::uint8_t>(index_of(flipped(square_at(en_passant_))));
    return mirror;
}

Bitboard Position::attackers_to(Square square, Bitboard occupied) const {
    const Bitboard target(square);
    return (pawn_attacks<Color::White>(target) & pawns_ & colors_[Color::Black]) |
           (pawn_attacks<Color::Black>(target) & pawns_ & colors_[Color::White]) | (knight_attacks(square) & knights_) |
           (king_attacks(square) & kings_) | (bishop_attacks(square, occupied) & diagonal_) |
           (rook_attacks(square, occupied) & straight_);
}

Bitboard Position::checkers() const { return attackers_to(king(side_to_move_)) & colors_[opposite(side_to_move_)]; }

Bitboard Position::pinned(Color color) const {
    const KingView view = color == Color::White ? detail::view_from_king(MoverBoard<Color::White>::of(*this))
                                                : detail::view_from_king(MoverBoard<Color::Black>::of(*this));
    return view.pins() & colors_[color];
}

bool operator==(const Position& a, const Position& b) {
    return a.pawns_ == b.pawns_ && a.knights_ == b.knights_ && a.diagonal_ == b.diagonal_ &&
           a.straight_ == b.straight_ && a.kings_ == b.kings_ && a.colors_ == b.colors_ &&
           a.castling_rooks_ == b.castling_rooks_ && a.side_to_move_ == b.side_to_move_ &&
           a.en_passant_ == b.en_passant_;
}

}  // namespace plyproof::chess
