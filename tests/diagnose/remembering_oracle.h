// SPDX-License-Identifier: MIT
// A program whose answers may depend on what it was asked before, until it is started anew.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "diagnose/fake_oracle.h"

namespace plyproof::diagnose {

class RememberingOracle final : public oracle::Oracle {
public:
    using Questions = std::vector<oracle::Question>;
    using Change = std::function<void(const oracle::Question&, const Questions& before, PrintedDivide&)>;

    explicit RememberingOracle(Change change) : change_(std::move(change)) {}

    [[nodiscard]] const std::string& name() const override { return name_; }
    [[nodiscard]] oracle::OracleTraits traits() const override { return {.keeps_state = true}; }
    [[nodiscard]] base::Result<oracle::Answer, oracle::OracleError> divide(const oracle::Question& question,
                                                                           base::Deadline /*deadline*/) override {
        if (failure_ && questions >= answered_) return base::failure(oracle::OracleError{*failure_, "it failed"});
        PrintedDivide printed = right_divide(question);
        change_(question, before_, printed);
        before_.push_back(question);
        ++questions;
        return answer_of(printed, question);
    }
    void start_afresh() override {
        ++starts;
        before_.clear();
    }
    [[nodiscard]] std::optional<std::string> shown_fen(const oracle::Question& /*question*/,
                                                       base::Deadline /*deadline*/) override {
        ++shows;
        return shown;
    }

    /// After so many questions it answers no more, whether started anew or not.
    void fails_from(int questions_answered, oracle::OracleErrorKind kind) {
        answered_ = questions_answered;
        failure_ = kind;
    }

    std::optional<std::string> shown{};  ///< where it always says it is
    int questions = 0;
    int starts = 0;
    int shows = 0;

private:
    Change change_;
    Questions before_;
    int answered_ = 0;
    std::optional<oracle::OracleErrorKind> failure_{};
    std::string name_ = "remembering";
};

}  // namespace plyproof::diagnose
