// SPDX-License-Identifier: MIT
// perft-suite lint: says what is doubtful about suites.
#pragma once

#include "common/console.h"
#include "options.h"

namespace plyproof::perft_suite {

[[nodiscard]] apps::ExitCode lint_command(const Options& options, apps::Console& console);

}  // namespace plyproof::perft_suite
