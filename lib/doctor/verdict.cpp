// SPDX-License-Identifier: MIT
#include "doctor/verdict.h"

namespace plyproof::doctor {

std::string_view name_of(Verdict verdict) {
    constexpr base::EnumArray<Verdict, std::string_view> kNames{
        {"answered", "ignored", "error-text", "wrong", "crashed", "hung", "not-tried"}};
    return kNames[verdict];
}

std::string_view name_of(Health health) {
    constexpr base::EnumArray<Health, std::string_view> kNames{{"healthy", "warning", "fault"}};
    return kNames[health];
}

}  // namespace plyproof::doctor
