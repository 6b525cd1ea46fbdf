// SPDX-License-Identifier: MIT
// The options with which every program is told about other programs: who is judged, who is believed, how they are
// started, set up and asked, and how long we wait (docs/oracles.md).
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "common/exit_code.h"
#include "oracle/open_oracle.h"
#include "oracle/oracles.h"

namespace CLI {
class App;
}

namespace plyproof::apps {

class Console;

struct EngineOptions {
    std::optional<std::string> engine;            ///< the program that is judged
    std::optional<std::string> reference;         ///< the one believed; nothing: our own generator
    std::optional<std::string> second_reference;  ///< an arbiter
    std::string dialect = "auto";
    std::optional<std::string> dialect_file;
    std::vector<std::string> options;  ///< NAME=VALUE
    std::vector<std::string> init;
    std::string folder;
    std::optional<std::string> trace;
    std::string start_timeout = "30s", ready_timeout = "10s", timeout = "60s";

    [[nodiscard]] oracle::Waits waits() const;
};

/// Adds them, from --engine to --timeout. --option, --init, --cwd, --dialect and --trace are about --engine alone.
void add_engine_options(CLI::App& app, EngineOptions& options);
/// Those from --dialect to --timeout alone; `whose` is the option that names the program they are about.
void add_set_up_options(CLI::App& app, EngineOptions& options, const std::string& whose);
/// Of these --option, --init and --cwd alone, for programs that know how to ask.
void add_opening_options(CLI::App& app, EngineOptions& options, const std::string& whose);

/// NAME=VALUE, taken apart.
[[nodiscard]] std::vector<oracle::EngineOption> engine_options(const std::vector<std::string>& texts);

/// Why an oracle cannot be had, and what the program that asked ends with.
struct OracleFailure {
    std::string text;
    ExitCode code;
};

/// A program that was found, with the dialect that it speaks: as many oracles can be made of it as are to work at once.
struct OracleSource {
    std::string command;
    oracle::Dialect dialect;
    /// What it took to find the dialect; nothing when it was named.
    std::optional<oracle::Probing> probing{};
    /// An oracle of its own; the token ends its waits. It is safe to call this from several threads.
    std::function<std::unique_ptr<oracle::Oracle>(const std::stop_token& stop)> make;
};

/// The program of options.engine with its set-up. REQUIRES: options.engine. With --trace only one of its oracles may
/// work at a time.
[[nodiscard]] base::Result<OracleSource, OracleFailure> judged_source(const EngineOptions& options,
                                                                      const std::stop_token& stop,
                                                                      oracle::Echo echo = oracle::Echo::OnRequest);
/// Another one, which is asked as it is: the set-up is that of the program that is judged.
[[nodiscard]] base::Result<OracleSource, OracleFailure> reference_source(const std::string& command,
                                                                         const EngineOptions& options,
                                                                         const std::stop_token& stop);

/// The programs that were named; a reference that was not, or that is our own generator, is nothing.
struct OracleSources {
    OracleSource judged;
    std::optional<OracleSource> reference{};
    std::optional<OracleSource> second_reference{};
};

/// Finds them. REQUIRES: options.engine.
[[nodiscard]] base::Result<OracleSources, OracleFailure> find_oracle_sources(const EngineOptions& options,
                                                                             const std::stop_token& stop);

/// An oracle of each. It is safe to call this from several threads.
[[nodiscard]] oracle::Oracles open_oracles(const OracleSources& sources, const std::stop_token& stop);

/// "./mine: found by asking: --dialect go-perft (13 s); name it to save that time"; empty where there was none to lose.
[[nodiscard]] std::string probing_text(const OracleSource& source);
/// Notes them.
void print_probing(const OracleSources& sources, Console& console);

/// The error with the program's last lines below it, and the exit code for it.
[[nodiscard]] OracleFailure failure_of(const oracle::OracleError& error);

}  // namespace plyproof::apps
