// SPDX-License-Identifier: MIT
// Every kernel beside the scalar counter, node by node and board by board: totals may hide two errors in one sum.
#include <gtest/gtest.h>

#include <span>
#include <string>
#include <vector>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "kernels/suite_cases.h"
#include "kernels/varied_positions.h"
#include "perft/kernels.h"

namespace plyproof::kernels {
namespace {

using chess::Position;

std::vector<Position> children_of(const Position& position) {
    std::vector<Position> children;
    for (const chess::Move move : chess::legal_moves(position)) children.push_back(position.after(move));
    return children;
}

/// Nodes with two plies to go and the leaf parents below them, with the scalar counter's opinion of each.
struct Nodes {
    std::vector<Position> nodes{};
    std::vector<std::uint64_t> leaves{};  ///< below each node
    std::vector<Position> leaf_parents{};
    std::vector<std::uint64_t> replies{};  ///< of each leaf parent
};

Nodes with_scalar_counts(std::span<const Position> nodes) {
    Nodes result{.nodes = {nodes.begin(), nodes.end()}};
    std::vector<std::size_t> first_child = {0};
    for (const Position& node : nodes) {
        const auto children = children_of(node);
        result.leaf_parents.insert(result.leaf_parents.end(), children.begin(), children.end());
        first_child.push_back(result.leaf_parents.size());
    }
    result.replies.resize(result.leaf_parents.size());
    perft::kPortableKernel.count_replies(result.leaf_parents.data(), result.leaf_parents.size(), result.replies.data());
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        std::uint64_t sum = 0;
        for (std::size_t child = first_child[i]; child < first_child[i + 1]; ++child) sum += result.replies[child];
        result.leaves.push_back(sum);
    }
    return result;
}

/// Compares one list; false, and the first position that differs, when the kernel is wrong.
bool agrees(const std::string& kernel, const char* what, const std::vector<Position>& positions,
            const std::vector<std::uint64_t>& counted, const std::vector<std::uint64_t>& expected) {
    for (std::size_t i = 0; i < positions.size(); ++i) {
        if (counted[i] == expected[i]) continue;
        ADD_FAILURE() << kernel << " counts " << counted[i] << " " << what << ", not " << expected[i] << ": "
                      << chess::to_fen(positions[i], chess::FenStyle::Shredder);
        return false;
    }
    return true;
}

bool agrees(perft::Kernel kernel, const Nodes& expected) {
    const perft::KernelFunctions& functions = perft::functions_of(kernel);
    const std::string name(perft::name_of(kernel));
    std::vector<std::uint64_t> counted(expected.leaf_parents.size());
    functions.count_replies(expected.leaf_parents.data(), expected.leaf_parents.size(), counted.data());
    if (!agrees(name, "replies", expected.leaf_parents, counted, expected.replies)) return false;
    counted.resize(expected.nodes.size());
    for (const perft::NodePath path : perft::kNodePaths) {
        functions.count_two_plies(expected.nodes.data(), expected.nodes.size(), counted.data(), path);
        const std::string by_path = name + " by " + std::string(perft::name_of(path));
        if (!agrees(by_path, "leaves after two plies", expected.nodes, counted, expected.leaves)) return false;
    }
    return true;
}

bool all_kernels_agree(std::span<const Position> positions) {
    const Nodes nodes = with_scalar_counts(positions);
    for (const perft::Kernel kernel : perft::available_kernels()) {
        if (!agrees(kernel, nodes)) return false;
    }
    return true;
}

/// The nodes so many plies below a position.
std::vector<Position> nodes_below(const Position& position, int plies) {
    std::vector<Position> nodes = {position};
    for (; plies > 0; --plies) {
        std::vector<Position> next;
        for (const Position& node : nodes) {
            const auto children = children_of(node);
            next.insert(next.end(), children.begin(), children.end());
        }
        nodes = std::move(next);
    }
    return nodes;
}

TEST(EveryKernel, CountsEachNodeAndEachLeafParentOfRandomPositionsLikeTheScalarCounter) {
    constexpr std::size_t kBatch = 250;  // the vector kernels gather boards from many nodes
    VariedPositions varied(2026);
    for (std::size_t left = amount().random_positions; left > 0;) {
        std::vector<Position> batch;
        for (; left > 0 && batch.size() < kBatch; --left) batch.push_back(varied.next());
        ASSERT_TRUE(all_kernels_agree(batch));
    }
}

TEST(EveryKernel, CountsEachNodeAndEachLeafParentBelowTheSuitesLikeTheScalarCounter) {
    for (const SuiteCase& item : suite_cases(amount())) {
        if (item.expected.depth < 2) continue;
        ASSERT_TRUE(all_kernels_agree(nodes_below(item.position, item.expected.depth - 2))) << item.id;
    }
}

}  // namespace
}  // namespace plyproof::kernels
