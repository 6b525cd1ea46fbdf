// SPDX-License-Identifier: MIT
// A process that is asked one question after the other and keeps what its planted bugs make it keep: rights and squares
// of the position before. It may also break down by how many questions there were.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "chess/fen.h"
#include "mutants/second_position.h"
#include "support/asked_oracle.h"

namespace plyproof::crosscheck {

class RememberingOracle final : public oracle::Oracle {
public:
    /// What becomes of a question, by how many the process has had before.
    using Breaks = std::function<std::optional<oracle::OracleError>(std::size_t before)>;

    explicit RememberingOracle(const mutants::BugSet& bugs, Breaks breaks = {})
        : bugs_(bugs), breaks_(std::move(breaks)) {}

    [[nodiscard]] const std::string& name() const override { return name_; }
    [[nodiscard]] oracle::OracleTraits traits() const override { return {.keeps_state = true}; }

    [[nodiscard]] base::Result<oracle::Answer, oracle::OracleError> divide(const oracle::Question& question,
                                                                           base::Deadline /*deadline*/) override {
        if (auto error = breaks_ ? breaks_(asked_) : std::nullopt) {
            start_afresh();
            return base::failure(*std::move(error));
        }
        ++asked_;
        chess::Setup setup = chess::setup_of(question.root);
        if (question.passed) setup.en_passant = question.passed;
        last_ = mutants::with_leftovers(setup, last_, bugs_);
        const auto believed = chess::position_from(*last_, chess::VariantMode::Auto);
        oracle::Question asked = question;
        if (believed) asked.root = believed->position;
        return support::answer_of(support::right_text(asked), question);
    }

    void start_afresh() override {
        last_.reset();
        asked_ = 0;
        ++starts_;
    }

    [[nodiscard]] std::size_t starts() const { return starts_; }

private:
    mutants::BugSet bugs_;
    Breaks breaks_;
    std::optional<chess::Setup> last_{};
    std::size_t asked_ = 0;
    std::size_t starts_ = 0;
    std::string name_ = "mutant";
};

}  // namespace plyproof::crosscheck
