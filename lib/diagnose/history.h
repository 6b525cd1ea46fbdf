// SPDX-License-Identifier: MIT
// The way to a position: every position on it and the moves between them. What a program forgets to change or to
// restore is found by looking back.
#pragma once

#include <string>
#include <vector>

#include "chess/move.h"
#include "chess/move_text.h"
#include "explain/scene.h"
#include "oracle/question.h"

namespace plyproof::diagnose {

struct History {
    std::vector<explain::Scene> scenes;  ///< one more than the moves
    std::vector<chess::Move> moves;

    [[nodiscard]] const explain::Scene& here() const { return scenes.back(); }
};

[[nodiscard]] inline History history_of(const oracle::Question& question) {
    const auto passed = question.passed ? question.passed : question.root.en_passant();
    History history{{{question.root, question.variant, passed}}, question.moves};
    for (const chess::Move move : question.moves) history.scenes.push_back(explain::after(history.here(), move));
    return history;
}

/// The way one move farther. REQUIRES: legal.
[[nodiscard]] inline History after(History history, chess::Move move) {
    history.scenes.push_back(explain::after(history.here(), move));
    history.moves.push_back(move);
    return history;
}

/// A move of the way in UCI. REQUIRES: ply < moves.size().
[[nodiscard]] inline std::string played_text(const History& history, std::size_t ply) {
    return chess::to_uci(history.moves[ply], history.here().variant);
}

}  // namespace plyproof::diagnose
