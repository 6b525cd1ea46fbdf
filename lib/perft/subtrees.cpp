// SPDX-License-Identifier: MIT
#include "perft/subtrees.h"

#include <cassert>
#include <unordered_map>

#include "chess/keyed_moves.h"

namespace plyproof::perft {

namespace {

// More would not help, and the numbers of ways would outgrow 64 bits where a few positions are reached in many ways: a
// position has at most kMoveListCapacity moves, and 416^6 is 5e15.
constexpr int kMostPlies = 6;

struct HashOfKey {
    std::size_t operator()(const chess::Key& key) const { return static_cast<std::size_t>(key.low); }
};

std::vector<Subtree> one_ply_below(const std::vector<Subtree>& subtrees) {
    std::vector<Subtree> below;
    std::unordered_map<chess::Key, std::size_t, HashOfKey> index_of;
    for (const Subtree& subtree : subtrees) {
        chess::KeyedMoves children;
        chess::add_keyed_moves(subtree.position, subtree.key, children);
        for (std::size_t i = 0; i < children.moves.size(); ++i) {
            const chess::Key key = children.keys[i];
            const auto [known, is_new] = index_of.try_emplace(key, below.size());
            if (is_new) below.push_back({subtree.position.after(children.moves[i]), key, 0});
            below[known->second].times += subtree.times;
        }
    }
    return below;
}

}  // namespace

Subtrees split(const chess::Position& root, int depth, std::size_t wanted, int least_depth) {
    assert(depth >= 0);
    Subtrees subtrees{{{root, chess::key_of(root), 1}}, depth};
    for (int plies = 0; plies < kMostPlies && subtrees.depth > least_depth; ++plies) {
        if (subtrees.list.empty() || subtrees.list.size() >= wanted) break;
        subtrees.list = one_ply_below(subtrees.list);
        --subtrees.depth;
    }
    return subtrees;
}

}  // namespace plyproof::perft
