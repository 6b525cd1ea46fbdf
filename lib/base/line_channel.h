// SPDX-License-Identifier: MIT
// LineChannel: lines of text to somebody and back, with a deadline on every wait. Whoever talks to a chess program
// talks to this, so that a test can answer from a written dialogue where users have a child program. Not to be used by
// several threads at a time.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/deadline.h"
#include "base/result.h"

namespace plyproof::base {

enum class ChannelError : std::uint8_t {
    TimedOut,       ///< the deadline passed first; the other side may still answer
    Closed,         ///< the other side has gone, or will neither listen nor speak any more
    LineTooLong,    ///< it sent a line beyond all measure; nothing behind it will be read
    TooMuchOutput,  ///< it sent more than anybody wants to keep; nothing more will be read
    Stopped,        ///< we were asked to stop
};

class LineChannel {
public:
    LineChannel() = default;
    LineChannel(const LineChannel&) = delete;
    LineChannel& operator=(const LineChannel&) = delete;
    virtual ~LineChannel() = default;

    /// Sends one line and waits until it is on its way. REQUIRES: no line end in it.
    [[nodiscard]] virtual Result<void, ChannelError> send(std::string_view line, Deadline deadline) = 0;

    /// The next line without its end (LF or CR LF). What was sent before the other side went is still given, then
    /// Closed. A last line without an end is none: half a number would be another number.
    [[nodiscard]] virtual Result<std::string, ChannelError> receive(Deadline deadline) = 0;

    /// What has come of a line that has no end, or none yet.
    [[nodiscard]] virtual std::string unfinished_line() const = 0;
};

}  // namespace plyproof::base
