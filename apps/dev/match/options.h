// SPDX-License-Identifier: MIT
// The options of `match`.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "match/run_match.h"

namespace CLI {
class App;
}

namespace plyproof::apps {

/// A program as the command line has it.
struct EntrantOptions {
    std::string command;
    std::string name;
    std::vector<std::string> options;  ///< NAME=VALUE
};

struct MatchProgramOptions {
    EntrantOptions first, second;
    std::optional<std::string> clock;
    std::optional<std::int64_t> nodes;
    std::optional<std::string> move_time;
    bool forgives_waiting = false;
    std::int64_t margin = 20;  ///< milliseconds
    std::size_t games = 100;
    unsigned jobs = 1;
    std::optional<std::string> openings;
    std::uint64_t seed = 1;
    bool chess960 = false;
    std::optional<std::string> sprt;
    std::optional<unsigned> draw_after;
    std::optional<int> resign_score;
    std::string format = "text";
    std::optional<std::string> pgn;
    std::optional<std::string> positions;
    std::size_t positions_per_game = 10;
    std::string timeout = "30s";
};

void add_options(CLI::App& app, MatchProgramOptions& options);

/// How long and by which rules the games are played; the error is the text to print.
[[nodiscard]] base::Result<match::GameRules, std::string> game_rules(const MatchProgramOptions& options);

/// The options of a program as commands. REQUIRES: each has a name in front of its "=".
[[nodiscard]] std::vector<uci::SetOptionCommand> set_options(const std::vector<std::string>& texts);

}  // namespace plyproof::apps
