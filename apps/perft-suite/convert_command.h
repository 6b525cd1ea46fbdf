// SPDX-License-Identifier: MIT
// perft-suite convert: writes suites, or the chosen part of them, in another format.
#pragma once

#include "common/console.h"
#include "options.h"

namespace plyproof::perft_suite {

[[nodiscard]] apps::ExitCode convert_command(const Options& options, apps::Console& console);

}  // namespace plyproof::perft_suite
