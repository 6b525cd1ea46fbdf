// SPDX-License-Identifier: MIT
// The positions that the properties are held to, the same on every machine and in every test: random games from the
// start position, from Chess960 and double Chess960 starts and from random placements.
#pragma once

#include <cstddef>
#include <vector>

#include "chess/chess960_start.h"
#include "support/effort.h"
#include "support/random_positions.h"

namespace plyproof::properties {

/// Where the games start: a quarter each.
inline std::vector<chess::Position> starts(std::size_t how_many, std::uint64_t seed) {
    support::SplitMix64 random(seed);
    std::vector<chess::Position> starts;
    while (starts.size() < how_many) {
        const std::size_t number = random.below(960);
        starts.push_back(chess::Position::start());
        starts.push_back(chess::chess960_start(number, number));
        starts.push_back(chess::chess960_start(number, random.below(960)));
        starts.push_back(support::random_position(random));
    }
    return starts;
}

/// Random games of up to `plies` moves from such starts; the first position of each is its start.
inline std::vector<std::vector<chess::Position>> games(std::size_t how_many, std::size_t plies, std::uint64_t seed) {
    support::SplitMix64 random(seed);
    std::vector<std::vector<chess::Position>> games;
    for (const chess::Position& start : starts(how_many, random.next())) {
        games.push_back(support::random_game(start, random, plies));
    }
    return games;
}

/// Calls `check` with each position of random games and with as many random placements.
template <class Check>
void for_each_position(std::size_t how_many, std::uint64_t seed, Check check) {
    constexpr std::size_t kPlies = 100;
    support::SplitMix64 random(seed);
    std::size_t checked = 0;
    while (checked < how_many) {
        for (const auto& game : games(4, kPlies, random.next())) {
            for (const chess::Position& position : game) {
                check(position);
                check(support::random_position(random));
                checked += 2;
            }
        }
    }
}

}  // namespace plyproof::properties
