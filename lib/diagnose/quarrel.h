// SPDX-License-Identifier: MIT
// Quarrel: a reference contradicts our own generator, so that neither can be believed where they do. A third program,
// if there is one, is asked the same question; with whom it agrees is told, but it makes nobody right.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/deadline.h"
#include "diagnose/comparison.h"
#include "oracle/oracle.h"

namespace plyproof::diagnose {

enum class Side : std::uint8_t {
    First,    ///< it says what the first of the two says
    Second,   ///< what the second says
    Neither,  ///< something else
    Both,     ///< its total fits both, and it lists no moves: it decides nothing
};

/// What a third program says about the question of a quarrel.
struct ThirdWord {
    std::string name;
    std::optional<oracle::Answer> answer{};
    std::optional<Side> side{};  ///< where there is an answer
    std::string why{};           ///< a sentence: why there is none
};

struct Quarrel {
    std::string first;  ///< names of the two
    std::string second;
    oracle::Question question;
    std::optional<Comparison> answers{};     ///< the second one's and the first one's
    std::string why{};                       ///< a sentence
    std::optional<ThirdWord> third{};        ///< where there is somebody to ask
    bool first_is_second_reference = false;  ///< there is one already: what is missing is a reference
};

/// Asks a third program. `ours` is the second one's answer, `first` the other one, nullptr where it gave none.
[[nodiscard]] ThirdWord third_word(oracle::Oracle& third, const oracle::Question& question, const perft::Divide& ours,
                                   const Comparison* first, base::Deadline deadline);

/// Why an answer proves nothing, whatever its other parts say: a part of it cannot be read. Nothing when all can be.
[[nodiscard]] std::optional<oracle::OracleError> unreadable(const oracle::Oracle& oracle,
                                                            const oracle::ForeignDivide& divide);

}  // namespace plyproof::diagnose
