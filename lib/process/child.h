// SPDX-License-Identifier: MIT
// Child: another program as a line channel: our lines go to its standard input, the lines of its standard output come
// back, and of its standard error the last ones are kept. It runs in a session and process group of its own, and with
// the Child's end the whole group is killed, and whoever has left it (family.h): nothing that it started survives it,
// no zombie stays, no descriptor leaks.
//
// While we wait for one thing all three pipes are served, so a child that floods one of them or reads nothing only
// costs time, and every wait has a deadline. A child cannot eat our memory: see the limits. Several Children may be
// used at once, each by one thread at a time; only the stop token may be used from elsewhere.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "process/limits.h"
#include "process/peer.h"

namespace plyproof::process {

struct ChildOptions {
    std::string folder{};                 ///< where it begins; empty: where we are
    std::size_t longest_line = 1 << 20;   ///< bytes of one line of its output
    std::size_t most_output = 64u << 20;  ///< bytes of both streams that it may send for one line of ours
    Limits limits{};                      ///< from the moment it runs
    std::stop_token stop{};               ///< ends every wait with ChannelError::Stopped
    std::function<void(std::string_view line)> on_error_line{};  ///< called with each line of its standard error
};

class Child final : public Peer {
public:
    /// Starts a program. `file` is its path (find_program), `arguments` do not hold its name. The error is a text that
    /// says what failed and why. Throws std::bad_alloc only.
    [[nodiscard]] static base::Result<std::unique_ptr<Child>, std::string> start(
        const std::string& file, const std::vector<std::string>& arguments, const ChildOptions& options = {});

    /// Kills the group, unless the child has ended and the group with it.
    ~Child() override;

    [[nodiscard]] base::Result<void, base::ChannelError> send(std::string_view line, base::Deadline deadline) override;
    [[nodiscard]] base::Result<std::string, base::ChannelError> receive(base::Deadline deadline) override;
    [[nodiscard]] std::string unfinished_line() const override;
    void close_input() override;
    [[nodiscard]] base::Result<ExitStatus, base::ChannelError> wait(base::Deadline deadline) override;
    [[nodiscard]] std::vector<std::string> last_output() const override;
    [[nodiscard]] std::vector<std::string> last_errors() const override;

    /// How it ended, once a wait has noticed.
    [[nodiscard]] std::optional<ExitStatus> exit_status() const;

    /// Kills it and all that it started, now. The end is still to be waited for.
    void kill();

    /// The process's number.
    [[nodiscard]] int id() const;

private:
    class Loop;
    explicit Child(std::unique_ptr<Loop> loop);

    std::unique_ptr<Loop> loop_;
};

}  // namespace plyproof::process
