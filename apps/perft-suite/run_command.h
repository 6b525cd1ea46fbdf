// SPDX-License-Identifier: MIT
// perft-suite [FILES]: runs suites and reports.
#pragma once

#include "common/console.h"
#include "options.h"

namespace plyproof::perft_suite {

[[nodiscard]] apps::ExitCode run_command(const Options& options, apps::Console& console);

}  // namespace plyproof::perft_suite
