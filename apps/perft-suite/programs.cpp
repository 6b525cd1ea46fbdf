// SPDX-License-Identifier: MIT
#include "programs.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <utility>
#include <vector>

#include "base/worker_pool.h"
#include "report/command_text.h"

namespace plyproof::perft_suite {
namespace {

// What stands behind a number in it changes.
std::string sync_words(const oracle::Dialect& dialect) {
    return dialect.sync_answer.find('{') == std::string::npos ? dialect.sync_answer : std::string();
}

}  // namespace

gate::Counter counter_of(const apps::OracleSource& source, const Options& options) {
    return gate::engine_counter({.open = source.make,
                                 .waits = options.engines.waits(),
                                 .waits_longer = !options.timeout_given,
                                 .sync_answer = sync_words(source.dialect)});
}

unsigned jobs_of(const Options& options) {
    if (options.engines.trace) return 1;
    return options.jobs == 0 ? base::hardware_threads() : options.jobs;
}

gate::Programs open_programs(const apps::OracleSources& sources, const std::stop_token& stop) {
    apps::Oracles oracles = open_oracles(sources, stop);
    return {std::move(oracles.judged), std::move(oracles.reference), std::move(oracles.second_reference)};
}

report::JudgedProgram described(const Options& options, const std::string& dialect) {
    const apps::EngineOptions& engines = options.engines;
    const std::string row = dialect.empty() ? engines.dialect : dialect;
    std::vector<std::string> words;
    const auto add = [&words](const char* name, const std::string& value) {
        words.push_back(fmt::format("{} {}", name, report::shell_word(value)));
    };
    if (row != "auto" && *engines.engine != oracle::kBuiltinCommand) add("--dialect", row);
    if (engines.dialect_file) add("--dialect-file", *engines.dialect_file);
    for (const std::string& option : engines.options) add("--option", option);
    for (const std::string& line : engines.init) add("--init", line);
    if (!engines.folder.empty()) add("--cwd", engines.folder);
    return {.command = *engines.engine,
            .dialect = row,
            .set_up = fmt::format("{}", fmt::join(words, " ")),
            .reference = engines.reference.value_or("plyproof")};
}

}  // namespace plyproof::perft_suite
