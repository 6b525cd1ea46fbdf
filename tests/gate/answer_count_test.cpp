// SPDX-License-Identifier: MIT
#include "gate/answer_count.h"

#include <gmock/gmock.h>

#include "support/asked_oracle.h"

namespace plyproof::gate {
namespace {

using oracle::OracleErrorKind;
using testing::HasSubstr;

const oracle::Question kStart{chess::Position::start(), chess::Variant::Standard, {}, 1};

base::Result<Count, oracle::OracleError> count_in(const std::string& text, std::uint64_t expected = 20) {
    return count_of(support::answer_of(text, kStart), kStart, expected, "./mine");
}

std::string with(std::string text, const std::string& from, const std::string& to) {
    return text.replace(text.find(from), from.size(), to);
}

TEST(CountOf, ARightAnswerIsItsTotal) {
    const auto count = count_in(support::right_text(kStart));
    ASSERT_TRUE(count);
    EXPECT_EQ(count->nodes, 20);
    EXPECT_FALSE(count->contradicts);
    EXPECT_EQ(count->remark, "");
}

TEST(CountOf, ATotalAloneWillDo) {
    EXPECT_EQ(count_in("Nodes searched: 20\n")->nodes, 20);
    EXPECT_EQ(count_in("Nodes searched: -5\n")->nodes, -5);
}

TEST(CountOf, ARightTotalOfAListThatCannotBeReadProvesNothing) {
    const auto count = count_in("from a1 to h8: 10\nfrom b1 to h7: 10\nNodes searched: 20\n");
    ASSERT_FALSE(count);
    EXPECT_EQ(count.error().kind, OracleErrorKind::Unreadable);
    EXPECT_THAT(count.error().text, HasSubstr("from a1 to h8"));
}

TEST(CountOf, ARightTotalOfAWrongListIsWrong) {
    const auto count = count_in(with(support::right_text(kStart), "e2e4", "e2e5"));
    ASSERT_TRUE(count);
    EXPECT_EQ(count->nodes, 20);
    EXPECT_TRUE(count->contradicts);
    EXPECT_EQ(count->remark, "not legal: e2e5; not listed: e2e4");
}

TEST(CountOf, ATotalThatIsNotTheSumOfTheMovesIsWrong) {
    const auto count = count_in(with(support::right_text(kStart), "e2e4: 1\n", ""));
    ASSERT_TRUE(count);
    EXPECT_TRUE(count->contradicts);
    EXPECT_EQ(count->remark, "its moves sum to 19; not listed: e2e4");
}

TEST(CountOf, NamesAFewMovesAndCountsTheOthers) {
    const auto count = count_in("e2e4: 1\nNodes searched: 1\n");
    ASSERT_TRUE(count);
    EXPECT_FALSE(count->contradicts) << "the number alone is wrong";
    EXPECT_THAT(count->remark, HasSubstr(" and 13 more"));
}

TEST(CountOf, WhatLeavesTheCountOpenIsUnreadable) {
    const auto count = count_in("e2e4: 1\nd2d4: one\n");
    ASSERT_FALSE(count);
    EXPECT_EQ(count.error().kind, OracleErrorKind::Unreadable);
    EXPECT_THAT(count.error().text, HasSubstr("'d2d4: one'"));
}

TEST(CountOf, AMoveListerThatMayHideMovesProvesNothingByFewer) {
    oracle::Answer answer = support::answer_of("e2e4: 1\nNodes searched: 1\n", kStart);
    answer.notes = {oracle::AnswerNote::MovesMayBeHidden};
    EXPECT_EQ(count_of(answer, kStart, 20, "./mine").error().kind, OracleErrorKind::Unsuitable);
    EXPECT_EQ(count_of(answer, kStart, 0, "./mine")->nodes, 1) << "a move too many is one";
}

}  // namespace
}  // namespace plyproof::gate
