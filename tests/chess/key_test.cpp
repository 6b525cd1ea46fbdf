// SPDX-License-Identifier: MIT
#include "chess/key.h"

#include <gmock/gmock.h>

#include <set>
#include <tuple>

#include "chess/legal_moves.h"
#include "support/position_of.h"

namespace plyproof::chess {
namespace {

using support::position_of;

void expect_keys_follow_moves(const Position& position, Key key, int depth) {
    ASSERT_EQ(key, key_of(position));
    if (depth == 0) return;
    for (const Move move : legal_moves(position)) {
        expect_keys_follow_moves(position.after(move), key_after(key, position, move), depth - 1);
    }
}

TEST(KeyAfter, IsTheFreshKeyOfTheNextPositionForMovesOfEveryKind) {
    for (const auto fen : {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                           "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", "8/8/8/8/3k1p2/8/4P3/4K2R w K - 0 1",
                           "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9"}) {
        const Position position = position_of(fen);
        expect_keys_follow_moves(position, key_of(position), 2);
    }
}

TEST(KeyOf, DependsOnSideRightsAndEnPassantButNotOnClocks) {
    const std::set<std::tuple<std::uint64_t, std::uint64_t>> keys = [] {
        std::set<std::tuple<std::uint64_t, std::uint64_t>> different;
        for (const auto fen : {"r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQkq e6 0 1", "r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQkq - 0 1",
                               "r3k2r/8/8/3Pp3/8/8/8/R3K2R b KQkq - 0 1", "r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQk - 0 1",
                               "r3k2r/8/8/3Pp3/8/8/8/R3K2R w - - 0 1", "r3k2r/8/8/3Pp3/8/8/8/R3K2R w - - 7 31"}) {
            const Key key = key_of(position_of(fen));
            different.insert({key.low, key.high});
        }
        return different;
    }();
    EXPECT_EQ(keys.size(), 5u);
}

TEST(KeyOf, IsEqualForPositionsReachedByDifferentOrdersOfMoves) {
    const Position start = Position::start();
    const Move a = Move::normal(Square::G1, Square::F3);
    const Move b = Move::normal(Square::B1, Square::C3);
    const Move reply = Move::normal(Square::G8, Square::F6);
    EXPECT_EQ(key_of(start.after(a).after(reply).after(b)), key_of(start.after(b).after(reply).after(a)));
}

TEST(KeyAfterPass, IsTheKeyOfThePassedPosition) {
    for (const auto fen : {"r3k2r/8/8/3Pp3/8/8/8/R3K2R w KQkq e6 0 1", "r3k2r/8/8/8/3Pp3/8/8/R3K2R b KQkq d3 0 1",
                           "8/8/8/8/8/4k3/8/4K2R w K - 5 20"}) {
        const Position position = position_of(fen);
        EXPECT_EQ(key_after_pass(key_of(position), position), key_of(position.passed())) << fen;
    }
}

}  // namespace
}  // namespace plyproof::chess
