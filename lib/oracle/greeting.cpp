// SPDX-License-Identifier: MIT
#include "oracle/greeting.h"

#include <fmt/format.h>

#include <string_view>
#include <utility>
#include <vector>

#include "base/text_fields.h"
#include "oracle/answer_lines.h"
#include "oracle/line_words.h"
#include "oracle/talk_errors.h"

namespace plyproof::oracle {

namespace {

using base::failure;

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

std::optional<Greeting> greeting_in(std::string_view line) {
    if (cleaned_line(line) == "uciok") return Greeting::Uci;
    if (base::trim(line).ends_with("pong 1") || complains_about(line, "uci")) return Greeting::Plain;
    if (is_refusal(line) && contains(line, "ping")) return Greeting::Plain;
    return std::nullopt;
}

bool is_xboard_line(std::string_view line) {
    return cleaned_line(line).starts_with("feature ") || base::trim(line).ends_with("pong 1");
}

OracleError never_ready(const Program& program, const process::Peer& peer) {
    return error_of(peer, OracleErrorKind::TimedOut,
                    fmt::format("{} greets as a UCI engine does, but does not end its greeting with 'uciok' within {} "
                                "s (it was killed; --start-timeout waits longer)",
                                program.name, std::chrono::duration<double>(program.options.waits.start).count()));
}

}  // namespace

Greeter::Greeter(const Program& program, std::unique_ptr<process::Peer> peer)
    : program_(&program), peer_(std::move(peer)), start_limit_(deadline_in(program.options.waits.start)) {}

base::Result<Greeter, OracleError> Greeter::start(const Program& program) {
    auto peer = start_traced(program, {});
    if (!peer) return failure(OracleError{OracleErrorKind::NotStarted, peer.error()});
    Greeter greeter(program, *std::move(peer));
    // A program of the xboard kind answers "pong 1", or says at least that it knows no ping. Who ends is heard below.
    for (const char* line : {"uci", "ping 1"}) (void)greeter.peer_->send(line, greeter.start_limit_);
    return greeter;
}

base::Result<Greeting, OracleError> Greeter::hear(base::Deadline deadline) {
    for (;;) {
        const auto line = peer_->receive(begins_as_uci_ ? start_limit_ : deadline);
        if (!line) return no_line(line.error());
        if (const auto greeting = greeting_in(*line)) return *greeting;
        begins_as_uci_ = begins_as_uci_ || cleaned_line(*line).starts_with("id name ");
    }
}

base::Result<Greeting, OracleError> Greeter::no_line(base::ChannelError error) {
    const Talk talk{program_->name, "after 'uci'", {}, "--start-timeout"};
    if (error == base::ChannelError::TimedOut) {
        if (begins_as_uci_) return failure(never_ready(*program_, *peer_));
        return Greeting::Silent;
    }
    if (error != base::ChannelError::Closed) return failure(talk_error(*peer_, error, talk));
    OracleError end = talk_error(*peer_, error, talk);
    // Who says nothing any more, and lives, is no script either.
    if (!end.exit) return failure(std::move(end));
    end_ = std::move(end);
    return Greeting::Ended;
}

bool speaks_xboard(const Program& program, std::chrono::milliseconds patience) {
    const auto peer = start_traced(program, {});
    if (!peer) return false;
    // Some lose a line that comes close behind another: GNU Chess 6 does.
    const std::vector<const char*> features{"xboard", "protover 2"};
    const std::vector<const char*> ping{"ping 1"};
    for (const auto& [lines, share] : {std::pair(features, 2), std::pair(ping, 1)}) {
        const base::Deadline deadline = base::Deadline::in(patience / share);
        for (const char* line : lines) {
            if (!(*peer)->send(line, deadline)) return false;
        }
        auto line = (*peer)->receive(deadline);
        while (line && !is_xboard_line(*line)) line = (*peer)->receive(deadline);
        if (line) return true;
        if (line.error() != base::ChannelError::TimedOut) return false;
    }
    return false;
}

}  // namespace plyproof::oracle
