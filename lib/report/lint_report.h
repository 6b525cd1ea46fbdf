// SPDX-License-Identifier: MIT
// What lint found in suites: as text for people, as JSON ("schema": 1) and as annotations of GitHub Actions.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "report/style.h"
#include "suite/lint.h"
#include "suite/parse.h"

namespace plyproof::report {

struct LintReport {
    std::vector<suite::ParsedSuite> suites{};    ///< what was looked at
    std::vector<suite::LintFinding> findings{};  ///< suite::lint(suites)
};

/// What a finding means, in one line of printable text: "the same position as 'kiwipete' (standard.epd:12)".
/// `fen` is the case's, and empty for findings about no case.
[[nodiscard]] std::string lint_message(const suite::LintFinding& finding, std::string_view fen);

/// "file:line: warning: id: message [duplicate]" for each finding, and a line with the sums.
[[nodiscard]] std::string lint_text(const LintReport& report, Style style = {});
[[nodiscard]] std::string lint_json(const LintReport& report);
[[nodiscard]] std::string lint_github(const LintReport& report);

}  // namespace plyproof::report
