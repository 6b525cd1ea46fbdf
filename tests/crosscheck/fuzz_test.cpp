// SPDX-License-Identifier: MIT
#include "crosscheck/fuzz.h"

#include <gmock/gmock.h>

#include <condition_variable>
#include <mutex>
#include <set>
#include <stdexcept>

#include "crosscheck/failures.h"
#include "crosscheck/remembering_oracle.h"
#include "crosscheck/samples.h"
#include "diagnose/fake_oracle.h"
#include "support/asked_oracle.h"

namespace plyproof::crosscheck {
namespace {

using diagnose::FakeOracle;
using diagnose::MutantOracle;
using diagnose::PrintedDivide;
using mutants::Bug;
using oracle::OracleErrorKind;

Draw drawing(const char* mix, int depth = 1) {
    return [mix = mix_of(mix), suite = small_suite(), depth](std::uint64_t index) -> std::optional<Drawn> {
        const Sample drawn = sample(mix, 1, index, suite, Strictness::Reachable);
        return Drawn{question_about(drawn, depth), text_of(drawn.origin)};
    };
}

std::function<oracle::Oracles()> mutants_with(const mutants::BugSet& bugs) {
    return [bugs] { return oracle::Oracles{std::make_unique<MutantOracle>(bugs)}; };
}

/// All that a run says of its findings.
std::vector<std::string> told(const FuzzResult& result) {
    std::vector<std::string> lines{std::to_string(result.complete)};
    for (const FuzzFinding& finding : result.findings) {
        lines.push_back(std::to_string(finding.index) + " " + text_of(symptom_of(finding.given)) + " " +
                        oracle::root_fen(finding.shrunk.failure.question));
    }
    return lines;
}

TEST(Fuzz, FindsNothingInARightProgram) {
    const FuzzResult result = fuzz(drawing("games,targets"), mutants_with({}), {.positions = 200});
    EXPECT_EQ(result.complete, 200U);
    EXPECT_TRUE(result.findings.empty() && result.troubles.empty());
    EXPECT_EQ(result.coverage.looked_at, (200U + kCoverageStride - 1) / kCoverageStride);
}

TEST(Fuzz, EndsWithTheFirstFailureAndShrinksIt) {
    const FuzzResult result = fuzz(drawing("pin"), mutants_with({Bug::PinnedKnightMoves}), {.positions = 5000});
    ASSERT_EQ(result.findings.size(), 1U);
    const FuzzFinding& finding = result.findings[0];
    EXPECT_EQ(result.complete, finding.index + 1);
    EXPECT_EQ(symptom_of(finding.shrunk.failure), symptom_of(finding.given));
    EXPECT_EQ(finding.shrunk.failure.question.root.occupied().size(), 4);
}

TEST(Fuzz, TellsTheSameForAnyNumberOfJobs) {
    const auto with_jobs = [](unsigned jobs, bool keep_going) {
        return told(fuzz(drawing("targets"), mutants_with({Bug::PinnedKnightMoves, Bug::EnPassantRankPinMissed}),
                         {.positions = 1500, .jobs = jobs, .keep_going = keep_going}));
    };
    EXPECT_EQ(with_jobs(1, false), with_jobs(3, false));
    EXPECT_EQ(with_jobs(1, true), with_jobs(3, true));
    EXPECT_GT(with_jobs(1, true).size(), 2U);
}

std::function<oracle::Oracles()> remembering(const mutants::BugSet& bugs) {
    return [bugs] { return oracle::Oracles{std::make_unique<RememberingOracle>(bugs)}; };
}

TEST(Fuzz, TellsTheSameOfFaultsThatOnlyEarlierQuestionsBringAbout) {
    const auto with_jobs = [](unsigned jobs) {
        return fuzz(drawing("castling"), remembering({Bug::SecondPositionKeepsRights}),
                    {.positions = 120, .jobs = jobs, .keep_going = true});
    };
    const FuzzResult one = with_jobs(1);
    ASSERT_FALSE(one.findings.empty());
    const Failure& smallest = one.findings[0].shrunk.failure;
    EXPECT_TRUE(one.findings[0].shrunk.confirmed);
    EXPECT_EQ(smallest.earlier.size(), 1U);
    EXPECT_LE(smallest.question.root.occupied().size(), 4);
    for (const unsigned jobs : {2U, 3U}) {
        const FuzzResult more = with_jobs(jobs);
        EXPECT_EQ(told(more), told(one));
        EXPECT_EQ(more.failing, one.failing);
        EXPECT_EQ(oracle::root_fen(more.findings[0].shrunk.failure.earlier.at(0)),
                  oracle::root_fen(smallest.earlier[0]));
    }
}

TEST(Fuzz, BeginsEachBatchWithANewProcess) {
    std::vector<std::uint64_t> sizes;  // of what one process was asked
    const auto open = [&] {
        return oracle::Oracles{std::make_unique<RememberingOracle>(mutants::BugSet{}, [&](std::size_t before) {
            if (before == 0) sizes.push_back(0);
            ++sizes.back();
            return std::nullopt;
        })};
    };
    EXPECT_EQ(fuzz(drawing("games"), open, {.positions = 100}).complete, 100U);
    EXPECT_EQ(sizes, (std::vector<std::uint64_t>{16, 16, 16, 16, 16, 16, 4}));
    sizes.clear();
    EXPECT_EQ(fuzz(drawing("games"), open, {.positions = 100, .one_batch = true}).complete, 100U);
    EXPECT_EQ(sizes, std::vector<std::uint64_t>{100});
}

TEST(BatchEnd, GrowsWithThePositionsBefore) {
    EXPECT_EQ(batch_end(0), 16U);
    EXPECT_EQ(batch_end(128), 160U);
    EXPECT_EQ(batch_end(1'000'000), 1'016'384U);
    EXPECT_EQ(batch_end(UINT64_MAX - 1), UINT64_MAX);
}

TEST(Fuzz, GoesOnWhileAFailureIsShrunk) {
    // The first position fails, and its shrinking waits until another worker has come to the end of the next batch.
    std::mutex mutex;
    std::condition_variable changed;
    std::size_t seen = 0;
    const auto open = [&] {
        return oracle::Oracles{
            std::make_unique<support::AskedOracle>([&](const oracle::Question& question, base::Deadline) {
                std::unique_lock lock(mutex);
                const bool shrinking = question.root.occupied().size() < 4;
                if (!shrinking) ++seen;
                changed.notify_all();
                const auto others_went_on = [&] { return seen >= 20; };
                if (shrinking && !changed.wait_for(lock, std::chrono::seconds(60), others_went_on))
                    throw std::logic_error("");
                return question.root.occupied().size() == 4 || shrinking
                           ? support::failing_answer(OracleErrorKind::Unreadable)
                           : support::right_answer(question);
            })};
    };
    const Draw draw = [](std::uint64_t index) -> std::optional<Drawn> {
        if (index >= 40) return std::nullopt;
        return Drawn{
            diagnose::path_to(index == 0 ? "4k3/p7/8/8/8/8/P7/4K3 w - - 0 1" : "4k3/pp6/8/8/8/8/P7/4K3 w - - 0 1"),
            "x"};
    };
    const FuzzResult result = fuzz(draw, open, {.jobs = 2, .keep_going = true});
    EXPECT_EQ(result.complete, 40U);
    EXPECT_EQ(result.findings.size(), 1U);
}

TEST(Fuzz, TellsEachSymptomOnceWhenItKeepsGoing) {
    std::vector<std::uint64_t> told_at;
    FuzzOptions options{.positions = 300, .jobs = 2, .keep_going = true};
    options.on_finding = [&](const FuzzFinding& finding) { told_at.push_back(finding.index); };
    const FuzzResult result =
        fuzz(drawing("pin"), mutants_with({Bug::PinnedPawnPushes, Bug::PinnedKnightMoves}), options);
    std::set<Symptom> symptoms;
    for (const FuzzFinding& finding : result.findings) EXPECT_TRUE(symptoms.insert(symptom_of(finding.given)).second);
    EXPECT_GE(result.failing, result.findings.size());
    EXPECT_EQ(told_at.size(), result.findings.size());
    EXPECT_TRUE(std::ranges::is_sorted(told_at));
    EXPECT_EQ(result.complete, 300U);
}

TEST(Fuzz, FindsFaultsOfTheTreeAtMoreDepth) {
    const FuzzResult result =
        fuzz(drawing("castling,ending", 2), mutants_with({Bug::UnmakeLosesCastlingRights}), {.positions = 200});
    ASSERT_EQ(result.findings.size(), 1U);
    EXPECT_EQ(result.findings[0].given.finding->reason.rule, explain::Rule::UnmakeCastlingRights);
}

TEST(Fuzz, CountsWhatCannotBePutToTheProgram) {
    const auto open = [] {
        auto mine = std::make_unique<FakeOracle>([](const oracle::Question&, PrintedDivide&) {});
        mine->error = oracle::OracleError{OracleErrorKind::Unsuitable, "fake has no letters for this"};
        return oracle::Oracles{std::move(mine)};
    };
    const FuzzResult result = fuzz(drawing("games"), open, {.positions = 20});
    EXPECT_EQ(result.complete, 20U);
    EXPECT_EQ(result.not_asked, 20U);
}

TEST(Fuzz, EndsWithAReferenceThatFailsOrQuarrels) {
    const auto open = [](bool quarrels) {
        return [quarrels] {
            const auto right = [](const oracle::Question&, PrintedDivide&) {};
            const auto wrong = [](const oracle::Question&, PrintedDivide& printed) { printed.add("a1a1"); };
            auto other = quarrels ? std::make_unique<FakeOracle>(wrong, "other") : std::make_unique<FakeOracle>(right);
            if (!quarrels) other->error = oracle::OracleError{OracleErrorKind::Died, "other died"};
            return oracle::Oracles{std::make_unique<FakeOracle>(right), std::move(other)};
        };
    };
    for (const bool quarrels : {false, true}) {
        const FuzzResult result = fuzz(drawing("games"), open(quarrels), {.positions = 20});
        ASSERT_EQ(result.troubles.size(), 1U);
        EXPECT_EQ(result.troubles[0].quarrel.has_value(), quarrels);
        EXPECT_EQ(result.complete, 1U);
    }
}

TEST(Fuzz, EndsWhereTheProgramCannotBeStarted) {
    const auto open = [] {
        auto mine = std::make_unique<FakeOracle>([](const oracle::Question&, PrintedDivide&) {});
        mine->error = oracle::OracleError{OracleErrorKind::NotStarted, "there is no such program"};
        return oracle::Oracles{std::move(mine)};
    };
    const FuzzResult result = fuzz(drawing("games"), open, {.positions = 20, .keep_going = true});
    EXPECT_EQ(result.troubles.size(), 1U);
    EXPECT_EQ(result.complete, 1U);
}

TEST(Fuzz, EndsWithTheLastPosition) {
    const Draw three = [](std::uint64_t index) {
        return index < 3 ? std::optional(Drawn{diagnose::path_to("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), "x"}) : std::nullopt;
    };
    EXPECT_EQ(fuzz(three, mutants_with({}), {.jobs = 2}).complete, 3U);
}

TEST(Fuzz, SaysUpToWhereItIsCompleteWhenItIsStopped) {
    std::stop_source stop;
    int positions = 0;
    FuzzOptions options;
    options.shrink.stop = stop.get_token();
    options.on_progress = [&](const FuzzProgress&) {
        if (++positions == 50) stop.request_stop();
    };
    const FuzzResult result = fuzz(drawing("games"), mutants_with({}), options);
    EXPECT_EQ(result.complete, 50U);
}

TEST(Fuzz, BeginsNoPositionAfterItsTime) {
    const FuzzResult result =
        fuzz(drawing("games"), mutants_with({}), {.deadline = base::Deadline::in(std::chrono::milliseconds(0))});
    EXPECT_EQ(result.complete, 0U);
}

}  // namespace
}  // namespace plyproof::crosscheck
