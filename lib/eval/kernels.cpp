// SPDX-License-Identifier: MIT
#include "eval/kernels.h"

namespace plyproof::eval {

namespace {

BalanceFunction popcnt_or_none() {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("popcnt") && __builtin_cpu_supports("sse4.2")) return balance_popcnt;
#endif
    return nullptr;
}

BalanceFunction bmi_or_none() {
#if defined(__x86_64__)
    if (popcnt_or_none() != nullptr && __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2")) {
        return balance_bmi;
    }
#endif
    return nullptr;
}

}  // namespace

BalanceFunction balance_for(InstructionSet set) {
    switch (set) {
        case InstructionSet::Portable:
            return balance_portable;
        case InstructionSet::Popcnt:
            return popcnt_or_none();
        case InstructionSet::Bmi:
            return bmi_or_none();
        case InstructionSet::Best:
            break;
    }
    for (const BalanceFunction function : {bmi_or_none(), popcnt_or_none()}) {
        if (function != nullptr) return function;
    }
    return balance_portable;
}

}  // namespace plyproof::eval
