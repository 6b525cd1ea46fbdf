// SPDX-License-Identifier: MIT
// A program that gave no answer in the middle of a comparison: about which position it was asked, as lines to paste.
#pragma once

#include <string>
#include <vector>

#include "diagnose/court.h"
#include "report/finding_text.h"

namespace plyproof::report {

/// What the program that failed is called. REQUIRES: it was not our own generator.
[[nodiscard]] std::string failed_program(const diagnose::CourtError& error, const PartyNames& names);

/// The divide that asks it again, or empty where no question is known.
[[nodiscard]] std::string failure_command(const diagnose::CourtError& error, const PartyNames& names);

/// "ask before:" for each question that a process has to be asked first; of many the first ones, and how many more.
[[nodiscard]] std::vector<std::string> earlier_lines(const std::vector<oracle::Question>& earlier);

/// "show it:" with the position as UCI's line, and "next:" with the command. Empty where the position plays no part:
/// the program was not started or not asked, or we were stopped.
[[nodiscard]] std::vector<std::string> failure_lines(const diagnose::CourtError& error, const PartyNames& names);

}  // namespace plyproof::report
