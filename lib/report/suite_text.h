// SPDX-License-Identifier: MIT
// A run over suites for people: a table with a line for each suite, every failure with what to type next, a summary.
#pragma once

#include <string>

#include "report/suite_report.h"

namespace plyproof::report {

struct SuiteTextOptions {
    Style style{};
    bool brief = false;  ///< failures and the verdict only
};

/// Problems of the input are counted, not listed: programs print them where diagnostics belong.
[[nodiscard]] std::string suite_text(const SuiteReport& report, const SuiteTextOptions& options = {});

/// One line for each case, without running anything: id, depths, leaves at the greatest depth, FEN.
[[nodiscard]] std::string suite_list_text(const gate::RunResult& planned, Style style = {});

}  // namespace plyproof::report
