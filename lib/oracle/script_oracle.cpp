// SPDX-License-Identifier: MIT
#include "oracle/script_oracle.h"

#include <fmt/format.h>

#include <cassert>
#include <utility>

#include "base/printable_text.h"
#include "oracle/answer_lines.h"
#include "oracle/asking.h"
#include "oracle/talk_errors.h"
#include "process/command_line.h"

namespace plyproof::oracle {

namespace {

using base::failure;

/// The first line with which the program says that it does not like the question.
std::optional<std::string> refusal_in(std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        if (is_refusal(text.substr(0, end))) return std::string(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return std::nullopt;
}

}  // namespace

ScriptOracle::ScriptOracle(Program program, Dialect dialect)
    : program_(std::move(program)), dialect_(std::move(dialect)) {
    assert(dialect_.kind == DialectKind::Script);
}

base::Result<Answer, OracleError> ScriptOracle::divide(const Question& question, base::Deadline deadline) {
    assert(question.depth >= 1);
    if (!program_.options.options.empty() || !program_.options.init.empty()) {
        return failure(OracleError{
            OracleErrorKind::NotStarted,
            fmt::format("{} takes no options and no lines, as it is started for each question", program_.name)});
    }
    const auto filling = filling_for(question, dialect_, program_.name);
    if (!filling) return failure(filling.error());
    if (question.variant == chess::Variant::Chess960 && !dialect_.chess960) {
        return failure(
            no_chess960(program_.name, fmt::format("its dialect '{}' does not say \"chess960\": true", dialect_.name)));
    }
    const auto begin = base::Deadline::Clock::now();
    const auto text = output_of(filled_arguments(dialect_.arguments, *filling), deadline);
    if (!text) return failure(text.error());
    auto answer = answer_from(*text, question, program_.name, false);
    if (answer) {
        answer->time = base::Deadline::Clock::now() - begin;
    } else if (const auto refusal = refusal_in(*text); refusal && answer.error().kind == OracleErrorKind::Unreadable) {
        return failure(OracleError{OracleErrorKind::Refused, fmt::format("{} refuses the question: '{}'", program_.name,
                                                                         base::printable_text(*refusal))});
    }
    return answer;
}

base::Result<std::string, OracleError> ScriptOracle::output_of(const std::vector<std::string>& arguments,
                                                               base::Deadline deadline) {
    const Limit limit = question_limit(deadline);
    const Talk talk{program_.name,
                    fmt::format("with the arguments {}", base::printable_text(process::join_command(arguments), 300)),
                    limit.wait, limit.option};
    auto peer = start_traced(program_, arguments);
    if (!peer) return failure(OracleError{OracleErrorKind::NotStarted, peer.error()});
    (*peer)->close_input();
    std::string text;
    for (;;) {
        const auto line = (*peer)->receive(deadline);
        if (!line && line.error() == base::ChannelError::Closed) break;
        if (!line) return failure(talk_error(**peer, line.error(), talk));
        if (text.size() + line->size() >= kLongestAnswer) {
            return failure(error_of(**peer, OracleErrorKind::Unreadable,
                                    fmt::format("{} gives an answer without end", program_.name)));
        }
        text += *line;
        text += '\n';
    }
    const auto status = (*peer)->wait(deadline);
    if (!status) return failure(talk_error(**peer, status.error(), talk));
    if (!status->success()) return failure(talk_error(**peer, base::ChannelError::Closed, talk));
    // It has ended well, so its last line is whole, line end or not.
    return text + (*peer)->unfinished_line();
}

}  // namespace plyproof::oracle
