// SPDX-License-Identifier: MIT
// The table of probes. Each group stands in its own file, probes_<group>.cpp, one row for each probe.
#pragma once

#include <string_view>
#include <vector>

#include "doctor/probe.h"

namespace plyproof::doctor {

[[nodiscard]] std::vector<Probe> handshake_probes();
[[nodiscard]] std::vector<Probe> options_probes();
[[nodiscard]] std::vector<Probe> position_probes();
[[nodiscard]] std::vector<Probe> moves_probes();
[[nodiscard]] std::vector<Probe> go_probes();
[[nodiscard]] std::vector<Probe> chess960_probes();
[[nodiscard]] std::vector<Probe> endurance_probes();

/// All of them, group by group.
[[nodiscard]] std::vector<Probe> all_probes();

/// Whether that is the name of the probe or of its group.
[[nodiscard]] bool is_named(const Probe& probe, std::string_view name);

}  // namespace plyproof::doctor
