// SPDX-License-Identifier: MIT
// Keys: kept up move by move they are what one gets from scratch; equal positions have equal keys, others different
// ones.
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <utility>

#include "chess/fen.h"
#include "chess/key.h"
#include "properties/positions.h"

namespace plyproof::properties {
namespace {

using chess::Key;
using chess::Move;
using chess::Position;

/// Board, side, rights and en passant of a FEN: what makes positions equal.
std::string without_clocks(const std::string& fen) { return fen.substr(0, fen.rfind(' ', fen.rfind(' ') - 1)); }

TEST(Keys, KeptUpByEveryMoveAreThoseFromScratch) {
    for_each_position(support::effort(20'000, 600), 31, [](const Position& position) {
        const Key key = chess::key_of(position);
        for (const Move move : chess::legal_moves(position)) {
            const Position next = position.after(move);
            ASSERT_EQ(chess::key_after(key, position, move), chess::key_of(next)) << chess::to_fen(position);
            ASSERT_EQ(chess::key_after(key, position, move, next), chess::key_of(next)) << chess::to_fen(position);
        }
    });
}

TEST(Keys, KeptUpThroughAWholeGameAreThoseFromScratch) {
    support::SplitMix64 random(32);
    for (const Position& start : starts(support::effort(400, 20), 33)) {
        Position position = start;
        Key key = chess::key_of(position);
        for (int ply = 0; ply < 150; ++ply) {
            const chess::MoveList moves = chess::legal_moves(position);
            if (moves.empty()) break;
            const Move move = moves[random.below(moves.size())];
            key = chess::key_after(key, position, move);
            position = position.after(move);
        }
        ASSERT_EQ(key, chess::key_of(position)) << chess::to_fen(position);
    }
}

TEST(Keys, AreEqualExactlyWhenPositionsAre) {
    std::map<std::pair<std::uint64_t, std::uint64_t>, std::string> fens;
    std::map<std::string, Key> keys;
    std::size_t met_again = 0;
    const auto check = [&](const Position& position) {
        const Key key = chess::key_of(position);
        const std::string fen = without_clocks(chess::to_fen(position, chess::FenStyle::Shredder));
        const auto [by_key, new_key] = fens.try_emplace({key.low, key.high}, fen);
        const auto [by_fen, new_fen] = keys.try_emplace(fen, key);
        ASSERT_EQ(by_key->second, fen);
        ASSERT_EQ(by_fen->second, key) << fen;
        met_again += new_fen ? 0 : 1;
    };
    for (const Position& start : starts(support::effort(40, 4), 34)) {
        for (const Move first : chess::legal_moves(start)) {
            const Position next = start.after(first);
            for (const Move second : chess::legal_moves(next)) {
                const Position after = next.after(second);
                check(after);
                for (const Move third : chess::legal_moves(after)) check(after.after(third));
            }
        }
    }
    EXPECT_GT(met_again, 100U) << "transpositions must have occurred";
}

}  // namespace
}  // namespace plyproof::properties
