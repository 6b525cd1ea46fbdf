// SPDX-License-Identifier: MIT
// What descending found, for programs.
#pragma once

#include <string>

#include "diagnose/descend.h"
#include "report/finding_text.h"

namespace plyproof::report {

/// One line of JSON with a newline: names, findings, quarrel, questions and times.
[[nodiscard]] std::string diagnosis_json(const diagnose::Diagnosis& diagnosis, const oracle::Question& question,
                                         const PartyNames& names);

}  // namespace plyproof::report
