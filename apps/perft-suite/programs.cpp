// SPDX-License-Identifier: MIT
#include "programs.h"

#include <utility>

#include "base/worker_pool.h"
#include "common/set_up_words.h"

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
    apps::EngineOptions asked = engines;
    if (*engines.engine != oracle::kBuiltinCommand) asked.dialect = row;
    return {.command = *engines.engine,
            .dialect = row,
            .set_up = set_up_words(asked),
            .reference = engines.reference.value_or("plyproof")};
}

}  // namespace plyproof::perft_suite
