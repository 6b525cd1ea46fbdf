// SPDX-License-Identifier: MIT
// crosscheck doctor: is a UCI engine healthy? Its manners and what it does with bad input, as a table of verdicts.
#pragma once

#include "command.h"

namespace plyproof::crosscheck {

/// Adds the command; when it was chosen, `action` gets what to do. `action` must outlive the app.
void add_doctor_command(CLI::App& app, Action& action);

}  // namespace plyproof::crosscheck
