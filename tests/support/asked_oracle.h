// SPDX-License-Identifier: MIT
// An oracle for tests that is a function.
#pragma once

#include <functional>
#include <string>
#include <utility>

#include "chess/move_text.h"
#include "oracle/oracle.h"
#include "perft/divide.h"

namespace plyproof::support {

class AskedOracle final : public oracle::Oracle {
public:
    using Answer = base::Result<oracle::Answer, oracle::OracleError>;
    using Divide = std::function<Answer(const oracle::Question&, base::Deadline)>;

    explicit AskedOracle(Divide divide, oracle::OracleTraits traits = {})
        : divide_(std::move(divide)), traits_(traits) {}

    [[nodiscard]] const std::string& name() const override { return name_; }
    [[nodiscard]] oracle::OracleTraits traits() const override { return traits_; }
    [[nodiscard]] Answer divide(const oracle::Question& question, base::Deadline deadline) override {
        return divide_(question, deadline);
    }

private:
    Divide divide_;
    oracle::OracleTraits traits_;
    std::string name_ = "./mine";
};

/// The text of an answer, understood.
[[nodiscard]] inline oracle::Answer answer_of(const std::string& text, const oracle::Question& question) {
    oracle::Answer answer;
    answer.divide = oracle::understand(oracle::parse_divide_text(text, question.depth),
                                       oracle::asked_position(question), question.variant);
    return answer;
}

/// The right answer as a program would print it.
[[nodiscard]] inline std::string right_text(const oracle::Question& question) {
    const auto divide = perft::divide(oracle::asked_position(question), question.depth);
    std::string text;
    for (const perft::DivideEntry& entry : divide->entries) {
        text += chess::to_uci(entry.move, question.variant) + ": " + std::to_string(entry.nodes) + '\n';
    }
    return text + "\nNodes searched: " + std::to_string(divide->total) + '\n';
}

[[nodiscard]] inline AskedOracle::Answer right_answer(const oracle::Question& question) {
    return answer_of(right_text(question), question);
}

[[nodiscard]] inline AskedOracle::Answer failing_answer(oracle::OracleErrorKind kind,
                                                        std::string text = "./mine failed") {
    return base::failure(oracle::OracleError{kind, std::move(text)});
}

}  // namespace plyproof::support
