// SPDX-License-Identifier: MIT
#include "gate/differences.h"

#include <gmock/gmock.h>

#include <atomic>

#include "chess/fen.h"
#include "gate/engine_counter.h"
#include "gate/run.h"
#include "support/asked_oracle.h"

namespace plyproof::gate {
namespace {

using support::AskedOracle;
using testing::ElementsAre;

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* kPinned = "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1";

// It takes the knight of kPinned to be free.
AskedOracle::Answer without_pins(const oracle::Question& question) {
    std::string text = support::right_text(question);
    if (question.depth == 1 && chess::to_fen(oracle::asked_position(question)) == kPinned) {
        text = "e2c1: 1\ne1d1: 1\ne1d2: 1\ne1f1: 1\ne1f2: 1\nNodes searched: 5\n";
    }
    return support::answer_of(text, question);
}

std::unique_ptr<oracle::Oracle> make(AskedOracle::Answer (*answer)(const oracle::Question&)) {
    return std::make_unique<AskedOracle>([answer](const auto& question, auto) { return answer(question); });
}

RunResult run_of(std::vector<suite::Case> cases, AskedOracle::Answer (*answer)(const oracle::Question&)) {
    const std::vector<suite::Suite> suites{{"a.epd", std::move(cases)}};
    return run(suites, engine_counter({.open = [answer](const auto&) { return make(answer); }}), {});
}

TEST(SecondOpinions, TellWhoIsWrong) {
    RunResult result = run_of({{.id = "suite", .fen = kStart, .expected = {{1, 20}, {2, 401}, {3, 8903}}},
                               {.id = "program", .fen = kPinned, .expected = {{1, 4}}},
                               {.id = "right", .fen = kStart, .expected = {{1, 20}}}},
                              without_pins);
    add_second_opinions(result, {});
    const std::vector<CaseResult>& cases = result.suites[0].cases;
    EXPECT_EQ(cases[0].checks[1].ours, SecondOpinion{400});
    EXPECT_FALSE(cases[0].checks[2].ours) << "one for a case will do";
    EXPECT_EQ(cases[1].checks[0].ours, SecondOpinion{4});
    EXPECT_FALSE(cases[2].checks[0].ours);
}

TEST(SecondOpinions, SayWhatANumberGivesAway) {
    RunResult result = run_of({{.id = "sum", .fen = kStart, .expected = {{2, 400}}}}, [](const auto& question) {
        return AskedOracle::Answer(support::answer_of("Nodes searched: 420\n", question));
    });
    add_second_opinions(result, {});
    EXPECT_THAT(result.suites[0].cases[0].checks[0].ours->hints,
                ElementsAre(diagnose::CountHint{diagnose::CountHintKind::Cumulative, 2}));
}

/// Each new one is right about its first question, and behind others adds the counts of kPinned up.
std::unique_ptr<oracle::Oracle> make_forgetful(bool keeps_state) {
    const auto divide = [asked = 0](const oracle::Question& question, auto) mutable -> AskedOracle::Answer {
        const bool wrong = asked++ > 0 && chess::to_fen(oracle::asked_position(question)) == kPinned;
        return wrong ? support::answer_of("Nodes searched: 68\n", question) : support::right_answer(question);
    };
    return std::make_unique<AskedOracle>(divide, oracle::OracleTraits{.keeps_state = keeps_state});
}

TEST(AskingAgainAlone, TellsWhatIsRightInANewProcess) {
    for (const bool keeps_state : {true, false}) {
        const EngineCounterOptions engine{.open = [=](const auto&) { return make_forgetful(keeps_state); }};
        const std::vector<suite::Suite> suites{{"a.epd",
                                                {{.id = "first", .fen = kStart, .expected = {{1, 20}}},
                                                 {.id = "later", .fen = kPinned, .expected = {{2, 64}}},
                                                 {.id = "suite", .fen = kStart, .expected = {{2, 401}}}}}};
        RunResult result = run(suites, engine_counter(engine), {});
        ask_again_alone(result, engine, {});
        add_second_opinions(result, {});
        const std::vector<CaseResult>& cases = result.suites[0].cases;
        EXPECT_FALSE(cases[0].checks[0].right_alone);
        EXPECT_EQ(cases[1].verdict, Verdict::Mismatch);
        EXPECT_EQ(cases[1].checks[0].right_alone, keeps_state);
        EXPECT_EQ(cases[1].checks[0].ours->hints.empty(), keeps_state) << "what is left over gives nothing away";
        EXPECT_FALSE(cases[2].checks[0].right_alone) << "the suite is wrong";
    }
}

TEST(AskingAgainAlone, IsNotBegunWhenTheTimeIsUp) {
    RunResult result = run_of({{.id = "pin", .fen = kPinned, .expected = {{1, 4}}}}, without_pins);
    int opened = 0;
    const EngineCounterOptions engine{.open = [&](const auto&) {
        ++opened;
        return make_forgetful(true);
    }};
    ask_again_alone(result, engine, {.deadline = base::Deadline::in(std::chrono::milliseconds(0))});
    EXPECT_EQ(opened, 0);
}

TEST(AskingAgainAlone, DoesNotStartAProgramForEachOfVeryManyFaults) {
    const std::vector<suite::Case> cases(kMostAskedAlone + 5, {.id = "pin", .fen = kPinned, .expected = {{1, 4}}});
    RunResult result = run_of(cases, without_pins);
    std::atomic<std::size_t> opened = 0;
    const EngineCounterOptions engine{.open = [&](const auto&) {
        ++opened;
        return make_forgetful(true);
    }};
    ask_again_alone(result, engine, {.jobs = 2});
    EXPECT_EQ(opened, kMostAskedAlone);
}

TEST(Findings, NameTheRuleOfEachCaseThatDiffers) {
    RunResult result = run_of({{.id = "pin", .fen = kPinned, .expected = {{1, 4}}},
                               {.id = "right", .fen = kStart, .expected = {{1, 20}}},
                               {.id = "again", .fen = kPinned, .expected = {{1, 4}}}},
                              without_pins);
    std::vector<std::size_t> progress;
    add_findings(result, [] { return oracle::Oracles{make(without_pins)}; }, {},
                 {.jobs = 2, .progress = [&](std::size_t done, std::size_t) { progress.push_back(done); }});
    const std::vector<CaseResult>& cases = result.suites[0].cases;
    for (const std::size_t index : {0u, 2u}) {
        ASSERT_TRUE(cases[index].bisection.has_value());
        ASSERT_EQ(cases[index].bisection->diagnosis.findings.size(), 1u);
        EXPECT_EQ(cases[index].bisection->diagnosis.findings[0].reason.rule, explain::Rule::PinnedKnight);
    }
    EXPECT_FALSE(cases[1].bisection.has_value());
    EXPECT_THAT(progress, ElementsAre(1, 2));
}

TEST(Findings, AreNotLookedForWhenTheTimeIsUp) {
    RunResult result = run_of({{.id = "pin", .fen = kPinned, .expected = {{1, 4}}}}, without_pins);
    add_findings(result, [] { return oracle::Oracles{make(without_pins)}; }, {},
                 {.deadline = base::Deadline::in(std::chrono::milliseconds(0))});
    EXPECT_FALSE(result.suites[0].cases[0].bisection.has_value());
}

}  // namespace
}  // namespace plyproof::gate
