// SPDX-License-Identifier: MIT
// Court: asks the program that is judged and its reference the same question, compares the answers and keeps account of
// questions and time. Our own generator is the reference where no other is given, and the witness where one is: a
// reference that contradicts it is no ground to judge anybody by.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "diagnose/comparison.h"
#include "diagnose/quarrel.h"
#include "oracle/find_dialect.h"
#include "oracle/oracle.h"
#include "oracle/waits.h"

namespace plyproof::diagnose {

/// Who takes part. REQUIRES: they outlive the court.
struct Parties {
    oracle::Oracle& judged;
    oracle::Oracle* reference = nullptr;         ///< nullptr: our own generator
    oracle::Oracle* second_reference = nullptr;  ///< asked where a fault was found, or a reference contradicts us
};

enum class Party : std::uint8_t { Judged, Reference, SecondReference };

/// Why there is nothing to compare.
struct CourtError {
    Party party;
    oracle::OracleError error;
    bool quarrel = false;                        ///< the party answered, but our own generator contradicts it
    std::optional<Comparison> answers{};         ///< what both say, unless it answered for another position
    std::optional<oracle::Question> question{};  ///< the one that failed
};

/// True when the judged program answered, but for another position: a fault of its own, and no failure.
[[nodiscard]] bool is_about_another_position(const CourtError& error);

struct Account {
    std::size_t questions = 0;  ///< put to the program that is judged
    std::chrono::nanoseconds ours{};
    std::chrono::nanoseconds theirs{};
    oracle::Probing probing{};  ///< before all that, to find its dialect
};

class Court {
public:
    Court(const Parties& parties, const oracle::Waits& waits, std::stop_token stop)
        : parties_(parties), waits_(waits), stop_(std::move(stop)) {}

    /// Both answers to a question. The judged program has as long as oracle::question_wait says.
    [[nodiscard]] base::Result<Comparison, CourtError> compare(const oracle::Question& question);

    /// Nothing when the second reference, if there is one, confirms the first one's answer.
    [[nodiscard]] base::Result<void, CourtError> confirm(const oracle::Question& question);

    /// What there is to tell about a quarrel. The reference that takes no part in it, if there is one, is asked too.
    /// `asked` is the question where the error has none. REQUIRES: error.quarrel.
    [[nodiscard]] Quarrel quarrel(CourtError error, const oracle::Question& asked);

    /// The least depth of a question that the judged program takes.
    [[nodiscard]] int min_depth() const { return parties_.judged.traits().min_depth; }
    /// Whether questions before the last one can play a part in its answer: the judged program's process has had some.
    [[nodiscard]] bool remembers() const { return parties_.judged.traits().keeps_state && asked_.size() > 1; }
    /// What the judged program's process was asked before it was last asked a question of that path and depth.
    [[nodiscard]] std::vector<oracle::Question> asked_before(const oracle::Question& question) const;
    /// The judged program forgets all questions: it is started anew.
    void start_afresh();
    /// From now on, or no longer, it is started anew for each question.
    void set_afresh(bool afresh) { afresh_ = afresh; }
    [[nodiscard]] bool is_afresh() const { return afresh_ || !parties_.judged.traits().keeps_state; }
    /// Where the judged program says it is at a question's position; nothing when it cannot show it.
    [[nodiscard]] std::optional<std::string> shown_fen(const oracle::Question& question);

    /// What is odd about the judged program's answers, though no fault: a sentence each.
    [[nodiscard]] const std::vector<std::string>& remarks() const { return remarks_; }

    [[nodiscard]] const Account& account() const { return account_; }
    [[nodiscard]] const Parties& parties() const { return parties_; }

private:
    [[nodiscard]] base::Result<perft::Divide, CourtError> right_answer(const oracle::Question& question);
    [[nodiscard]] base::Result<void, CourtError> witness(Party party, oracle::Oracle& oracle,
                                                         const oracle::Question& question, const perft::Divide& own);
    void take_remarks(const oracle::Answer& answer);
    [[nodiscard]] ThirdWord word_of(oracle::Oracle& third, const Quarrel& quarrel);

    Parties parties_;
    oracle::Waits waits_;
    std::stop_token stop_;
    Account account_;
    std::vector<std::string> remarks_;
    bool remarked_piece_ = false;  ///< each is said once
    bool remarked_again_ = false;
    std::vector<oracle::Question> asked_{};  ///< the judged program's process, since its start
    bool afresh_ = false;
};

}  // namespace plyproof::diagnose
