// SPDX-License-Identifier: MIT
#include "crosscheck/random_games.h"

#include <gtest/gtest.h>

#include <set>

#include "chess/legal_moves.h"
#include "crosscheck/samples.h"

namespace plyproof::crosscheck {
namespace {

using chess::Move;
using chess::Position;

/// Plays the moves again, each of which must be legal.
Position replayed(const Path& path) {
    Position position = path.start;
    for (const Move move : path.moves) {
        bool legal = false;
        for (const Move other : chess::legal_moves(position)) legal = legal || other == move;
        EXPECT_TRUE(legal) << chess::to_fen(position);
        if (!legal) break;
        position = position.after(move);
    }
    return position;
}

Path game(std::uint64_t index, chess::Variant variant = chess::Variant::Standard) {
    CounterRandom random(3, index, 1);
    return random_game(random, variant);
}

TEST(RandomGame, GoesFromTheStartToItsEndByLegalMoves) {
    for (std::uint64_t index = 0; index < 200; ++index) {
        const Path path = game(index);
        EXPECT_EQ(path.start, Position::start());
        EXPECT_EQ(replayed(path), path.end);
        EXPECT_GE(path.moves.size(), 1U);
        EXPECT_LE(path.moves.size(), 120U);
    }
}

TEST(RandomGame, OfChess960BeginsAtManyStartsAndGoesByLegalMoves) {
    std::set<std::string> starts;
    for (std::uint64_t index = 0; index < 200; ++index) {
        const Path path = game(index, chess::Variant::Chess960);
        starts.insert(chess::to_fen(path.start));
        EXPECT_EQ(replayed(path), path.end);
    }
    EXPECT_GE(starts.size(), 170U);
}

TEST(RandomGame, ShowsEveryKindOfMoveWithinAFewHundredGames) {
    std::set<chess::MoveKind> kinds;
    for (std::uint64_t index = 0; index < 300; ++index) {
        for (const Move move : game(index).moves) kinds.insert(move.kind());
    }
    EXPECT_EQ(kinds.size(), base::kEnumCount<chess::MoveKind>);
}

TEST(PlayOn, EndsWhereThereIsNoMove) {
    Path path{support::position_of("7k/8/5KQ1/8/8/8/8/8 b - - 0 1")};
    CounterRandom random(1, 1, 1);
    play_on(path, 10, random);
    EXPECT_TRUE(path.moves.empty());
}

TEST(PlayToAndFro, OftenRepeatsThePositionWithoutTheRights) {
    const Position start = support::position_of("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    int back = 0;
    for (std::uint64_t index = 0; index < 400; ++index) {
        Path path{start};
        CounterRandom random(2, index, 1);
        play_to_and_fro(path, random);
        EXPECT_EQ(replayed(path), path.end);
        EXPECT_LE(path.moves.size(), 4U);
        const bool same_men = path.end.occupied() == start.occupied();
        back += same_men && path.end.castling_rooks() != start.castling_rooks() ? 1 : 0;
    }
    EXPECT_GE(back, 60);
}

}  // namespace
}  // namespace plyproof::crosscheck
