// SPDX-License-Identifier: MIT
// A chess program that stays running and is asked over its standard input: `position fen ...`, `go perft 5` and all its
// relatives, as the dialect says. After a death, a missed deadline or a refused position it is started anew for the
// next question: the state that it is in then is nobody's.
#pragma once

#include <memory>

#include "oracle/dialect.h"
#include "oracle/oracle.h"
#include "oracle/placeholders.h"
#include "oracle/program.h"
#include "oracle/session.h"

namespace plyproof::oracle {

class SessionOracle final : public Oracle {
public:
    /// Nothing is started before the first question. REQUIRES: the dialect's kind is Session.
    SessionOracle(Program program, Dialect dialect);

    [[nodiscard]] const std::string& name() const override { return program_.name; }
    [[nodiscard]] std::string own_name() const override { return own_name_; }
    [[nodiscard]] OracleTraits traits() const override {
        return {.follows_paths = sends_moves(dialect_), .min_depth = dialect_.min_depth};
    }
    [[nodiscard]] base::Result<Answer, OracleError> divide(const Question& question, base::Deadline deadline) override;

private:
    base::Result<Answer, OracleError> ask(const Question& question, Limit limit);
    base::Result<void, OracleError> open();
    base::Result<void, OracleError> set_position(const Question& question, const Filling& filling, const Limit& limit);
    base::Result<std::string, OracleError> read_answer(const Question& question, const Limit& limit,
                                                       const std::string& sync_answer);

    Program program_;
    Dialect dialect_;
    std::unique_ptr<Session> session_;
    std::string own_name_;
    std::optional<std::string> shown_fen_;  ///< of the question at hand
    bool shows_ = true;                     ///< until it has turned out that it cannot
};

/// Tells a UCI engine whether castling is that of Chess960; Unsuitable when it cannot play a question's variant.
[[nodiscard]] base::Result<void, OracleError> set_variant(Session& session, const Dialect& dialect,
                                                          const std::string& name, chess::Variant variant);

}  // namespace plyproof::oracle
