// SPDX-License-Identifier: MIT
// What all oracles that are programs have in common: putting a question into the words of a dialect, and making an
// answer of a text.
#pragma once

#include <chrono>
#include <string>

#include "oracle/dialect.h"
#include "oracle/oracle.h"
#include "oracle/placeholders.h"
#include "oracle/session.h"

namespace plyproof::oracle {

/// The gaps of the dialect's texts for a question; Unsuitable when the dialect cannot put it: too shallow, or castling
/// rights that its FENs have no letters for. `name` is the program's.
[[nodiscard]] base::Result<Filling, OracleError> filling_for(const Question& question, const Dialect& dialect,
                                                             const std::string& name);

/// The error for a Chess960 position that a program cannot play.
[[nodiscard]] OracleError no_chess960(const std::string& name, const std::string& why);

/// The time left until a deadline, as a limit whose texts can name it.
[[nodiscard]] Limit question_limit(base::Deadline deadline);

/// The same limit so much later: starting a program has its own time and takes none of the question's.
[[nodiscard]] Limit later_by(Limit limit, std::chrono::nanoseconds time);

/// Understands a complete answer. Unreadable when there is neither a move nor a total in it; OtherPosition when it
/// lists the moves of another position, unless the program has shown that it is at this one.
[[nodiscard]] base::Result<Answer, OracleError> answer_from(const std::string& text, const Question& question,
                                                            const std::string& name, bool position_confirmed);

}  // namespace plyproof::oracle
