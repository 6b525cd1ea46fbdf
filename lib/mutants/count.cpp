// SPDX-License-Identifier: MIT
#include "mutants/count.h"

#include <algorithm>
#include <cassert>

#include "mutants/pseudo_moves.h"

namespace plyproof::mutants {

using chess::Move;

namespace {

/// What a position without moves counts, which is nothing as long as no bug is planted.
std::uint64_t end_of_game_leaves(const Board& board) {
    const Bug bug = board.in_check() ? Bug::MateCountedAsLeaf : Bug::StalemateCountedAsLeaf;
    return board.bugs().has(bug) ? 1 : 0;
}

std::uint64_t narrowed(std::uint64_t number, const BugSet& bugs) {
    return bugs.has(Bug::CounterWrapsAt16Bits) ? static_cast<std::uint16_t>(number) : number;
}

/// Counts below one root: with the table of its own that a bug of hashing needs, else plainly.
std::uint64_t count_below(Board& board, int depth, HashedCount& hashed) {
    return HashedCount::is_wanted(board.bugs()) ? hashed.count(depth) : count(board, depth);
}

}  // namespace

std::uint64_t count(Board& board, int depth) {
    assert(depth >= 0);
    if (depth == 0) return 1;
    if (depth == 1 && board.bugs().has(Bug::BulkCountBeforeLegality)) {
        return pseudo_moves(board.state(), board.bugs()).size();
    }
    const std::vector<Move> moves = board.legal_moves();
    std::uint64_t leaves = board.bugs().has(Bug::CumulativeCounts) ? 1 : 0;
    if (moves.empty()) leaves += end_of_game_leaves(board);
    for (const Move move : moves) {
        board.make(move);
        leaves += count(board, depth - 1);
        board.unmake();
    }
    return narrowed(leaves, board.bugs());
}

Divide divide(Board& board, int depth, CountTable& table) {
    assert(depth >= 1);
    Divide divide;
    HashedCount hashed(board, table);
    const int below = board.bugs().has(Bug::CountOnePlyShort) ? std::max(depth - 2, 0) : depth - 1;
    for (const Move move : board.legal_moves()) {
        hashed.make(move);
        divide.moves.push_back({move, count_below(board, below, hashed)});
        hashed.unmake();
        divide.total += divide.moves.back().leaves;
    }
    if (board.bugs().has(Bug::TotalCountsMoves)) divide.total = divide.moves.size();
    divide.total = narrowed(divide.total, board.bugs());
    return divide;
}

Divide divide(Board& board, int depth) {
    CountTable table;
    return divide(board, depth, table);
}

}  // namespace plyproof::mutants
