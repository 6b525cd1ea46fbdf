// SPDX-License-Identifier: MIT
// A run over suites for programs: JSON with "schema": 1. Counts are decimal strings, because many readers of JSON have
// only 53 bits; bytes that are no UTF-8 become U+FFFD.
#pragma once

#include <string>

#include "report/suite_report.h"

namespace plyproof::report {

[[nodiscard]] std::string suite_json(const SuiteReport& report);

}  // namespace plyproof::report
