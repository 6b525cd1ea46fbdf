// SPDX-License-Identifier: MIT
// A chess program that is asked over its standard input: `position fen ...`, `go perft 5` and all its relatives, as the
// dialect says.
#pragma once

#include <optional>
#include <string>

#include "oracle/persistent_oracle.h"

namespace plyproof::oracle {

class SessionOracle final : public PersistentOracle {
public:
    /// REQUIRES: the dialect's kind is Session.
    SessionOracle(Program program, Dialect dialect);

    [[nodiscard]] OracleTraits traits() const override {
        return {.follows_paths = sends_moves(dialect()), .min_depth = dialect().min_depth};
    }

private:
    [[nodiscard]] base::Result<Answer, OracleError> answer(const Question& question, const Filling& filling,
                                                           const Limit& limit) override;
    base::Result<void, OracleError> set_position(const Question& question, const Filling& filling, const Limit& limit);
    base::Result<std::string, OracleError> read_answer(const Question& question, const Limit& limit,
                                                       const std::string& sync_answer);

    std::optional<std::string> shown_fen_;  ///< of the question at hand
    bool shows_ = true;                     ///< until it has turned out that it cannot
};

}  // namespace plyproof::oracle
