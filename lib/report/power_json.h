// SPDX-License-Identifier: MIT
// How strong suites are, as JSON: for each suite what it asks, and for each bug where it found it.
#pragma once

#include <string>

#include "crosscheck/power.h"

namespace plyproof::report {

[[nodiscard]] std::string power_json(const crosscheck::Power& power);

}  // namespace plyproof::report
