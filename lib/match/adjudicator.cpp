// SPDX-License-Identifier: MIT
#include "match/adjudicator.h"

#include <cstdlib>

namespace plyproof::match {

std::optional<Result> Adjudicator::judge(chess::Color side, std::optional<int> score, unsigned fullmove_number) {
    const int for_white = side == chess::Color::White ? score.value_or(0) : -score.value_or(0);
    drawn_ = score && std::abs(*score) <= rules_.draw_score ? drawn_ + 1 : 0;
    white_wins_ = score && rules_.resign_score && for_white >= *rules_.resign_score ? white_wins_ + 1 : 0;
    black_wins_ = score && rules_.resign_score && for_white <= -*rules_.resign_score ? black_wins_ + 1 : 0;
    if (white_wins_ >= 2 * rules_.resign_moves) return Result::WhiteWins;
    if (black_wins_ >= 2 * rules_.resign_moves) return Result::BlackWins;
    const bool may_be_drawn = rules_.draw_after && fullmove_number >= *rules_.draw_after;
    if (may_be_drawn && drawn_ >= 2 * rules_.draw_moves) return Result::Draw;
    return std::nullopt;
}

}  // namespace plyproof::match
