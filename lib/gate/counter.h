// SPDX-License-Identifier: MIT
// A Counter answers "how many leaves has this position at this depth?": our own generator here, another program in
// engine_counter.h. The gate knows nothing else about who counts.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>

#include "base/deadline.h"
#include "base/result.h"
#include "chess/position_from.h"
#include "oracle/foreign_count.h"
#include "oracle/oracle_error.h"

namespace plyproof::gate {

struct Question {
    const chess::Position& position;
    chess::Variant variant = chess::Variant::Standard;
    int depth = 1;                          ///< plies, 1 and more
    std::optional<chess::Square> passed{};  ///< the en-passant square of the FEN where no capture there is legal
    std::uint64_t expected = 0;             ///< leaves, as far as known: for judging how long it may take
};

/// When to give up. A Counter that cannot look at one of them may answer late, but must answer.
struct Limits {
    base::Deadline deadline{};
    std::stop_token stop{};
};

struct Count {
    Count(oracle::ForeignCount leaves) : nodes(leaves) {}

    oracle::ForeignCount nodes;
    bool contradicts = false;  ///< the answer is wrong whatever the number: `remark` says why
    std::string remark{};      ///< what else is odd about the answer
};

enum class CounterFault : std::uint8_t {
    Overflow,  ///< counted, and the number does not fit 64 bits
    Stopped,   ///< a limit was reached; nothing is known
    Failed,    ///< could not count: `message` says why
    Program,   ///< another program gave no answer: see `program`
};

struct CounterError {
    CounterFault fault{};
    std::string message{};
    std::optional<oracle::OracleError> program{};
    std::string gave_up{};  ///< why nobody should be asked any more; empty: the next question may be answered
};

/// Called from as many threads at once as the run has jobs.
using Counter = std::function<base::Result<Count, CounterError>(const Question&, const Limits&)>;

/// Our own generator. It looks at its limits several times a second.
[[nodiscard]] Counter own_counter();

}  // namespace plyproof::gate
