// SPDX-License-Identifier: MIT
// FakePeer: a program in a few lines of a test. A function answers each line that it gets; where it says nothing, every
// wait times out at once.
#pragma once

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

/// What a line is answered with: any number of lines.
using FakeAnswers = std::function<std::vector<std::string>(const std::string& line)>;

class FakePeer final : public process::Peer {
public:
    explicit FakePeer(FakeAnswers answers, bool ended = false) : answers_(std::move(answers)), ended_(ended) {}

    base::Result<void, base::ChannelError> send(std::string_view line, base::Deadline) override {
        if (ended_) return base::failure(base::ChannelError::Closed);
        say(answers_(std::string(line)));
        return {};
    }
    void say(const std::vector<std::string>& lines) { said_.insert(said_.end(), lines.begin(), lines.end()); }

    base::Result<std::string, base::ChannelError> receive(base::Deadline) override {
        if (said_.empty()) return base::failure(ended_ ? base::ChannelError::Closed : base::ChannelError::TimedOut);
        std::string line = std::move(said_.front());
        said_.pop_front();
        return line;
    }
    [[nodiscard]] std::string unfinished_line() const override { return {}; }
    void close_input() override {}
    base::Result<process::ExitStatus, base::ChannelError> wait(base::Deadline) override {
        if (!ended_) return base::failure(base::ChannelError::TimedOut);
        return process::ExitStatus{};
    }
    [[nodiscard]] std::vector<std::string> last_output() const override { return {}; }
    [[nodiscard]] std::vector<std::string> last_errors() const override { return {}; }

private:
    FakeAnswers answers_;
    std::deque<std::string> said_;
    bool ended_;
};

/// A program that stays and answers line by line; `answers` is copied for each start.
inline oracle::Program fake_program(const FakeAnswers& answers, oracle::ProgramOptions options = {}) {
    return {"./mine",
            [answers](const std::vector<std::string>&) -> base::Result<std::unique_ptr<process::Peer>, std::string> {
                return std::unique_ptr<process::Peer>(std::make_unique<FakePeer>(answers));
            },
            std::move(options)};
}

/// A program that answers its arguments and ends.
inline oracle::Program fake_script(std::function<std::vector<std::string>(const std::vector<std::string>&)> answers) {
    return {"./mine",
            [answers = std::move(answers)](const std::vector<std::string>& arguments)
                -> base::Result<std::unique_ptr<process::Peer>, std::string> {
                auto peer = std::make_unique<FakePeer>(FakeAnswers(), true);
                peer->say(answers(arguments));
                return std::unique_ptr<process::Peer>(std::move(peer));
            },
            {}};
}

}  // namespace plyproof::support
