// SPDX-License-Identifier: MIT
// Where the positions of crosscheck fuzz come from: drawn by their numbers, or replayed from a file.
#pragma once

#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "crosscheck/fuzz.h"
#include "fuzz_options.h"

namespace plyproof::crosscheck {

struct FuzzPositions {
    Draw draw;
    std::string name;                     ///< "seed 7", "found.epd"
    std::vector<std::string> problems{};  ///< lines of files that could not be read
};

/// The error is a sentence: a mix that cannot be understood, a file that cannot be read or has no position.
[[nodiscard]] base::Result<FuzzPositions, std::string> fuzz_positions(const FuzzCommandOptions& options,
                                                                      const std::stop_token& stop);

}  // namespace plyproof::crosscheck
