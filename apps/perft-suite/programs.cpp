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

using apps::OracleSource;
using base::failure;

base::Result<std::optional<OracleSource>, apps::OracleFailure> find_reference(const std::optional<std::string>& command,
                                                                              const Options& options,
                                                                              const std::stop_token& stop) {
    if (!command || *command == oracle::kBuiltinCommand) return std::nullopt;
    auto source = apps::reference_source(*command, options.engines, stop);
    if (!source) return failure(std::move(source.error()));
    return *std::move(source);
}

// What stands behind a number in it changes.
std::string sync_words(const oracle::Dialect& dialect) {
    return dialect.sync_answer.find('{') == std::string::npos ? dialect.sync_answer : std::string();
}

}  // namespace

base::Result<ProgramSources, apps::OracleFailure> find_programs(const Options& options, const std::stop_token& stop) {
    auto judged = apps::judged_source(options.engines, stop);
    if (!judged) return failure(std::move(judged.error()));
    ProgramSources sources{*std::move(judged)};
    auto reference = find_reference(options.engines.reference, options, stop);
    if (!reference) return failure(std::move(reference.error()));
    sources.reference = *std::move(reference);
    auto second = find_reference(options.engines.second_reference, options, stop);
    if (!second) return failure(std::move(second.error()));
    sources.second_reference = *std::move(second);
    return sources;
}

gate::Counter counter_of(const ProgramSources& sources, const Options& options) {
    return counter_of(sources.judged, options);
}

gate::Counter counter_of(const OracleSource& source, const Options& options) {
    return gate::engine_counter({.open = source.make,
                                 .waits = options.engines.waits(),
                                 .waits_longer = !options.timeout_given,
                                 .sync_answer = sync_words(source.dialect)});
}

unsigned jobs_of(const Options& options) {
    if (options.engines.trace) return 1;
    return options.jobs == 0 ? base::hardware_threads() : options.jobs;
}

gate::Programs open_programs(const ProgramSources& sources, const std::stop_token& stop) {
    const auto made = [&stop](const std::optional<OracleSource>& source) {
        return source ? source->make(stop) : nullptr;
    };
    return {sources.judged.make(stop), made(sources.reference), made(sources.second_reference)};
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
