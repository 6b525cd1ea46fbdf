// SPDX-License-Identifier: MIT
#include "diagnose/predecessor.h"

#include <algorithm>

#include "chess/en_passant.h"
#include "chess/legal_moves.h"

namespace plyproof::diagnose {

using namespace chess;

std::optional<oracle::Question> asked_before_double_step(const oracle::Question& question, Square passed) {
    if (!question.moves.empty() || (rank_of(passed) != Rank::Third && rank_of(passed) != Rank::Sixth)) {
        return std::nullopt;
    }
    const Square end = en_passant_victim(passed);
    const Square start = square_at(2 * index_of(passed) - index_of(end));
    Setup setup = setup_of(question.root);
    const Color pusher = opposite(setup.side_to_move);
    if (setup.board[end] != Piece{pusher, PieceKind::Pawn} || setup.board[start]) return std::nullopt;
    std::swap(setup.board[end], setup.board[start]);
    setup.side_to_move = pusher;
    setup.en_passant.reset();
    if (pusher == Color::Black && setup.fullmove_number > 1) --setup.fullmove_number;
    const auto before =
        position_from(setup, question.variant == Variant::Standard ? VariantMode::Standard : VariantMode::Chess960);
    if (!before) return std::nullopt;
    const Move push = Move::double_push(start, end);
    const MoveList moves = legal_moves(before->position);
    if (std::find(moves.begin(), moves.end(), push) == moves.end()) return std::nullopt;
    oracle::Question earlier{before->position, question.variant, {push}, question.depth};
    return earlier;
}

}  // namespace plyproof::diagnose
