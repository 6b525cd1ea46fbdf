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

base::Result<void, OracleError> set_variant(Session& session, const Dialect& dialect, const std::string& name,
                                            chess::Variant variant) {
    constexpr const char* kOption = "UCI_Chess960";
    const bool chess960 = variant == chess::Variant::Chess960;
    if (dialect.protocol == Protocol::Uci && session.find_option(kOption) != nullptr) {
        return session.set_option(kOption, chess960 ? "true" : "false");
    }
    if (!chess960 || dialect.chess960) return {};
    return failure(
        no_chess960(name, dialect.protocol == Protocol::Uci
                              ? "it has no option UCI_Chess960"
                              : fmt::format("its dialect '{}' does not say \"chess960\": true", dialect.name)));
}

SessionOracle::SessionOracle(Program program, Dialect dialect)
    : program_(std::move(program)), dialect_(std::move(dialect)) {
    assert(dialect_.kind == DialectKind::Session);
}

base::Result<Answer, OracleError> SessionOracle::divide(const Question& question, base::Deadline deadline) {
    assert(question.depth >= 1);
    const auto begin = base::Deadline::Clock::now();
    auto answer = ask(question, question_limit(deadline));
    if (answer) {
        answer->time = base::Deadline::Clock::now() - begin;
    } else if (answer.error().kind != OracleErrorKind::Unsuitable) {
        if (session_) {
            // What the text of an answer gives away knows nothing of the program.
            OracleError with_lines = session_->error(answer.error().kind, answer.error().text);
            with_lines.exit = answer.error().exit;
            answer.error() = std::move(with_lines);
        }
        session_.reset();
    }
    return answer;
}

base::Result<void, OracleError> SessionOracle::open() {
    if (session_) return {};
    auto session = Session::open(program_, dialect_);
    if (!session) return failure(std::move(session.error()));
    session_ = std::move(*session);
    own_name_ = session_->own_name();
    return {};
}

base::Result<Answer, OracleError> SessionOracle::ask(const Question& question, Limit limit) {
    const auto filling = filling_for(question, dialect_, program_.name);
    if (!filling) return failure(filling.error());
    const auto begin = base::Deadline::Clock::now();
    if (auto opened = open(); !opened) return failure(std::move(opened.error()));
    limit = later_by(limit, base::Deadline::Clock::now() - begin);
    if (auto set = set_variant(*session_, dialect_, program_.name, question.variant); !set) return failure(set.error());
    if (auto set = set_position(question, *filling, limit); !set) return failure(std::move(set.error()));
    for (const std::string& line : dialect_.question) {
        if (auto sent = session_->send(filled(line, *filling), limit); !sent) return failure(std::move(sent.error()));
    }
    std::string sync_answer;
    if (dialect_.end == AnswerEnd::Sync) {
        auto sent = session_->send_sync(limit);
        if (!sent) return failure(std::move(sent.error()));
        sync_answer = std::move(*sent);
    }
    auto text = read_answer(question, limit, sync_answer);
    if (!text) return failure(std::move(text.error()));
    auto answer = answer_from(*text, question, program_.name, shown_fen_.has_value());
    if (answer) answer->own_fen = shown_fen_;
    return answer;
}

/// Sets the position, reads away what was left of the answer before, and looks where the program is now.
base::Result<void, OracleError> SessionOracle::set_position(const Question& question, const Filling& filling,
                                                            const Limit& limit) {
    shown_fen_.reset();
    for (const std::string& line : dialect_.position) {
        if (auto sent = session_->send(filled(line, filling), limit); !sent) return sent;
    }
    const bool asks_to_show = shows_ && !dialect_.show.empty() && !dialect_.sync.empty();
    if (asks_to_show) {
        if (auto sent = session_->send(dialect_.show, limit); !sent) return sent;
    }
    const auto lines = session_->sync();
    if (!lines) return failure(lines.error());
    for (const std::string& line : *lines) {
        if (asks_to_show && !shown_fen_) shown_fen_ = fen_in_line(line);
        // The command to show is no part of any protocol: not to know it is no refusal of the position.
        const bool is_about_show = asks_to_show && line.find("nknown") != std::string::npos;
        if (is_refusal(line) && !is_about_show) {
            return failure(session_->error(OracleErrorKind::Refused,
                                           fmt::format("{} refuses the position: {}", program_.name, quoted(line))));
        }
    }
    if (asks_to_show && !shown_fen_) shows_ = false;
    if (!shown_fen_) return {};
    if (const auto difference = difference_to_shown(question, *shown_fen_)) {
        return failure(session_->error(OracleErrorKind::OtherPosition,
                                       fmt::format("{} is at another position: {}", program_.name, *difference)));
    }
    return {};
}

base::Result<std::string, OracleError> SessionOracle::read_answer(const Question& question, const Limit& limit,
                                                                  const std::string& sync_answer) {
    AnswerLines lines(dialect_, question.depth, sync_answer);
    for (;;) {
        const auto line = session_->receive(limit);
        if (!line) return failure(line.error());
        switch (lines.add(*line)) {
            case AnswerState::Open:
                break;
            case AnswerState::Complete:
                return lines.text();
            case AnswerState::TooLong:
                return failure(session_->error(OracleErrorKind::Unreadable,
                                               fmt::format("{} gives an answer without end", program_.name)));
            case AnswerState::Refused:
                return failure(session_->error(OracleErrorKind::Refused, fmt::format("{} refuses the question: {}",
                                                                                     program_.name, quoted(*line))));
            case AnswerState::Plays:
                return failure(
                    session_->error(OracleErrorKind::Refused,
                                    fmt::format("{} plays a move instead of counting: {}; try another --dialect",
                                                program_.name, quoted(*line))));
        }
    }
}

}  // namespace plyproof::oracle
