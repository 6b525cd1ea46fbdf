// SPDX-License-Identifier: MIT
// `divide --engine`: descends to where the program that is judged begins to be wrong.
#pragma once

#include "common/console.h"
#include "common/exit_code.h"
#include "options.h"

namespace plyproof::apps {

/// Asks, descends and prints what was found. REQUIRES: options.judges().
ExitCode judge(const DivideOptions& options, const LoadedPosition& loaded, Console& console);

}  // namespace plyproof::apps
