// SPDX-License-Identifier: MIT
// A program that is started for each question, which stands in its arguments, and that ends when it has answered:
// command-line perft counters, the scripts of perftree. A new process for each question costs time but has no state
// that one question could leave to the next.
#pragma once

#include "oracle/dialect.h"
#include "oracle/oracle.h"
#include "oracle/program.h"

namespace plyproof::oracle {

class ScriptOracle final : public Oracle {
public:
    /// REQUIRES: the dialect's kind is Script. User options and lines have no place here: NotStarted when there are
    /// any.
    ScriptOracle(Program program, Dialect dialect);

    [[nodiscard]] const std::string& name() const override { return program_.name; }
    [[nodiscard]] OracleTraits traits() const override {
        return {.follows_paths = sends_moves(dialect_), .min_depth = dialect_.min_depth};
    }
    [[nodiscard]] base::Result<Answer, OracleError> divide(const Question& question, base::Deadline deadline) override;

private:
    base::Result<std::string, OracleError> output_of(const std::vector<std::string>& arguments,
                                                     base::Deadline deadline);

    Program program_;
    Dialect dialect_;
};

}  // namespace plyproof::oracle
