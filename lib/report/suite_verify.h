// SPDX-License-Identifier: MIT
// What verifying suites came to, for people and for programs.
#pragma once

#include <string>
#include <vector>

#include "gate/verify.h"
#include "report/style.h"

namespace plyproof::report {

struct VerifyReport {
    gate::Verification result{};
    std::vector<std::string> references{};  ///< names, in the order of the testimonies
};

/// "QUARREL  id  (file:line)" and what everybody says, for each count that is neither confirmed nor filled in; and a
/// last line.
[[nodiscard]] std::string verify_text(const VerifyReport& report, Style style = {});

/// "3 counts confirmed by stockfish and builtin, 1 wrong, ...; in 0.04 s".
[[nodiscard]] std::string verify_line(const VerifyReport& report, Style style = {});

/// JSON with "schema": 1. Counts are decimal strings.
[[nodiscard]] std::string verify_json(const VerifyReport& report);

}  // namespace plyproof::report
