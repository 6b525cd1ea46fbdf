// SPDX-License-Identifier: MIT
// crosscheck shrink: the smallest position that shows what a program gets wrong at a given one.
#pragma once

#include "command.h"

namespace plyproof::crosscheck {

/// Adds the command; when it was chosen, `action` gets what to do. `action` must outlive the app.
void add_shrink_command(CLI::App& app, Action& action);

}  // namespace plyproof::crosscheck
