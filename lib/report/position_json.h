// SPDX-License-Identifier: MIT
// A position as JSON: what explain::position_text says, for programs.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "chess/position_from.h"

namespace plyproof::report {

/// One line of JSON with a newline. REQUIRES: the remarks of `accepted` are about `setup`.
[[nodiscard]] std::string position_json(const chess::Accepted& accepted, const chess::Setup& setup);

/// {"schema": 1, "line": 3, "error": "..."} and a newline: a line of input that gave no position.
[[nodiscard]] std::string input_error_json(std::size_t line, std::string_view error);

}  // namespace plyproof::report
