// SPDX-License-Identifier: MIT
#include "mutants/make_move.h"

#include <algorithm>

#include "mutants/attacks.h"
#include "mutants/castling.h"

namespace plyproof::mutants {

using chess::Color;
using chess::File;
using chess::Move;
using chess::MoveKind;
using chess::Piece;
using chess::PieceKind;
using chess::Square;
using chess::Wing;

namespace {

/// The men of a board, with a note of each change.
class Men {
public:
    explicit Men(Mailbox& board) : board_(board) {}

    [[nodiscard]] std::optional<Piece> at(Square square) const { return board_[square]; }
    void set(Square square, std::optional<Piece> man) {
        changes_.push_back({square, board_[square]});
        board_[square] = man;
    }
    [[nodiscard]] std::vector<Change> changes() const { return changes_; }

private:
    Mailbox& board_;
    std::vector<Change> changes_;
};

/// The square a double step passes over.
Square passed_square(Move move) {
    return chess::square_at((chess::index_of(move.from()) + chess::index_of(move.to())) / 2);
}

std::uint32_t next(std::uint32_t clock) { return std::min(clock + 1, kLargestClock); }

CastlingTargets targets_of(Move castling, Color color, const BugSet& bugs) {
    CastlingTargets targets = castling_targets(color, wing_of_rook(castling.from(), castling.to()));
    if (bugs.has(Bug::CastlingLongRookMisplaced) && chess::file_of(targets.rook) == File::D) {
        targets.rook = chess::make_square(File::E, chess::rank_of(targets.rook));
    }
    if (bugs.has(Bug::CastlingRookStays)) targets.rook = castling.to();
    return targets;
}

/// Both men are lifted before either is set down: in Chess960 one may end where the other stood.
void castle(Men& men, Move move, Color color, const BugSet& bugs) {
    const CastlingTargets targets = targets_of(move, color, bugs);
    const bool rook_is_lost = bugs.has(Bug::Chess960CastlingOverwrites) && targets.king == move.to();
    men.set(move.from(), std::nullopt);
    men.set(move.to(), std::nullopt);
    men.set(targets.king, Piece{color, PieceKind::King});
    if (!rook_is_lost) men.set(targets.rook, Piece{color, PieceKind::Rook});
}

std::optional<Piece> promoted_man(Move move, Color color, const BugSet& bugs) {
    if (bugs.has(Bug::PromotionLeavesPawn)) return Piece{color, PieceKind::Pawn};
    if (bugs.has(Bug::UnderpromotionMakesQueen)) return Piece{color, PieceKind::Queen};
    return Piece{bugs.has(Bug::PromotionChangesColour) ? opposite(color) : color, move.promoted_to()};
}

/// Where the captured man is taken off the board.
std::optional<Square> emptied_square(const State& state, Move move, const BugSet& bugs) {
    if (move.kind() == MoveKind::EnPassant) {
        if (bugs.has(Bug::EnPassantVictimLeft)) return std::nullopt;
        // Programs without a flag in their moves tell en passant by the square, which unmaking may have spoilt.
        if (bugs.has(Bug::UnmakeKeepsEnPassantSquare) && state.en_passant != move.to()) return std::nullopt;
        if (bugs.has(Bug::BlackEnPassantRemovesWrongMan) && state.side_to_move == Color::Black) {
            return chess::square_at(chess::index_of(move.to()) - 8);
        }
    }
    return capture_square(move);
}

/// Programs that know en passant by its square alone may forget to ask whether it is a pawn that goes there.
bool takes_like_a_pawn(const State& state, Move move, std::optional<Piece> man, const BugSet& bugs) {
    const bool pawn = man && man->kind == PieceKind::Pawn;
    return bugs.has(Bug::EnPassantByAnyMan) && !pawn && state.en_passant == move.to();
}

void move_man(Men& men, const State& state, Move move, const BugSet& bugs) {
    const Color color = state.side_to_move;
    const std::optional<Piece> man = men.at(move.from());
    const bool rook_captures = man == Piece{color, PieceKind::Rook} && men.at(move.to());
    if (bugs.has(Bug::RookCaptureLeavesMan) && rook_captures) {
        men.set(move.from(), std::nullopt);
        return;
    }
    if (const std::optional<Square> emptied = emptied_square(state, move, bugs)) men.set(*emptied, std::nullopt);
    if (takes_like_a_pawn(state, move, man, bugs)) {
        men.set(chess::square_at(chess::index_of(move.to()) - 8 * forward(color)), std::nullopt);
    }
    men.set(move.from(), std::nullopt);
    men.set(move.to(), move.is_promotion() ? promoted_man(move, color, bugs) : man);
}

/// True when a planted bug keeps the right of a rook that moved or was captured.
bool keeps_right(Move move, Square rook, const BugSet& bugs) {
    const bool corner = chess::file_of(rook) == File::A || chess::file_of(rook) == File::H;
    if (rook == move.from()) {
        return bugs.has(Bug::CastlingRightKeptAfterRookMove) || (bugs.has(Bug::Chess960RookMoveKeepsRight) && !corner);
    }
    return bugs.has(Bug::CastlingRightKeptAfterRookCaptured) || bugs.has(Bug::CastlingRightReturnsWithOtherRook) ||
           (bugs.has(Bug::CastlingRightKeptAfterPromotionOnCorner) && move.is_promotion());
}

/// True when a move concerns a rook; a planted bug looks at the file only.
bool touches(Move move, Square rook, const BugSet& bugs) {
    const File file = chess::file_of(rook);
    const bool same_file = chess::file_of(move.from()) == file || chess::file_of(move.to()) == file;
    return rook == move.from() || rook == move.to() || (bugs.has(Bug::CastlingRightsLostByFile) && same_file);
}

/// A right ends when its rook has moved or was captured.
void lose_rights_of_rooks(State& state, Move move, const BugSet& bugs) {
    for (base::EnumArray<Wing, std::optional<Square>>& rooks : state.rights) {
        for (const Wing wing : base::kAll<Wing>) {
            const std::optional<Square> rook = rooks[wing];
            if (!rook || !touches(move, *rook, bugs) || keeps_right(move, *rook, bugs)) continue;
            const Wing other = wing == Wing::KingSide ? Wing::QueenSide : Wing::KingSide;
            rooks[bugs.has(Bug::CastlingRightOfWrongWingLost) ? other : wing].reset();
            if (bugs.has(Bug::CastlingRookMoveLosesBoth)) rooks = {};
            break;
        }
    }
}

/// Both rights end when their king has moved.
void lose_rights_of_king(State& state, const BugSet& bugs) {
    if (bugs.has(Bug::CastlingRightOfWrongColourLost)) state.rights = {};
    if (!bugs.has(Bug::CastlingRightKeptAfterKingMove)) state.rights[state.side_to_move] = {};
}

void set_en_passant(State& state, Move move, bool pawn_moved, const BugSet& bugs) {
    if (!bugs.has(Bug::EnPassantKeptTooLong)) state.en_passant.reset();
    if (move.kind() == MoveKind::DoublePush) {
        state.en_passant = bugs.has(Bug::EnPassantOnPushedPawn) ? move.to() : passed_square(move);
        if (bugs.has(Bug::BlackDoublePushMarksWrongRank)) {
            state.en_passant = chess::make_square(chess::file_of(move.to()), chess::Rank::Third);
        }
    }
    const bool single_push = pawn_moved && chess::file_of(move.from()) == chess::file_of(move.to());
    if (bugs.has(Bug::EnPassantAfterSinglePush) && move.kind() == MoveKind::Normal && single_push) {
        state.en_passant = move.from();
    }
}

/// What planted bugs remember wrongly: where a king is that castled, and that a square is empty.
void mislead(State& state, Move move, bool king_moves, const BugSet& bugs) {
    const bool castles = move.kind() == MoveKind::Castling;
    if (king_moves) state.stale_king[state.side_to_move].reset();
    if (castles && bugs.has(Bug::CastlingKingSquareStale)) state.stale_king[state.side_to_move] = move.from();
    if (state.ghost == move.from() || state.ghost == move.to()) state.ghost.reset();
    const bool en_passant = move.kind() == MoveKind::EnPassant;
    if (en_passant && bugs.has(Bug::EnPassantVictimStaysInOccupancy)) state.ghost = capture_square(move);
}

void advance_clocks(State& state, bool irreversible) {
    state.halfmove_clock = irreversible ? 0 : next(state.halfmove_clock);
    if (state.side_to_move == Color::Black) state.fullmove_number = next(state.fullmove_number);
}

}  // namespace

Square capture_square(Move move) {
    if (move.kind() == MoveKind::EnPassant) {
        return chess::make_square(chess::file_of(move.to()), chess::rank_of(move.from()));
    }
    return move.to();
}

std::vector<Change> play(State& state, Move move, const BugSet& bugs) {
    const Color mover = state.side_to_move;
    const bool castles = move.kind() == MoveKind::Castling;
    const bool captures = !castles && state.board[capture_square(move)];
    const bool pawn_moves = state.board[move.from()] == Piece{mover, PieceKind::Pawn};
    const bool king_moves = castles || state.board[move.from()] == Piece{mover, PieceKind::King};
    if (bugs.has(Bug::CastlingRightLostByCheck) && king_can_be_taken(state.board, mover)) state.rights[mover] = {};

    Men men(state.board);
    if (castles) {
        castle(men, move, mover, bugs);
    } else {
        move_man(men, state, move, bugs);
    }
    lose_rights_of_rooks(state, move, bugs);
    if (king_moves) lose_rights_of_king(state, bugs);
    mislead(state, move, king_moves, bugs);
    set_en_passant(state, move, pawn_moves, bugs);
    advance_clocks(state, captures || pawn_moves);
    if (!(castles && bugs.has(Bug::TurnStaysAfterCastling))) state.side_to_move = opposite(mover);
    return men.changes();
}

}  // namespace plyproof::mutants
