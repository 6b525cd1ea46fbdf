// SPDX-License-Identifier: MIT
#include "gate/verdict.h"

namespace plyproof::gate {

std::string_view name_of(Verdict verdict) {
    static constexpr base::EnumArray<Verdict, std::string_view> kNames{
        {"pass", "mismatch", "bad-position", "failed", "skipped", "unfinished"}};
    return kNames[verdict];
}

std::string_view name_of(Outcome outcome) {
    static constexpr base::EnumArray<Outcome, std::string_view> kNames{{"agrees", "differs", "failed", "not-run"}};
    return kNames[outcome];
}

std::string_view name_of(SkipReason reason) {
    static constexpr base::EnumArray<SkipReason, std::string_view> kNames{
        {"none", "bad-position", "depth-limit", "node-limit", "repeated", "budget", "fail-fast", "interrupted"}};
    return kNames[reason];
}

bool is_cut_short(SkipReason reason) {
    return reason == SkipReason::Budget || reason == SkipReason::FailFast || reason == SkipReason::Interrupted;
}

}  // namespace plyproof::gate
