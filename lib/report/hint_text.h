// SPDX-License-Identifier: MIT
// What a wrong count gives away, in words and as a stable id.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "diagnose/count_hint.h"

namespace plyproof::report {

/// "en-passant", "mates-before", ...: the id in JSON.
[[nodiscard]] std::string_view id_of(diagnose::CountHintKind kind);

/// "exactly the en-passant captures at depth 5"; several are joined by "or". Empty for no hint.
[[nodiscard]] std::string hints_text(const std::vector<diagnose::CountHint>& hints);

/// "258 fewer" or "1 more" than the right count; "the same".
[[nodiscard]] std::string difference_text(oracle::ForeignCount said, std::uint64_t right);

}  // namespace plyproof::report
