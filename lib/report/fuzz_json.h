// SPDX-License-Identifier: MIT
// The log of fuzzing: JSON lines, one for the start, one for each finding as it comes, one for the end.
#pragma once

#include <string>

#include "report/fuzz_text.h"

namespace plyproof::report {

// Each is one line of JSON with a newline; "event" says which.

[[nodiscard]] std::string fuzz_start_json(const FuzzRun& run);
[[nodiscard]] std::string fuzz_finding_json(const crosscheck::FuzzFinding& finding, const PartyNames& names,
                                            std::optional<crosscheck::Language> snippet = {});
[[nodiscard]] std::string fuzz_trouble_json(const crosscheck::FuzzTrouble& trouble, const PartyNames& names);
[[nodiscard]] std::string fuzz_end_json(const crosscheck::FuzzResult& result, const FuzzRun& run, bool interrupted);

}  // namespace plyproof::report
