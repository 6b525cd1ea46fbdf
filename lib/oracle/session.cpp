// SPDX-License-Identifier: MIT
#include "oracle/session.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/printable_text.h"
#include "base/text_fields.h"
#include "oracle/placeholders.h"
#include "oracle/talk_errors.h"
#include "uci/command.h"
#include "uci/words.h"

namespace plyproof::oracle {

namespace {

using base::failure;

}  // namespace

OracleError takes_no_options(const Program& program) {
    return {OracleErrorKind::NotStarted,
            fmt::format("{} takes no options, as it does not speak UCI; send a line with --init", program.name)};
}

base::Result<std::unique_ptr<Session>, OracleError> Session::open(const Program& program, const Dialect& dialect) {
    auto peer = start_traced(program, {});
    if (!peer) return failure(OracleError{OracleErrorKind::NotStarted, peer.error()});
    std::unique_ptr<Session> session(new Session(program, dialect, std::move(*peer)));
    if (auto ready = session->set_up(); !ready) return failure(std::move(ready.error()));
    return session;
}

Session::~Session() {
    constexpr std::chrono::seconds kGoodbye{1};
    if (!listens_) return;
    const base::Deadline deadline = base::Deadline::in(kGoodbye);
    if (!peer_->send("quit", deadline)) return;
    peer_->close_input();
    (void)peer_->wait(deadline);
}

base::Result<void, OracleError> Session::set_up() {
    if (dialect_.protocol == Protocol::Uci) {
        if (auto greeted = greet(); !greeted) return greeted;
    }
    for (const std::string& line : dialect_.start) {
        if (auto sent = send(line, start_limit()); !sent) return sent;
    }
    if (auto set = set_user_options(); !set) return set;
    for (const std::string& line : program_.options.init) {
        if (auto sent = send(line, start_limit()); !sent) return sent;
    }
    if (auto synced = sync(); !synced) return failure(std::move(synced.error()));
    return {};
}

base::Result<void, OracleError> Session::greet() {
    const Limit limit = start_limit();
    if (auto sent = send("uci", limit); !sent) return sent;
    for (;;) {
        auto line = receive(limit);
        if (!line) return failure(std::move(line.error()));
        const uci::EngineLine said = uci::parse_engine_line(*line);
        if (std::holds_alternative<uci::UciOkLine>(said)) return {};
        if (const auto* option = std::get_if<uci::OptionLine>(&said)) options_.push_back(*option);
        if (const auto* id = std::get_if<uci::IdLine>(&said); id != nullptr && id->field == "name")
            own_name_ = id->text;
    }
}

base::Result<void, OracleError> Session::set_user_options() {
    for (const EngineOption& option : program_.options.options) {
        if (dialect_.protocol != Protocol::Uci) {
            OracleError no_options = takes_no_options(program_);
            return failure(error(no_options.kind, std::move(no_options.text)));
        }
        if (find_option(option.name) == nullptr) {
            std::string names;
            for (const uci::OptionLine& known : options_) names += (names.empty() ? "" : ", ") + known.name;
            return failure(error(OracleErrorKind::NotStarted,
                                 fmt::format("{} has no option '{}'; it has: {}", program_.name, option.name,
                                             names.empty() ? "none" : base::printable_text(names, 600))));
        }
        if (auto set = set_option(option.name, option.value); !set) return set;
    }
    return {};
}

base::Result<void, OracleError> Session::send(std::string_view line, const Limit& limit) {
    last_sent_ = line;
    if (const auto sent = peer_->send(line, limit.deadline); !sent) return failure(failed(sent.error(), limit));
    return {};
}

base::Result<std::string, OracleError> Session::receive(const Limit& limit) {
    auto line = peer_->receive(limit.deadline);
    if (!line) return failure(failed(line.error(), limit));
    return std::move(*line);
}

base::Result<std::string, OracleError> Session::send_sync(const Limit& limit) {
    const Filling filling{.number = ++syncs_};
    std::string question = last_sent_;
    if (auto sent = send(filled(dialect_.sync, filling), limit); !sent) return failure(std::move(sent.error()));
    last_sent_ = std::move(question);  // to which all belongs that comes before the sync's answer
    return filled(dialect_.sync_answer, filling);
}

base::Result<std::vector<std::string>, OracleError> Session::sync() {
    std::vector<std::string> lines;
    if (dialect_.sync.empty()) return lines;
    const Limit limit = ready_limit();
    const auto answer = send_sync(limit);
    if (!answer) return failure(answer.error());
    last_sent_ = filled(dialect_.sync, {.number = syncs_});
    for (;;) {
        auto line = receive(limit);
        if (!line) return failure(std::move(line.error()));
        if (base::trim(*line).ends_with(*answer)) return lines;
        lines.push_back(std::move(*line));
    }
}

base::Result<void, OracleError> Session::set_option(const std::string& name, const std::string& value) {
    const auto known =
        std::ranges::find_if(values_, [&](const EngineOption& option) { return uci::same_name(option.name, name); });
    if (known != values_.end() && known->value == value) return {};
    const uci::OptionLine* option = find_option(name);
    const bool is_button = option != nullptr && option->type == uci::OptionType::Button;
    uci::SetOptionCommand command{option != nullptr ? option->name : name, {}};
    if (!is_button) command.value = value;
    if (auto sent = send(uci::command_text(command), ready_limit()); !sent) return sent;
    if (known != values_.end()) {
        known->value = value;
    } else {
        values_.push_back({name, value});
    }
    return {};
}

const uci::OptionLine* Session::find_option(std::string_view name) const {
    const auto found = std::ranges::find_if(
        options_, [&](const uci::OptionLine& option) { return uci::same_name(option.name, name); });
    return found == options_.end() ? nullptr : &*found;
}

OracleError Session::error(OracleErrorKind kind, std::string text) const {
    return error_of(*peer_, kind, std::move(text));
}

OracleError Session::endless_answer() {
    listens_ = false;
    return error(OracleErrorKind::Unreadable, fmt::format("{} gives an answer without end {}", program_.name, doing()));
}

std::string Session::doing() const {
    return last_sent_.empty() ? "while starting" : fmt::format("after '{}'", base::printable_text(last_sent_));
}

OracleError Session::failed(base::ChannelError error, const Limit& limit) {
    listens_ = false;
    return talk_error(*peer_, error, {program_.name, doing(), limit.wait, limit.option});
}

Limit Session::start_limit() const {
    return {deadline_in(program_.options.waits.start), program_.options.waits.start, "--start-timeout"};
}

Limit Session::ready_limit() const {
    return {deadline_in(program_.options.waits.ready), program_.options.waits.ready, "--ready-timeout"};
}

}  // namespace plyproof::oracle
