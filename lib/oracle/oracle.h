// SPDX-License-Identifier: MIT
// Oracle: somebody who can answer the question "what is below each first move?": our own counter, a chess program that
// stays running, a script that is started for each question. The answer is the other side's opinion, understood move by
// move but not believed; comparing is the work of lib/diagnose. Not to be used by several threads at a time.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/deadline.h"
#include "base/result.h"
#include "oracle/foreign_divide.h"
#include "oracle/oracle_error.h"
#include "oracle/question.h"

namespace plyproof::oracle {

enum class AnswerNote : std::uint8_t {
    MovesMayBeHidden,  ///< a move lister said fewer moves than there are, where it may take the game for over (a draw,
                       ///< mate in sight): what is missing proves nothing
    AskedAgain,        ///< a move lister said nothing to a search and was asked again in a new process
    ListedInTurns,     ///< a move lister had to be told the moves to look at: moves too many may not show
};

struct Answer {
    ForeignDivide divide;
    bool position_confirmed = false;       ///< the program showed that it is at the position
    std::optional<std::string> own_fen{};  ///< what it showed
    std::vector<AnswerNote> notes{};
    std::size_t questions = 1;  ///< how many times the program was asked for this answer
    std::chrono::nanoseconds time{};
};

struct OracleTraits {
    bool follows_paths = true;  ///< it gets the moves of a question; false: only the FEN of the position in question
    bool walks = false;         ///< it counts by asking for each position's moves: slow beyond a few plies
    bool keeps_state = false;   ///< one process answers several questions: what was asked before may play a part
    int min_depth = 1;          ///< questions below it are Unsuitable
};

class Oracle {
public:
    Oracle() = default;
    Oracle(const Oracle&) = delete;
    Oracle& operator=(const Oracle&) = delete;
    virtual ~Oracle() = default;

    /// What texts call it: the command that was given.
    [[nodiscard]] virtual const std::string& name() const = 0;
    /// What the program calls itself, where it has said so: "Stockfish 15.1".
    [[nodiscard]] virtual std::string own_name() const { return {}; }
    [[nodiscard]] virtual OracleTraits traits() const { return {}; }

    /// The counts below each move. A program that cannot list moves gives its total alone. After a failure the next
    /// question begins afresh, so that one crash does not spoil what follows; the time that a start takes is not the
    /// question's.
    [[nodiscard]] virtual base::Result<Answer, OracleError> divide(const Question& question,
                                                                   base::Deadline deadline) = 0;

    /// The next question goes to a new process, if there was one before.
    virtual void start_afresh() {}

    /// Where the program says it is when it has been told the position of a question; nothing when it cannot show it.
    [[nodiscard]] virtual std::optional<std::string> shown_fen(const Question& /*question*/,
                                                               base::Deadline /*deadline*/) {
        return std::nullopt;
    }
};

}  // namespace plyproof::oracle
