// SPDX-License-Identifier: MIT
// The options of crosscheck fuzz.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "common/engine_options.h"

namespace plyproof::crosscheck {

struct FuzzCommandOptions {
    apps::EngineOptions engines;
    std::uint64_t seed = 1;
    std::optional<std::string> time;
    std::optional<std::uint64_t> positions;
    std::optional<int> depth;             ///< nothing: see depth_of
    std::optional<std::uint64_t> leaves;  ///< of a position at most, but for one in many
    unsigned jobs = 0;                    ///< 0: as many as the machine has threads
    std::string source;
    std::vector<std::string> suites;  ///< files with positions to be changed; empty: those inside the program
    bool chess960 = false;
    bool loose = false;
    bool keep_going = false;
    std::size_t max_questions = 0;  ///< of shrinking
    std::optional<std::string> snippet;
    std::optional<std::string> log;
    std::optional<std::string> corpus;
    std::optional<std::string> replay;
    std::string format = "text";
};

/// The plies to compare: 1, or where leaves are bounded as many as that allows.
[[nodiscard]] int depth_of(const FuzzCommandOptions& options);

/// Adds them to the command; `options` must live as long.
void add_fuzz_options(CLI::App& command, FuzzCommandOptions& options);

/// What only the options together can get wrong: the text to print, or nothing.
[[nodiscard]] std::optional<std::string> usage_error(const FuzzCommandOptions& options);

/// The lines at the end of --help.
[[nodiscard]] const char* fuzz_examples();

}  // namespace plyproof::crosscheck
