// SPDX-License-Identifier: MIT
// Is a wrong answer the same each time? Before a rule is held against a program, its answer is asked for again: in new
// processes, and where it is right there, behind all that its process had been asked before.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "diagnose/court.h"

namespace plyproof::diagnose {

enum class Again : std::uint8_t {
    Same,    ///< the same answer, or nothing that tells otherwise
    Later,   ///< right in new processes, and the same wrong one behind the same questions
    Varies,  ///< another answer to the same question
};

/// An answer that is wrong; nothing where it was for another position.
using Wrong = std::optional<Comparison>;

/// Whether two answers are wrong in the same way.
[[nodiscard]] bool is_same_wrong(const Wrong& one, const Wrong& other);

/// Asks twice in new processes, and behind `before` where that may tell. Leaves a process that was asked what it may
/// have kept.
[[nodiscard]] Again asked_again(Court& court, const oracle::Question& question, const Wrong& wrong,
                                const std::vector<oracle::Question>& before);

}  // namespace plyproof::diagnose
