// SPDX-License-Identifier: MIT
// Questions for tests, from a FEN and UCI moves.
#pragma once

#include <sstream>
#include <string>

#include "chess/fen.h"
#include "chess/move_text.h"
#include "diagnose/history.h"
#include "support/position_of.h"

namespace plyproof::diagnose {

inline oracle::Question path_to(const char* fen, const std::string& moves = "", int depth = 1) {
    oracle::Question question = oracle::question_about(*chess::parse_fen(fen), support::accepted(fen), depth);
    std::istringstream words(moves);
    for (std::string word; words >> word;) {
        question.moves.push_back(*chess::parse_uci_move(oracle::asked_position(question), word, question.variant));
    }
    return question;
}

inline History history_to(const char* fen, const std::string& moves = "") { return history_of(path_to(fen, moves)); }

inline chess::Move move_in(const History& history, const char* text) {
    return *chess::parse_uci_move(history.here().position, text, history.here().variant);
}

}  // namespace plyproof::diagnose
