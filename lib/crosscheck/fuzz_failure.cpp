// SPDX-License-Identifier: MIT
#include "crosscheck/fuzz_failure.h"

#include <fmt/format.h>

#include <cassert>

#include "process/exit_status.h"

namespace plyproof::crosscheck {

using oracle::OracleErrorKind;

namespace {

std::string text_of(const Breakdown& breakdown) {
    switch (breakdown.kind) {
        case OracleErrorKind::Died:
            return breakdown.signal != 0 ? fmt::format("crash by {}", process::signal_name(breakdown.signal))
                                         : fmt::format("ends with exit code {}", breakdown.exit_code);
        case OracleErrorKind::TimedOut:
            return "no answer in time";
        case OracleErrorKind::Refused:
            return "refuses the position";
        default:
            return "unreadable answer";
    }
}

}  // namespace

Symptom symptom_of(const Failure& failure) {
    if (failure.finding) return {diagnose::signature_of(*failure.finding), std::nullopt};
    assert(failure.error);
    const process::ExitStatus exit = failure.error->exit.value_or(process::ExitStatus{});
    return {std::nullopt, Breakdown{failure.error->kind, exit.signal, exit.code, failure.later}};
}

std::string text_of(const Symptom& symptom) {
    if (symptom.breakdown) {
        return text_of(*symptom.breakdown) + (symptom.breakdown->later ? ", only after other questions" : "");
    }
    return fmt::format("{}, {}{}", explain::id_of(symptom.signature->rule), diagnose::id_of(symptom.signature->fault),
                       symptom.signature->by_path_only ? ", by path only" : "");
}

bool is_breakdown(OracleErrorKind kind) {
    return kind == OracleErrorKind::Died || kind == OracleErrorKind::TimedOut || kind == OracleErrorKind::Refused ||
           kind == OracleErrorKind::Unreadable;
}

}  // namespace plyproof::crosscheck
