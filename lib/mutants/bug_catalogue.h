// SPDX-License-Identifier: MIT
// All bugs that the slow generator can be given: what each is, which law it breaks, and a small position that shows it.
// docs/bug-catalogue.md is the same for reading, with how to mend each.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "mutants/bug_row.h"

namespace plyproof::mutants {

/// One row for each Bug, in the order of the enumerators.
[[nodiscard]] const std::vector<BugRow>& bug_catalogue();

[[nodiscard]] const BugRow& row_of(Bug bug);

/// The bug of that name; nothing for any other text.
[[nodiscard]] std::optional<Bug> bug_named(std::string_view name);

/// "list", "path", "count" or "protocol".
[[nodiscard]] std::string_view name_of(Shows shows);

}  // namespace plyproof::mutants
