// SPDX-License-Identifier: MIT
// Columns of text, aligned.
#pragma once

#include <string>
#include <vector>

namespace plyproof::report {

using TableRow = std::vector<std::string>;

/// One line for each row: the first column flush left, the others flush right, two blanks between them. Rows may be
/// shorter than others. Widths are in Unicode characters, each taken for one column of the terminal; REQUIRES: UTF-8.
[[nodiscard]] std::string aligned(const std::vector<TableRow>& rows);

}  // namespace plyproof::report
