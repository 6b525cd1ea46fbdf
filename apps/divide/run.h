// SPDX-License-Identifier: MIT
// What `divide` does with its options.
#pragma once

#include "common/console.h"
#include "common/exit_code.h"
#include "options.h"

namespace plyproof::apps {

ExitCode run(const DivideOptions& options, Console& console);

}  // namespace plyproof::apps
