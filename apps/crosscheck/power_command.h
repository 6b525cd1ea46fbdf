// SPDX-License-Identifier: MIT
// crosscheck power: how strong are suites? Which of many faulty programs they find, and after how many leaves.
#pragma once

#include "command.h"

namespace plyproof::crosscheck {

/// Adds the command; when it was chosen, `action` gets what to do. `action` must outlive the app.
void add_power_command(CLI::App& app, Action& action);

}  // namespace plyproof::crosscheck
