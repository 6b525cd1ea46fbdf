// SPDX-License-Identifier: MIT
// A position explained, for programs.
#pragma once

#include <string>
#include <string_view>

#include "report/explain_text.h"

namespace plyproof::report {

/// One line of JSON with a newline: the properties of position_json, and the reasons beside them.
[[nodiscard]] std::string explain_json(const ExplainedPosition& explained);

/// The same for a FEN that cannot be played: its problems. REQUIRES: position_from gave them for this setup.
[[nodiscard]] std::string explain_json(const chess::SetupProblems& problems, const chess::Setup& setup,
                                       std::string_view fen);

}  // namespace plyproof::report
