// SPDX-License-Identifier: MIT
// A Counter answers "how many leaves has this position at this depth?": our own generator here, any other program
// wherever somebody writes the same callable. The gate knows nothing else about who counts.
#pragma once

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>

#include "base/deadline.h"
#include "base/result.h"
#include "chess/position_from.h"

namespace plyproof::gate {

struct Question {
    const chess::Position& position;
    chess::Variant variant = chess::Variant::Standard;
    int depth = 1;  ///< plies, 1 and more
};

/// When to give up. A Counter that cannot look at one of them may answer late, but must answer.
struct Limits {
    base::Deadline deadline{};
    std::stop_token stop{};
};

enum class CounterFault : std::uint8_t {
    Overflow,  ///< counted, and the number does not fit 64 bits
    Stopped,   ///< a limit was reached; nothing is known
    Failed,    ///< could not count: `message` says why
};

struct CounterError {
    CounterFault fault{};
    std::string message{};

    friend bool operator==(const CounterError&, const CounterError&) = default;
};

/// Called from as many threads at once as the run has jobs.
using Counter = std::function<base::Result<std::uint64_t, CounterError>(const Question&, const Limits&)>;

/// Our own generator. It looks at its limits several times a second.
[[nodiscard]] Counter own_counter();

}  // namespace plyproof::gate
