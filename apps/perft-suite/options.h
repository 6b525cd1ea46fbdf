// SPDX-License-Identifier: MIT
// The command line of perft-suite: what the user asked for, as a plain value, and the options that fill it.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/deadline.h"
#include "common/engine_options.h"

namespace CLI {
class App;
}

namespace plyproof::perft_suite {

enum class Command : std::uint8_t { Run, Lint, Convert, Verify };

struct Options {
    Command command = Command::Run;
    std::vector<std::string> files{};  ///< files, directories or "-"; empty: the embedded suites
    std::optional<int> max_depth{};
    std::optional<std::uint64_t> max_nodes{};
    std::string budget{};  ///< a duration as it was typed; empty: none
    std::string filter{};
    std::string tier{};  ///< "gate", "quick", "deep"; empty: quick for the embedded suites, deep for files
    bool unique = false;
    unsigned jobs = 0;  ///< 0: as many as the machine runs at once
    apps::EngineOptions engines{};
    bool timeout_given = false;  ///< --timeout is meant as it stands
    bool bisect = false;
    bool chess960 = false;  ///< all positions are asked for as Chess960
    bool fail_fast = false;
    bool list = false;
    std::string format = "text";
    std::string output = "-";  ///< a file; "-": standard output
    std::string to{};          ///< convert, verify: the format to write; empty: that of the input
    std::string second{};      ///< verify: --and; --with is engines.engine
    int fill = 0;              ///< verify: depths 1 to this are filled in
    bool in_place = false;     ///< verify: write over the files that were read
};

/// When the time of --budget is up, counted from now; never without it. REQUIRES: the command line was accepted.
[[nodiscard]] base::Deadline deadline_of(const Options& options);

/// Adds everything to `app`; `options` must live as long.
void add_options(CLI::App& app, Options& options);

/// The lines at the end of --help.
[[nodiscard]] const char* examples();

}  // namespace plyproof::perft_suite
