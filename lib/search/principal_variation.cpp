// SPDX-License-Identifier: MIT
#include "search/principal_variation.h"

#include <algorithm>
#include <cstdlib>

#include "chess/legal_moves.h"

namespace plyproof::search {

using chess::Move;
using chess::Position;

namespace {

/// The table's move; kNoMove where it knows none that is legal.
Move known_move(const Position& position, const TranspositionTable& table) {
    const auto entry = table.find(key_of(position));
    if (!entry) return kNoMove;
    const chess::MoveList moves = legal_moves(position);
    return std::find(moves.begin(), moves.end(), entry->move) != moves.end() ? entry->move : kNoMove;
}

}  // namespace

std::vector<Move> completed_line(const Position& root, const std::vector<Move>& line, Score score,
                                 const TranspositionTable& table) {
    if (!is_mate(score)) return line;
    const auto plies = static_cast<std::size_t>(kMate - std::abs(score));
    std::vector<Move> longer = line;
    Position position = root;
    for (const Move move : line) position = position.after(move);
    while (longer.size() < plies) {
        const Move move = known_move(position, table);
        if (move == kNoMove) return line;
        longer.push_back(move);
        position = position.after(move);
    }
    return position.in_check() && count_legal_moves(position) == 0 ? longer : line;
}

Move expected_answer(const Position& root, const std::vector<Move>& line, const TranspositionTable& table) {
    if (line.size() > 1) return line[1];
    return known_move(root.after(line.front()), table);
}

}  // namespace plyproof::search
