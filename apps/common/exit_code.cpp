// SPDX-License-Identifier: MIT
#include "common/exit_code.h"

namespace plyproof::apps {

namespace {

int weight(ExitCode code) {
    switch (code) {
        case ExitCode::Agrees:
            return 0;
        case ExitCode::BadInput:
            return 1;
        case ExitCode::ProgramFailed:
            return 2;
        case ExitCode::ClosedPipe:
            return 3;
        case ExitCode::Interrupted:
            return 4;
        case ExitCode::Terminated:
            return 5;
        case ExitCode::OwnFailure:
            return 6;
        case ExitCode::Disagreement:
            return 7;
    }
    return 6;
}

}  // namespace

ExitCode combined(ExitCode a, ExitCode b) { return weight(a) >= weight(b) ? a : b; }

}  // namespace plyproof::apps
