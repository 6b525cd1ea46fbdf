// SPDX-License-Identifier: MIT
// HashedCounter: counts with a HashTable, so that a position which is reached in several ways is counted once. One per
// thread; threads share the table. It walks the tree down to nodes with two plies to go. Those that the table does not
// know are gathered, below one node with four plies to go at a time, and counted in blocks by a kernel's
// TwoPliesFunction.
//
// Waiting for memory is what this costs most. So the moves of a node are listed with the keys after them (no position
// is made for that), the lines of all these keys are fetched, and they are looked at only after the next node's moves
// have been listed as well.
//
// The counts are those of the plain counter. When `run` says stopped or overflowed they are of no use, and nothing of
// that kind gets into the table.
#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "chess/keyed_moves.h"
#include "perft/hash_table.h"
#include "perft/kernels.h"

namespace plyproof::perft {

/// How often the table was asked, and how often it knew.
struct TableUse {
    std::uint64_t two_plies_probes = 0;
    std::uint64_t two_plies_hits = 0;
    std::uint64_t deep_probes = 0;
    std::uint64_t deep_hits = 0;

    friend bool operator==(const TableUse&, const TableUse&) = default;
};

class HashedCounter {
public:
    /// Below this depth the table is not asked: count with the kernel alone.
    static constexpr int kLeastDepth = 4;

    HashedCounter(HashTable& table, TwoPliesFunction count_two_plies, CountRun& run);

    /// Leaves at `depth` plies. REQUIRES: depth >= kLeastDepth, key == key_of(position).
    std::uint64_t count(const chess::Position& position, chess::Key key, int depth);

    [[nodiscard]] const TableUse& use() const { return use_; }

private:
    static constexpr std::size_t kBlock = 512;

    /// A node with three plies to go: its moves, and which child of the four-plies node it is.
    struct Node {
        chess::Position position = chess::Position::start();
        std::size_t child = 0;
        chess::KeyedMoves children;
    };

    bool find(chess::Key key, int depth, std::uint64_t& leaves);
    std::uint64_t count_children(const chess::Position& position, chess::Key key, int depth);
    std::uint64_t count_four_plies(const chess::Position& position, chess::Key key);
    void list_three_plies(const chess::Position& position, chess::Key key, std::size_t child, Node& node);
    void look_up_children(const Node& node);
    void count_gathered();

    HashTable& table_;
    TwoPliesFunction count_two_plies_;
    CountRun& run_;
    TableUse use_;

    std::vector<std::unique_ptr<chess::KeyedMoves>> lists_;  ///< one for each depth in use, by depth
    std::uint64_t child_leaves_[chess::kMoveListCapacity];   ///< of the children of the four-plies node
    Node nodes_[2];

    // What is gathered to be counted.
    std::vector<chess::Position> positions_;
    std::vector<chess::Key> keys_;
    std::vector<std::size_t> children_;
    std::vector<std::uint64_t> leaves_;
};

}  // namespace plyproof::perft
