// SPDX-License-Identifier: MIT
// A run over suites as JUnit XML, which most CI servers show: a testsuite for each suite, a testcase for each case.
// Faults of the input are errors in a testsuite "input"; a testsuite "run" says when the run was cut short or checked
// nothing. Well-formed XML 1.0 in UTF-8 for any bytes in names and ids.
#pragma once

#include <string>

#include "report/suite_report.h"

namespace plyproof::report {

[[nodiscard]] std::string suite_junit(const SuiteReport& report);

}  // namespace plyproof::report
