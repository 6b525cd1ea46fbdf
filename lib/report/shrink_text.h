// SPDX-License-Identifier: MIT
// What shrinking came to, for people: the failure, what is left of its position, and what to keep of it: a line of EPD
// and a unit test.
#pragma once

#include <optional>
#include <string>

#include "crosscheck/shrink.h"
#include "crosscheck/snippet.h"
#include "report/finding_text.h"

namespace plyproof::report {

/// A failure before and after.
struct ShrunkFailure {
    crosscheck::Failure given;
    crosscheck::Shrunk shrunk;
    std::string id;  ///< of the EPD line
};

/// Several lines, ending with a newline; with the test below an empty line where a language is wanted.
[[nodiscard]] std::string shrunk_text(const ShrunkFailure& failure, const PartyNames& names,
                                      std::optional<crosscheck::Language> snippet = {}, Style style = {});

/// "24 men to 4, 41 plies to 2, in 57 questions"; says so where it could not be finished or confirmed.
[[nodiscard]] std::string shrink_words(const ShrunkFailure& failure);

}  // namespace plyproof::report
