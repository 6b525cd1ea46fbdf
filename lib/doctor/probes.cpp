// SPDX-License-Identifier: MIT
#include "doctor/probes.h"

#include <algorithm>
#include <iterator>

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

std::vector<Probe> probes_named(const std::vector<Probe>& probes, std::string_view name) {
    std::vector<Probe> chosen;
    std::ranges::copy_if(probes, std::back_inserter(chosen),
                         [=](const Probe& probe) { return probe.id == name || name_of(probe.group) == name; });
    return chosen;
}

}  // namespace plyproof::doctor
