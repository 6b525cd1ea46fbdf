// SPDX-License-Identifier: MIT
// A chess program that is asked over its standard input: `position fen ...`, `go perft 5` and all its relatives, as the
// dialect says.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "oracle/persistent_oracle.h"

namespace plyproof::oracle {

/// Whether a program's own word on where it is decides anything.
enum class Echo : std::uint8_t {
    Checked,    ///< before each answer it must show the position of the question, where its dialect can show one
    OnRequest,  ///< it is believed to be there: a program whose rules are wrong is often wrong about that, too, and its
                ///< lists tell more
};

class SessionOracle final : public PersistentOracle {
public:
    /// REQUIRES: the dialect's kind is Session.
    SessionOracle(Program program, Dialect dialect, Echo echo = Echo::Checked);

    [[nodiscard]] OracleTraits traits() const override {
        return {.follows_paths = sends_moves(dialect()), .keeps_state = true, .min_depth = dialect().min_depth};
    }
    [[nodiscard]] std::optional<std::string> shown_fen(const Question& question, base::Deadline deadline) override;

private:
    [[nodiscard]] base::Result<Answer, OracleError> answer(const Question& question, const Filling& filling,
                                                           const Limit& limit) override;
    using Lines = base::Result<std::vector<std::string>, OracleError>;

    [[nodiscard]] bool can_show() const { return shows_ && !dialect().show.empty() && !dialect().sync.empty(); }
    Lines send_position(const Filling& filling, bool asks_to_show, const Limit& limit);
    base::Result<void, OracleError> set_position(const Question& question, const Filling& filling, const Limit& limit);
    base::Result<std::string, OracleError> read_answer(const Question& question, const Limit& limit,
                                                       const std::string& sync_answer);

    Echo echo_;
    std::optional<std::string> shown_fen_;  ///< of the question at hand
    bool shows_ = true;                     ///< until it has turned out that it cannot
};

}  // namespace plyproof::oracle
