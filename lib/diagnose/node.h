// SPDX-License-Identifier: MIT
// A place in the tree that is searched for where answers begin to differ: a question and the way to its position.
#pragma once

#include <utility>

#include "diagnose/history.h"
#include "oracle/question.h"

namespace plyproof::diagnose {

struct Node {
    oracle::Question question;
    History history;
};

[[nodiscard]] inline Node node_of(const oracle::Question& question) { return {question, history_of(question)}; }

/// One move farther and one ply less deep. REQUIRES: legal; depth >= 2.
[[nodiscard]] inline Node child_of(const Node& node, chess::Move move) {
    Node child{node.question, after(node.history, move)};
    child.question.moves.push_back(move);
    --child.question.depth;
    return child;
}

[[nodiscard]] inline Node at_depth(Node node, int depth) {
    node.question.depth = depth;
    return node;
}

}  // namespace plyproof::diagnose
