// SPDX-License-Identifier: MIT
// Durations as people type them: 90, 90s, 2m, 1.5s, 250ms, 1h.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "base/result.h"

namespace plyproof::apps {

/// Reads a duration; a bare number is in seconds. The error is a sentence that says what would be right. Accepted are
/// zero to 10 000 hours, with up to nine digits after the point, rounded down to milliseconds.
base::Result<std::chrono::milliseconds, std::string> parse_duration(std::string_view text);

}  // namespace plyproof::apps
