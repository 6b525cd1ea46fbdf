// SPDX-License-Identifier: MIT
#include "doctor/probes.h"

#include <utility>

namespace plyproof::doctor {

std::vector<Probe> all_probes() {
    const base::EnumArray<Group, std::vector<Probe> (*)()> groups{{handshake_probes, options_probes, position_probes,
                                                                   moves_probes, go_probes, chess960_probes,
                                                                   endurance_probes}};
    std::vector<Probe> all;
    for (const Group group : base::kAll<Group>) {
        for (Probe& probe : groups[group]()) {
            probe.group = group;
            all.push_back(std::move(probe));
        }
    }
    return all;
}

bool is_named(const Probe& probe, std::string_view name) { return probe.id == name || name_of(probe.group) == name; }

}  // namespace plyproof::doctor
