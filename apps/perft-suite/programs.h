// SPDX-License-Identifier: MIT
// What runs and bisections need of the programs of --engine, --reference and --second-reference: they are found once,
// then started as often as there are jobs.
#pragma once

#include <string>

#include "common/engine_options.h"
#include "gate/engine_counter.h"
#include "options.h"
#include "report/suite_report.h"

namespace plyproof::perft_suite {

/// How a program that was found counts for a run.
[[nodiscard]] gate::EngineCounterOptions counter_options(const apps::OracleSource& source, const Options& options);

/// A program that was found as the counter of a run.
[[nodiscard]] gate::Counter counter_of(const apps::OracleSource& source, const Options& options);

/// On how many threads, or with how many processes: a trace tells of one.
[[nodiscard]] unsigned jobs_of(const Options& options);

/// How reports name it, and the options by which divide asks it in the same way. `dialect` is the row that it was found
/// to speak; empty when it was not found.
[[nodiscard]] report::JudgedProgram described(const Options& options, const std::string& dialect);

}  // namespace plyproof::perft_suite
