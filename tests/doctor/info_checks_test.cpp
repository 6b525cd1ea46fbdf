// SPDX-License-Identifier: MIT
#include "doctor/info_checks.h"

#include <gmock/gmock.h>

#include <variant>

namespace plyproof::doctor {
namespace {

using namespace std::chrono_literals;
using testing::HasSubstr;

/// "> " we, "< " the engine.
Talk talk_of(const std::vector<std::string>& lines) {
    Talk talk;
    for (const std::string& line : lines) {
        talk.lines.push_back({line.front() == '>' ? Way::Sent : Way::Said, line.substr(2)});
        const uci::EngineLine said = uci::parse_engine_line(talk.lines.back().text);
        if (const auto* option = std::get_if<uci::OptionLine>(&said)) talk.options.push_back(*option);
    }
    return talk;
}

TEST(InfoLines, MustObeyTheirGrammar) {
    EXPECT_FALSE(malformed_info(talk_of({"< info depth 1 score cp 3 pv e2e4", "> info depth x"})));
    EXPECT_EQ(malformed_info(talk_of({"< info depth x"})),
              "'depth' is followed by x, not by a whole number: 'info depth x'");
}

TEST(Lines, MustBePlayable) {
    const Check check = pvs_are_legal({});
    EXPECT_FALSE(check(talk_of({"< info depth 1 pv e2e4 e7e5", "< info pv", "< info pv 0000"})));
    EXPECT_THAT(*check(talk_of({"< info depth 2 pv e2e4 e2e4"})),
                HasSubstr("the pv of 'info depth 2 pv e2e4 e2e4' cannot be played: its move e2e4 is not legal"));
}

TEST(Lines, EndWithTheGame) {
    const Check check = pvs_end_with_game({.moves = "g1f3 g8f6 f3g1 f6g8"});
    EXPECT_FALSE(check(talk_of({"< info depth 4 pv g1f3 g8f6 f3g1 f6g8", "< info pv 0000", "< info depth 1"})));
    EXPECT_THAT(*check(talk_of({"< info pv g1f3 g8f6 f3g1 f6g8 g1f3"})),
                HasSubstr("goes on: its move f6g8 repeats a position for the third time, and others follow"));
}

TEST(EachMove, WantsAScoreAndALineBeforeIt) {
    EXPECT_FALSE(move_without_score(talk_of({"> go", "< info score cp 1 pv e2e4", "< bestmove e2e4"})));
    EXPECT_TRUE(move_without_score(talk_of({"> go", "< info depth 1", "< bestmove e2e4"})));
    EXPECT_TRUE(move_without_score(
        talk_of({"> go", "< info score cp 1 pv e2e4", "< bestmove e2e4", "> go", "< bestmove e2e4"})));
}

TEST(EachMove, IsTheFirstOfTheLastBestLine) {
    EXPECT_FALSE(move_not_of_pv(talk_of({"< info pv d2d4", "< info multipv 1 pv e2e4", "< info multipv 2 pv d2d4",
                                         "< bestmove e2e4", "< bestmove a2a3"})));
    EXPECT_EQ(move_not_of_pv(talk_of({"< info pv d2d4", "< bestmove e2e4"})),
              "the last pv begins with d2d4, but then came 'bestmove e2e4'");
}

TEST(NothingAboutTheSearch, ComesAfterTheMove) {
    EXPECT_FALSE(info_after_move(
        talk_of({"> go", "< info depth 1", "< bestmove e2e4", "< info string done", "> go", "< info depth 1"})));
    EXPECT_EQ(info_after_move(talk_of({"< bestmove e2e4", "< info depth 3"})),
              "'info depth 3' came after the bestmove");
}

TEST(BestLines, AreAsManyAsWereAskedForAndDiffer) {
    const Check check = lists_best_lines({}, 2);
    EXPECT_FALSE(check(talk_of({"< info depth 1 multipv 1 pv e2e4", "< info depth 1 multipv 2 pv d2d4"})));
    EXPECT_EQ(check(talk_of({"< info depth 1 multipv 1 pv e2e4", "< info depth 1 multipv 2 pv e2e4"})),
              "at no depth were there 2 lines with different first moves");
    EXPECT_TRUE(check(talk_of({"< info depth 1 multipv 1 pv e2e4", "< info depth 2 multipv 2 pv d2d4"})));
    EXPECT_THAT(*check(talk_of({"< info depth 1 multipv 3 pv e2e4"})), HasSubstr("more than 2 lines"));
    EXPECT_THAT(*check(talk_of({"< info depth 1 multipv 1 pv e2e5"})), HasSubstr("is not legal"));
}

TEST(Chances, AddUpToAThousand) {
    EXPECT_FALSE(no_chances(talk_of({"< info depth 1", "< info score cp 1 wdl 10 980 10"})));
    EXPECT_EQ(no_chances(talk_of({"< info depth 1"})), "no info line has 'wdl' in it");
    EXPECT_THAT(*no_chances(talk_of({"< info wdl 10 98 10"})), HasSubstr("do not add up to 1000"));
}

TEST(Identity, IsANameAndAnAuthorBeforeUciok) {
    EXPECT_FALSE(no_identity(talk_of({"< id name X", "< id author Y", "< uciok"})));
    EXPECT_EQ(no_identity(talk_of({"< id name X", "< uciok", "< id author Y"})),
              "there is no 'id author' before uciok");
    EXPECT_EQ(no_identity(talk_of({"< id name", "< id author Y", "< uciok"})), "there is no 'id name' before uciok");
    EXPECT_EQ(no_identity(talk_of({"< uciok"})), "there is no 'id name' and 'id author' before uciok");
}

TEST(Options, ObeyTheirGrammarAndDiffer) {
    EXPECT_FALSE(malformed_options(talk_of({"< option name A type button", "< option name B type button"})));
    EXPECT_EQ(malformed_options(talk_of({"< option name A type button", "< option name a type button"})),
              "two options are named 'a'");
    EXPECT_TRUE(malformed_options(talk_of({"< option name A type check"})));
}

TEST(Stop, IsMeasuredByTheFastestAnswer) {
    Talk talk{.lines = {{Way::Sent, "stop", 0ms}, {Way::Said, "bestmove e2e4", 900ms}}};
    EXPECT_EQ(plays_within(500ms, "stop")(talk), "it took 900 ms at best from stop to bestmove");
    EXPECT_FALSE(plays_within(500ms, "ponderhit")(talk)) << "nobody has said it";
    talk.lines.push_back({Way::Sent, "stop", 1000ms});
    talk.lines.push_back({Way::Said, "bestmove e2e4", 1010ms});
    EXPECT_FALSE(plays_within(500ms, "stop")(talk)) << "the first may have met a busy machine";
}

}  // namespace
}  // namespace plyproof::doctor
