// SPDX-License-Identifier: MIT
#include "diagnose/court.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "base/printable_text.h"

namespace plyproof::diagnose {

using base::failure;
using oracle::OracleError;
using oracle::OracleErrorKind;

namespace {

CourtError own_failure(perft::CountError error, const oracle::Question& question) {
    return {Party::Reference,
            error == perft::CountError::Stopped
                ? OracleError{OracleErrorKind::Stopped, "plyproof was stopped"}
                : OracleError{OracleErrorKind::Unsuitable, "plyproof counts up to 64 bits, and this is more"},
            false,
            {},
            question};
}

}  // namespace

bool is_about_another_position(const CourtError& error) {
    return error.party == Party::Judged && error.error.kind == OracleErrorKind::OtherPosition;
}

base::Result<Comparison, CourtError> Court::compare(const oracle::Question& question) {
    const auto begin = base::Deadline::Clock::now();
    auto right = right_answer(question);
    if (!right) return failure(std::move(right.error()));
    const auto took = base::Deadline::Clock::now() - begin;
    account_.ours += took;
    if (afresh_) start_afresh();
    asked_.push_back(question);
    auto theirs = parties_.judged.divide(question, oracle::deadline_in(oracle::question_wait(waits_, took)));
    account_.theirs += base::Deadline::Clock::now() - begin - took;
    account_.questions += theirs ? theirs->questions : 1;
    if (!theirs) return failure(CourtError{Party::Judged, std::move(theirs.error()), false, {}, question});
    take_remarks(*theirs);
    if (auto error = unreadable(parties_.judged, theirs->divide)) {
        return failure(CourtError{Party::Judged, *std::move(error), false, {}, question});
    }
    return diagnose::compare(*std::move(right), *std::move(theirs), question.depth);
}

void Court::start_afresh() {
    parties_.judged.start_afresh();
    asked_.clear();
}

std::vector<oracle::Question> Court::asked_before(const oracle::Question& question) const {
    if (!parties_.judged.traits().keeps_state) return {};
    const auto is_it = [&](const oracle::Question& asked) {
        return asked.root == question.root && asked.moves == question.moves && asked.depth == question.depth;
    };
    const auto last = std::find_if(asked_.rbegin(), asked_.rend(), is_it);
    return last == asked_.rend() ? std::vector<oracle::Question>() : std::vector(asked_.begin(), last.base() - 1);
}

std::optional<std::string> Court::shown_fen(const oracle::Question& question) {
    const auto begin = base::Deadline::Clock::now();
    auto fen = parties_.judged.shown_fen(question, oracle::deadline_in(waits_.ready));
    account_.theirs += base::Deadline::Clock::now() - begin;
    return fen;
}

void Court::take_remarks(const oracle::Answer& answer) {
    using enum oracle::AnswerNote;
    for (const oracle::ForeignWarning& warning : answer.divide.warnings) {
        if (warning.kind != oracle::ForeignWarningKind::PieceUnsaid || std::exchange(remarked_piece_, true)) continue;
        remarks_.push_back(fmt::format("{} does not say what a pawn becomes: '{}' stands for all that may be meant",
                                       parties_.judged.name(), base::printable_text(warning.text)));
    }
    const bool again = std::ranges::find(answer.notes, AskedAgain) != answer.notes.end();
    if (!again || std::exchange(remarked_again_, true)) return;
    remarks_.push_back(
        fmt::format("{} said nothing to a search and was asked again in a new process", parties_.judged.name()));
}

base::Result<void, CourtError> Court::confirm(const oracle::Question& question) {
    if (parties_.second_reference == nullptr) return {};
    const auto right = right_answer(question);
    if (!right) return failure(right.error());
    return witness(Party::SecondReference, *parties_.second_reference, question, *right);
}

Quarrel Court::quarrel(CourtError error, const oracle::Question& asked) {
    const bool by_second = error.party == Party::SecondReference;
    const oracle::Oracle& first = by_second ? *parties_.second_reference : *parties_.reference;
    Quarrel quarrel{first.name(), "plyproof", error.question.value_or(asked), std::move(error.answers),
                    std::move(error.error.text)};
    quarrel.first_is_second_reference = by_second;
    oracle::Oracle* third = by_second ? parties_.reference : parties_.second_reference;
    if (third != nullptr) quarrel.third = word_of(*third, quarrel);
    return quarrel;
}

ThirdWord Court::word_of(oracle::Oracle& third, const Quarrel& quarrel) {
    if (const int least = third.traits().min_depth; quarrel.question.depth < least) {
        return {third.name(), {}, {}, fmt::format("{} takes no question of a depth below {}", third.name(), least)};
    }
    const base::Deadline deadline = oracle::deadline_in(waits_.question);
    if (quarrel.answers) return third_word(third, quarrel.question, quarrel.answers->ours, &*quarrel.answers, deadline);
    const auto own = perft::divide(oracle::asked_position(quarrel.question), quarrel.question.depth, {.stop = stop_});
    if (!own) return {third.name(), {}, {}, own_failure(own.error(), quarrel.question).error.text};
    return third_word(third, quarrel.question, *own, nullptr, deadline);
}

base::Result<perft::Divide, CourtError> Court::right_answer(const oracle::Question& question) {
    auto own = perft::divide(oracle::asked_position(question), question.depth, {.stop = stop_});
    if (!own) return failure(own_failure(own.error(), question));
    if (parties_.reference == nullptr) return *std::move(own);
    if (auto agrees = witness(Party::Reference, *parties_.reference, question, *own); !agrees) {
        return failure(std::move(agrees.error()));
    }
    return *std::move(own);
}

base::Result<void, CourtError> Court::witness(Party party, oracle::Oracle& oracle, const oracle::Question& question,
                                              const perft::Divide& own) {
    if (question.depth < oracle.traits().min_depth) return {};
    auto answer = oracle.divide(question, oracle::deadline_in(waits_.question));
    if (!answer) {
        const bool other = answer.error().kind == OracleErrorKind::OtherPosition;
        return failure(CourtError{party, std::move(answer.error()), other, {}, question});
    }
    const Comparison comparison = diagnose::compare(own, *std::move(answer), question.depth);
    if (!comparison.differs()) return {};
    OracleError error{OracleErrorKind::Unsuitable, fmt::format("{} and plyproof disagree about '{}'", oracle.name(),
                                                               oracle::root_fen(oracle::asked_by_fen(question)))};
    return failure(CourtError{party, std::move(error), true, comparison, question});
}

}  // namespace plyproof::diagnose
