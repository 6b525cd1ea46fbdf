// SPDX-License-Identifier: MIT
// An experiment about castling rights. After a move of one rook the right of the other is missing: was one right taken
// for the other, or are both gone? The rook goes back, and whoever still has its right lists a castling move then.
#pragma once

#include <optional>

#include "diagnose/rights_lost.h"
#include "oracle/question.h"

namespace plyproof::diagnose {

/// A question at whose position castling on the wing of the lost right would be legal, if only the right were there.
struct RookReturn {
    oracle::Question question;
    chess::Move castling;  ///< what is listed by those who have the right
};

/// Plays the rook back and some answer. Nothing where the rook cannot go back at once or castling is stopped by more
/// than the right. REQUIRES: `question` leads along `history`, the side to move is that of the right.
[[nodiscard]] std::optional<RookReturn> rook_return(const oracle::Question& question, const History& history,
                                                    const LostRight& lost);

}  // namespace plyproof::diagnose
