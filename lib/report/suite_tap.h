// SPDX-License-Identifier: MIT
// A run over suites in the Test Anything Protocol, version 14 (https://testanything.org): readers of version 13
// understand it too, for no subtests are used. Every case and every fault of the input is a test point. A run
// that was cut short has skipped points and one more that says so; one that was interrupted or checked nothing fails at
// that point, and "Bail out!" ends an interrupted one.
#pragma once

#include <string>

#include "report/suite_report.h"

namespace plyproof::report {

[[nodiscard]] std::string suite_tap(const SuiteReport& report);

}  // namespace plyproof::report
