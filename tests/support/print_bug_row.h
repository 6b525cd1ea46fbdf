// SPDX-License-Identifier: MIT
// A planted bug in the messages and names of tests is its name, not its bytes.
#pragma once

#include <ostream>

#include "mutants/bug_row.h"

namespace plyproof::mutants {

inline void PrintTo(const BugRow& row, std::ostream* out) { *out << row.name; }

}  // namespace plyproof::mutants
