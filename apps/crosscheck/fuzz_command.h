// SPDX-License-Identifier: MIT
// crosscheck fuzz: endless positions put to a program, until its answer is wrong.
#pragma once

#include "command.h"

namespace plyproof::crosscheck {

/// Adds the command; when it was chosen, `action` gets what to do. `action` must outlive the app.
void add_fuzz_command(CLI::App& app, Action& action);

}  // namespace plyproof::crosscheck
