// SPDX-License-Identifier: MIT
#include "gate/verify.h"

#include <algorithm>
#include <cassert>
#include <limits>
#include <map>
#include <mutex>

#include "base/worker_pool.h"
#include "chess/fen.h"

namespace plyproof::gate {
namespace {

using Clock = std::chrono::steady_clock;

// What is asked about one case: each depth with what the suite says, as far as the limits allow.
std::vector<VerifiedDepth> questions_about(const suite::Case& entry, const VerifyOptions& options) {
    std::map<int, std::optional<std::uint64_t>> depths;
    for (int depth = 1; depth <= options.fill; ++depth) depths[depth];
    for (const suite::Expectation& expected : entry.expected) depths[expected.depth] = expected.nodes;
    std::vector<VerifiedDepth> questions;
    for (const auto& [depth, stated] : depths) {
        const bool is_too_deep = options.max_depth && depth > *options.max_depth;
        const bool is_too_large = options.max_nodes && stated && *stated > *options.max_nodes;
        if (!is_too_deep && !is_too_large) questions.push_back({.depth = depth, .stated = stated});
    }
    return questions;
}

Confirmation judged(const VerifiedDepth& question, std::size_t references) {
    std::vector<oracle::ForeignCount> counts;
    std::vector<oracle::ForeignCount> believed;
    for (const Testimony& testimony : question.testimonies) {
        if (!testimony.count) continue;
        counts.push_back(*testimony.count);
        if (testimony.holds) believed.push_back(*testimony.count);
    }
    if (counts.size() == 2 && counts[0] != counts[1]) return Confirmation::Quarrel;
    if (!believed.empty() && question.stated && believed[0] != oracle::ForeignCount{*question.stated}) {
        return Confirmation::Wrong;
    }
    if (believed.size() < references) return Confirmation::Unanswered;
    return question.stated ? Confirmation::Confirmed : Confirmation::Filled;
}

class Verifier {
public:
    Verifier(const std::vector<Reference>& references, const VerifyOptions& options, Verification& result)
        : references_(references), options_(options), result_(result) {}

    void look_at(VerifiedCase& verified) {
        verified.is_position = false;
        const auto setup = chess::parse_fen(verified.entry.fen);
        if (!setup) return;
        const auto accepted = chess::position_from(*setup, verified.entry.mode);
        if (!accepted) return;
        verified.is_position = true;
        verified.depths = questions_about(verified.entry, options_);
        const oracle::Question asked = question_for(*setup, *accepted, 1);
        for (VerifiedDepth& question : verified.depths) {
            if (is_over()) return;
            if (!ask({asked.root, asked.variant, question.depth, asked.passed, question.stated.value_or(0)},
                     question)) {
                return;
            }
            if (question.verdict == Confirmation::Filled && !fill_in(question, verified.entry)) return;
        }
    }

    [[nodiscard]] bool is_over() {
        const std::lock_guard lock(mutex_);
        if (options_.stop.stop_requested() || options_.deadline.expired()) result_.was_stopped = true;
        return result_.was_stopped || !result_.gave_up.empty();
    }

private:
    // False when deeper questions about the case make no sense.
    bool ask(const Question& question, VerifiedDepth& verified) {
        bool goes_on = true;
        bool is_put = true;
        for (const Reference& reference : references_) {
            auto answer = reference.counter(question, {options_.deadline, options_.stop});
            if (!answer && answer.error().fault == CounterFault::Stopped) {
                verified.testimonies.clear();
                return false;
            }
            Testimony testimony;
            if (answer) {
                testimony.count = answer->nodes;
                testimony.holds = !answer->contradicts;
                if (answer->contradicts) {
                    testimony.message = reference.name + " gives an answer that does not hold: " + answer->remark;
                }
            } else {
                const auto& failure = answer.error().program;
                const bool is_unsuitable = failure && failure->kind == oracle::OracleErrorKind::Unsuitable;
                goes_on = goes_on && is_unsuitable;
                is_put = is_put && !is_unsuitable;
                note_giving_up(answer.error().gave_up);
                testimony.message = std::move(answer.error().message);
                testimony.failure = std::move(answer.error().program);
            }
            verified.testimonies.push_back(std::move(testimony));
        }
        verified.verdict = judged(verified, references_.size());
        if (!is_put && verified.verdict == Confirmation::Unanswered) verified.verdict = Confirmation::NotAsked;
        return goes_on;
    }

    // False when the count is larger than is wanted.
    bool fill_in(VerifiedDepth& question, suite::Case& entry) const {
        const oracle::ForeignCount count = *question.testimonies.front().count;
        const auto most = options_.max_nodes.value_or(std::numeric_limits<std::uint64_t>::max());
        if (count < 0 || count > oracle::ForeignCount{most}) {
            question.verdict = Confirmation::NotAsked;
            question.testimonies.clear();
            return false;
        }
        const auto behind = std::find_if(entry.expected.begin(), entry.expected.end(),
                                         [&](const auto& expected) { return expected.depth > question.depth; });
        entry.expected.insert(behind, {question.depth, static_cast<std::uint64_t>(count)});
        return true;
    }

    void note_giving_up(const std::string& why) {
        if (why.empty()) return;
        const std::lock_guard lock(mutex_);
        result_.gave_up = why;
    }

    const std::vector<Reference>& references_;
    const VerifyOptions& options_;
    std::mutex mutex_;  // for result_.gave_up and was_stopped
    Verification& result_;
};

}  // namespace

std::string_view name_of(Confirmation confirmation) {
    static constexpr base::EnumArray<Confirmation, std::string_view> kNames{
        {"confirmed", "filled", "wrong", "quarrel", "unanswered", "not-asked"}};
    return kNames[confirmation];
}

Verification verify(std::span<const suite::Suite> suites, const std::vector<Reference>& references,
                    const VerifyOptions& options) {
    assert(!references.empty() && references.size() <= 2);
    const Clock::time_point start = Clock::now();
    Verification result;
    for (const suite::Suite& suite : suites) {
        VerifiedSuite& verified = result.suites.emplace_back(VerifiedSuite{suite.name, {}});
        for (const suite::Case& entry : suite.cases) verified.cases.push_back({entry});
    }
    std::vector<VerifiedCase*> cases;
    for (VerifiedSuite& suite : result.suites) {
        for (VerifiedCase& verified : suite.cases) cases.push_back(&verified);
    }
    Verifier verifier(references, options, result);
    std::mutex mutex;
    std::size_t done = 0;
    const auto task = [&](std::size_t index) {
        if (verifier.is_over()) return;
        verifier.look_at(*cases[index]);
        const std::lock_guard lock(mutex);
        ++done;
        if (options.progress) options.progress(done, cases.size());
    };
    base::run_tasks(cases.size(), options.jobs, task, options.stop);
    result.was_stopped = result.was_stopped || options.stop.stop_requested();
    result.elapsed = Clock::now() - start;
    return result;
}

base::EnumArray<Confirmation, std::size_t> totals_of(const Verification& verification) {
    base::EnumArray<Confirmation, std::size_t> totals{};
    for (const VerifiedSuite& suite : verification.suites) {
        for (const VerifiedCase& verified : suite.cases) {
            for (const VerifiedDepth& depth : verified.depths) ++totals[depth.verdict];
        }
    }
    return totals;
}

}  // namespace plyproof::gate
