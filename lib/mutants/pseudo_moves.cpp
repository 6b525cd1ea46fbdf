// SPDX-License-Identifier: MIT
#include "mutants/pseudo_moves.h"

#include <algorithm>

#include "mutants/attacks.h"
#include "mutants/castling.h"

namespace plyproof::mutants {

using chess::Color;
using chess::File;
using chess::Move;
using chess::Piece;
using chess::PieceKind;
using chess::Rank;
using chess::Square;

namespace {

using Moves = std::vector<Move>;

constexpr PieceKind kPromotions[] = {PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook, PieceKind::Queen};

bool is_enemy(const State& state, Square square) {
    return state.board[square] && state.board[square]->color != state.side_to_move;
}

bool is_own(const State& state, Square square) {
    return state.board[square] && state.board[square]->color == state.side_to_move;
}

Rank starting_rank(Color color) { return color == Color::White ? Rank::Second : Rank::Seventh; }
Rank promotion_rank(Color color) { return color == Color::White ? Rank::Eighth : Rank::First; }

/// The square `ranks` steps ahead; nothing beyond the edge, where a pawn comes only by a planted bug.
std::optional<Square> ahead(Color color, Square from, int ranks) {
    const int index = chess::index_of(from) + 8 * ranks * forward(color);
    if (index < 0 || index > 63) return std::nullopt;
    return chess::square_at(index);
}

/// One call for all pawns of a position: what they need to know.
struct Pawns {
    const State& state;
    const BugSet& bugs;
    Moves& moves;

