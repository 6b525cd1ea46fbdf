// SPDX-License-Identifier: MIT
#include "oracle/talk_errors.h"

#include <fmt/format.h>

#include <utility>

#include "base/printable_text.h"
#include "process/last_lines.h"

namespace plyproof::oracle {

namespace {

std::string duration_text(std::chrono::milliseconds wait) {
    if (wait % std::chrono::seconds(1) == std::chrono::milliseconds::zero())
        return fmt::format("{} s", wait.count() / 1000);
    return fmt::format("{:.1f} s", std::chrono::duration<double>(wait).count());
}

OracleError ended(process::Peer& peer, const Talk& talk) {
    // The end of its output comes a moment before the news of its own end.
    constexpr std::chrono::seconds kMoment{2};
    const auto status = peer.wait(base::Deadline::in(kMoment));
    if (!status) {
        return error_of(peer, OracleErrorKind::Died,
                        fmt::format("{} closed its input or output {}, and still runs", talk.name, talk.doing));
    }
    const std::string how = status->signal != 0
                                ? fmt::format("{} died {}: {}", talk.name, talk.doing, exit_text(*status))
                                : fmt::format("{} ended {} with {}", talk.name, talk.doing, exit_text(*status));
    OracleError error = error_of(peer, OracleErrorKind::Died, how);
    error.exit = *status;
    return error;
}

OracleError timed_out(const process::Peer& peer, const Talk& talk) {
    std::string text = fmt::format("{} did not answer in time {}", talk.name, talk.doing);
    if (talk.wait > std::chrono::milliseconds::zero()) {
        text = fmt::format("{} did not answer within {} {}", talk.name, duration_text(talk.wait), talk.doing);
    }
    if (!peer.unfinished_line().empty()) {
        text += fmt::format("; it wrote '{}' without a line end", base::printable_text(peer.unfinished_line()));
    }
    return error_of(peer, OracleErrorKind::TimedOut,
                    fmt::format("{} (it was killed; {} waits longer)", text, talk.option));
}

}  // namespace

OracleError error_of(const process::Peer& peer, OracleErrorKind kind, std::string text) {
    OracleError error{kind, std::move(text), std::nullopt, peer.last_output(), peer.last_errors()};
    if (const std::string unfinished = peer.unfinished_line(); !unfinished.empty()) {
        error.last_output.push_back(unfinished.substr(0, process::LastLines::kLength));
    }
    return error;
}

OracleError talk_error(process::Peer& peer, base::ChannelError error, const Talk& talk) {
    switch (error) {
        case base::ChannelError::TimedOut:
            return timed_out(peer, talk);
        case base::ChannelError::Closed:
            return ended(peer, talk);
        case base::ChannelError::LineTooLong:
            return error_of(peer, OracleErrorKind::Unreadable,
                            fmt::format("{} wrote a line without end {}", talk.name, talk.doing));
        case base::ChannelError::TooMuchOutput:
            return error_of(peer, OracleErrorKind::Unreadable,
                            fmt::format("{} wrote without end {}", talk.name, talk.doing));
        case base::ChannelError::Stopped:
            break;
    }
    return error_of(peer, OracleErrorKind::Stopped, fmt::format("{} was stopped {}", talk.name, talk.doing));
}

}  // namespace plyproof::oracle
