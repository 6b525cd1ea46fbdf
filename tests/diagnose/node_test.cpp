// SPDX-License-Identifier: MIT
#include "diagnose/node.h"

#include <gmock/gmock.h>

#include "diagnose/path_to.h"

namespace plyproof::diagnose {
namespace {

using chess::Move;
using chess::Square;

TEST(Nodes, GoAMoveFartherAndAPlyLessDeep) {
    const Node root = node_of({chess::Position::start(), {}, {}, 3});
    const Node child = child_of(root, Move::double_push(Square::E2, Square::E4));
    EXPECT_EQ(child.question.depth, 2);
    EXPECT_EQ(child.question.moves.size(), 1U);
    EXPECT_EQ(child.history.here().passed, Square::E3);
    EXPECT_EQ(child.history.here().position, oracle::asked_position(child.question));
    EXPECT_EQ(at_depth(child, 1).question.depth, 1);
}

}  // namespace
}  // namespace plyproof::diagnose
