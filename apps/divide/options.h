// SPDX-License-Identifier: MIT
// The options of `divide`.
#pragma once

#include <optional>
#include <string>

#include "common/counting_means.h"
#include "common/engine_options.h"
#include "common/position_options.h"

namespace plyproof::apps {

struct DivideOptions {
    PositionOptions position;
    std::optional<int> asked_depth;      ///< as it was given
    int ply = 1;                         ///< moves a line
    std::optional<std::string> compare;  ///< a file with another program's divide, "-" for standard input
    std::string format = "text";
    CountingOptions counting;
    EngineOptions engines;
    std::optional<std::string> against;  ///< the reference; alone, the program that is judged
    bool all = false;                    ///< every distinct finding
    bool list_dialects = false;

    /// Without --depth an engine is compared at depths 1 to 4.
    [[nodiscard]] bool judges() const { return engines.engine || against; }
    [[nodiscard]] int depth() const { return asked_depth.value_or(4); }
};

void add_options(CLI::App& app, DivideOptions& options);

/// What only the options together can get wrong: the text to print, or nothing.
[[nodiscard]] std::optional<std::string> usage_error(const DivideOptions& options);

}  // namespace plyproof::apps
