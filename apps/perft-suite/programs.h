// SPDX-License-Identifier: MIT
// The programs of --engine, --reference and --second-reference: found once, then started as often as there are jobs.
#pragma once

#include <optional>
#include <stop_token>

#include "common/engine_options.h"
#include "gate/differences.h"
#include "gate/engine_counter.h"
#include "options.h"
#include "report/suite_report.h"

namespace plyproof::perft_suite {

struct ProgramSources {
    apps::OracleSource judged;
    std::optional<apps::OracleSource> reference{};
    std::optional<apps::OracleSource> second_reference{};
};

/// REQUIRES: options.engines.engine.
[[nodiscard]] base::Result<ProgramSources, apps::OracleFailure> find_programs(const Options& options,
                                                                              const std::stop_token& stop);

/// The judged program as the counter of a run.
[[nodiscard]] gate::Counter counter_of(const ProgramSources& sources, const Options& options);

/// The same of any program that was found.
[[nodiscard]] gate::Counter counter_of(const apps::OracleSource& source, const Options& options);

/// On how many threads, or with how many processes: a trace tells of one.
[[nodiscard]] unsigned jobs_of(const Options& options);

/// Processes for one job of bisecting.
[[nodiscard]] gate::Programs open_programs(const ProgramSources& sources, const std::stop_token& stop);

/// How reports name it, and the options by which divide asks it in the same way. `dialect` is the row that it was found
/// to speak; empty when it was not found.
[[nodiscard]] report::JudgedProgram described(const Options& options, const std::string& dialect);

}  // namespace plyproof::perft_suite
