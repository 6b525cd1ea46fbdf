// SPDX-License-Identifier: MIT
// How a match stands, in words and as JSON.
#pragma once

#include <chrono>
#include <string>

#include "match/run_match.h"

namespace plyproof::apps {

/// What is not in the standing itself.
struct MatchFrame {
    std::string first, second;
    match::GameRules rules;
    std::chrono::nanoseconds time{};  ///< so far
    std::size_t games = 0;            ///< that were asked for
    bool interrupted = false;
};

/// One line: "34 of 100 games, +12 =15 -7, 57.4 %, Elo 51.6 +/- 80".
[[nodiscard]] std::string progress_text(const match::Standing& standing, const MatchFrame& frame);

/// The final table.
[[nodiscard]] std::string standing_text(const match::Standing& standing, const MatchFrame& frame);
[[nodiscard]] std::string standing_json(const match::Standing& standing, const MatchFrame& frame);

}  // namespace plyproof::apps
