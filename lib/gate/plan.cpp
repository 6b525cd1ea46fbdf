// SPDX-License-Identifier: MIT
#include "gate/plan.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "chess/fen.h"
#include "chess/key.h"
#include "suite/select.h"

namespace plyproof::gate {
namespace {

// A position by its key, a depth and a count: what makes two expectations the same. Expectations that contradict each
// other differ in the count, so both are run and one of them fails.
using Seen = std::map<std::tuple<std::uint64_t, std::uint64_t, int, std::uint64_t>, CaseIndex>;

SkipReason limit_on(const suite::Expectation& expected, const Selection& selection) {
    if (selection.max_depth && expected.depth > *selection.max_depth) return SkipReason::DepthLimit;
    if (selection.max_nodes && expected.nodes > *selection.max_nodes) return SkipReason::NodeLimit;
    return SkipReason::None;
}

struct Judged {
    chess::Position position;
    std::optional<chess::Square> passed;
};

// The position of a case, or nothing, with the reason noted in its result.
std::optional<Judged> judge_position(CaseResult& result) {
    const auto setup = chess::parse_fen(result.entry.fen);
    if (!setup) {
        result.fen_error = setup.error();
        return std::nullopt;
    }
    auto accepted = chess::position_from(*setup, result.entry.mode);
    if (!accepted) {
        result.problems = std::move(accepted.error());
        return std::nullopt;
    }
    result.variant = accepted->variant;
    result.problems = accepted->remarks;
    return Judged{accepted->position, question_for(*setup, *accepted, 1).passed};
}

class Planner {
public:
    explicit Planner(const Selection& selection) : selection_(selection) {}

    void add_suite(const suite::Suite& suite) {
        plan_.result.suites.push_back({suite.name, {}});
        const suite::Selection chosen = suite::select(suite, {.filter = selection_.filter});
        plan_.result.filtered_out += chosen.cases_left_out;
        for (const suite::Case& entry : chosen.suite.cases) add_case(entry);
    }

    Plan finish() {
        std::stable_sort(plan_.tasks.begin(), plan_.tasks.end(),
                         [this](const Task& a, const Task& b) { return expected_nodes(a) < expected_nodes(b); });
        return std::move(plan_);
    }

private:
    void add_case(const suite::Case& entry) {
        std::vector<CaseResult>& cases = plan_.result.suites.back().cases;
        const CaseIndex where{plan_.result.suites.size() - 1, cases.size()};
        CaseResult& result = cases.emplace_back();
        result.entry = entry;
        for (const suite::Expectation& expected : entry.expected) {
            Check check;
            check.expected = expected;
            check.skipped = limit_on(expected, selection_);
            result.checks.push_back(std::move(check));
        }
        const std::optional<Judged> judged = judge_position(result);
        if (judged) {
            add_tasks(result, where, *judged);
        } else {
            result.verdict = Verdict::BadPosition;
            for (Check& check : result.checks) check.skipped = SkipReason::BadPosition;
        }
    }

    void add_tasks(CaseResult& result, const CaseIndex& where, const Judged& judged) {
        for (std::size_t i = 0; i < result.checks.size(); ++i) {
            Check& check = result.checks[i];
            if (check.skipped != SkipReason::None) continue;
            if (const auto earlier = repeated_case(judged.position, check.expected, where)) {
                check.skipped = SkipReason::Repeated;
                result.repeats = earlier;
            } else {
                plan_.tasks.push_back({where, i, judged.position, judged.passed});
            }
        }
    }

    std::optional<CaseIndex> repeated_case(const chess::Position& position, const suite::Expectation& expected,
                                           const CaseIndex& where) {
        if (!selection_.unique) return std::nullopt;
        const chess::Key key = chess::key_of(position);
        const auto [entry, is_new] = seen_.try_emplace({key.low, key.high, expected.depth, expected.nodes}, where);
        if (is_new) return std::nullopt;
        return entry->second;
    }

    std::uint64_t expected_nodes(const Task& task) const {
        return plan_.result.suites[task.where.suite].cases[task.where.position].checks[task.check].expected.nodes;
    }

    const Selection& selection_;
    Plan plan_;
    Seen seen_;
};

}  // namespace

oracle::Question question_for(const chess::Setup& setup, const chess::Accepted& accepted, int depth) {
    oracle::Question question = oracle::question_about(setup, accepted, depth);
    const bool is_unreachable = std::any_of(
        accepted.remarks.begin(), accepted.remarks.end(),
        [](const chess::SetupProblem& remark) { return remark.kind == chess::SetupProblemKind::EnPassantImpossible; });
    if (is_unreachable) question.passed.reset();
    return question;
}

Plan make_plan(std::span<const suite::Suite> suites, const Selection& selection) {
    Planner planner(selection);
    for (const suite::Suite& suite : suites) planner.add_suite(suite);
    return planner.finish();
}

}  // namespace plyproof::gate
