// SPDX-License-Identifier: MIT
#include "crosscheck/power.h"

#include <gtest/gtest.h>

#include <atomic>

#include "crosscheck/power_mutant.h"
#include "mutants/bug_catalogue.h"

namespace plyproof::crosscheck {
namespace {

using mutants::Bug;

const suite::Suite kEnPassant{"en-passant.epd",
                              {{.id = "quiet", .fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1", .expected = {{1, 5}, {2, 25}}},
                               {.id = "capture", .fen = "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", .expected = {{1, 7}}}}};
const suite::Suite kPromotion{
    "promotion.epd", {{.id = "promotion", .fen = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", .expected = {{1, 9}, {2, 45}}}}};

StartProgram starter(std::vector<Bug> bugs) {
    return [bugs = std::move(bugs)](std::size_t bug, const std::stop_token&) { return mutant_counter({bugs[bug]}); };
}

const std::vector<std::string> kNames{"en-passant-missing", "promotion-by-push-missing"};
const StartProgram kStart = starter({Bug::EnPassantMissing, Bug::PromotionByPushMissing});

TEST(Power, SaysWhichSuiteFindsWhichBugAndAfterHowManyLeaves) {
    const std::vector<suite::Suite> suites{kEnPassant, kPromotion};
    const auto power = measure_power(suites, kNames, kStart, {});
    ASSERT_TRUE(power);
    const SuitePower& first = power->suites[0];
    ASSERT_TRUE(first.finds[0]);
    EXPECT_EQ(first.finds[0]->case_id, "capture");
    EXPECT_EQ(first.finds[0]->depth, 1);
    EXPECT_EQ(first.finds[0]->leaves, 5u + 7u) << "the cheapest questions come first";
    EXPECT_FALSE(first.finds[1]);
    EXPECT_EQ(first.cases, 2u);
    EXPECT_EQ(first.questions, 3u);
    EXPECT_EQ(first.leaves, 5u + 7u + 25u);
    EXPECT_FALSE(power->suites[1].finds[0]);
    EXPECT_EQ(power->suites[1].finds[1]->leaves, 9u);
}

TEST(Power, OfAllTogetherIsWhatAnyFindsAfterTheLeavesOfTheOnesBefore) {
    const std::vector<suite::Suite> suites{kEnPassant, kPromotion};
    const SuitePower all = together(*measure_power(suites, kNames, kStart, {}));
    EXPECT_EQ(found_count(all), 2u);
    EXPECT_EQ(all.finds[1]->leaves, 37u + 9u);
    EXPECT_EQ(leaves_to_last_find(all), 37u + 9u);
    EXPECT_EQ(all.leaves, 37u + 54u);
}

TEST(Power, IsTheSameWithManyJobs) {
    const std::vector<suite::Suite> suites{kEnPassant, kPromotion};
    std::vector<std::string> names;
    for (const Bug bug : countable_bugs()) names.emplace_back(row_of(bug).name);
    const auto measured = [&](unsigned jobs) {
        const auto power = measure_power(suites, names, starter(countable_bugs()), {.jobs = jobs});
        std::vector<std::uint64_t> leaves;
        for (const SuitePower& suite : power->suites) {
            for (const auto& find : suite.finds) leaves.push_back(find ? find->leaves : 0);
        }
        return leaves;
    };
    EXPECT_EQ(measured(1), measured(4));
}

TEST(Power, LeavesOutWhatIsNotSelected) {
    PowerOptions options;
    options.selection.max_nodes = 6;
    const auto power = measure_power(std::span(&kEnPassant, 1), kNames, kStart, options);
    EXPECT_EQ(power->suites[0].questions, 1u);
    EXPECT_EQ(power->suites[0].cases, 1u);
    EXPECT_FALSE(power->suites[0].finds[0]);
}

gate::Counter failing(oracle::OracleErrorKind kind) {
    return [kind](const gate::Question&, const gate::Limits&) -> base::Result<gate::Count, gate::CounterError> {
        return base::failure(gate::CounterError{.fault = gate::CounterFault::Program,
                                                .program = oracle::OracleError{.kind = kind, .text = "./x is gone"}});
    };
}

TEST(Power, CountsAProgramThatDiesAsFound) {
    const auto power =
        measure_power(std::span(&kEnPassant, 1), {"crash"},
                      [](std::size_t, const std::stop_token&) { return failing(oracle::OracleErrorKind::Died); }, {});
    ASSERT_TRUE(power);
    ASSERT_TRUE(power->suites[0].finds[0]);
    EXPECT_TRUE(power->suites[0].finds[0]->without_an_answer);
}

TEST(Power, IsNotMeasuredWithAProgramThatCannotBeStarted) {
    const auto power = measure_power(
        std::span(&kEnPassant, 1), {"crash"},
        [](std::size_t, const std::stop_token&) { return failing(oracle::OracleErrorKind::NotStarted); }, {});
    ASSERT_FALSE(power);
    EXPECT_FALSE(power.error().stopped);
    EXPECT_EQ(power.error().bug, "crash");
    EXPECT_EQ(power.error().message, "./x is gone");
}

TEST(Power, EndsWhenAskedToStop) {
    std::stop_source stop;
    std::atomic<int> started = 0;
    const auto start = [&](std::size_t, const std::stop_token&) {
        ++started;
        stop.request_stop();
        return mutant_counter({});
    };
    const auto power = measure_power(std::span(&kEnPassant, 1), kNames, start, {.stop = stop.get_token()});
    ASSERT_FALSE(power);
    EXPECT_TRUE(power.error().stopped);
    EXPECT_EQ(started, 1);
}

TEST(Power, TellsItsProgress) {
    std::vector<std::size_t> steps;
    PowerOptions options;
    options.progress = [&](std::size_t done, std::size_t total) {
        EXPECT_EQ(total, 2u);
        steps.push_back(done);
    };
    ASSERT_TRUE(measure_power(std::span(&kEnPassant, 1), kNames, kStart, options));
    EXPECT_EQ(steps, (std::vector<std::size_t>{1, 2}));
}

}  // namespace
}  // namespace plyproof::crosscheck