    [[nodiscard]] Color color() const { return state.side_to_move; }
    [[nodiscard]] Piece pawn() const { return {color(), PieceKind::Pawn}; }
    [[nodiscard]] bool is_white() const { return color() == Color::White; }
};

/// True when a slider stops at a square that a planted bug takes for occupied.
bool is_stopped_by_ghost(const State& state, Piece piece, Square from, Square to) {
    if (!state.ghost || !(on_one_straight_line(from, to) || on_one_diagonal(from, to))) return false;
    Mailbox haunted;
    haunted[*state.ghost] = piece;
    return !path_is_clear(haunted, from, to);
}

/// A king that a table marks as a man who slides.
bool king_slides(const State& state, Piece piece, Square from, Square to, const BugSet& bugs) {
    return bugs.has(Bug::KingSlides) && piece.kind == PieceKind::King &&
           attacks(state.board, {piece.color, PieceKind::Queen}, from, to);
}

void add_piece_moves(const State& state, Piece piece, Square from, const BugSet& bugs, Moves& moves) {
    for (const Square to : base::kAll<Square>) {
        const bool reaches = attacks(state.board, piece, from, to, bugs) || king_slides(state, piece, from, to, bugs);
        if (!reaches || is_own(state, to) || is_stopped_by_ghost(state, piece, from, to)) continue;
        if (bugs.has(Bug::QueenStopsBeforeCapture) && piece.kind == PieceKind::Queen && state.board[to]) continue;
        moves.push_back(Move::normal(from, to));
    }
}

Bug missing_promotion(PieceKind kind) {
    switch (kind) {
        case PieceKind::Knight:
            return Bug::PromotionToKnightMissing;
        case PieceKind::Bishop:
            return Bug::PromotionToBishopMissing;
        case PieceKind::Rook:
            return Bug::PromotionToRookMissing;
        default:
            return Bug::PromotionToQueenMissing;
    }
}

bool may_promote(const Pawns& pawns, PieceKind kind, bool captures) {
    if (pawns.bugs.has(missing_promotion(kind))) return false;
    if (!captures) return !pawns.bugs.has(Bug::PromotionByPushMissing);
    if (pawns.bugs.has(Bug::PromotionByCaptureMissing)) return false;
    return !pawns.bugs.has(Bug::PromotionByCaptureOnlyToQueen) || kind == PieceKind::Queen;
}

bool may_stay_pawn(const Pawns& pawns) {
    return pawns.bugs.has(Bug::PromotionOptional) || (pawns.bugs.has(Bug::BlackPawnStaysPawn) && !pawns.is_white());
}

bool must_stay_pawn(const Pawns& pawns) { return pawns.bugs.has(Bug::BlackPawnStaysPawn) && !pawns.is_white(); }

/// A pawn that arrives on the last rank must become something else.
void add_pawn_arrival(const Pawns& pawns, Square from, Square to, bool captures) {
    const bool too_early = pawns.bugs.has(Bug::WhitePromotesOnSeventhRank) && pawns.is_white();
    const Rank rank = chess::rank_of(to);
    const bool arrives = rank == promotion_rank(pawns.color()) || (too_early && rank == Rank::Seventh);
    if (!arrives || may_stay_pawn(pawns)) pawns.moves.push_back(Move::normal(from, to));
    if (!arrives || must_stay_pawn(pawns)) return;
    for (const PieceKind kind : kPromotions) {
        if (may_promote(pawns, kind, captures)) pawns.moves.push_back(Move::promotion(from, to, kind));
    }
}

void add_single_push(const Pawns& pawns, Square from) {
    const std::optional<Square> to = ahead(pawns.color(), from, 1);
    if (!to) return;
    const bool takes = pawns.bugs.has(Bug::PawnPushTakes) && is_enemy(pawns.state, *to);
    if (!pawns.state.board[*to] || takes) add_pawn_arrival(pawns, from, *to, takes);
}

bool may_start_double_push(const Pawns& pawns, Square from) {
    const Rank rank = chess::rank_of(from);
    if (pawns.bugs.has(Bug::DoublePushMissingOnAFile) && chess::file_of(from) == File::A) return false;
    if (pawns.bugs.has(Bug::WhiteDoublePushFromThirdRank) && pawns.is_white() && rank == Rank::Third) return true;
    if (pawns.bugs.has(Bug::BlackDoublePushFromAnyRank) && !pawns.is_white() && rank > Rank::Third) return true;
    return rank == starting_rank(pawns.color());
}

void add_double_push(const Pawns& pawns, Square from) {
    if (!may_start_double_push(pawns, from)) return;
    const Square passed = *ahead(pawns.color(), from, 1);
    const Square to = *ahead(pawns.color(), from, 2);
    const bool way_is_free = !pawns.state.board[passed] || pawns.bugs.has(Bug::DoublePushOverMan);
    const bool takes = pawns.bugs.has(Bug::DoublePushTakes) && is_enemy(pawns.state, to);
    if (way_is_free && (!pawns.state.board[to] || takes)) pawns.moves.push_back(Move::double_push(from, to));
}

/// Whether a pawn that attacks a square may go there.
bool may_take(const Pawns& pawns, Square from, Square to) {
    const bool toward_a_file = chess::file_of(to) < chess::file_of(from);
    if (pawns.bugs.has(Bug::PawnCaptureTowardAFileMissing) && toward_a_file) return false;
    if (pawns.bugs.has(Bug::PawnTakesOwnMan) && is_own(pawns.state, to)) return true;
    if (pawns.bugs.has(Bug::PawnStepsDiagonally) && !pawns.state.board[to]) return true;
    return is_enemy(pawns.state, to);
}

void add_pawn_captures(const Pawns& pawns, Square from) {
    const Piece backward{opposite(pawns.color()), PieceKind::Pawn};
    const bool looks_back = pawns.bugs.has(Bug::BlackPawnTakesBackward) && !pawns.is_white();
    for (const Square to : base::kAll<Square>) {
        const bool attacked = attacks(pawns.state.board, pawns.pawn(), from, to, pawns.bugs) ||
                              (looks_back && attacks(pawns.state.board, backward, from, to));
        if (attacked && may_take(pawns, from, to)) add_pawn_arrival(pawns, from, to, true);
    }
}

/// Pawns that find the en-passant square round the edge of the board.
bool en_passant_wraps(const Pawns& pawns, Square from, Square to) {
    const Distance d = distance(from, to);
    const int up = forward(pawns.color()) * d.ranks;
    const bool from_a_file = d.files == 7 && (pawns.is_white() ? up == 0 : up == 2);
    const bool from_h_file = d.files == -7 && (pawns.is_white() ? up == 2 : up == 0);
    return (pawns.bugs.has(Bug::EnPassantWrapsAFile) && from_a_file) ||
           (pawns.bugs.has(Bug::EnPassantWrapsHFile) && from_h_file);
}

bool misses_en_passant(const Pawns& pawns, Square from, Square to) {
    const bool toward_h_file = chess::file_of(to) > chess::file_of(from);
    return pawns.bugs.has(Bug::EnPassantMissing) || (pawns.bugs.has(Bug::BlackEnPassantMissing) && !pawns.is_white()) ||
           (pawns.bugs.has(Bug::EnPassantTowardHFileMissing) && toward_h_file);
}

/// A loop that ends with the first pawn found to capture en passant.
bool is_second_capturer_missed(const Pawns& pawns) {
    return pawns.bugs.has(Bug::EnPassantSecondCapturerMissing) &&
           std::any_of(pawns.moves.begin(), pawns.moves.end(),
                       [](Move move) { return move.kind() == chess::MoveKind::EnPassant; });
}

void add_en_passant(const Pawns& pawns, Square from) {
    if (!pawns.state.en_passant) return;
    const Square to = *pawns.state.en_passant;
    if (!attacks(pawns.state.board, pawns.pawn(), from, to) && !en_passant_wraps(pawns, from, to)) return;
    if (misses_en_passant(pawns, from, to) || is_second_capturer_missed(pawns)) return;
    pawns.moves.push_back(Move::en_passant(from, to));
    if (pawns.bugs.has(Bug::EnPassantListedTwice)) pawns.moves.push_back(Move::en_passant(from, to));
}

/// White's pushes made from the pawns of both colours.
void add_push_of_enemy_pawn(const Pawns& pawns, Square from) {
    const bool enemy_pawn = pawns.state.board[from] == Piece{Color::Black, PieceKind::Pawn};
    if (!pawns.bugs.has(Bug::WhitePushesBlackPawns) || !pawns.is_white() || !enemy_pawn) return;
    const std::optional<Square> to = ahead(Color::White, from, 1);
    if (to && !pawns.state.board[*to]) pawns.moves.push_back(Move::normal(from, *to));
}

void add_pawn_moves(const Pawns& pawns, Square from) {
    add_single_push(pawns, from);
    add_double_push(pawns, from);
    add_pawn_captures(pawns, from);
    add_en_passant(pawns, from);
}

void add_castling(const State& state, Square king, const BugSet& bugs, Moves& moves) {
    for (const chess::Wing wing : base::kAll<chess::Wing>) {
        if (may_castle(state, king, wing, bugs)) {
            moves.push_back(Move::castling(king, *state.rights[state.side_to_move][wing]));
        }
    }
}

}  // namespace

Moves pseudo_moves(const State& state, const BugSet& bugs) {
    Moves moves;
    const Pawns pawns{state, bugs, moves};
    for (const Square from : base::kAll<Square>) {
        add_push_of_enemy_pawn(pawns, from);
        if (!is_own(state, from)) continue;
        const Piece piece = *state.board[from];
        if (piece.kind == PieceKind::Pawn) {
            add_pawn_moves(pawns, from);
        } else {
            add_piece_moves(state, piece, from, bugs, moves);
        }
        if (piece.kind == PieceKind::King) add_castling(state, from, bugs, moves);
        const bool once_more = bugs.has(Bug::KingStepsListedTwiceInCheck) && piece.kind == PieceKind::King;
        if (once_more && king_can_be_taken(state.board, piece.color)) add_piece_moves(state, piece, from, bugs, moves);
    }
    if (bugs.has(Bug::MoveListHolds64) && moves.size() > 64) moves.erase(moves.begin() + 64, moves.end());
    return moves;
}

}  // namespace plyproof::mutants
