// SPDX-License-Identifier: MIT
// What went wrong on the line to a program, as an OracleError: by which signal it died, how long it was waited for and
// which option makes that longer, what it said last.
#pragma once

#include <chrono>
#include <string>
#include <string_view>

#include "base/line_channel.h"
#include "oracle/oracle_error.h"
#include "process/peer.h"

namespace plyproof::oracle {

/// What we were doing when it happened.
struct Talk {
    const std::string& name;         ///< of the program
    std::string doing;               ///< "after 'go perft 3'", "while starting"
    std::chrono::milliseconds wait;  ///< how long it was waited for; zero when that is not known
    std::string_view option;         ///< the option that raises the limit: "--timeout"
};

/// Looks at how the program ended, when it did: for that it waits a moment.
[[nodiscard]] OracleError talk_error(process::Peer& peer, base::ChannelError error, const Talk& talk);

/// An error of the program's own making, with its last lines.
[[nodiscard]] OracleError error_of(const process::Peer& peer, OracleErrorKind kind, std::string text);

}  // namespace plyproof::oracle
