// SPDX-License-Identifier: MIT
#include "diagnose/court.h"

#include <gmock/gmock.h>

#include "diagnose/fake_oracle.h"
#include "diagnose/path_to.h"
#include "diagnose/remembering_oracle.h"

namespace plyproof::diagnose {
namespace {

constexpr const char* kFen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

void answer_right(const oracle::Question& /*question*/, PrintedDivide& /*printed*/) {}
void forget_double_step(const oracle::Question& /*question*/, PrintedDivide& printed) { printed.remove("e2e4"); }

TEST(Courts, CompareWithOurGeneratorAndKeepAccount) {
    FakeOracle judged(forget_double_step);
    Court court({judged}, {}, {});
    const auto comparison = court.compare(path_to(kFen));
    ASSERT_TRUE(comparison.has_value());
    EXPECT_EQ(comparison->diff.missing.size(), 1U);
    EXPECT_EQ(court.account().questions, 1U);
}

TEST(Courts, JudgeNobodyByAReferenceThatOurGeneratorContradicts) {
    FakeOracle judged(answer_right, "judged"), reference(forget_double_step, "reference");
    Court court({judged, &reference}, {}, {});
    const auto comparison = court.compare(path_to(kFen));
    ASSERT_FALSE(comparison.has_value());
    EXPECT_EQ(comparison.error().party, Party::Reference);
    EXPECT_TRUE(comparison.error().quarrel);
    EXPECT_EQ(comparison.error().error.text, "reference and plyproof disagree about '4k3/8/8/8/8/8/4P3/4K3 w - - 0 1'");
}

/// Says this text, whatever it is asked.
class SayingOracle final : public oracle::Oracle {
public:
    explicit SayingOracle(std::string text) : text_(std::move(text)) {}
    [[nodiscard]] const std::string& name() const override { return name_; }
    [[nodiscard]] base::Result<oracle::Answer, oracle::OracleError> divide(const oracle::Question& question,
                                                                           base::Deadline /*deadline*/) override {
        oracle::Answer answer;
        answer.divide =
            oracle::understand(oracle::parse_divide_text(text_), oracle::asked_position(question), question.variant);
        return answer;
    }

private:
    std::string text_;
    std::string name_ = "saying";
};

TEST(Courts, KeepBothAnswersOfAQuarrel) {
    FakeOracle judged(answer_right, "judged"), reference(forget_double_step, "reference");
    Court court({judged, &reference}, {}, {});
    const auto quarrel = court.compare(path_to(kFen));
    ASSERT_TRUE(quarrel.error().answers.has_value());
    EXPECT_EQ(quarrel.error().answers->diff.missing.size(), 1U);
}

TEST(Courts, AskTheOtherReferenceAboutAQuarrel) {
    FakeOracle judged(answer_right, "judged"), reference(forget_double_step, "reference"), second(answer_right, "2nd");
    Court court({judged, &reference, &second}, {}, {});
    auto error = court.compare(path_to(kFen)).error();
    const Quarrel quarrel = court.quarrel(std::move(error), path_to(kFen));
    EXPECT_EQ(quarrel.first, "reference");
    ASSERT_TRUE(quarrel.third.has_value());
    EXPECT_EQ(quarrel.third->name, "2nd");
    EXPECT_EQ(quarrel.third->side, Side::Second);
    Court without({judged, &reference}, {}, {});
    EXPECT_FALSE(without.quarrel(without.compare(path_to(kFen)).error(), path_to(kFen)).third.has_value());
}

TEST(Courts, AskTheFirstReferenceWhereTheSecondContradictsUs) {
    FakeOracle judged(answer_right, "judged"), reference(answer_right, "reference"), second(forget_double_step, "2nd");
    Court court({judged, &reference, &second}, {}, {});
    const Quarrel quarrel = court.quarrel(court.confirm(path_to(kFen)).error(), path_to(kFen));
    EXPECT_EQ(quarrel.first, "2nd");
    EXPECT_EQ(quarrel.third->name, "reference");
    Court alone({judged, nullptr, &second}, {}, {});
    const Quarrel of_two = alone.quarrel(alone.confirm(path_to(kFen)).error(), path_to(kFen));
    EXPECT_FALSE(of_two.third.has_value());
    EXPECT_TRUE(of_two.first_is_second_reference);
}

TEST(Courts, AskTheOtherReferenceThoughOneIsAtAnotherPosition) {
    FakeOracle judged(answer_right), elsewhere(answer_right, "elsewhere"), second(forget_double_step, "2nd");
    elsewhere.error = oracle::OracleError{oracle::OracleErrorKind::OtherPosition, "elsewhere is elsewhere"};
    Court court({judged, &elsewhere, &second}, {}, {});
    const Quarrel quarrel = court.quarrel(court.compare(path_to(kFen)).error(), path_to(kFen));
    EXPECT_EQ(quarrel.third->side, Side::Neither);
}

TEST(Courts, TellOfAQuarrelWithTheSquareThatADoubleStepPassed) {
    FakeOracle judged(answer_right), reference([](const auto&, PrintedDivide&printed) { printed.add("d5e6"); }, "ref");
    Court court({judged, &reference}, {}, {});
    const auto error = court.compare(path_to("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1")).error();
    EXPECT_EQ(error.error.text, "ref and plyproof disagree about '8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1'");
}

TEST(Courts, TakeNoAnswerThatCannotBeReadForCertain) {
    SayingOracle groups("e2e3: 2 400\ne2e4: 3 500\ne1d1: 1 200\ne1d2: 1 300\ne1f1: 1 200\ne1f2: 1 400\n");
    const auto unsure = Court({groups}, {}, {}).compare(path_to(kFen, "", 3));
    ASSERT_FALSE(unsure);
    EXPECT_EQ(unsure.error().error.kind, oracle::OracleErrorKind::Unreadable);
    SayingOracle words("e2e3: one\ne2e4: 1\ne1d1: 1\ne1d2: 1\ne1f1: 1\ne1f2: 1\n");
    const auto unread = Court({words}, {}, {}).compare(path_to(kFen));
    ASSERT_FALSE(unread);
    EXPECT_THAT(unread.error().error.text, ::testing::HasSubstr("'e2e3: one'"));
}

TEST(Courts, RemarkOnPromotionsWithoutTheirPiece) {
    constexpr const char* kPawn = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1";
    FakeOracle unsaid([](const oracle::Question&, PrintedDivide& printed) {
        for (auto& [text, nodes] : printed.moves) text.resize(4);
    });
    Court court({unsaid}, {}, {});
    EXPECT_FALSE(court.compare(path_to(kPawn))->differs());
    ASSERT_EQ(court.remarks().size(), 1U);
    EXPECT_THAT(court.remarks().front(), ::testing::HasSubstr("'e7e8'"));
}

TEST(Courts, AskTheSecondReferenceToConfirm) {
    FakeOracle judged(answer_right), second(forget_double_step, "second");
    Court court({judged, nullptr, &second}, {}, {});
    EXPECT_FALSE(court.confirm(path_to(kFen)).has_value());
    EXPECT_TRUE(court.confirm(path_to("4k3/8/8/8/8/8/8/4K3 w - - 0 1")).has_value());
    EXPECT_TRUE(Court({judged}, {}, {}).confirm(path_to(kFen)).has_value()) << "nobody to ask";
}

TEST(Courts, KnowWhatAProcessWasAskedBefore) {
    RememberingOracle judged([](const auto&, const auto&, auto&) {});
    Court court({judged}, {}, {});
    const oracle::Question kings = path_to("4k3/8/8/8/8/8/8/4K3 w - - 0 1");
    const oracle::Question deeper = path_to("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "", 2);
    for (const oracle::Question& question : {kings, deeper, deeper}) EXPECT_TRUE(court.compare(question));
    EXPECT_EQ(court.asked_before(kings).size(), 0U);
    EXPECT_EQ(court.asked_before(deeper).size(), 2U) << "the last time";
    court.start_afresh();
    EXPECT_EQ(court.asked_before(deeper).size(), 0U);
}

TEST(Courts, KnowWhetherEarlierQuestionsCanPlayAPart) {
    RememberingOracle judged([](const auto&, const auto&, auto&) {});
    Court court({judged}, {}, {});
    (void)court.compare(path_to(kFen));
    EXPECT_FALSE(court.remembers()) << "the first question has none before it";
    (void)court.compare(path_to(kFen));
    EXPECT_TRUE(court.remembers());
    court.start_afresh();
    (void)court.compare(path_to(kFen));
    EXPECT_FALSE(court.remembers());
    FakeOracle forgets(answer_right);
    Court other({forgets}, {}, {});
    EXPECT_TRUE(other.is_afresh());
    for (int i = 0; i < 2; ++i) (void)other.compare(path_to(kFen));
    EXPECT_FALSE(other.remembers());
}

TEST(Courts, AskEachQuestionInANewProcessWhereThatIsWanted) {
    RememberingOracle judged([](const auto&, const auto&, auto&) {});
    Court court({judged}, {}, {});
    court.set_afresh(true);
    EXPECT_TRUE(court.is_afresh());
    for (int i = 0; i < 3; ++i) (void)court.compare(path_to(kFen));
    EXPECT_EQ(judged.starts, 3);
    court.set_afresh(false);
    (void)court.compare(path_to(kFen));
    EXPECT_EQ(judged.starts, 3);
}

TEST(Courts, AskWhereTheProgramIs) {
    RememberingOracle judged([](const auto&, const auto&, auto&) {});
    Court court({judged}, {}, {});
    EXPECT_EQ(court.shown_fen(path_to(kFen)), std::nullopt);
    judged.shown = kFen;
    EXPECT_EQ(court.shown_fen(path_to(kFen)), kFen);
}

TEST(Courts, SayWhoFailed) {
    FakeOracle judged(answer_right), reference(answer_right);
    Court court({judged, &reference}, {}, {});
    judged.error = oracle::OracleError{oracle::OracleErrorKind::TimedOut, "slow"};
    EXPECT_EQ(court.compare(path_to(kFen)).error().party, Party::Judged);
    ASSERT_TRUE(court.compare(path_to(kFen, "e2e4", 2)).error().question.has_value());
    EXPECT_EQ(court.compare(path_to(kFen, "e2e4", 2)).error().question->moves.size(), 1U);
    reference.error = oracle::OracleError{oracle::OracleErrorKind::Died, "dead"};
    EXPECT_EQ(court.compare(path_to(kFen)).error().party, Party::Reference);
    EXPECT_FALSE(court.compare(path_to(kFen)).error().quarrel);
}

TEST(Courts, EndWhenTheyAreStopped) {
    FakeOracle judged(answer_right);
    std::stop_source stop;
    stop.request_stop();
    Court court({judged}, {}, stop.get_token());
    const auto comparison =
        court.compare(path_to("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "", 6));
    ASSERT_FALSE(comparison.has_value());
    EXPECT_EQ(comparison.error().error.kind, oracle::OracleErrorKind::Stopped);
}

}  // namespace
}  // namespace plyproof::diagnose
