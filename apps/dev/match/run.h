// SPDX-License-Identifier: MIT
// The work of `match`.
#pragma once

#include "common/console.h"
#include "options.h"

namespace plyproof::apps {

[[nodiscard]] ExitCode run(const MatchProgramOptions& options, Console& console);

}  // namespace plyproof::apps
