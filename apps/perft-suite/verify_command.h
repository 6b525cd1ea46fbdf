// SPDX-License-Identifier: MIT
// perft-suite verify: checks the counts of suites by one or two other programs, and fills in those that are missing.
#pragma once

#include "common/console.h"
#include "options.h"

namespace plyproof::perft_suite {

[[nodiscard]] apps::ExitCode verify_command(const Options& options, apps::Console& console);

}  // namespace plyproof::perft_suite
