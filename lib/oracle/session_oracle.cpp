// SPDX-License-Identifier: MIT
#include "oracle/session_oracle.h"

#include <fmt/format.h>

#include <cassert>
#include <utility>

#include "base/printable_text.h"
#include "oracle/answer_lines.h"
#include "oracle/asking.h"
#include "oracle/shown_position.h"

namespace plyproof::oracle {

namespace {

using base::failure;

std::string quoted(std::string_view line) { return fmt::format("'{}'", base::printable_text(line)); }

}  // namespace

SessionOracle::SessionOracle(Program program, Dialect dialect, Echo echo)
    : PersistentOracle(std::move(program), std::move(dialect)), echo_(echo) {
    assert(this->dialect().kind == DialectKind::Session);
}

base::Result<Answer, OracleError> SessionOracle::answer(const Question& question, const Filling& filling,
                                                        const Limit& limit) {
    if (auto set = set_position(question, filling, limit); !set) return failure(std::move(set.error()));
    for (const std::string& line : dialect().question) {
        if (auto sent = session().send(filled(line, filling), limit); !sent) return failure(std::move(sent.error()));
    }
    std::string sync_answer;
    if (dialect().end == AnswerEnd::Sync) {
        auto sent = session().send_sync(limit);
        if (!sent) return failure(std::move(sent.error()));
        sync_answer = std::move(*sent);
    }
    auto text = read_answer(question, limit, sync_answer);
    if (!text) return failure(std::move(text.error()));
    auto answer = answer_from(*text, question, name(), shown_fen_.has_value());
    if (answer) answer->own_fen = shown_fen_;
    return answer;
}

/// Sends the position, and reads away what was left of the answer before.
SessionOracle::Lines SessionOracle::send_position(const Filling& filling, bool asks_to_show, const Limit& limit) {
    for (const std::string& line : dialect().position) {
        if (auto sent = session().send(filled(line, filling), limit); !sent) return failure(std::move(sent.error()));
    }
    if (asks_to_show) {
        if (auto sent = session().send(dialect().show, limit); !sent) return failure(std::move(sent.error()));
    }
    auto lines = session().sync();
    if (!lines || !asks_to_show) return lines;
    for (const std::string& line : *lines) {
        if (!shown_fen_) shown_fen_ = fen_in_line(line);
    }
    if (!shown_fen_) shows_ = false;
    return lines;
}

/// Sets the position and looks where the program is now.
base::Result<void, OracleError> SessionOracle::set_position(const Question& question, const Filling& filling,
                                                            const Limit& limit) {
    shown_fen_.reset();
    const bool asks_to_show = echo_ == Echo::Checked && can_show();
    const auto lines = send_position(filling, asks_to_show, limit);
    if (!lines) return failure(lines.error());
    for (const std::string& line : *lines) {
        // The command to show is no part of any protocol: not to know it is no refusal of the position.
        const bool is_about_show = asks_to_show && line.find("nknown") != std::string::npos;
        if (is_refusal(line) && !is_about_show) {
            return failure(session().error(OracleErrorKind::Refused,
                                           fmt::format("{} refuses the position: {}", name(), quoted(line))));
        }
    }
    if (!shown_fen_) return {};
    if (const auto difference = difference_to_shown(question, *shown_fen_)) {
        return failure(session().error(OracleErrorKind::OtherPosition,
                                       fmt::format("{} is at another position: {}", name(), *difference)));
    }
    return {};
}

std::optional<std::string> SessionOracle::shown_fen(const Question& question, base::Deadline deadline) {
    if (!can_show()) return std::nullopt;
    shown_fen_.reset();
    const auto prepared = prepare(question, deadline);
    if (!prepared || !send_position(prepared->filling, true, prepared->limit)) start_afresh();
    return shown_fen_;
}

base::Result<std::string, OracleError> SessionOracle::read_answer(const Question& question, const Limit& limit,
                                                                  const std::string& sync_answer) {
    AnswerLines lines(dialect(), question.depth, sync_answer);
    for (;;) {
        const auto line = session().receive(limit);
        if (!line) return failure(line.error());
        switch (lines.add(*line)) {
            case AnswerState::Open:
                break;
            case AnswerState::Complete:
                return lines.text();
            case AnswerState::TooLong:
                return failure(session().endless_answer());
            case AnswerState::Refused:
                return failure(session().error(OracleErrorKind::Refused,
                                               fmt::format("{} refuses the question: {}", name(), quoted(*line))));
            case AnswerState::Plays:
                return failure(
                    session().error(OracleErrorKind::Refused,
                                    fmt::format("{} plays a move instead of counting: {}; try another --dialect",
                                                name(), quoted(*line))));
        }
    }
}

}  // namespace plyproof::oracle
