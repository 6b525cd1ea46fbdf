// SPDX-License-Identifier: MIT
#include "doctor/talk.h"

#include <gmock/gmock.h>

namespace plyproof::doctor {
namespace {

using testing::Eq;
using testing::Optional;

TEST(FirstWord, StandsBetweenBlanks) {
    EXPECT_EQ(first_word("bestmove e2e4"), "bestmove");
    EXPECT_EQ(first_word(" \tinfo\r"), "info");
    EXPECT_EQ(first_word(" \t"), "");
    EXPECT_EQ(first_word(""), "");
}

TEST(Talk, GivesTheBestMovesOfTheEngineAlone) {
    const Talk talk{
        .lines = {{Way::Sent, "bestmove a2a3"}, {Way::Said, "bestmove e2e4 ponder e7e5"}, {Way::Said, "x"}}};
    ASSERT_EQ(best_moves(talk).size(), 1u);
    EXPECT_EQ(best_moves(talk).front(), (uci::BestMoveLine{"e2e4", "e7e5"}));
    EXPECT_EQ(times_said(talk, "bestmove"), 1u);
}

TEST(Talk, RemembersTheLastLineThatDidSomething) {
    EXPECT_EQ(last_sent({.lines = {{Way::Sent, "go"}, {Way::Sent, "isready"}, {Way::Said, "readyok"}}}), "go");
    EXPECT_EQ(last_sent({.lines = {{Way::Tried, "foo"}}}), "foo");
    EXPECT_EQ(last_sent({}), "");
}

TEST(Complaint, IsWhatWasSaidInPlainWordsAboutTheLineThatWasTried) {
    EXPECT_THAT(complaint({.lines = {{Way::Tried, "foo"}, {Way::Said, "info string what?"}, {Way::Said, "readyok"}}}),
                Optional(Eq("info string what?")));
    EXPECT_THAT(complaint({.lines = {{Way::Tried, "foo"}, {Way::Said, ""}, {Way::Said, "Unknown command: foo"}}}),
                Optional(Eq("Unknown command: foo")));
}

TEST(Complaint, IsNotWhatWasSaidBeforeOrAfterOrAboutASearch) {
    EXPECT_FALSE(complaint({.lines = {{Way::Said, "Banner"}, {Way::Tried, "foo"}, {Way::Said, "info depth 1"}}}));
    EXPECT_FALSE(complaint({.lines = {{Way::Tried, "foo"}, {Way::Said, "readyok"}, {Way::Said, "info string NUMA"}}}));
    EXPECT_FALSE(complaint({.lines = {{Way::Sent, "foo"}, {Way::Said, "info string what?"}}}));
}

TEST(Complaint, MayStandOnStandardError) {
    EXPECT_THAT(complaint({.lines = {{Way::Tried, "foo"}}, .errors = {"a", "illegal FEN"}}),
                Optional(Eq("illegal FEN")));
}

}  // namespace
}  // namespace plyproof::doctor
