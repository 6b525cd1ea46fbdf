// SPDX-License-Identifier: MIT
// What a score promises: the chances to win, draw and lose, in thousandths, for UCI_ShowWDL.
#pragma once

#include "search/score.h"

namespace plyproof::engine {

struct WinChances {
    int win;
    int draw;
    int loss;  ///< the three sum up to 1000

    friend bool operator==(const WinChances&, const WinChances&) = default;
};

[[nodiscard]] WinChances win_chances(search::Score score);

}  // namespace plyproof::engine
