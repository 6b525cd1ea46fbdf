// SPDX-License-Identifier: MIT
#include "gate/verdict.h"

#include <cassert>

namespace plyproof::gate {

std::string_view name_of(Verdict verdict) {
    static constexpr base::EnumArray<Verdict, std::string_view> kNames{
        {"pass", "mismatch", "other-position", "crashed", "timeout", "unreadable", "refused", "not-started",
         "bad-position", "failed", "skipped", "unfinished"}};
    return kNames[verdict];
}

std::string_view name_of(Outcome outcome) {
    static constexpr base::EnumArray<Outcome, std::string_view> kNames{{"agrees", "differs", "other-position",
                                                                        "crashed", "timeout", "unreadable", "refused",
                                                                        "not-started", "failed", "not-run"}};
    return kNames[outcome];
}

std::string_view name_of(SkipReason reason) {
    static constexpr base::EnumArray<SkipReason, std::string_view> kNames{
        {"none", "bad-position", "depth-limit", "node-limit", "repeated", "unsuitable", "shallower", "budget",
         "fail-fast", "gave-up", "interrupted"}};
    return kNames[reason];
}

bool is_cut_short(SkipReason reason) {
    return reason == SkipReason::Budget || reason == SkipReason::FailFast || reason == SkipReason::GaveUp ||
           reason == SkipReason::Interrupted;
}

bool is_disagreement(Outcome outcome) { return outcome == Outcome::Differs || outcome == Outcome::OtherPosition; }
bool is_disagreement(Verdict verdict) { return verdict == Verdict::Mismatch || verdict == Verdict::OtherPosition; }

bool is_breakdown(Outcome outcome) { return is_failure(outcome) && !is_disagreement(outcome); }
bool is_breakdown(Verdict verdict) {
    return is_failure(verdict) && !is_disagreement(verdict) && verdict != Verdict::BadPosition;
}

bool is_failure(Outcome outcome) { return outcome != Outcome::Agrees && outcome != Outcome::NotRun; }
bool is_failure(Verdict verdict) {
    return verdict != Verdict::Pass && verdict != Verdict::Skipped && verdict != Verdict::Unfinished;
}

Verdict verdict_from(Outcome failure) {
    switch (failure) {
        case Outcome::Agrees:
        case Outcome::NotRun:
            break;
        case Outcome::Differs:
            return Verdict::Mismatch;
        case Outcome::OtherPosition:
            return Verdict::OtherPosition;
        case Outcome::Crashed:
            return Verdict::Crashed;
        case Outcome::Timeout:
            return Verdict::Timeout;
        case Outcome::Unreadable:
            return Verdict::Unreadable;
        case Outcome::Refused:
            return Verdict::Refused;
        case Outcome::NotStarted:
            return Verdict::NotStarted;
        case Outcome::Failed:
            return Verdict::Failed;
    }
    assert(false && "no failure");
    return Verdict::Failed;
}

}  // namespace plyproof::gate
