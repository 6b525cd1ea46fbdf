// SPDX-License-Identifier: MIT
// A run over suites as workflow commands of GitHub Actions, which shows them beside the lines of the suite's file
// (https://docs.github.com/actions: workflow commands, setting an error message).
#pragma once

#include <string>

#include "report/suite_report.h"

namespace plyproof::report {

/// An error for every failure and every fault of the input, a warning for a run that was cut short (an error when
/// it was interrupted), and a notice with the verdict.
[[nodiscard]] std::string suite_github(const SuiteReport& report);

}  // namespace plyproof::report
