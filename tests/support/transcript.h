// SPDX-License-Identifier: MIT
// Transcript: a written dialogue in the place of a program. Each line of the text is one step:
//
//     > go perft 1        we must send this
//     < a2a3: 1           it says this
//     . SIGSEGV           it has ended: by a signal of that name, or with an exit code
//     ~ Nodes sear        it has begun to say this and not ended the line
//     ! what it complains about on standard error
//
// Where the text has nothing for it to say, it is silent and every wait times out at once. A line that we send out of
// turn fails the test, but `quit` may be sent at any time.
#pragma once

#include <gtest/gtest.h>

#include <charconv>
#include <csignal>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "oracle/program.h"
#include "process/exit_status.h"
#include "process/last_lines.h"
#include "process/peer.h"

namespace plyproof::support {

class Transcript final : public process::Peer {
public:
    explicit Transcript(std::string_view text) {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find('\n'), text.size());
            if (end > 1) steps_.emplace_back(text.substr(0, end));
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }
    ~Transcript() override {
        for (const std::string& step : steps_) {
            EXPECT_FALSE(step.starts_with("> ")) << "never sent: " << step;
        }
    }

    base::Result<void, base::ChannelError> send(std::string_view line, base::Deadline) override {
        read_errors();
        if (line == "quit") return {};
        while (!steps_.empty() && steps_.front().starts_with("< ")) {
            unread_.push_back(steps_.front().substr(2));
            steps_.pop_front();
            read_errors();
        }
        if (!steps_.empty() && steps_.front().starts_with(". ")) return base::failure(base::ChannelError::Closed);
        const std::string expected = steps_.empty() ? "nothing" : steps_.front();
        EXPECT_EQ(expected, "> " + std::string(line));
        if (!steps_.empty()) steps_.pop_front();
        return {};
    }

    base::Result<std::string, base::ChannelError> receive(base::Deadline) override {
        read_errors();
        std::string line;
        if (!unread_.empty()) {
            line = unread_.front();
            unread_.pop_front();
        } else if (!steps_.empty() && steps_.front().starts_with("< ")) {
            line = steps_.front().substr(2);
            steps_.pop_front();
        } else if (!steps_.empty() && steps_.front().starts_with(". ")) {
            return base::failure(base::ChannelError::Closed);
        } else {
            return base::failure(base::ChannelError::TimedOut);
        }
        output_.add(line);
        return line;
    }

    [[nodiscard]] std::string unfinished_line() const override {
        return !steps_.empty() && steps_.front().starts_with("~ ") ? steps_.front().substr(2) : std::string();
    }
    void close_input() override {}
    base::Result<process::ExitStatus, base::ChannelError> wait(base::Deadline) override {
        read_errors();
        if (steps_.empty() || !steps_.front().starts_with(". ")) return base::failure(base::ChannelError::TimedOut);
        const std::string how = steps_.front().substr(2);
        if (how == "SIGSEGV") return process::ExitStatus{0, SIGSEGV};
        int code = 0;
        std::from_chars(how.data(), how.data() + how.size(), code);
        return process::ExitStatus{code, 0};
    }
    [[nodiscard]] std::vector<std::string> last_output() const override { return output_.lines(); }
    [[nodiscard]] std::vector<std::string> last_errors() const override { return errors_.lines(); }

private:
    void read_errors() {
        while (!steps_.empty() && steps_.front().starts_with("! ")) {
            errors_.add(std::string_view(steps_.front()).substr(2));
            steps_.pop_front();
        }
    }

    std::deque<std::string> steps_;
    std::deque<std::string> unread_;
    process::LastLines output_;
    process::LastLines errors_;
};

/// The program ./mine, of which each start follows the next text. Starting it once more than there are texts fails.
inline oracle::Program program_of(std::vector<std::string> texts, oracle::ProgramOptions options = {}) {
    auto left = std::make_shared<std::deque<std::string>>(texts.begin(), texts.end());
    return {
        "./mine",
        [left](const std::vector<std::string>& arguments) -> base::Result<std::unique_ptr<process::Peer>, std::string> {
            if (left->empty()) {
                ADD_FAILURE() << "started once too often";
                return base::failure(std::string("./mine cannot be started: no text is left"));
            }
            std::string text = std::move(left->front());
            left->pop_front();
            // The arguments of a script are what we say to it.
            std::unique_ptr<process::Peer> peer = std::make_unique<Transcript>(text);
            for (const std::string& argument : arguments) (void)peer->send(argument, {});
            return peer;
        },
        std::move(options)};
}

}  // namespace plyproof::support
