// SPDX-License-Identifier: MIT
// The options of `perft`.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "common/counting_means.h"
#include "common/position_options.h"
#include "oracle/foreign_count.h"
#include "perft/count.h"

namespace plyproof::apps {

struct PerftOptions {
    PositionOptions position;
    std::optional<int> depth;  ///< none: depths from 1 up to about a second
    std::vector<int> depths;   ///< hidden: with --fen -, the depth of each line in turn (scripts/bench)
    bool divide = false;
    bool statistics = false;
    bool table = false;
    bool show = false;
    std::optional<std::string> expect;
    std::string format = "text";
    CountingOptions counting;
    std::optional<std::string> kernel;  ///< none: auto
    perft::NodePath path = perft::NodePath::Differences;
    bool bench = false;

    /// Something besides --show is asked for.
    [[nodiscard]] bool counts() const { return depth || divide || statistics || table || expect || !show; }
};

void add_options(CLI::App& app, PerftOptions& options);

/// What only the options together can get wrong: the text to print, or nothing.
[[nodiscard]] std::optional<std::string> usage_error(const PerftOptions& options);

/// The count of --expect. REQUIRES: --expect is given and usage_error() found nothing.
[[nodiscard]] oracle::ForeignCount expected_count(const PerftOptions& options);

/// The kernel of a name that --kernel takes: "auto", "scalar" (the best that counts one board at a time), "avx2", ...;
/// nothing when this CPU has none of that name.
[[nodiscard]] std::optional<perft::Kernel> kernel_named(std::string_view name);

}  // namespace plyproof::apps
