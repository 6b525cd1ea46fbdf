// SPDX-License-Identifier: MIT
// What the doctor found, for documents: tables in Markdown.
#pragma once

#include <string>
#include <vector>

#include "doctor/examine.h"

namespace plyproof::report {

/// A heading with the engine's name, the sums, and a row for each probe.
[[nodiscard]] std::string doctor_markdown(const doctor::Examination& examination);

/// A table of the probes for each group: id, what is tried, what is right, why.
[[nodiscard]] std::string probes_markdown(const std::vector<doctor::Probe>& probes);

}  // namespace plyproof::report
