// SPDX-License-Identifier: MIT
// Counting with a table of positions seen before, as fast programs count: here only because hash tables have bugs of
// their own. Keys are made from scratch and carried from move to move as differences, so that a mutant can forget a
// part.
#pragma once

#include <cstdint>
#include <vector>

#include "chess/move.h"
#include "mutants/board.h"

namespace plyproof::mutants {

/// What was counted, by key. Small, so that entries push each other out.
class CountTable {
public:
    struct Entry {
        std::uint64_t key = 0;
        int depth = 0;  ///< 0: empty
        std::uint64_t leaves = 0;
    };

    CountTable();
    /// The one place where a key may be found or put.
    [[nodiscard]] Entry& at(std::uint64_t key);

private:
    std::vector<Entry> entries_;
};

class HashedCount {
public:
    /// Takes the board as it stands as the root; board and table must outlive this object, which knows the moves that
    /// are made through it.
    HashedCount(Board& board, CountTable& table);

    /// True when one of the bugs is about hash tables.
    [[nodiscard]] static bool is_wanted(const BugSet& bugs);

    /// Leaves at `depth` plies below the board as it stands now. REQUIRES: depth >= 0.
    [[nodiscard]] std::uint64_t count(int depth);

    /// Plays a move on the board / takes the last one back.
    void make(chess::Move move);
    void unmake();

private:
    [[nodiscard]] bool fits(const CountTable::Entry& entry, int depth) const;

    Board& board_;
    CountTable& table_;
    std::uint64_t key_;
    std::vector<std::uint64_t> keys_;  ///< before each move that was made
};

/// The key of a state: equal states have equal keys, unless a bug leaves out a part.
[[nodiscard]] std::uint64_t key_of(const State& state, const BugSet& bugs = {});

}  // namespace plyproof::mutants
