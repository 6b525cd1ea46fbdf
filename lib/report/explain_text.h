// SPDX-License-Identifier: MIT
// A position explained, for people: board, properties, and below them why each check, pin, en-passant capture and
// castling right is what it is.
#pragma once

#include <string>

#include "chess/position_from.h"
#include "explain/scene.h"
#include "report/style.h"

namespace plyproof::report {

/// A position that is to be explained. REQUIRES: the remarks of `accepted` are about `setup`.
struct ExplainedPosition {
    chess::Accepted accepted;
    chess::Setup setup;
    explain::Scene scene;  ///< the same position with the square of the last double step
};

/// Several lines, ending with a newline. The last one says how the FEN fares: clean, note or fixed.
[[nodiscard]] std::string explain_text(const ExplainedPosition& explained, Style style = {});

/// "clean", or the worst verdict of the remarks.
[[nodiscard]] std::string verdict_level(const chess::SetupProblems& problems);

}  // namespace plyproof::report
