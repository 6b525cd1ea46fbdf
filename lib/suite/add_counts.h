// SPDX-License-Identifier: MIT
// Counts added to the text of a suite, which otherwise stays byte for byte what it was: comments, other opcodes and
// line ends are kept.
#pragma once

#include <string>
#include <string_view>

#include "suite/suite.h"

namespace plyproof::suite {

/// `text` is EPD that was read as `before`; `after` has the same cases with more expectations. The new ones are put
/// behind the other opcodes of their lines. REQUIRES: both have the same cases in the same order.
[[nodiscard]] std::string with_counts_added(std::string_view text, const Suite& before, const Suite& after);

}  // namespace plyproof::suite
