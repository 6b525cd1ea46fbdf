// SPDX-License-Identifier: MIT
// A match: pairs of games between two programs, each opening twice with colours swapped, several games at a time. Void
// games (the machine stood still) are played again, a few times at most. All is told from the first program's side.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "match/play_game.h"
#include "match/sprt.h"
#include "match/statistics.h"

namespace plyproof::match {

/// How often a program failed, by kind.
struct Faults {
    std::uint64_t illegal_moves = 0, time_losses = 0, crashes = 0, hangs = 0;

    [[nodiscard]] std::uint64_t all() const { return illegal_moves + time_losses + crashes + hangs; }
    friend bool operator==(const Faults&, const Faults&) = default;
};

struct MatchOptions {
    std::size_t pairs = 1;            ///< at most
    unsigned jobs = 1;                ///< games at a time, each with two processes
    std::vector<Opening> openings{};  ///< one for each pair; from the beginning again when there are not enough
    GameRules rules{};
    std::optional<SprtQuestion> sprt{};  ///< end when it is decided
    std::stop_token stop{};
};

/// The thinking of a program in all its games.
struct Thinking {
    std::chrono::nanoseconds time{};
    std::chrono::nanoseconds starved{};  ///< of that, how long it waited for a CPU
};

/// What is known so far.
struct Standing {
    Tally tally{};
    Tally with_white{};              ///< of those, the games in which the first program had White
    PairTally pairs{};               ///< complete ones
    std::array<Faults, 2> faults{};  ///< of the first program and of the second
    std::array<Thinking, 2> thinking{};
    std::map<Ending, std::uint64_t> endings{};  ///< of all games, void ones too
    std::uint64_t void_games = 0;               ///< machine stalls
    std::uint64_t plies = 0;
    std::optional<SprtState> sprt{};
    Stalls stalls{};
    std::optional<std::string> failure{};  ///< why the match could not go on: a program does not start
};

/// One game of the match that has ended.
struct MatchGame {
    std::size_t number = 0;  ///< from 0; two that differ in the last bit are a pair
    bool first_is_white = true;
    PlayedGame game;
};

/// Called behind each game that has ended, also void ones, by one thread at a time.
using OnGame = std::function<void(const MatchGame& game, const Standing& standing)>;

/// Plays until all pairs are played, the test is decided, or a stop is requested.
[[nodiscard]] Standing run_match(const Entrant& first, const Entrant& second, const MatchOptions& options,
                                 const OnGame& on_game);

}  // namespace plyproof::match
