// SPDX-License-Identifier: MIT
#include "diagnose/hypotheses.h"

#include <fmt/format.h>

#include "chess/en_passant.h"
#include "chess/fen.h"
#include "explain/men_text.h"

namespace plyproof::diagnose {

using namespace chess;
using explain::Reason;
using explain::Rule;

namespace {

void suppose(const Reason& reason, const Setup& setup, std::vector<Hypothesis>& hypotheses) {
    hypotheses.push_back({reason, setup});
}

/// The rook anywhere else on its back rank, or nowhere.
void suppose_rook_elsewhere(const History& history, std::size_t ply, std::vector<Hypothesis>& hypotheses) {
    const Move move = history.moves[ply];
    const Color color = history.scenes[ply].position.side_to_move();
    const Square right = rook_castling_target(color, wing_of(move.from(), move.to()));
    Setup setup = setup_of(history.here().position);
    if (setup.board[right] != Piece{color, PieceKind::Rook}) return;
    setup.board[right].reset();
    const Reason reason{Rule::CastlingRookPlacement,
                        fmt::format("{} puts the rook on {}", played_text(history, ply), name_of(right))};
    suppose(reason, setup, hypotheses);
    for (const Square square : squares_of(rank_of(right))) {
        if (setup.board[square] || square == right) continue;
        Setup elsewhere = setup;
        elsewhere.board[square] = Piece{color, PieceKind::Rook};
        suppose(reason, elsewhere, hypotheses);
    }
}

/// The captured man still where he stood, where that square is empty now (or the capturer's, who is gone then).
void suppose_man_left(const History& history, std::size_t ply, std::vector<Hypothesis>& hypotheses) {
    const Move move = history.moves[ply];
    const Position& before = history.scenes[ply].position;
    const bool en_passant = move.kind() == MoveKind::EnPassant;
    const Square stood = en_passant ? en_passant_victim(move.to()) : move.to();
    const auto man = before.piece_on(stood);
    if (!man || move.kind() == MoveKind::Castling) return;
    Setup setup = setup_of(history.here().position);
    const Reason reason{
        en_passant ? Rule::EnPassantVictimLeft : Rule::CaptureLeavesMan,
        fmt::format("{} was captured by {}", explain::man_text(before, stood), played_text(history, ply))};
    setup.board[stood] = man;
    suppose(reason, setup, hypotheses);
    if (!en_passant) return;
    // Left in the set of occupied squares alone, it stops lines there, and nobody's own man stands in the way.
    setup.board[stood] = Piece{opposite(man->color), man->kind};
    suppose(reason, setup, hypotheses);
}

/// A man gone that the move did not touch: from the square behind the one it went to, as en passant takes it.
void suppose_man_gone(const History& history, std::size_t ply, std::vector<Hypothesis>& hypotheses) {
    const Move move = history.moves[ply];
    const Rank rank = rank_of(move.to());
    if (move.kind() == MoveKind::EnPassant || (rank != Rank::Third && rank != Rank::Sixth)) return;
    const Square behind = en_passant_victim(move.to());
    Setup setup = setup_of(history.here().position);
    if (!setup.board[behind] || setup.board[behind]->kind == PieceKind::King) return;
    setup.board[behind].reset();
    suppose({Rule::StateAfterMove,
             fmt::format("{} is gone since {}, which did not touch it",
                         explain::man_text(history.here().position, behind), played_text(history, ply))},
            setup, hypotheses);
}

void suppose_promoted_otherwise(const History& history, std::size_t ply, std::vector<Hypothesis>& hypotheses) {
    const Move move = history.moves[ply];
    const Color color = history.scenes[ply].position.side_to_move();
    Setup setup = setup_of(history.here().position);
    if (setup.board[move.to()] != Piece{color, move.promoted_to()}) return;
    const Reason reason{Rule::PromotionPlacement,
                        fmt::format("{} put a {} on {}", played_text(history, ply),
                                    explain::kind_name(move.promoted_to()), name_of(move.to()))};
    for (const PieceKind kind : {PieceKind::Knight, PieceKind::Bishop, PieceKind::Rook, PieceKind::Queen}) {
        for (const Color side : base::kAll<Color>) {
            setup.board[move.to()] = Piece{side, kind};
            suppose(reason, setup, hypotheses);
        }
    }
    setup.board[move.to()].reset();
    suppose(reason, setup, hypotheses);
}

}  // namespace

std::vector<Hypothesis> hypotheses_about(const History& history) {
    std::vector<Hypothesis> hypotheses;
    for (std::size_t ply = history.moves.size(); ply-- > 0;) {
        const Move move = history.moves[ply];
        if (move.kind() == MoveKind::Castling) suppose_rook_elsewhere(history, ply, hypotheses);
        if (move.is_promotion()) suppose_promoted_otherwise(history, ply, hypotheses);
        suppose_man_left(history, ply, hypotheses);
    }
    for (std::size_t ply = history.moves.size(); ply-- > 0;) suppose_man_gone(history, ply, hypotheses);
    Setup turned = setup_of(history.here().position);
    turned.side_to_move = opposite(turned.side_to_move);
    turned.en_passant.reset();
    const Reason reason{Rule::SideToMove,
                        fmt::format("it is {}'s turn after {}", explain::side_name(opposite(turned.side_to_move)),
                                    played_text(history, history.moves.size() - 1))};
    suppose(reason, turned, hypotheses);
    return hypotheses;
}

}  // namespace plyproof::diagnose
