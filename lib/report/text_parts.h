// SPDX-License-Identifier: MIT
// The small parts of which reports for people are made: numbers, times, and text from files that may hold anything.
#pragma once

#include <chrono>
#include <cstddef>
#include <string>
#include <string_view>

#include "base/uint128.h"
#include "report/style.h"

namespace plyproof::report {

/// "1 case", "2 cases": with an s behind the noun for all counts but one.
[[nodiscard]] std::string counted(base::Uint128 count, std::string_view noun, Style style = {});

/// "0.04 s", "12.3 s", "3 min 20 s", "2 h 5 min".
[[nodiscard]] std::string duration_text(std::chrono::nanoseconds time);

/// "210 million nodes/s"; empty when the time is too short to tell.
[[nodiscard]] std::string rate_text(base::Uint128 nodes, std::chrono::nanoseconds time);

/// `text` as one line of valid UTF-8 that is also valid in XML 1.0 and cannot command a terminal: what cannot be
/// printed (base/utf8.h) comes out as \xNN, all else as it is.
[[nodiscard]] std::string printable(std::string_view text);

/// The number of Unicode characters, each taken for one column of a terminal. REQUIRES: valid UTF-8.
[[nodiscard]] std::size_t width(std::string_view text);

}  // namespace plyproof::report
