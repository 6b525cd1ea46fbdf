// SPDX-License-Identifier: MIT
// What shrinking came to, for programs.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "report/shrink_text.h"

namespace plyproof::report {

/// A JSON object without a newline: the failure as it was given and shrunk, questions, the EPD line, and the test where
/// a language is wanted.
[[nodiscard]] std::string shrunk_json(const ShrunkFailure& failure, const PartyNames& names,
                                      std::optional<crosscheck::Language> snippet = {});

/// The answer of `crosscheck shrink`: one line with a newline.
[[nodiscard]] std::string shrunk_report_json(const std::vector<ShrunkFailure>& failures, const PartyNames& names,
                                             std::optional<crosscheck::Language> snippet = {});

}  // namespace plyproof::report
