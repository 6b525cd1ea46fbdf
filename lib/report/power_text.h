// SPDX-License-Identifier: MIT
// How strong suites are, for people: a table with a row for each suite, and what each does not find.
#pragma once

#include <string>

#include "crosscheck/power.h"
#include "report/style.h"

namespace plyproof::report {

struct PowerTextOptions {
    Style style{};
    bool each = false;   ///< also a row for each bug: the leaves after which each suite finds it
    bool brief = false;  ///< the table alone
};

[[nodiscard]] std::string power_text(const crosscheck::Power& power, const PowerTextOptions& options);

}  // namespace plyproof::report
