// SPDX-License-Identifier: MIT
#include "diagnose/quarrel.h"

#include <gmock/gmock.h>

#include "diagnose/fake_oracle.h"
#include "diagnose/path_to.h"

namespace plyproof::diagnose {
namespace {

constexpr const char* kFen = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";

void forget_double_step(const oracle::Question& /*question*/, PrintedDivide& printed) { printed.remove("e2e4"); }

/// What a program says that changes its answers so, where another one forgets the double step.
ThirdWord word_of(FakeOracle::Change change, FakeOracle::Change first_change = forget_double_step) {
    const oracle::Question question = path_to(kFen);
    const perft::Divide ours = *perft::divide(question.root, 1);
    FakeOracle first(std::move(first_change)), third(std::move(change), "third");
    const Comparison comparison = compare(ours, *first.divide(question, base::Deadline::never()), 1);
    return third_word(third, question, ours, &comparison, base::Deadline::never());
}

TEST(ThirdWord, SaysWithWhomAThirdProgramAgrees) {
    EXPECT_EQ(word_of(forget_double_step).side, Side::First);
    EXPECT_EQ(word_of([](const auto&, auto&) {}).side, Side::Second);
    EXPECT_EQ(word_of([](const auto&, PrintedDivide& printed) { printed.remove("e2e3"); }).side, Side::Neither);
    EXPECT_EQ(word_of(forget_double_step).answer->divide.total, oracle::ForeignCount{5});
}

TEST(ThirdWord, AgreesWhateverTheOrderOfIllegalMoves) {
    const auto here = [](const auto&, PrintedDivide& printed) {
        printed.add("a1a2");
        printed.add("b1b2");
    };
    const auto there = [](const auto&, PrintedDivide& printed) {
        printed.add("b1b2");
        printed.add("a1a2");
    };
    EXPECT_EQ(word_of(here, there).side, Side::First);
}

TEST(ThirdWord, DecidesNothingByATotalThatBothHave) {
    const auto swap = [](const auto&, PrintedDivide& printed) {
        printed.remove("e2e4");
        printed.add("e2e5");
    };
    const auto total_only = [](const auto&, PrintedDivide& printed) { printed.moves.clear(); };
    EXPECT_EQ(word_of(total_only, swap).side, Side::Both);
    EXPECT_EQ(word_of(total_only).side, Side::Second);
}

TEST(ThirdWord, SaysWhyThereIsNone) {
    const oracle::Question question = path_to(kFen);
    FakeOracle dead([](const auto&, auto&) {}, "dead");
    dead.error = oracle::OracleError{oracle::OracleErrorKind::Died, "dead died"};
    const ThirdWord word =
        third_word(dead, question, *perft::divide(question.root, 1), nullptr, base::Deadline::never());
    EXPECT_EQ(word.why, "dead died");
    EXPECT_FALSE(word.answer.has_value());
    EXPECT_FALSE(word.side.has_value());
}

TEST(UnreadableAnswers, AreThoseOfWhichAPartCannotBeRead) {
    FakeOracle oracle([](const auto&, auto&) {}, "odd");
    EXPECT_FALSE(unreadable(oracle, {}).has_value());
    oracle::ForeignDivide unread;
    unread.unread.push_back({"e2e3: one", 1, {}});
    EXPECT_THAT(unreadable(oracle, unread)->text, ::testing::HasSubstr("'e2e3: one'"));
}

}  // namespace
}  // namespace plyproof::diagnose
