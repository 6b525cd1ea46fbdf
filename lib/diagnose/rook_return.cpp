// SPDX-License-Identifier: MIT
#include "diagnose/rook_return.h"

#include <algorithm>

#include "chess/legal_moves.h"

namespace plyproof::diagnose {

using namespace chess;

namespace {

bool is_legal(const Position& position, Move move) {
    const MoveList moves = legal_moves(position);
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// The position with one more right; nothing when the board refutes it.
std::optional<Position> with_right(const Position& position, Color color, Square rook) {
    Setup setup = setup_of(position);
    setup.castling.push_back({color, file_of(rook)});
    const auto accepted = position_from(setup, VariantMode::Chess960);
    return accepted ? std::optional(accepted->position) : std::nullopt;
}

}  // namespace

std::optional<RookReturn> rook_return(const oracle::Question& question, const History& history, const LostRight& lost) {
    const Position& here = history.here().position;
    const Move went = history.moves[lost.ply];
    const Move back = Move::normal(went.to(), lost.rook);
    if (went.from() != lost.rook || !is_legal(here, back)) return std::nullopt;
    const Position returned = here.after(back);
    const Move castling = Move::castling(here.king(lost.color), lost.rook);
    for (const Move answer : legal_moves(returned)) {
        const auto supposed = with_right(returned.after(answer), lost.color, lost.rook);
        if (!supposed || !is_legal(*supposed, castling)) continue;
        RookReturn experiment{question, castling};
        experiment.question.moves.push_back(back);
        experiment.question.moves.push_back(answer);
        return experiment;
    }
    return std::nullopt;
}

}  // namespace plyproof::diagnose
