// SPDX-License-Identifier: MIT
// Adjudicator: ends a game that both programs take for decided, where the user wants that. It only ever believes both
// together: each one's last scores must say the same.
#pragma once

#include <cstdint>
#include <optional>

#include "chess/color.h"
#include "match/game_record.h"

namespace plyproof::match {

struct AdjudicationRules {
    std::optional<unsigned> draw_after{};  ///< full moves of the game before which none is taken for a draw
    int draw_score = 10;                   ///< centipawns: no more, for either side
    unsigned draw_moves = 8;               ///< so many moves of each side one after the other
    std::optional<int> resign_score{};     ///< centipawns: no less, for the same side
    unsigned resign_moves = 3;
};

class Adjudicator {
public:
    explicit Adjudicator(const AdjudicationRules& rules) : rules_(rules) {}

    /// Takes the score that `side` gives its move, in centipawns from its own point of view (nothing: it said none),
    /// and says how the game is to end, if it is.
    std::optional<Result> judge(chess::Color side, std::optional<int> score, unsigned fullmove_number);

private:
    AdjudicationRules rules_;
    unsigned drawn_ = 0;       ///< plies in a row that look drawn
    unsigned white_wins_ = 0;  ///< plies in a row that look won for White
    unsigned black_wins_ = 0;
};

}  // namespace plyproof::match
