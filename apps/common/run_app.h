// SPDX-License-Identifier: MIT
// The frame of every program: options are read, the work is run, and whatever happens ends in a documented exit code
// with a sentence on standard error: no stack traces, no abort. A program is an options struct, a function that adds
// the options and one that runs; main() only joins them:
//
//     int main(int argc, char** argv) {
//         Options options;
//         return run_app(argc, argv, kAbout, [&](CLI::App& app) { add_options(app, options); },
//                        [&](Console& console) { return run(options, console); });
//     }
#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "common/console.h"
#include "common/exit_code.h"

namespace CLI {
class App;
}

namespace plyproof::apps {

struct About {
    std::string_view name;      ///< as it is typed
    std::string_view summary;   ///< one sentence
    std::string_view examples;  ///< lines for the end of --help
};

/// Adds the program's own options; --help, --version, --quiet and --color are there already.
using AddOptions = std::function<void(CLI::App& app)>;
/// Does the work. Bad options that only the whole can judge are errors here: print and return BadInput.
using Run = std::function<ExitCode(Console& console)>;

/// Everything from the command line to the exit code that main() returns.
int run_app(int argc, char** argv, const About& about, const AddOptions& add_options, const Run& run);

/// The version of plyproof, "0.1.0".
[[nodiscard]] std::string_view version();

}  // namespace plyproof::apps
