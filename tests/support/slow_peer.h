// SPDX-License-Identifier: MIT
// SlowPeer: a program that takes its time, without anybody waiting for it. Each line that it says costs a part of what
// the one who listens is ready to wait; who is not ready for so much gets nothing, and what he waited is made up for.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "oracle/program.h"
#include "process/peer.h"

namespace plyproof::support {

struct SlowLine {
    std::chrono::milliseconds after;  ///< the line before it
    std::string text;
};

/// What a line is answered with.
using SlowAnswers = std::function<std::vector<SlowLine>(const std::string& line)>;

class SlowPeer final : public process::Peer {
public:
    explicit SlowPeer(SlowAnswers answers) : answers_(std::move(answers)) {}

    base::Result<void, base::ChannelError> send(std::string_view line, base::Deadline) override {
        const auto said = answers_(std::string(line));
        said_.insert(said_.end(), said.begin(), said.end());
        return {};
    }
    base::Result<std::string, base::ChannelError> receive(base::Deadline deadline) override {
        using std::chrono::milliseconds;
        if (said_.empty()) return base::failure(base::ChannelError::TimedOut);
        SlowLine& next = said_.front();
        // The deadline was made a moment ago.
        const auto ready = deadline.is_never()
                               ? milliseconds::max()
                               : std::chrono::ceil<milliseconds>(deadline.remaining()) + milliseconds(50);
        if (next.after > ready) {
            next.after -= ready;
            return base::failure(base::ChannelError::TimedOut);
        }
        std::string line = std::move(next.text);
        said_.pop_front();
        return line;
    }
    [[nodiscard]] std::string unfinished_line() const override { return {}; }
    void close_input() override {}
    base::Result<process::ExitStatus, base::ChannelError> wait(base::Deadline) override {
        return base::failure(base::ChannelError::TimedOut);
    }
    [[nodiscard]] std::vector<std::string> last_output() const override { return {}; }
    [[nodiscard]] std::vector<std::string> last_errors() const override { return {}; }

private:
    SlowAnswers answers_;
    std::deque<SlowLine> said_;
};

inline oracle::Program slow_program(const SlowAnswers& answers, oracle::ProgramOptions options = {}) {
    return {"./mine",
            [answers](const std::vector<std::string>&) -> base::Result<std::unique_ptr<process::Peer>, std::string> {
                return std::unique_ptr<process::Peer>(std::make_unique<SlowPeer>(answers));
            },
            std::move(options)};
}

}  // namespace plyproof::support
