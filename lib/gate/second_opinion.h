// SPDX-License-Identifier: MIT
// Where a program and a suite differ, one of them is wrong: what our own generator counts tells which. A wrong count
// may also give its fault away.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "diagnose/count_hint.h"

namespace plyproof::gate {

struct SecondOpinion {
    std::uint64_t count = 0;
    std::vector<diagnose::CountHint> hints{};  ///< what fits the difference from a right count exactly

    friend bool operator==(const SecondOpinion&, const SecondOpinion&) = default;
};

}  // namespace plyproof::gate
