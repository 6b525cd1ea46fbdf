// SPDX-License-Identifier: MIT
#include "chess/keyed_moves.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <vector>

#include "chess/legal_moves.h"
#include "support/position_of.h"
#include "support/random_positions.h"

namespace plyproof::chess {
namespace {

/// Whether the list holds the legal moves, each once, with the fresh keys of the positions after them.
void expect_moves_with_their_keys(const Position& position) {
    KeyedMoves list;
    add_keyed_moves(position, key_of(position), list);
    std::vector<Move> listed(list.moves.begin(), list.moves.end());
    const MoveList legal = legal_moves(position);
    ASSERT_THAT(listed, testing::UnorderedElementsAreArray(legal.begin(), legal.end()));
    for (std::size_t i = 0; i < listed.size(); ++i) {
        ASSERT_EQ(list.keys[i], key_of(position.after(listed[i]))) << "move bits " << listed[i].raw();
    }
}

TEST(AddKeyedMoves, GivesTheKeysAfterMovesOfEveryKind) {
    for (const auto fen :
         {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
          "r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQkq e6 0 1", "r3k2r/1P4P1/8/8/8/8/1p4p1/R3K2R w KQkq - 0 1",
          "4k3/8/8/8/1p6/8/P7/4K3 w - - 0 1", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"}) {
        const Position position = support::position_of(fen);
        expect_moves_with_their_keys(position);
        for (const Move move : legal_moves(position)) expect_moves_with_their_keys(position.after(move));
    }
}

TEST(AddKeyedMoves, GivesTheKeysInRandomPositions) {
    support::SplitMix64 random(11);
    for (int i = 0; i < 2000; ++i) expect_moves_with_their_keys(support::random_position(random));
}

TEST(AddKeyedMoves, AppendsToTheList) {
    KeyedMoves list;
    add_keyed_moves(Position::start(), key_of(Position::start()), list);
    add_keyed_moves(Position::start(), key_of(Position::start()), list);
    ASSERT_EQ(list.moves.size(), 40u);
    EXPECT_EQ(list.keys[0], list.keys[20]);
}

}  // namespace
}  // namespace plyproof::chess
