// SPDX-License-Identifier: MIT
// The options of `divide`.
#pragma once

#include <optional>
#include <string>

#include "common/counting_means.h"
#include "common/position_options.h"

namespace plyproof::apps {

struct DivideOptions {
    PositionOptions position;
    int depth = 1;
    int ply = 1;                         ///< moves a line
    std::optional<std::string> compare;  ///< a file with another program's divide, "-" for standard input
    std::string format = "text";
    CountingOptions counting;
};

void add_options(CLI::App& app, DivideOptions& options);

/// What only the options together can get wrong: the text to print, or nothing.
[[nodiscard]] std::optional<std::string> usage_error(const DivideOptions& options);

}  // namespace plyproof::apps
