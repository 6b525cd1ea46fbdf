// SPDX-License-Identifier: MIT
#include "diagnose/asked_again.h"

#include <gtest/gtest.h>

#include "diagnose/descend.h"
#include "diagnose/path_to.h"
#include "diagnose/remembering_oracle.h"

namespace plyproof::diagnose {
namespace {

using oracle::Question;

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* kKings = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";

/// What comes of asking again about the start position, whose answer is wrong behind the one about bare kings.
Again again_at_start(RememberingOracle& judged) {
    Court court({judged}, {}, {});
    (void)court.compare(path_to(kKings));
    const Wrong wrong = *court.compare(path_to(kStart));
    EXPECT_TRUE(wrong->differs());
    return asked_again(court, path_to(kStart), wrong, court.asked_before(path_to(kStart)));
}

void leave_out(int number, PrintedDivide& printed) { printed.remove(number % 2 == 0 ? "e2e4" : "d2d4"); }

TEST(AskedAgain, IsTheSameWhereNewProcessesAnswerTheSame) {
    RememberingOracle always([](const Question&, const auto&, PrintedDivide& printed) { printed.remove("e2e4"); });
    EXPECT_EQ(again_at_start(always), Again::Same);
}

TEST(AskedAgain, IsLaterWhereOnlyTheSameQuestionsBeforeBringItAbout) {
    RememberingOracle later([](const Question&, const auto& before, PrintedDivide& printed) {
        if (!before.empty()) printed.remove("e2e4");
    });
    EXPECT_EQ(again_at_start(later), Again::Later);
}

TEST(AskedAgain, VariesWhereTheSameQuestionsHaveOtherAnswers) {
    int times = 0;
    RememberingOracle once([&](const Question&, const auto&, PrintedDivide& printed) {
        if (++times == 2) printed.remove("e2e4");
    });
    EXPECT_EQ(again_at_start(once), Again::Varies) << "right ever after";
    RememberingOracle other([&](const Question&, const auto&, PrintedDivide& printed) { leave_out(++times, printed); });
    EXPECT_EQ(again_at_start(other), Again::Varies) << "wrong in another way each time";
}

TEST(AskedAgain, TellsNothingOfAProgramThatDiesThen) {
    RememberingOracle dies([](const Question&, const auto&, PrintedDivide& printed) { printed.remove("e2e4"); });
    dies.fails_from(2, oracle::OracleErrorKind::Died);
    EXPECT_EQ(again_at_start(dies), Again::Same);
}

TEST(SameWrong, IsTheSameDifferenceOrAnotherPositionEachTime) {
    FakeOracle fake([](const Question&, PrintedDivide& printed) { printed.remove("e2e4"); });
    Court court({fake}, {}, {});
    const Wrong list = *court.compare(path_to(kStart));
    EXPECT_TRUE(is_same_wrong(list, list));
    EXPECT_TRUE(is_same_wrong({}, {}));
    EXPECT_FALSE(is_same_wrong(list, {}));
    Wrong other = list;
    other->diff.missing.clear();
    EXPECT_FALSE(is_same_wrong(list, other));
}

TEST(AnUnsteadyProgram, HasNoLawHeldAgainstItWhetherItsListsOrItsCountsVary) {
    int times = 0;
    RememberingOracle lists([&](const Question&, const auto&, PrintedDivide& printed) {
        if (++times % 2 == 1) printed.add("e2e5");
    });
    RememberingOracle counts([&](const Question&, const auto&, PrintedDivide& printed) {
        printed.moves.front().second += ++times;
        printed.sum_up();
    });
    for (RememberingOracle* judged : {&lists, &counts}) {
        const Diagnosis diagnosis = descend({*judged}, path_to(kStart));
        ASSERT_EQ(diagnosis.findings.size(), 1U);
        const Finding& finding = diagnosis.findings.front();
        EXPECT_EQ(finding.seen, SeenBy::Sometimes) << finding.reason.words;
        EXPECT_TRUE(finding.likely);
        EXPECT_TRUE(finding.earlier.empty());
    }
}

}  // namespace
}  // namespace plyproof::diagnose
