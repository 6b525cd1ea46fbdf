// SPDX-License-Identifier: MIT
#include "match/player.h"

#include <fmt/format.h>

#include <algorithm>
#include <variant>

#include "process/child.h"
#include "process/find_command.h"

namespace plyproof::match {

using base::ChannelError;
using base::Deadline;
using Clock = std::chrono::steady_clock;

namespace {

constexpr int kMate = 30000;
constexpr std::chrono::seconds kGoodbye{1};

int centipawns_of(const uci::Score& score) {
    if (score.kind == uci::ScoreKind::Centipawns) {
        return static_cast<int>(std::clamp<std::int64_t>(score.value, -kMate + 1000, kMate - 1000));
    }
    const auto moves = static_cast<int>(std::clamp<std::int64_t>(score.value, -999, 999));
    return moves > 0 ? kMate - moves : -kMate - moves;
}

std::string last_words(const process::Peer& peer) {
    const std::vector<std::string> errors = peer.last_errors();
    const std::vector<std::string> lines = errors.empty() ? peer.last_output() : errors;
    return lines.empty() ? std::string() : fmt::format("; last line: {}", lines.back());
}

}  // namespace

std::chrono::nanoseconds CpuMarks::since(const CpuMarks& before) const {
    return std::max({waited - before.waited, not_run - before.not_run, std::chrono::nanoseconds(0)});
}

base::Result<Entrant, std::string> find_entrant(const std::string& command, const std::string& name,
                                                const std::stop_token& stop) {
    const auto found = process::find_command(command);
    if (!found) return base::failure(found.error().text);
    process::ChildOptions options;
    options.limits.core_files = false;
    options.stop = stop;
    return Entrant{name.empty() ? command : name, [found = *found, options]() -> base::Result<Started, std::string> {
                       auto child = process::Child::start(found.file, found.arguments, options);
                       if (!child) return base::failure(child.error());
                       const int number = (*child)->id();
                       return Started{std::move(*child), number};
                   }};
}

std::optional<Fault> Player::prepare(bool chess960) {
    const bool is_fresh = peer_ == nullptr;
    std::optional<Fault> fault = is_fresh ? start() : std::nullopt;
    if (!fault && chess960_ != chess960) fault = set_up(chess960);
    if (!fault) fault = send("ucinewgame");
    if (!fault) fault = send("isready");
    if (!fault) fault = wait_for("readyok");
    if (!fault) return std::nullopt;
    if (is_fresh && fault->kind != FaultKind::Stopped) fault->kind = FaultKind::NotStarted;
    peer_.reset();
    return fault;
}

std::optional<Fault> Player::start() {
    auto started = entrant_.start();
    if (!started) return Fault{FaultKind::NotStarted, started.error()};
    peer_ = std::move(started->peer);
    process_ = started->process;
    chess960_.reset();
    if (auto fault = send("uci")) return fault;
    if (auto fault = wait_for("uciok")) return fault;
    for (const uci::SetOptionCommand& option : entrant_.options) {
        if (auto fault = send(uci::command_text(option))) return fault;
    }
    return std::nullopt;
}

std::optional<Fault> Player::set_up(bool chess960) {
    const bool was_told = chess960_.has_value();
    chess960_ = chess960;
    // A program that knows only standard chess need not hear of anything else.
    if (!was_told && !chess960) return std::nullopt;
    return send(uci::command_text(uci::SetOptionCommand{"UCI_Chess960", chess960 ? "true" : "false"}));
}

base::Result<Thought, Fault> Player::think(const std::string& position, const uci::GoCommand& go,
                                           std::optional<std::chrono::nanoseconds> allowed) {
    if (auto fault = send(position)) return base::failure(*std::move(fault));
    Thought thought;
    const CpuMarks before = cpu_marks();
    thought.begin = Clock::now();
    if (auto fault = send(uci::command_text(go))) return base::failure(*std::move(fault));
    const Deadline patience = Deadline::at(thought.begin + allowed.value_or(std::chrono::nanoseconds(0)) +
                                           std::chrono::nanoseconds(entrant_.patience));
    auto heard = hear_move(thought, allowed ? Deadline::at(thought.begin + *allowed) : patience);
    if (!heard && heard.error() == ChannelError::TimedOut && allowed) {
        if (auto fault = send("stop")) return base::failure(*std::move(fault));
        heard = hear_move(thought, patience);
    }
    if (heard) {
        heard->starved = cpu_marks().since(before);
        return *std::move(heard);
    }
    const Fault fault = fault_of(heard.error(), "bestmove");
    peer_.reset();
    return base::failure(fault);
}

base::Result<Thought, ChannelError> Player::hear_move(Thought thought, Deadline deadline) {
    for (;;) {
        const auto line = peer_->receive(deadline);
        if (!line) return base::failure(line.error());
        const uci::EngineLine meaning = uci::parse_engine_line(*line);
        if (const auto* info = std::get_if<uci::InfoLine>(&meaning)) {
            if (info->multipv.value_or(1) != 1) continue;
            if (info->score) thought.score = centipawns_of(*info->score);
            if (info->score && info->depth) thought.depth = info->depth;
        }
        if (const auto* best = std::get_if<uci::BestMoveLine>(&meaning)) {
            thought.end = Clock::now();
            thought.move = best->move;
            return thought;
        }
    }
}

CpuMarks Player::cpu_marks() const { return entrant_.cpu_marks ? entrant_.cpu_marks(process_) : CpuMarks{}; }

std::optional<Fault> Player::send(const std::string& line) {
    const auto sent = peer_->send(line, Deadline::in(entrant_.patience));
    if (sent) return std::nullopt;
    Fault fault = fault_of(sent.error(), "room to write");
    peer_.reset();
    return fault;
}

std::optional<Fault> Player::wait_for(std::string_view word) {
    const Deadline deadline = Deadline::in(entrant_.patience);
    for (;;) {
        const auto line = peer_->receive(deadline);
        if (!line) {
            Fault fault = fault_of(line.error(), word);
            peer_.reset();
            return fault;
        }
        const uci::EngineLine meaning = uci::parse_engine_line(*line);
        if (word == "uciok" && std::holds_alternative<uci::UciOkLine>(meaning)) return std::nullopt;
        if (word == "readyok" && std::holds_alternative<uci::ReadyOkLine>(meaning)) return std::nullopt;
    }
}

Fault Player::fault_of(ChannelError error, std::string_view waited_for) {
    switch (error) {
        case ChannelError::TimedOut:
            return {FaultKind::Hang, fmt::format("no {}{}", waited_for, last_words(*peer_))};
        case ChannelError::Closed: {
            const auto status = peer_->wait(Deadline::in(kGoodbye));
            const std::string how = status ? exit_text(*status) : "closed its output";
            return {FaultKind::Crash, fmt::format("{}{}", how, last_words(*peer_))};
        }
        case ChannelError::LineTooLong:
        case ChannelError::TooMuchOutput:
            return {FaultKind::Flood, "it writes without end"};
        case ChannelError::Stopped:
            return {FaultKind::Stopped, "stopped"};
    }
    return {FaultKind::Stopped, {}};
}

void Player::dismiss() {
    if (!peer_) return;
    if (peer_->send("quit", Deadline::in(kGoodbye))) {
        // However it ends, the end of the Child takes it away.
        [[maybe_unused]] const auto status = peer_->wait(Deadline::in(kGoodbye));
    }
    peer_.reset();
}

}  // namespace plyproof::match
