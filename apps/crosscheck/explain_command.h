// SPDX-License-Identifier: MIT
// crosscheck explain: why a position's moves are what they are, law by law.
#pragma once

#include "command.h"

namespace plyproof::crosscheck {

/// Adds the command; when it was chosen, `action` gets what to do. `action` must outlive the app.
void add_explain_command(CLI::App& app, Action& action);

}  // namespace plyproof::crosscheck
