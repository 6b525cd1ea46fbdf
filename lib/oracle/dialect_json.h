// SPDX-License-Identifier: MIT
// Dialect rows as JSON: what users write for `--dialect-file` and what `--list-dialects` prints. One object or a list
// of objects; docs/oracles.md describes the fields.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "oracle/dialect.h"

namespace plyproof::oracle {

/// Reads all rows. The errors, one for each fault, name the line, or the row and the field, and say what would be
/// right.
[[nodiscard]] base::Result<std::vector<Dialect>, std::vector<std::string>> parse_dialects(std::string_view json);

/// The rows as a JSON list that parse_dialects reads back as the same rows; fields with their default are left out.
[[nodiscard]] std::string dialects_json(std::span<const Dialect> dialects);

}  // namespace plyproof::oracle
