// SPDX-License-Identifier: MIT
#include "programs.h"

#include <fmt/format.h>

#include <string_view>

#include "base/worker_pool.h"
#include "common/set_up_words.h"
#include "report/command_text.h"
#include "report/text_parts.h"

namespace plyproof::perft_suite {
namespace {

// What stands behind a number in it changes.
std::string sync_words(const oracle::Dialect& dialect) {
    return dialect.sync_answer.find('{') == std::string::npos ? dialect.sync_answer : std::string();
}

// The selection of the run, and what is asked of the program.
std::string in_one_process(const Options& options, const report::JudgedProgram& program) {
    std::string words = "perft-suite";
    const auto add = [&words](std::string_view name, const std::string& value) {
        words += fmt::format("{}{} {}", name.empty() ? "" : " ", name, report::shell_word(report::printable(value)));
    };
    for (const std::string& file : options.files) add("", file);
    add("--engine", program.command);
    if (!program.set_up.empty()) words += " " + program.set_up;
    if (options.chess960) words += " --chess960";
    if (!options.tier.empty()) add("--tier", options.tier);
    if (options.max_depth) add("--max-depth", std::to_string(*options.max_depth));
    if (options.max_nodes) add("--max-nodes", std::to_string(*options.max_nodes));
    if (!options.filter.empty()) add("--filter", options.filter);
    if (options.unique) words += " --unique";
    return words + " --jobs 1";
}

}  // namespace

gate::EngineCounterOptions counter_options(const apps::OracleSource& source, const Options& options) {
    return {.open = source.make,
            .waits = options.engines.waits(),
            .waits_longer = !options.timeout_given,
            .sync_answer = sync_words(source.dialect)};
}

gate::Counter counter_of(const apps::OracleSource& source, const Options& options) {
    return gate::engine_counter(counter_options(source, options));
}

unsigned jobs_of(const Options& options) {
    if (options.engines.trace) return 1;
    return options.jobs == 0 ? base::hardware_threads() : options.jobs;
}

report::JudgedProgram described(const Options& options, const std::string& dialect) {
    const apps::EngineOptions& engines = options.engines;
    const std::string row = dialect.empty() ? engines.dialect : dialect;
    apps::EngineOptions asked = engines;
    if (*engines.engine != oracle::kBuiltinCommand) asked.dialect = row;
    report::JudgedProgram program{.command = *engines.engine,
                                  .dialect = row,
                                  .set_up = set_up_words(asked),
                                  .reference = engines.reference.value_or("plyproof")};
    program.in_one_process = in_one_process(options, program);
    return program;
}

}  // namespace plyproof::perft_suite
