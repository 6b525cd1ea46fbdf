// SPDX-License-Identifier: MIT
// What the doctor found, for people: a table of verdicts group by group, then each fault and warning with the
// conversation that shows it, what a right engine does, why it matters and what to do; last the sums.
#pragma once

#include <string>
#include <vector>

#include "doctor/examine.h"
#include "report/style.h"

namespace plyproof::report {

struct DoctorTextOptions {
    Style style{};
    bool brief = false;  ///< without the table
};

[[nodiscard]] std::string doctor_text(const doctor::Examination& examination, const DoctorTextOptions& options = {});

/// The probes: id, what is tried, what a right engine does, group by group.
[[nodiscard]] std::string probes_text(const std::vector<doctor::Probe>& probes, Style style = {});

}  // namespace plyproof::report
