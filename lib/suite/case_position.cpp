// SPDX-License-Identifier: MIT
#include "suite/case_position.h"

#include "chess/fen.h"

namespace plyproof::suite {

base::Result<chess::Accepted, chess::SetupProblems> position_of(const Case& test_case) {
    const auto setup = chess::parse_fen(test_case.fen);
    if (!setup) return base::failure(chess::SetupProblems{});
    return chess::position_from(*setup, test_case.mode);
}

}  // namespace plyproof::suite
