// SPDX-License-Identifier: MIT
#include "chess/last_move.h"

#include "chess/castling.h"
#include "chess/en_passant.h"

namespace plyproof::chess {
namespace {

/// Takes moves back one at a time and asks whether the king was free of checks before.
class Retraction {
public:
    Retraction(const BoardSets& board, Color mover)
        : board_(board),
          mover_(mover),
          king_(board.of(opposite(mover), PieceKind::King).first()),
          forward_(mover == Color::White ? 8 : -8) {}

    [[nodiscard]] bool explained() const {
        for (const PieceKind kind : base::kAll<PieceKind>) {
            for (const Square to : board_.of(mover_, kind)) {
                if (kind == PieceKind::Pawn ? by_pawn(to) : by_piece(kind, to)) return true;
                if (by_promotion(kind, to)) return true;
            }
        }
        return by_castling();
    }

private:
    enum class Captured : std::uint8_t { No, Yes };

    [[nodiscard]] Bitboard empty() const { return ~board_.occupied(); }
    [[nodiscard]] Square back(Square square, int steps) const { return square_at(index_of(square) - steps * forward_); }
    [[nodiscard]] Rank rank_for_mover(Square square) const { return relative_rank(mover_, rank_of(square)); }

    /// Whether the king was free before the man on `to`, then a `kind`, came from `from`. Only the squares that stood
    /// in the way matter of what it captured, not the man. `extra` blocks too: the victim of an en-passant capture.
    [[nodiscard]] bool free_before(PieceKind kind, Square from, Square to, Captured captured,
                                   Bitboard extra = kNoSquares) const {
        BoardSets before = board_;
        before.remove(to);
        before.put({mover_, kind}, from);
        Bitboard blockers = before.occupied() | extra;
        if (captured == Captured::Yes) blockers |= Bitboard(to);
        return before.attackers_of(king_, mover_, blockers).empty();
    }

    [[nodiscard]] bool by_piece(PieceKind kind, Square to) const {
        Bitboard origins = attacks_of({mover_, kind}, to, board_.occupied()) & empty();
        if (kind == PieceKind::King) origins = origins - king_attacks(king_);
        for (const Square from : origins) {
            if (free_before(kind, from, to, Captured::No) || free_before(kind, from, to, Captured::Yes)) return true;
        }
        return false;
    }

    /// A pawn arrived on `to`, where a `kind` stands now (another kind than a pawn: it promoted).
    [[nodiscard]] bool by_pawn_arriving(Square to) const {
        const Square behind = back(to, 1);
        if (empty().contains(behind) && free_before(PieceKind::Pawn, behind, to, Captured::No)) return true;
        const Bitboard origins = pawn_attacks(opposite(mover_), Bitboard(to)) & empty();
        for (const Square from : origins) {
            if (free_before(PieceKind::Pawn, from, to, Captured::Yes)) return true;
        }
        return false;
    }

    [[nodiscard]] bool by_pawn(Square to) const {
        const Rank rank = rank_for_mover(to);
        if (rank == Rank::Second) return false;  // it never moved
        if (by_pawn_arriving(to)) return true;
        if (rank == Rank::Fourth) {
            const Square from = back(to, 2);
            const Bitboard way = Bitboard(from) | Bitboard(back(to, 1));
            return empty().contains_all(way) && free_before(PieceKind::Pawn, from, to, Captured::No);
        }
        return rank == Rank::Sixth && by_en_passant(to);
    }

    [[nodiscard]] bool by_en_passant(Square to) const {
        const Bitboard victim(back(to, 1));
        const Bitboard victim_start(back(to, -1));
        if (!empty().contains_all(victim | victim_start)) return false;
        const Bitboard origins = pawn_attacks(opposite(mover_), Bitboard(to)) & empty();
        for (const Square from : origins) {
            if (free_before(PieceKind::Pawn, from, to, Captured::No, victim)) return true;
        }
        return false;
    }

    [[nodiscard]] bool by_promotion(PieceKind kind, Square to) const {
        if (kind == PieceKind::Pawn || kind == PieceKind::King || rank_for_mover(to) != Rank::Eighth) return false;
        if (board_.of(mover_, PieceKind::Pawn).size() >= 8) return false;  // a ninth pawn before
        return by_pawn_arriving(to);
    }

    [[nodiscard]] bool by_castling() const {
        for (const Wing wing : base::kAll<Wing>) {
            const bool castled = board_.of(mover_, PieceKind::King).contains(king_castling_target(mover_, wing)) &&
                                 board_.of(mover_, PieceKind::Rook).contains(rook_castling_target(mover_, wing));
            if (!castled) continue;
            for (const File king : base::kAll<File>) {
                for (const File rook : base::kAll<File>) {
                    if (by_castling_from(wing, king, rook)) return true;
                }
            }
        }
        return false;
    }

    [[nodiscard]] bool by_castling_from(Wing wing, File king_file, File rook_file) const {
        const Rank rank = relative_rank(mover_, Rank::First);
        const Square king_from = make_square(king_file, rank);
        const Square rook_from = make_square(rook_file, rank);
        if (king_from == rook_from || wing_of(king_from, rook_from) != wing) return false;
        const Square king_to = king_castling_target(mover_, wing);
        const Square rook_to = rook_castling_target(mover_, wing);

        BoardSets before = board_;
        before.remove(king_to);
        before.remove(rook_to);
        const Bitboard way = squares_between(king_from, king_to) | squares_between(rook_from, rook_to) |
                             Bitboard(king_from) | Bitboard(rook_from);
        if ((before.occupied() & way).any()) return false;
        before.put({mover_, PieceKind::King}, king_from);
        before.put({mover_, PieceKind::Rook}, rook_from);
        return before.attackers_of(king_, mover_, before.occupied()).empty();
    }

    const BoardSets& board_;
    Color mover_;
    Square king_;
    int forward_;
};

}  // namespace

bool last_move_explains_checks(const BoardSets& board, Color mover) {
    const Square king = board.of(opposite(mover), PieceKind::King).first();
    return board.attackers_of(king, mover, board.occupied()).empty() || Retraction(board, mover).explained();
}

Bitboard checkers_before_double_push(const BoardSets& board, Square target) {
    const Color pusher = rank_of(target) == Rank::Sixth ? Color::Black : Color::White;
    const Square pushed = en_passant_victim(target);
    const Square start = square_at(2 * index_of(target) - index_of(pushed));
    BoardSets before = board;
    before.remove(pushed);
    before.put({pusher, PieceKind::Pawn}, start);
    const Square king = board.of(opposite(pusher), PieceKind::King).first();
    return before.attackers_of(king, pusher, before.occupied());
}

}  // namespace plyproof::chess
