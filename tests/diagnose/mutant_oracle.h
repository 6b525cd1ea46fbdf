// SPDX-License-Identifier: MIT
// The slow generator with planted bugs as an oracle: a wrong program without a process.
#pragma once

#include <string>

#include "chess/move_text.h"
#include "chess/position_from.h"
#include "mutants/board.h"
#include "mutants/count.h"
#include "oracle/oracle.h"

namespace plyproof::diagnose {

class MutantOracle final : public oracle::Oracle {
public:
    explicit MutantOracle(const mutants::BugSet& bugs) : bugs_(bugs) {}

    [[nodiscard]] const std::string& name() const override { return name_; }

    [[nodiscard]] base::Result<oracle::Answer, oracle::OracleError> divide(const oracle::Question& question,
                                                                           base::Deadline /*deadline*/) override {
        chess::Setup setup = chess::setup_of(question.root);
        if (question.passed) setup.en_passant = question.passed;
        mutants::Board board(setup, bugs_);
        for (const chess::Move move : question.moves) board.make(move);
        const mutants::Divide divide = mutants::divide(board, question.depth);
        oracle::DivideText text;
        for (const mutants::MoveCount& move : divide.moves) {
            text.moves.push_back({chess::to_uci(move.move, question.variant), oracle::ForeignCount{move.leaves}, 1});
        }
        text.totals.push_back({oracle::TotalKind::Named, oracle::ForeignCount{divide.total}, 2});
        oracle::Answer answer;
        answer.divide = oracle::understand(text, oracle::asked_position(question), question.variant);
        return answer;
    }

private:
    mutants::BugSet bugs_;
    std::string name_ = "mutant";
};

}  // namespace plyproof::diagnose
