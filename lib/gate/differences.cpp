// SPDX-License-Identifier: MIT
#include "gate/differences.h"

#include <algorithm>
#include <mutex>
#include <vector>

#include "base/worker_pool.h"
#include "chess/fen.h"
#include "gate/answer_count.h"
#include "gate/plan.h"
#include "gate/spares.h"
#include "perft/count.h"

namespace plyproof::gate {
namespace {

// A case with a disagreement, and the shallowest of its checks that has one.
struct Difference {
    CaseResult* result;
    Check* check;
};

std::vector<Difference> differences_of(RunResult& run) {
    std::vector<Difference> differences;
    for (SuiteResult& suite : run.suites) {
        for (CaseResult& result : suite.cases) {
            const auto check = std::find_if(result.checks.begin(), result.checks.end(),
                                            [](const Check& other) { return is_disagreement(other.outcome); });
            if (check != result.checks.end()) differences.push_back({&result, &*check});
        }
    }
    return differences;
}

// Calls look(difference) for all of them that there is time for.
template <class F>
void for_each(const std::vector<Difference>& differences, const DifferenceOptions& options, const F& look) {
    std::mutex mutex;
    std::size_t done = 0;
    const auto task = [&](std::size_t index) {
        if (options.deadline.expired()) return;
        look(differences[index]);
        const std::lock_guard lock(mutex);
        ++done;
        if (options.progress) options.progress(done, differences.size());
    };
    base::run_tasks(differences.size(), options.jobs, task, options.stop);
}

// REQUIRES: the case was run.
oracle::Question question_of(const Difference& difference) {
    const suite::Case& entry = difference.result->entry;
    const chess::Setup setup = *chess::parse_fen(entry.fen);
    return question_for(setup, *chess::position_from(setup, entry.mode), difference.check->expected.depth);
}

void add_opinion(const Difference& difference, const std::stop_token& stop) {
    Check& check = *difference.check;
    const chess::Position position = question_of(difference).root;
    diagnose::CountFacts facts;
    for (int depth = 0; depth <= check.expected.depth; ++depth) {
        const auto nodes = perft::count(position, depth, {.stop = stop});
        if (!nodes) return;
        facts.by_depth.push_back(*nodes);
    }
    const std::uint64_t ours = facts.by_depth.back();
    check.ours = SecondOpinion{ours};
    const std::optional<oracle::ForeignCount> said =
        check.counted ? std::optional<oracle::ForeignCount>(*check.counted) : check.said;
    // At depth 1, or beside wrong moves, numbers fit by chance.
    const bool is_a_number_only = check.expected.depth > 1 && check.message.empty() && !check.right_alone;
    if (said && ours == check.expected.nodes && is_a_number_only) {
        check.ours->hints = diagnose::count_hints(facts, *said);
    }
}

/// Whether an oracle that was asked nothing yet gives the expected answer.
bool is_right_alone(oracle::Oracle& judged, const Difference& difference, const EngineCounterOptions& engine,
                    base::Deadline deadline) {
    const std::uint64_t expected = difference.check->expected.nodes;
    const oracle::Question asked = question_of(difference);
    const auto answer = judged.divide(asked, std::min(oracle::deadline_in(wait_for(expected, engine)), deadline));
    if (!answer) return false;
    const auto count = count_of(*answer, asked, expected, judged.name());
    return count && !count->contradicts && count->nodes == static_cast<oracle::ForeignCount>(expected);
}

}  // namespace

void ask_again_alone(RunResult& run, const EngineCounterOptions& engine, const DifferenceOptions& options) {
    std::vector<Difference> differences = differences_of(run);
    if (differences.size() > kMostAskedAlone) differences.resize(kMostAskedAlone);
    for_each(differences, options, [&](const Difference& difference) {
        const auto judged = engine.open(options.stop);
        if (!judged->traits().keeps_state) return;
        difference.check->right_alone = is_right_alone(*judged, difference, engine, options.deadline);
    });
}

void add_second_opinions(RunResult& run, const DifferenceOptions& options) {
    std::vector<Difference> differences = differences_of(run);
    std::erase_if(differences,
                  [](const Difference& difference) { return difference.check->outcome != Outcome::Differs; });
    for_each(differences, options, [&options](const Difference& difference) { add_opinion(difference, options.stop); });
}

void add_findings(RunResult& run, const OpenOracles& open, const oracle::Waits& waits,
                  const DifferenceOptions& options) {
    Spares<oracle::Oracles> spares(open);
    for_each(differences_of(run), options, [&](const Difference& difference) {
        oracle::Question asked = question_of(difference);
        oracle::Oracles programs = spares.take();
        auto diagnosis =
            diagnose::descend({*programs.judged, programs.reference.get(), programs.second_reference.get()}, asked,
                              {.waits = waits, .stop = options.stop});
        spares.give_back(std::move(programs));
        difference.result->bisection = Bisection{std::move(asked), std::move(diagnosis)};
    });
}

}  // namespace plyproof::gate
