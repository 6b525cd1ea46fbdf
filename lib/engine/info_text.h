// SPDX-License-Identifier: MIT
// What a search reports, as lines of the UCI protocol.
#pragma once

#include <string>

#include "chess/position_from.h"
#include "search/report.h"
#include "search/searcher.h"

namespace plyproof::engine {

struct InfoStyle {
    chess::Variant variant = chess::Variant::Standard;
    bool win_chances = false;
};

/// "cp 13", "mate -2".
[[nodiscard]] std::string score_text(search::Score score);

/// "info depth ... pv ...", without a newline.
[[nodiscard]] std::string info_text(const search::Report& report, const InfoStyle& style);
[[nodiscard]] std::string info_text(const search::CurrentMove& current, chess::Variant variant);

/// "bestmove e2e4 ponder e7e5", without a newline.
[[nodiscard]] std::string best_move_text(const search::Outcome& outcome, chess::Variant variant);

}  // namespace plyproof::engine
