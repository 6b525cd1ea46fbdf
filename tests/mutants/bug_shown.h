// SPDX-License-Identifier: MIT
// What a bug makes of the position in its row of the catalogue, found out by asking a mutant and the right generator.
#pragma once

#include <algorithm>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "mutants/bug_catalogue.h"
#include "mutants/count.h"
#include "support/position_of.h"
#include "support/setup_of_fen.h"

namespace plyproof::mutants {

/// The moves of a text, each legal after the ones before it.
inline std::vector<chess::Move> moves_from(std::string_view fen, std::string_view text) {
    chess::Position position = support::position_of(fen);
    std::vector<chess::Move> moves;
    std::istringstream words{std::string(text)};
    for (std::string word; words >> word;) {
        const auto move = chess::parse_uci_move(position, word, chess::Variant::Standard);
        if (!move) throw std::invalid_argument("no legal move: " + word);
        moves.push_back(*move);
        position = position.after(*move);
    }
    return moves;
}

inline chess::Position position_after(chess::Position position, const std::vector<chess::Move>& moves) {
    for (const chess::Move move : moves) position = position.after(move);
    return position;
}

inline Board mutant_after(const chess::Setup& setup, const std::vector<chess::Move>& moves, const BugSet& bugs) {
    Board board(setup, bugs);
    for (const chess::Move move : moves) board.make(move);
    return board;
}

template <class Moves>
std::vector<std::string> sorted_names(const Moves& moves) {
    std::vector<std::string> names;
    for (const chess::Move move : moves) names.push_back(chess::to_uci(move, chess::Variant::Chess960));
    std::sort(names.begin(), names.end());
    return names;
}

/// "+d5e6 -e1h1": what the mutant's list has too many and too few, by the text of the moves; empty when it is right.
inline std::string list_difference(const chess::Position& position, const Board& mutant) {
    const std::vector<std::string> right = sorted_names(chess::legal_moves(position));
    const std::vector<std::string> wrong = sorted_names(mutant.legal_moves());
    std::vector<std::string> extra, missing;
    std::set_difference(wrong.begin(), wrong.end(), right.begin(), right.end(), std::back_inserter(extra));
    std::set_difference(right.begin(), right.end(), wrong.begin(), wrong.end(), std::back_inserter(missing));
    std::string text;
    for (const std::string& move : extra) text += (text.empty() ? "+" : " +") + move;
    for (const std::string& move : missing) text += (text.empty() ? "-" : " -") + move;
    return text;
}

/// The total of a right and of a wrong divide: "13 instead of 12"; empty when lines and total agree.
inline std::string count_difference(const chess::Setup& setup, const BugSet& bugs, int depth) {
    Board right_board(setup);
    Board wrong_board(setup, bugs);
    const Divide right = divide(right_board, depth);
    const Divide wrong = divide(wrong_board, depth);
    if (right.moves == wrong.moves && right.total == wrong.total) return {};
    return std::to_string(wrong.total) + " instead of " + std::to_string(right.total);
}

/// The moves to the first position within `plies` whose list the mutant gets wrong on the way there; empty when none.
inline std::string first_wrong_list(const chess::Setup& setup, const BugSet& bugs, const chess::Position& position,
                                    std::vector<chess::Move>& path, int plies) {
    const std::string difference = list_difference(position, mutant_after(setup, path, bugs));
    if (!difference.empty()) return difference + " in " + chess::to_fen(position);
    if (plies == 0) return {};
    for (const chess::Move move : chess::legal_moves(position)) {
        path.push_back(move);
        std::string deeper = first_wrong_list(setup, bugs, position.after(move), path, plies - 1);
        path.pop_back();
        if (!deeper.empty()) return deeper;
    }
    return {};
}

}  // namespace plyproof::mutants
