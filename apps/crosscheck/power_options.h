// SPDX-License-Identifier: MIT
// The options of crosscheck power.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "common/engine_options.h"

namespace plyproof::crosscheck {

struct PowerCommandOptions {
    std::vector<std::string> files{};  ///< suites, or "-"; empty: the suites inside the program
    std::optional<int> max_depth{};
    std::uint64_t max_nodes = 100'000;
    std::string filter{};
    bool each = false;
    unsigned jobs = 0;  ///< 0: as many as the machine runs at once
    std::string format = "text";
    std::string bugs{};            ///< a file of names; empty: the bugs inside the program
    apps::EngineOptions engine{};  ///< the foreign program, with {} where the name of the bug stands
};

/// Adds them to the command; `options` must live as long.
void add_power_options(CLI::App& command, PowerCommandOptions& options);

/// The lines at the end of --help.
[[nodiscard]] const char* power_examples();

}  // namespace plyproof::crosscheck
