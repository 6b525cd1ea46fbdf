// SPDX-License-Identifier: MIT
#include "oracle/persistent_oracle.h"

#include <fmt/format.h>

#include <cassert>
#include <utility>

#include "oracle/asking.h"

namespace plyproof::oracle {

using base::failure;
using Clock = base::Deadline::Clock;

PersistentOracle::PersistentOracle(Program program, Dialect dialect)
    : program_(std::move(program)), dialect_(std::move(dialect)) {}

base::Result<Answer, OracleError> PersistentOracle::divide(const Question& question, base::Deadline deadline) {
    assert(question.depth >= 1);
    const auto begin = Clock::now();
    auto prepared = prepare(question, deadline);
    auto answer = prepared ? this->answer(question, prepared->filling, prepared->limit)
                           : base::Result<Answer, OracleError>(failure(std::move(prepared.error())));
    if (answer) {
        answer->time = Clock::now() - begin;
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

base::Result<void, OracleError> PersistentOracle::open() {
    if (session_) return {};
    auto session = Session::open(program_, dialect_);
    if (!session) return failure(std::move(session.error()));
    session_ = std::move(*session);
    own_name_ = session_->own_name();
    return opened();
}

base::Result<PersistentOracle::Prepared, OracleError> PersistentOracle::prepare(const Question& question,
                                                                                base::Deadline deadline) {
    auto filling = filling_for(question, dialect_, program_.name);
    if (!filling) return failure(std::move(filling.error()));
    const Limit limit = question_limit(deadline);
    const auto begin = Clock::now();
    if (auto ready = open(); !ready) return failure(std::move(ready.error()));
    const auto starting = Clock::now() - begin;
    if (auto set = set_variant(question.variant); !set) return failure(std::move(set.error()));
    return Prepared{*std::move(filling), later_by(limit, starting)};
}

base::Result<void, OracleError> PersistentOracle::reopen(chess::Variant variant) {
    session_.reset();
    if (auto ready = open(); !ready) return ready;
    return set_variant(variant);
}

base::Result<void, OracleError> PersistentOracle::set_variant(chess::Variant variant) {
    constexpr const char* kOption = "UCI_Chess960";
    const bool chess960 = variant == chess::Variant::Chess960;
    const bool uci = dialect_.protocol == Protocol::Uci;
    if (uci && session_->find_option(kOption) != nullptr) {
        return session_->set_option(kOption, chess960 ? "true" : "false");
    }
    if (!chess960 || dialect_.chess960) return {};
    return failure(no_chess960(program_.name,
                               uci ? "it has no option UCI_Chess960"
                                   : fmt::format("its dialect '{}' does not say \"chess960\": true", dialect_.name)));
}

}  // namespace plyproof::oracle
