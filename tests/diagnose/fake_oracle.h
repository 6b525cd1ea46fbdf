// SPDX-License-Identifier: MIT
// A program that answers right but for what a test changes in its answers.
#pragma once

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "chess/move_text.h"
#include "oracle/oracle.h"
#include "perft/divide.h"

namespace plyproof::diagnose {

/// An answer as it is printed.
struct PrintedDivide {
    std::vector<std::pair<std::string, std::int64_t>> moves;
    std::int64_t total = 0;

    void remove(const std::string& text) {
        std::erase_if(moves, [&](const auto& move) { return move.first == text; });
        sum_up();
    }
    void add(const std::string& text, std::int64_t nodes = 1) {
        moves.emplace_back(text, nodes);
        sum_up();
    }
    void sum_up() {
        total = 0;
        for (const auto& [text, nodes] : moves) total += nodes;
    }
};

inline PrintedDivide right_divide(const oracle::Question& question) {
    PrintedDivide printed;
    const auto divide = perft::divide(oracle::asked_position(question), question.depth);
    for (const perft::DivideEntry& entry : divide->entries) {
        printed.add(chess::to_uci(entry.move, question.variant), static_cast<std::int64_t>(entry.nodes));
    }
    return printed;
}

inline oracle::Answer answer_of(const PrintedDivide& printed, const oracle::Question& question) {
    oracle::DivideText text;
    for (const auto& [move, nodes] : printed.moves) text.moves.push_back({move, oracle::ForeignCount{nodes}, 1});
    text.totals.push_back({oracle::TotalKind::Named, oracle::ForeignCount{printed.total}, 1});
    oracle::Answer answer;
    answer.divide = oracle::understand(text, oracle::asked_position(question), question.variant);
    return answer;
}

class FakeOracle final : public oracle::Oracle {
public:
    using Change = std::function<void(const oracle::Question&, PrintedDivide&)>;

    explicit FakeOracle(Change change, std::string name = "fake")
        : change_(std::move(change)), name_(std::move(name)) {}

    [[nodiscard]] const std::string& name() const override { return name_; }
    [[nodiscard]] base::Result<oracle::Answer, oracle::OracleError> divide(const oracle::Question& question,
                                                                           base::Deadline /*deadline*/) override {
        if (error) return base::failure(*error);
        if (answers_left == 0)
            return base::failure(oracle::OracleError{oracle::OracleErrorKind::Died, name_ + " died"});
        --answers_left;
        PrintedDivide printed = right_divide(question);
        change_(question, printed);
        return answer_of(printed, question);
    }

    std::optional<oracle::OracleError> error{};  ///< what it says instead
    std::size_t answers_left = 1'000'000'000;    ///< before it dies

private:
    Change change_;
    std::string name_;
};

}  // namespace plyproof::diagnose
