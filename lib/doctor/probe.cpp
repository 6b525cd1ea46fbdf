// SPDX-License-Identifier: MIT
#include "doctor/probe.h"

namespace plyproof::doctor {

std::string_view name_of(Group group) {
    constexpr base::EnumArray<Group, std::string_view> kNames{
        {"handshake", "options", "position", "moves", "go", "chess960", "endurance"}};
    return kNames[group];
}

Weights except(Weights weights, Verdict verdict, Health health) {
    weights[verdict] = health;
    return weights;
}

}  // namespace plyproof::doctor
