// SPDX-License-Identifier: MIT
#include "crosscheck/fuzz_examine.h"

#include <algorithm>
#include <utility>

#include "diagnose/list_fault.h"

namespace plyproof::crosscheck {

using diagnose::Comparison;
using diagnose::CourtError;
using diagnose::Party;
using oracle::OracleErrorKind;
using oracle::Question;

namespace {

void add(diagnose::Account& sum, const diagnose::Account& more) {
    sum.questions += more.questions;
    sum.ours += more.ours;
    sum.theirs += more.theirs;
}

bool cannot_be_put_to_reference(const CourtError& error) {
    return error.party == Party::Reference && !error.quarrel && error.error.kind == OracleErrorKind::Unsuitable;
}

class Examination {
public:
    Examination(const diagnose::Parties& parties, const oracle::Waits& waits, std::stop_token stop)
        : parties_(parties), waits_(waits), stop_(std::move(stop)), court_(parties, waits, stop_) {}

    Examined of(const Question& question) {
        const int least = std::min(court_.min_depth(), question.depth);
        look(question, least);
        if (examined_.agrees() && question.depth > least) look(question, question.depth);
        add(examined_.account, court_.account());
        return std::move(examined_);
    }

private:
    void look(Question question, int depth) {
        question.depth = depth;
        auto comparison = court_.compare(question);
        if (!comparison) return take(std::move(comparison.error()), question);
        if (comparison->differs()) diagnose(question, &*comparison);
    }

    void take(CourtError error, const Question& question) {
        const bool judged = error.party == Party::Judged;
        const bool other = error.error.kind == OracleErrorKind::OtherPosition;
        if (judged && (other || error.error.kind == OracleErrorKind::Refused) && look_on_the_way(question)) return;
        if (judged && other) return diagnose(question, nullptr);
        if (judged && is_breakdown(error.error.kind)) return add_breakdown(std::move(error.error), question);
        if (error.quarrel) {
            examined_.quarrel = court_.quarrel(std::move(error), question);
            return;
        }
        examined_.error = std::move(error);
    }

    /// A move of the path may be missing in the list of a position before it: true when a list there is wrong.
    bool look_on_the_way(Question question) {
        const std::vector<chess::Move> path = std::move(question.moves);
        question.moves.clear();
        question.depth = std::min(court_.min_depth(), question.depth);
        court_.start_afresh();
        for (const chess::Move move : path) {
            const auto comparison = court_.compare(question);
            if (!comparison) return false;
            if (diagnose::lists_differ(*comparison)) {
                diagnose(question, &*comparison);
                return true;
            }
            question.moves.push_back(move);
        }
        return false;
    }

    /// The program was started anew after it broke down: does it do so again?
    void add_breakdown(oracle::OracleError error, const Question& question) {
        const auto again = court_.compare(question);
        const bool stopped = !again && again.error().error.kind == OracleErrorKind::Stopped;
        if (stopped) {
            examined_.error = again.error();
            return;
        }
        const bool later = again || !is_breakdown(again.error().error.kind);
        if (!later) error = again.error().error;
        examined_.failures.push_back({question, std::nullopt, std::move(error), later});
    }

    /// `comparison` is nullptr where the answer was for another position.
    void diagnose(const Question& question, const Comparison* comparison) {
        parties_.judged.start_afresh();
        const bool shallow = question.depth <= court_.min_depth();
        diagnose::Diagnosis diagnosis =
            diagnose::descend(parties_, question, {.all = shallow, .waits = waits_, .stop = stop_});
        add(examined_.account, diagnosis.account);
        for (diagnose::Finding& finding : diagnosis.findings) {
            const Question smallest = finding.question;
            const bool later = finding.seen == diagnose::SeenBy::Later;
            examined_.failures.push_back({smallest, std::move(finding), std::nullopt, later});
        }
        examined_.quarrel = std::move(diagnosis.quarrel);
        if (diagnosis.error) take_later(*std::move(diagnosis.error), question);
        if (examined_.agrees()) examined_.failures.push_back(later_failure(question, comparison));
    }

    /// It answered wrong at first and broke down while it was asked more closely.
    void take_later(CourtError error, const Question& question) {
        if (error.party != Party::Judged || !is_breakdown(error.error.kind)) {
            examined_.error = std::move(error);
        } else if (examined_.failures.empty()) {
            add_breakdown(std::move(error.error), question);
        }
    }

    const diagnose::Parties& parties_;
    const oracle::Waits& waits_;
    std::stop_token stop_;
    diagnose::Court court_;
    Examined examined_;
};

}  // namespace

Examined examine(const diagnose::Parties& parties, const Question& question, const oracle::Waits& waits,
                 const std::stop_token& stop) {
    Examined examined = Examination(parties, waits, stop).of(question);
    if (!examined.error || !cannot_be_put_to_reference(*examined.error)) return examined;
    diagnose::Parties without = parties;
    without.reference = nullptr;
    examined = Examination(without, waits, stop).of(question);
    examined.reference_asked = false;
    return examined;
}

void add_history(Examined& examined, const RecordedOracle::Log& log) {
    for (Failure& failure : examined.failures) {
        if (!failure.later || !failure.earlier.empty()) continue;
        const bool knows = failure.finding && !failure.finding->earlier.empty();
        failure.earlier = knows ? failure.finding->earlier : *log;
        if (!knows && !failure.earlier.empty()) failure.earlier.pop_back();  // the one that failed
    }
}

Failure later_failure(const Question& question, const Comparison* comparison) {
    const diagnose::History history = diagnose::history_of(question);
    diagnose::Finding finding{.question = question,
                              .scene = history.here(),
                              .fault = diagnose::Fault::WrongPosition,
                              .reason = {explain::Rule::WrongPosition, ""}};
    const bool lists = comparison != nullptr && diagnose::lists_differ(*comparison);
    if (lists) {
        finding = diagnose::list_findings(question, history, *comparison, diagnose::SeenBy::Later).front();
    } else if (comparison != nullptr) {
        finding = diagnose::facts_of(question, history, *comparison, diagnose::SeenBy::Later);
    }
    finding.seen = diagnose::SeenBy::Later;
    if (lists) finding.also.insert(finding.also.begin(), std::move(finding.reason));
    finding.reason = {explain::Rule::SecondPosition, "in a new process the answer is right"};
    finding.alternatives.clear();
    finding.likely = false;
    return {question, std::move(finding), std::nullopt, true};
}

}  // namespace plyproof::crosscheck
