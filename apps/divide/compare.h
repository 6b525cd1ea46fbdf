// SPDX-License-Identifier: MIT
// `divide --compare`: another program's answer against ours.
#pragma once

#include "common/console.h"
#include "common/exit_code.h"
#include "options.h"
#include "perft/divide.h"

namespace plyproof::apps {

/// Reads the other answer, prints what differs and what to type next. `ours` is complete.
ExitCode compare(const DivideOptions& options, const LoadedPosition& loaded, const perft::Divide& ours,
                 Console& console);

}  // namespace plyproof::apps
