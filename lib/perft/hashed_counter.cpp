// SPDX-License-Identifier: MIT
#include "perft/hashed_counter.h"

#include <cassert>
#include <utility>

namespace plyproof::perft {

HashedCounter::HashedCounter(HashTable& table, TwoPliesFunction count_two_plies, CountRun& run)
    : table_(table), count_two_plies_(count_two_plies), run_(run), leaves_(kBlock) {
    positions_.reserve(kBlock);
    keys_.reserve(kBlock);
    children_.reserve(kBlock);
}

std::uint64_t HashedCounter::count(const chess::Position& position, chess::Key key, int depth) {
    assert(depth >= kLeastDepth && key == chess::key_of(position));
    std::uint64_t leaves = 0;
    if (find(key, depth, leaves)) return leaves;
    leaves = depth == kLeastDepth ? count_four_plies(position, key) : count_children(position, key, depth);
    if (!run_.is_over(depth)) table_.store_deep(key, depth, leaves);
    return leaves;
}

bool HashedCounter::find(chess::Key key, int depth, std::uint64_t& leaves) {
    ++use_.deep_probes;
    if (!table_.find_deep(key, depth, leaves)) return false;
    ++use_.deep_hits;
    return true;
}

/// REQUIRES: depth > kLeastDepth.
std::uint64_t HashedCounter::count_children(const chess::Position& position, chess::Key key, int depth) {
    const auto level = static_cast<std::size_t>(depth);
    if (lists_.size() <= level) lists_.resize(level + 1);
    if (!lists_[level]) lists_[level] = std::make_unique<chess::KeyedMoves>();
    chess::KeyedMoves& children = *lists_[level];
    children.moves.clear();
    chess::add_keyed_moves(position, key, children);
    for (std::size_t i = 0; i < children.moves.size(); ++i) table_.prefetch_deep(children.keys[i], depth - 1);
    std::uint64_t total = 0;
    for (std::size_t i = 0; i < children.moves.size(); ++i) {
        if (run_.is_over(depth)) return 0;
        run_.add(total, count(position.after(children.moves[i]), children.keys[i], depth - 1));
    }
    return total;
}

std::uint64_t HashedCounter::count_four_plies(const chess::Position& position, chess::Key key) {
    chess::KeyedMoves children;
    chess::add_keyed_moves(position, key, children);
    for (std::size_t i = 0; i < children.moves.size(); ++i) table_.prefetch_deep(children.keys[i], 3);

    std::uint64_t total = 0;
    std::size_t unknown[chess::kMoveListCapacity];
    std::size_t number_unknown = 0;
    Node* listed = &nodes_[0];  // its children are being fetched
    Node* free = &nodes_[1];
    for (std::size_t i = 0; i < children.moves.size(); ++i) {
        std::uint64_t leaves = 0;
        if (find(children.keys[i], 3, leaves)) {
            total += leaves;
            continue;
        }
        child_leaves_[i] = 0;
        list_three_plies(position.after(children.moves[i]), children.keys[i], i, *free);
        if (number_unknown > 0) look_up_children(*listed);
        unknown[number_unknown++] = i;
        std::swap(listed, free);
    }
    if (number_unknown > 0) look_up_children(*listed);
    count_gathered();
    for (std::size_t i = 0; i < number_unknown; ++i) {
        const std::uint64_t leaves = child_leaves_[unknown[i]];
        table_.store_deep(children.keys[unknown[i]], 3, leaves);
        total += leaves;
    }
    return total;
}

void HashedCounter::list_three_plies(const chess::Position& position, chess::Key key, std::size_t child, Node& node) {
    node.position = position;
    node.child = child;
    node.children.moves.clear();
    chess::add_keyed_moves(position, key, node.children);
    for (std::size_t i = 0; i < node.children.moves.size(); ++i) table_.prefetch_two_plies(node.children.keys[i]);
}

void HashedCounter::look_up_children(const Node& node) {
    const std::size_t number = node.children.moves.size();
    std::uint16_t unknown[chess::kMoveListCapacity];
    std::size_t number_unknown = 0;
    std::uint64_t known_leaves = 0;
    for (std::size_t i = 0; i < number; ++i) {
        std::uint64_t leaves = 0;
        const bool known = table_.find_two_plies(node.children.keys[i], leaves);
        known_leaves += leaves;
        unknown[number_unknown] = static_cast<std::uint16_t>(i);
        number_unknown += known ? 0 : 1;
    }
    child_leaves_[node.child] += known_leaves;
    use_.two_plies_probes += number;
    use_.two_plies_hits += number - number_unknown;
    for (std::size_t j = 0; j < number_unknown; ++j) {
        positions_.push_back(node.position.after(node.children.moves[unknown[j]]));
        keys_.push_back(node.children.keys[unknown[j]]);
        children_.push_back(node.child);
        if (positions_.size() == kBlock) count_gathered();
    }
}

void HashedCounter::count_gathered() {
    if (positions_.empty()) return;
    count_two_plies_(positions_.data(), positions_.size(), leaves_.data(), run_.path());
    for (std::size_t i = 0; i < positions_.size(); ++i) {
        table_.store_two_plies(keys_[i], leaves_[i]);
        child_leaves_[children_[i]] += leaves_[i];
    }
    positions_.clear();
    keys_.clear();
    children_.clear();
}

}  // namespace plyproof::perft
