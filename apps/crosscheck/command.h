// SPDX-License-Identifier: MIT
// How a command of crosscheck joins the program: a file pair <name>_command.h/.cpp of its own with one function that
// adds its options and says what is to be run when it was chosen. main.cpp calls each of these functions.
#pragma once

#include <functional>

#include "common/console.h"
#include "common/exit_code.h"

namespace CLI {
class App;
}

namespace plyproof::crosscheck {

/// What the chosen command does.
using Action = std::function<apps::ExitCode(apps::Console& console)>;

}  // namespace plyproof::crosscheck
