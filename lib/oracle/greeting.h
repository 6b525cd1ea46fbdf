// SPDX-License-Identifier: MIT
// Greeter: says hello to a program of which nothing is known and hears what it is: a UCI engine, a program of another
// kind, one that ends at once. Who says nothing may be slow to start: he can be listened to once more, later.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>

#include "base/deadline.h"
#include "oracle/oracle_error.h"
#include "oracle/program.h"

namespace plyproof::oracle {

enum class Greeting : std::uint8_t {
    Uci,     ///< it has said "uciok"
    Plain,   ///< it does not know "uci", or answers the ping of the xboard protocol
    Silent,  ///< it has not said what it is so far
    Ended,   ///< it does not talk: it has ended
};

class Greeter {
public:
    /// Starts the program and greets it. REQUIRES: `program` outlives the greeter.
    [[nodiscard]] static base::Result<Greeter, OracleError> start(const Program& program);

    /// Listens until it is clear what the program is, or until the deadline. To who begins as a UCI engine does it
    /// listens as long as the program may take to start; that the greeting then has no end is an error.
    [[nodiscard]] base::Result<Greeting, OracleError> hear(base::Deadline deadline);

    /// Until when it may take to start.
    [[nodiscard]] base::Deadline start_limit() const { return start_limit_; }

    /// How it ended, after Greeting::Ended.
    [[nodiscard]] const std::optional<OracleError>& end() const { return end_; }

private:
    Greeter(const Program& program, std::unique_ptr<process::Peer> peer);

    [[nodiscard]] base::Result<Greeting, OracleError> no_line(base::ChannelError error);

    const Program* program_;
    std::unique_ptr<process::Peer> peer_;
    base::Deadline start_limit_;
    bool begins_as_uci_ = false;
    std::optional<OracleError> end_{};
};

/// True for a program that announces its features, for which it has half that patience, or answers a ping as those of
/// the xboard protocol do.
[[nodiscard]] bool speaks_xboard(const Program& program, std::chrono::milliseconds patience);

}  // namespace plyproof::oracle
