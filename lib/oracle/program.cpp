// SPDX-License-Identifier: MIT
#include "oracle/program.h"

#include <fmt/format.h>

#include <utility>

#include "process/child.h"
#include "process/find_command.h"

namespace plyproof::oracle {

namespace {

using Clock = std::chrono::steady_clock;

/// A peer whose lines are shown to somebody.
class TracedPeer final : public process::Peer {
public:
    TracedPeer(std::unique_ptr<process::Peer> peer, const Trace& trace) : peer_(std::move(peer)), trace_(trace) {}

    base::Result<void, base::ChannelError> send(std::string_view line, base::Deadline deadline) override {
        trace_({TraceWay::ToProgram, {}, line});
        return peer_->send(line, deadline);
    }
    base::Result<std::string, base::ChannelError> receive(base::Deadline deadline) override {
        auto line = peer_->receive(deadline);
        if (line) trace_({TraceWay::FromProgram, {}, *line});
        return line;
    }
    [[nodiscard]] std::string unfinished_line() const override { return peer_->unfinished_line(); }
    void close_input() override { peer_->close_input(); }
    base::Result<process::ExitStatus, base::ChannelError> wait(base::Deadline deadline) override {
        return peer_->wait(deadline);
    }
    [[nodiscard]] std::vector<std::string> last_output() const override { return peer_->last_output(); }
    [[nodiscard]] std::vector<std::string> last_errors() const override { return peer_->last_errors(); }

private:
    std::unique_ptr<process::Peer> peer_;
    const Trace& trace_;
};

/// The trace of a user, with the time since now.
Trace with_time(Trace trace) {
    if (!trace) return trace;
    return [trace = std::move(trace), begin = Clock::now()](const TraceLine& line) {
        trace({line.way, Clock::now() - begin, line.text});
    };
}

OracleError not_started(const std::string& command, const std::string& why) {
    return {OracleErrorKind::NotStarted, fmt::format("{} cannot be started: {}", command, why)};
}

}  // namespace

base::Result<Program, OracleError> find_program(const std::string& command, ProgramOptions options) {
    const auto found = process::find_command(command);
    if (!found) {
        return base::failure(not_started(found.error().is_understood ? command : "the program", found.error().text));
    }

    options.trace = with_time(std::move(options.trace));
    process::ChildOptions child_options{.folder = options.folder, .stop = options.stop};
    if (options.trace) {
        child_options.on_error_line = [trace = options.trace](std::string_view line) {
            trace({TraceWay::StandardError, {}, line});
        };
    }
    StartPeer start =
        [found = *found, child_options](
            const std::vector<std::string>& more) -> base::Result<std::unique_ptr<process::Peer>, std::string> {
        std::vector<std::string> arguments = found.arguments;
        arguments.insert(arguments.end(), more.begin(), more.end());
        auto child = process::Child::start(found.file, arguments, child_options);
        if (!child) return base::failure(child.error());
        return std::unique_ptr<process::Peer>(std::move(*child));
    };
    return Program{command, std::move(start), std::move(options)};
}

base::Result<std::unique_ptr<process::Peer>, std::string> start_traced(const Program& program,
                                                                       const std::vector<std::string>& more_arguments) {
    auto peer = program.start(more_arguments);
    if (!peer || !program.options.trace) return peer;
    return std::unique_ptr<process::Peer>(std::make_unique<TracedPeer>(std::move(*peer), program.options.trace));
}

}  // namespace plyproof::oracle
