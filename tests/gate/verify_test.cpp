// SPDX-License-Identifier: MIT
#include "gate/verify.h"

#include <gmock/gmock.h>

#include <map>

#include "gate/engine_counter.h"
#include "support/asked_oracle.h"

namespace plyproof::gate {
namespace {

using oracle::OracleErrorKind;
using support::AskedOracle;
using testing::ElementsAre;
using testing::HasSubstr;

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* kKings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

const Reference kPlyproof{"builtin", own_counter()};

Reference saying(std::string name, AskedOracle::Answer (*answer)(const oracle::Question&)) {
    const auto divide = [answer](const oracle::Question& question, auto) { return answer(question); };
    return {std::move(name),
            engine_counter({.open = [divide](const auto&) { return std::make_unique<AskedOracle>(divide); }})};
}

const Reference kRight = saying("right", support::right_answer);
const Reference kOff = saying("off", [](const oracle::Question& question) {
    return AskedOracle::Answer(support::answer_of("Nodes searched: 21\n", question));
});
const Reference kDead =
    saying("dead", [](const oracle::Question&) { return support::failing_answer(OracleErrorKind::Died); });
const Reference kShy =
    saying("shy", [](const oracle::Question&) { return support::failing_answer(OracleErrorKind::Unsuitable); });

std::vector<suite::Suite> suites(std::vector<suite::Expectation> expected) {
    return {{"a.epd", {{.id = "x", .fen = kStart, .expected = std::move(expected)}}}};
}

std::vector<Confirmation> verdicts(const Verification& result) {
    std::vector<Confirmation> all;
    for (const VerifiedCase& verified : result.suites[0].cases) {
        for (const VerifiedDepth& depth : verified.depths) all.push_back(depth.verdict);
    }
    return all;
}

TEST(Verify, ConfirmsWhatAllSayAndNamesWhatIsWrong) {
    const Verification result = verify(suites({{1, 20}, {2, 401}}), {kPlyproof, kRight}, {});
    EXPECT_THAT(verdicts(result), ElementsAre(Confirmation::Confirmed, Confirmation::Wrong));
    EXPECT_EQ(result.suites[0].cases[0].depths[1].testimonies[1].count, 400);
    EXPECT_EQ(totals_of(result)[Confirmation::Wrong], 1u);
    EXPECT_EQ(result.suites[0].cases[0].entry.expected[1].nodes, 401u) << "what is there is kept";
}

TEST(Verify, ShowsBothAnswersOfAQuarrel) {
    const Verification result = verify(suites({{1, 20}}), {kRight, kOff}, {});
    EXPECT_THAT(verdicts(result), ElementsAre(Confirmation::Quarrel));
    EXPECT_EQ(result.suites[0].cases[0].depths[0].testimonies[0].count, 20);
    EXPECT_EQ(result.suites[0].cases[0].depths[0].testimonies[1].count, 21);
}

TEST(Verify, TellsWhoGaveNoAnswerAndAsksHimNoDeeper) {
    const Verification result = verify(suites({{1, 20}, {2, 400}}), {kDead, kPlyproof}, {});
    EXPECT_THAT(verdicts(result), ElementsAre(Confirmation::Unanswered, Confirmation::NotAsked));
    const VerifiedDepth& depth = result.suites[0].cases[0].depths[0];
    EXPECT_FALSE(depth.testimonies[0].count);
    EXPECT_EQ(depth.testimonies[0].failure->kind, OracleErrorKind::Died);
    EXPECT_EQ(depth.testimonies[1].count, 20);
    EXPECT_THAT(verdicts(verify(suites({{1, 21}}), {kDead, kPlyproof}, {})), ElementsAre(Confirmation::Wrong))
        << "one answer is enough to contradict";
}

TEST(Verify, LeavesOutWhatCannotBePutToAProgram) {
    EXPECT_THAT(verdicts(verify(suites({{1, 20}, {2, 400}}), {kShy}, {})),
                ElementsAre(Confirmation::NotAsked, Confirmation::NotAsked));
}

TEST(Verify, DoesNotBelieveAnAnswerThatDoesNotHold) {
    const Reference odd = saying("odd", [](const oracle::Question& question) {
        std::string text = support::right_text(question);
        text.replace(text.find("e2e4"), 4, "e2e5");
        return AskedOracle::Answer(support::answer_of(text, question));
    });
    const Verification result = verify(suites({{1, 20}}), {odd}, {});
    EXPECT_THAT(verdicts(result), ElementsAre(Confirmation::Unanswered));
    EXPECT_THAT(result.suites[0].cases[0].depths[0].testimonies[0].message,
                HasSubstr("does not hold: not legal: e2e5"));
}

TEST(Verify, FillsInWhatIsMissingInTheOrderOfDepths) {
    const Verification result = verify(suites({{2, 400}}), {kPlyproof, kRight}, {.fill = 3});
    EXPECT_THAT(verdicts(result), ElementsAre(Confirmation::Filled, Confirmation::Confirmed, Confirmation::Filled));
    EXPECT_THAT(result.suites[0].cases[0].entry.expected,
                ElementsAre(suite::Expectation{1, 20}, suite::Expectation{2, 400}, suite::Expectation{3, 8902}));
}

TEST(Verify, FillsInNothingAboutWhichReferencesQuarrelOrThatIsTooLarge) {
    EXPECT_THAT(verify(suites({}), {kRight, kOff}, {.fill = 1}).suites[0].cases[0].entry.expected, ElementsAre());
    const Verification result = verify(suites({}), {kPlyproof}, {.max_nodes = 500, .fill = 4});
    EXPECT_THAT(result.suites[0].cases[0].entry.expected,
                ElementsAre(suite::Expectation{1, 20}, suite::Expectation{2, 400}));
}

TEST(Verify, AsksOnlyWithinTheLimits) {
    EXPECT_THAT(verdicts(verify(suites({{1, 20}, {2, 400}, {3, 8902}}), {kPlyproof}, {.max_depth = 2})),
                ElementsAre(Confirmation::Confirmed, Confirmation::Confirmed));
    EXPECT_THAT(verdicts(verify(suites({{1, 20}, {3, 8902}}), {kPlyproof}, {.max_nodes = 100})),
                ElementsAre(Confirmation::Confirmed));
}

TEST(Verify, HasTheSameResultWithAnyNumberOfJobs) {
    std::vector<suite::Suite> many{{"a.epd", {}}};
    for (int i = 0; i < 50; ++i) {
        many[0].cases.push_back({.id = "x", .fen = i % 2 == 0 ? kStart : kKings, .expected = {{1, 20}, {2, 25}}});
    }
    const std::vector<Confirmation> alone = verdicts(verify(many, {kPlyproof, kRight}, {.jobs = 1}));
    std::vector<std::size_t> progress;
    EXPECT_EQ(
        verdicts(verify(many, {kPlyproof, kRight},
                        {.jobs = 8, .progress = [&](std::size_t done, std::size_t) { progress.push_back(done); }})),
        alone);
    EXPECT_EQ(progress.size(), 50u);
}

TEST(Verify, GivesUpAReferenceThatAnswersNothing) {
    const suite::Case one{.id = "x", .fen = kStart, .expected = {{1, 20}}};
    const std::vector<suite::Suite> many{{"a.epd", std::vector<suite::Case>(50, one)}};
    const Verification result = verify(many, {kDead}, {});
    EXPECT_THAT(result.gave_up, HasSubstr("does not answer for the start position either"));
    EXPECT_LT(totals_of(result)[Confirmation::Unanswered], 10u);
}

TEST(Verify, StopsWhenTheUserOrTheTimeSaysSo) {
    std::stop_source stop;
    stop.request_stop();
    EXPECT_TRUE(verify(suites({{1, 20}}), {kPlyproof}, {.stop = stop.get_token()}).was_stopped);
    const base::Deadline now = base::Deadline::in(std::chrono::milliseconds(0));
    EXPECT_TRUE(verify(suites({{1, 20}}), {kPlyproof}, {.deadline = now}).was_stopped);
}

TEST(Verify, NotesPositionsThatCannotBePlayed) {
    const std::vector<suite::Suite> bad{
        {"a.epd", {{.id = "x", .fen = "8/8/8/8/8/8/8/8 w - - 0 1", .expected = {{1, 1}}}}}};
    EXPECT_FALSE(verify(bad, {kPlyproof}, {}).suites[0].cases[0].is_position);
}

TEST(Confirmation, EveryValueHasANameOfItsOwn) {
    std::map<std::string_view, int> names;
    for (const Confirmation value : base::kAll<Confirmation>) ++names[name_of(value)];
    EXPECT_EQ(names.size(), base::kEnumCount<Confirmation>);
}

}  // namespace
}  // namespace plyproof::gate
