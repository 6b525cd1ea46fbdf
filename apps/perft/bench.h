// SPDX-License-Identifier: MIT
// `perft --bench`: how fast each kernel that this CPU can run counts, without a table and with one.
#pragma once

#include "common/console.h"
#include "common/exit_code.h"
#include "options.h"

namespace plyproof::apps {

/// Runs and prints it. Exit code Disagreement when a count is wrong. REQUIRES: usage_error() found nothing.
ExitCode run_bench(const PerftOptions& options, Console& console);

}  // namespace plyproof::apps
