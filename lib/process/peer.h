// SPDX-License-Identifier: MIT
// Peer: a line channel to somebody who can come to an end. A Child is one; a test may put a written dialogue in its
// place.
#pragma once

#include <string>
#include <vector>

#include "base/line_channel.h"
#include "process/exit_status.h"

namespace plyproof::process {

class Peer : public base::LineChannel {
public:
    /// Nothing more will be sent. What was sent is still on its way.
    virtual void close_input() = 0;

    /// Waits for its end. Its output is read on meanwhile and can be received afterwards.
    [[nodiscard]] virtual base::Result<ExitStatus, base::ChannelError> wait(base::Deadline deadline) = 0;

    /// The last lines that were received from it, and those it wrote to standard error.
    [[nodiscard]] virtual std::vector<std::string> last_output() const = 0;
    [[nodiscard]] virtual std::vector<std::string> last_errors() const = 0;
};

}  // namespace plyproof::process
