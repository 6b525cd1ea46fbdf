// SPDX-License-Identifier: MIT
#include "gate/plan.h"

#include <gtest/gtest.h>

#include <string>

namespace plyproof::gate {
namespace {

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* kKings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

suite::Case make_case(std::string id, std::string fen, std::vector<suite::Expectation> expected) {
    return {.id = std::move(id), .fen = std::move(fen), .expected = std::move(expected)};
}

std::vector<std::uint64_t> expected_of_tasks(const Plan& plan) {
    std::vector<std::uint64_t> nodes;
    for (const Task& task : plan.tasks) {
        nodes.push_back(
            plan.result.suites[task.where.suite].cases[task.where.position].checks[task.check].expected.nodes);
    }
    return nodes;
}

TEST(MakePlan, PutsTheCheapestExpectationFirst) {
    const std::vector<suite::Suite> suites{
        {"a", {make_case("start", kStart, {{1, 20}, {2, 400}, {3, 8902}})}},
        {"b", {make_case("kings", kKings, {{1, 5}, {3, 170}})}},
    };
    EXPECT_EQ(expected_of_tasks(make_plan(suites, {})), (std::vector<std::uint64_t>{5, 20, 170, 400, 8902}));
}

TEST(MakePlan, KeepsTheOrderOfTheFilesInTheResult) {
    const std::vector<suite::Suite> suites{{"b", {make_case("2", kStart, {{3, 8902}}), make_case("1", kKings, {})}},
                                           {"a", {}}};
    const Plan plan = make_plan(suites, {});
    ASSERT_EQ(plan.result.suites.size(), 2u);
    EXPECT_EQ(plan.result.suites[0].name, "b");
    EXPECT_EQ(plan.result.suites[0].cases[0].entry.id, "2");
    EXPECT_EQ(plan.result.suites[0].cases[1].entry.id, "1");
    EXPECT_EQ(plan.result.suites[1].name, "a");
}

TEST(MakePlan, LimitsLeaveOutWhatIsDeeperOrLarger) {
    const std::vector<suite::Suite> suites{{"a", {make_case("start", kStart, {{1, 20}, {2, 400}, {3, 8902}})}}};
    const Plan plan = make_plan(suites, {.max_depth = 2, .max_nodes = 399});
    EXPECT_EQ(expected_of_tasks(plan), std::vector<std::uint64_t>{20});
    const std::vector<Check>& checks = plan.result.suites[0].cases[0].checks;
    EXPECT_EQ(checks[0].skipped, SkipReason::None);
    EXPECT_EQ(checks[1].skipped, SkipReason::NodeLimit);
    EXPECT_EQ(checks[2].skipped, SkipReason::DepthLimit);
}

TEST(MakePlan, TheFilterTakesCasesOutAndCountsThem) {
    const std::vector<suite::Suite> suites{
        {"a", {make_case("ep-pin", kStart, {{1, 20}}), make_case("castling", kStart, {{1, 20}})}}};
    const Plan plan = make_plan(suites, {.filter = "ep-*"});
    ASSERT_EQ(plan.result.suites[0].cases.size(), 1u);
    EXPECT_EQ(plan.result.suites[0].cases[0].entry.id, "ep-pin");
    EXPECT_EQ(plan.result.filtered_out, 1u);
}

TEST(MakePlan, ABadPositionIsAVerdictAndNoTask) {
    const std::vector<suite::Suite> suites{
        {"a",
         {make_case("no-fen", "hello", {{1, 20}}), make_case("no-kings", "8/8/8/8/8/8/8/8 w - - 0 1", {{1, 20}})}}};
    const Plan plan = make_plan(suites, {});
    EXPECT_TRUE(plan.tasks.empty());
    const std::vector<CaseResult>& cases = plan.result.suites[0].cases;
    EXPECT_EQ(cases[0].verdict, Verdict::BadPosition);
    EXPECT_TRUE(cases[0].fen_error.has_value());
    EXPECT_EQ(cases[0].checks[0].skipped, SkipReason::BadPosition);
    EXPECT_EQ(cases[1].verdict, Verdict::BadPosition);
    EXPECT_EQ(cases[1].problems.size(), 2u) << "both kings are missing";
}

TEST(MakePlan, RemembersWhatWasFixedInAPosition) {
    const std::vector<suite::Suite> suites{{"a", {make_case("right", "4k3/8/8/8/8/8/8/4K3 w K - 0 1", {{1, 5}})}}};
    const Plan plan = make_plan(suites, {});
    ASSERT_EQ(plan.result.suites[0].cases[0].problems.size(), 1u);
    EXPECT_EQ(plan.result.suites[0].cases[0].problems[0].kind, chess::SetupProblemKind::CastlingWithoutRook);
}

TEST(MakePlan, TheModeOfACaseDecidesItsVariant) {
    suite::Case rook_on_f = make_case("f", "4k3/8/8/8/8/8/8/4KR2 w K - 0 1", {{1, 14}});
    const std::vector<suite::Suite> automatic{{"a", {rook_on_f}}};
    EXPECT_EQ(make_plan(automatic, {}).result.suites[0].cases[0].variant, chess::Variant::Chess960);
    rook_on_f.mode = chess::VariantMode::Standard;
    const std::vector<suite::Suite> standard{{"a", {rook_on_f}}};
    EXPECT_EQ(make_plan(standard, {}).result.suites[0].cases[0].variant, chess::Variant::Standard);
}

TEST(MakePlan, UniqueRunsAnExpectationOfEqualPositionsOnceAcrossSuites) {
    const std::vector<suite::Suite> suites{
        {"a", {make_case("first", kStart, {{1, 20}, {2, 400}})}},
        {"b", {make_case("again", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 7 9", {{1, 20}, {3, 8902}})}},
    };
    EXPECT_EQ(make_plan(suites, {}).tasks.size(), 4u);
    const Plan plan = make_plan(suites, {.unique = true});
    EXPECT_EQ(expected_of_tasks(plan), (std::vector<std::uint64_t>{20, 400, 8902}));
    EXPECT_EQ(plan.result.suites[1].cases[0].checks[0].skipped, SkipReason::Repeated);
    EXPECT_EQ(plan.result.suites[1].cases[0].repeats, (CaseIndex{0, 0}));
}

TEST(MakePlan, UniqueDoesNotHideAContradiction) {
    const std::vector<suite::Suite> suites{
        {"a", {make_case("right", kStart, {{1, 20}}), make_case("wrong", kStart, {{1, 21}})}}};
    EXPECT_EQ(make_plan(suites, {.unique = true}).tasks.size(), 2u);
}

std::optional<chess::Square> passed_in(const char* fen) {
    const auto setup = chess::parse_fen(fen);
    return question_for(*setup, *chess::position_from(*setup), 1).passed;
}

TEST(QuestionFor, NamesTheSquareOfADoubleStepUnlessNoGameGetsThere) {
    EXPECT_TRUE(passed_in("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1")) << "the capture is not legal, the square is";
    EXPECT_FALSE(passed_in("7k/8/8/3pP3/8/4n3/8/5K2 w - d6 0 1")) << "the king was in check before the step";
    EXPECT_FALSE(passed_in("4k3/8/8/8/8/8/8/4K3 w - e6 0 1")) << "the board refutes it";
}

}  // namespace
}  // namespace plyproof::gate
