// SPDX-License-Identifier: MIT
#include "crosscheck/shrink_history.h"

#include <gtest/gtest.h>

#include <vector>

#include "crosscheck/fuzz_examine.h"
#include "crosscheck/remembering_oracle.h"
#include "crosscheck/samples.h"
#include "crosscheck/shrink_steps.h"
#include "diagnose/path_to.h"

namespace plyproof::crosscheck {
namespace {

using diagnose::path_to;
using mutants::Bug;
using oracle::OracleErrorKind;

constexpr const char* kRight = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
constexpr const char* kNoRight = "r3k2r/pppp1ppp/8/8/8/8/PPPP1PPP/R3K2R w - - 0 1";

/// The failure at the last of these positions, with those before it for a history.
Failure failure_after(oracle::Oracle& mine, const std::vector<const char*>& fens) {
    diagnose::Court court({mine}, {}, {});
    mine.start_afresh();
    std::vector<oracle::Question> earlier;
    for (const char* fen : fens) earlier.push_back(path_to(fen));
    const oracle::Question question = std::move(earlier.back());
    earlier.pop_back();
    for (const oracle::Question& asked : earlier) EXPECT_TRUE(court.compare(asked));
    const auto comparison = court.compare(question);
    EXPECT_TRUE(comparison && comparison->differs());
    Failure failure = later_failure(question, comparison ? &*comparison : nullptr);
    failure.earlier = std::move(earlier);
    return failure;
}

TEST(ShrinkHistory, LeavesTheOneQuestionThatAnAnswerNeedsAndFewMenInBoth) {
    RememberingOracle mine({Bug::SecondPositionKeepsRights});
    const Failure failure = failure_after(mine, {"4k3/8/8/8/8/8/8/4K3 w - - 0 1", kRight, kNoRight});
    const Shrunk shrunk = shrink({mine}, failure);
    EXPECT_TRUE(shrunk.confirmed && shrunk.complete);
    EXPECT_EQ(symptom_of(shrunk.failure), symptom_of(failure));
    ASSERT_EQ(shrunk.failure.earlier.size(), 1U);
    EXPECT_LE(size_of(shrunk.failure.question).men, 4);
    EXPECT_LE(size_of(shrunk.failure.earlier[0]).men, 4);
    EXPECT_EQ(size_of(shrunk.failure.earlier[0]).rights, 1);
    EXPECT_EQ(shrunk.failure.finding->earlier.size(), 1U);
    EXPECT_EQ(shrunk.failure.finding->seen, diagnose::SeenBy::Later);
}

TEST(ShrinkHistory, FindsTheQuestionAmongMany) {
    RememberingOracle mine({Bug::SecondPositionKeepsEnPassant});
    std::vector<const char*> fens(60, "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    fens[20] = "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1";
    fens.back() = "4k3/p7/8/3Pp3/8/8/8/4K3 w - - 0 1";
    const Shrunk shrunk = shrink({mine}, failure_after(mine, fens));
    ASSERT_EQ(shrunk.failure.earlier.size(), 1U);
    EXPECT_TRUE(shrunk.failure.earlier[0].passed || shrunk.failure.earlier[0].root.en_passant());
    EXPECT_EQ(size_of(shrunk.failure.question).men, 4);
}

TEST(ShrinkHistory, KeepsAsManyQuestionsAsACrashNeeds) {
    RememberingOracle mine({}, [](std::size_t before) {
        return before == 5
                   ? std::optional(oracle::OracleError{OracleErrorKind::Died, "died", process::ExitStatus{.signal = 6}})
                   : std::nullopt;
    });
    Failure failure{path_to(kNoRight), std::nullopt,
                    oracle::OracleError{OracleErrorKind::Died, "died", process::ExitStatus{.signal = 6}}, true};
    failure.earlier.assign(5, path_to(kRight));
    const Shrunk shrunk = shrink({mine}, failure);
    EXPECT_TRUE(shrunk.confirmed);
    EXPECT_EQ(shrunk.failure.earlier.size(), 5U);
    EXPECT_EQ(symptom_of(shrunk.failure).breakdown->signal, 6);
}

TEST(ShrinkHistory, SaysThatTheHistoryDoesNotBringItAboutAgain) {
    RememberingOracle wrong({Bug::SecondPositionKeepsRights});
    const Failure failure = failure_after(wrong, {kRight, kNoRight});
    RememberingOracle right({});
    const Shrunk shrunk = shrink({right}, failure);
    EXPECT_FALSE(shrunk.confirmed);
    EXPECT_EQ(oracle::root_fen(shrunk.failure.question), oracle::root_fen(failure.question));
}

TEST(ShrinkHistory, ForgetsAHistoryThatDoesNotBringItAboutAgain) {
    RememberingOracle wrong({Bug::SecondPositionKeepsRights});
    Failure failure = failure_after(wrong, {kRight, kNoRight});
    failure.finding->earlier = failure.earlier;
    RememberingOracle right({});
    const Shrunk shrunk = shrink({right}, failure);
    EXPECT_TRUE(shrunk.complete);
    EXPECT_TRUE(shrunk.failure.later);
    EXPECT_TRUE(shrunk.failure.earlier.empty());
    EXPECT_TRUE(shrunk.failure.finding->earlier.empty());
    EXPECT_TRUE(shrunk.failure.finding->likely) << "no rule is certain";
    EXPECT_EQ(shrunk.failure.finding->seen, diagnose::SeenBy::Sometimes);
}

TEST(ShrinkHistory, KeepsTheHistoryWhereItWasStoppedBeforeItWasTried) {
    RememberingOracle wrong({Bug::SecondPositionKeepsRights});
    const Failure failure = failure_after(wrong, {kRight, kNoRight});
    std::stop_source stop;
    stop.request_stop();
    const Shrunk shrunk = shrink({wrong}, failure, {.stop = stop.get_token()});
    EXPECT_FALSE(shrunk.confirmed || shrunk.complete);
    EXPECT_EQ(shrunk.failure.earlier.size(), 1U);
}

TEST(ShrinkHistory, IsNotTakenInByAFaultThatNeedsNoHistory) {
    // It is wrong behind a right position and, worse, wherever a white knight stands.
    class Worse final : public oracle::Oracle {
    public:
        [[nodiscard]] const std::string& name() const override { return inner_.name(); }
        [[nodiscard]] oracle::OracleTraits traits() const override { return inner_.traits(); }
        [[nodiscard]] base::Result<oracle::Answer, oracle::OracleError> divide(const oracle::Question& question,
                                                                               base::Deadline deadline) override {
            auto answer = inner_.divide(question, deadline);
            if (answer && !question.root.knights().empty()) answer->divide.entries.pop_back();
            return answer;
        }
        void start_afresh() override { inner_.start_afresh(); }

    private:
        RememberingOracle inner_{{Bug::SecondPositionKeepsRights}};
    } mine;
    const Shrunk shrunk = shrink({mine}, failure_after(mine, {kRight, kNoRight}));
    EXPECT_TRUE(shrunk.confirmed);
    EXPECT_TRUE(shrunk.failure.question.root.knights().empty());
}

TEST(ShrinkHistory, EndsWhenItsQuestionsAreUsedUp) {
    RememberingOracle mine({Bug::SecondPositionKeepsRights});
    const Shrunk shrunk = shrink({mine}, failure_after(mine, {kRight, kNoRight}), {.max_questions = 10});
    EXPECT_FALSE(shrunk.complete);
    EXPECT_LT(shrunk.questions, 30U);
}

}  // namespace
}  // namespace plyproof::crosscheck
