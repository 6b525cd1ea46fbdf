// SPDX-License-Identifier: MIT
// RecordedOracle: a program that is asked through it, and what its process was asked since it was started. A fault that
// only earlier questions bring about is found again by asking them again (shrink_history.h).
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "oracle/oracle.h"

namespace plyproof::crosscheck {

class RecordedOracle final : public oracle::Oracle {
public:
    using Log = std::shared_ptr<const std::vector<oracle::Question>>;

    /// REQUIRES: not nullptr.
    explicit RecordedOracle(std::unique_ptr<oracle::Oracle> oracle) : oracle_(std::move(oracle)) {}

    [[nodiscard]] const std::string& name() const override { return oracle_->name(); }
    [[nodiscard]] std::string own_name() const override { return oracle_->own_name(); }
    [[nodiscard]] oracle::OracleTraits traits() const override { return oracle_->traits(); }

    [[nodiscard]] base::Result<oracle::Answer, oracle::OracleError> divide(const oracle::Question& question,
                                                                           base::Deadline deadline) override {
        const bool remembers = oracle_->traits().keeps_state;
        if (remembers) asked_->push_back(question);
        auto answer = oracle_->divide(question, deadline);
        if (answer) return answer;
        const bool was_put = answer.error().kind != oracle::OracleErrorKind::Unsuitable;
        if (was_put) forget();  // the next question begins afresh
        if (!was_put && remembers) asked_->pop_back();
        return answer;
    }

    void start_afresh() override {
        oracle_->start_afresh();
        forget();
    }

    [[nodiscard]] std::optional<std::string> shown_fen(const oracle::Question& question,
                                                       base::Deadline deadline) override {
        return oracle_->shown_fen(question, deadline);
    }

    /// What the process has been asked, the last question last. It grows with each question until the process ends,
    /// and stays as it was then: whoever holds it knows what led to a failure.
    [[nodiscard]] Log log() const { return asked_; }

private:
    void forget() { asked_ = std::make_shared<std::vector<oracle::Question>>(); }

    std::unique_ptr<oracle::Oracle> oracle_;
    std::shared_ptr<std::vector<oracle::Question>> asked_ = std::make_shared<std::vector<oracle::Question>>();
};

}  // namespace plyproof::crosscheck
