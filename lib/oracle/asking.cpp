// SPDX-License-Identifier: MIT
#include "oracle/asking.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/printable_text.h"
#include "chess/fen.h"
#include "chess/move_text.h"
#include "oracle/shown_position.h"

namespace plyproof::oracle {

namespace {

using base::failure;

OracleError unsuitable(std::string text) { return {OracleErrorKind::Unsuitable, std::move(text)}; }

bool needs_rook_letters(const std::string& fen) {
    const auto fields = chess::fen_fields(fen);
    return fields[2].text.find_first_not_of("KQkq-") != std::string_view::npos;
}

}  // namespace

base::Result<Filling, OracleError> filling_for(const Question& question, const Dialect& dialect,
                                               const std::string& name) {
    if (question.depth < dialect.min_depth) {
        return failure(unsuitable(fmt::format("{} is not asked for depth {}: its dialect '{}' begins at depth {}", name,
                                              question.depth, dialect.name, dialect.min_depth)));
    }
    Filling filling{.depth = question.depth};
    const bool by_path = sends_moves(dialect);
    const auto style =
        dialect.castling_fen == CastlingFen::Shredder ? chess::FenStyle::Shredder : chess::FenStyle::XFen;
    filling.fen = root_fen(by_path ? question : asked_by_fen(question), style);
    if (dialect.castling_fen == CastlingFen::Kqkq && needs_rook_letters(filling.fen)) {
        return failure(unsuitable(fmt::format("{} is not asked for '{}': its dialect '{}' has only KQkq for castling",
                                              name, filling.fen, dialect.name)));
    }
    if (by_path) {
        for (const chess::Move move : question.moves) filling.moves.push_back(chess::to_uci(move, question.variant));
    }
    return filling;
}

OracleError no_chess960(const std::string& name, const std::string& why) {
    return unsuitable(fmt::format("{} is not asked for a Chess960 position: {}", name, why));
}

Limit question_limit(base::Deadline deadline) {
    using std::chrono::milliseconds;
    if (deadline.is_never()) return {deadline, milliseconds::zero()};
    // The deadline was made a moment ago; people want to read the number that they gave.
    constexpr int kGrain = 100;
    const auto left = std::chrono::duration_cast<milliseconds>(deadline.remaining()).count();
    return {deadline, milliseconds((left + kGrain / 2) / kGrain * kGrain)};
}

Limit later_by(Limit limit, std::chrono::nanoseconds time) {
    if (!limit.deadline.is_never()) limit.deadline = base::Deadline::at(limit.deadline.time() + time);
    return limit;
}

base::Result<Answer, OracleError> answer_from(const std::string& text, const Question& question,
                                              const std::string& name, bool position_confirmed) {
    Answer answer;
    answer.position_confirmed = position_confirmed;
    answer.divide = understand(parse_divide_text(text, question.depth), asked_position(question), question.variant);
    if (answer.divide.entries.empty() && !answer.divide.total) {
        const std::string first = base::printable_text(text.substr(0, text.find('\n')));
        return failure(OracleError{OracleErrorKind::Unreadable,
                                   fmt::format("{} said nothing that reads as a count{}", name,
                                               text.empty() ? "" : fmt::format("; it began with '{}'", first))});
    }
    if (!position_confirmed) {
        if (const auto other = position_answered(question, answer.divide)) {
            return failure(OracleError{OracleErrorKind::OtherPosition,
                                       fmt::format("{} answers for another position: {}", name, *other)});
        }
    }
    return answer;
}

}  // namespace plyproof::oracle
