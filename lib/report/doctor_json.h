// SPDX-License-Identifier: MIT
// What the doctor found, for machines: one object ("schema": 1) with every probe, its verdict and what that is worth;
// of faults and warnings the conversation too. Keys never change their meaning.
#pragma once

#include <string>
#include <vector>

#include "doctor/examine.h"

namespace plyproof::report {

[[nodiscard]] std::string doctor_json(const doctor::Examination& examination);

/// The probes with all their words.
[[nodiscard]] std::string probes_json(const std::vector<doctor::Probe>& probes);

}  // namespace plyproof::report
