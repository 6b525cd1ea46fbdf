// SPDX-License-Identifier: MIT
// What oracles have in common whose program stays running from one question to the next: it is started when it is
// needed, told the variant, and let go after a failure, because the state that it is in then is nobody's. The next
// question begins with a new process.
#pragma once

#include <memory>
#include <string>

#include "oracle/dialect.h"
#include "oracle/oracle.h"
#include "oracle/placeholders.h"
#include "oracle/program.h"
#include "oracle/session.h"

namespace plyproof::oracle {

class PersistentOracle : public Oracle {
public:
    [[nodiscard]] const std::string& name() const final { return program_.name; }
    [[nodiscard]] std::string own_name() const final { return own_name_; }
    [[nodiscard]] base::Result<Answer, OracleError> divide(const Question& question, base::Deadline deadline) final;
    void start_afresh() final { session_.reset(); }

protected:
    /// Nothing is started before the first question.
    PersistentOracle(Program program, Dialect dialect);

    [[nodiscard]] const Program& program() const { return program_; }
    [[nodiscard]] const Dialect& dialect() const { return dialect_; }
    /// The running program. REQUIRES: prepare() has succeeded, and no failure came since.
    [[nodiscard]] Session& session() { return *session_; }

    /// What a question is asked with.
    struct Prepared {
        Filling filling;
        Limit limit;
    };
    /// Starts the program where it does not run, and tells it the variant. After a failure start_afresh() is due.
    base::Result<Prepared, OracleError> prepare(const Question& question, base::Deadline deadline);

    /// A new process, told the variant.
    base::Result<void, OracleError> reopen(chess::Variant variant);

private:
    /// What is to be done once after each start.
    [[nodiscard]] virtual base::Result<void, OracleError> opened() { return {}; }
    /// The answer of the program, which runs and knows the variant.
    [[nodiscard]] virtual base::Result<Answer, OracleError> answer(const Question& question, const Filling& filling,
                                                                   const Limit& limit) = 0;

    base::Result<void, OracleError> open();
    base::Result<void, OracleError> set_variant(chess::Variant variant);

    Program program_;
    Dialect dialect_;
    std::unique_ptr<Session> session_;
    std::string own_name_;
};

}  // namespace plyproof::oracle
