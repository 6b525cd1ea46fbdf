// SPDX-License-Identifier: MIT
#include "doctor/search_checks.h"

#include <gtest/gtest.h>

namespace plyproof::doctor {
namespace {

using enum uci::ScoreKind;

/// "> " we, "< " the engine; each line comes 400 ms after the one before.
Talk talk_of(const std::vector<std::string>& lines) {
    Talk talk;
    std::chrono::milliseconds time{};
    for (const std::string& line : lines) {
        talk.lines.push_back(
            {line.front() == '>' ? Way::Sent : Way::Said, line.substr(2), time += std::chrono::milliseconds(400)});
    }
    return talk;
}

TEST(LastScores, AreThoseOfTheLastLineOfEachSearch) {
    const Talk talk = talk_of({"> go", "< info score cp 5", "< info score mate 1", "< info score cp 3 multipv 2",
                               "< bestmove e1e8", "> go", "< bestmove a2a3"});
    EXPECT_EQ(last_scores_are({{Mate, 1}, {Mate, 1}})(talk),
              "no score before 'bestmove a2a3', where score mate 1 is right");
    EXPECT_EQ(last_scores_are({{Mate, 2}, {Mate, 1}})(talk),
              "score mate 1 before 'bestmove e1e8', where score mate 2 is right");
    EXPECT_EQ(last_scores_are({{Mate, 1}})(talk), "2 searches ended, where 1 is right");
    EXPECT_FALSE(last_scores_are({{Mate, 0}, {Centipawns, 0}})(
        talk_of({"< info score mate 0", "< bestmove (none)", "< info score cp 0", "< bestmove (none)"})));
    EXPECT_TRUE(last_scores_are({{Mate, 0}})(talk_of({"< info score cp 0", "< bestmove (none)"})));
}

TEST(Scores, AreThoseOfTheSideToMove) {
    const Check check = movers_are_better({true, false});
    const auto scores = [&](const std::string& first, const std::string& second) {
        return check(
            talk_of({"< info score " + first, "< bestmove a2a3", "< info score " + second, "< bestmove a2a3"}));
    };
    EXPECT_FALSE(scores("cp 800", "cp -800"));
    EXPECT_FALSE(scores("mate 3", "mate -3"));
    EXPECT_EQ(scores("cp -800", "cp -800"),
              "score cp -800 before 'bestmove a2a3', where the side to move is far ahead");
    EXPECT_EQ(scores("cp 800", "cp 0"), "score cp 0 before 'bestmove a2a3', where the side to move is far behind");
    EXPECT_EQ(check(talk_of({})), "0 searches ended, where 2 is right");
}

TEST(Searches, AreTheSameWhenTheirMovesAndNodesAre) {
    const auto two = [](const std::string& nodes, const std::string& move) {
        return searches_differ(
            talk_of({"< info nodes 20", "< bestmove e2e4", "< info nodes " + nodes, "< bestmove " + move}));
    };
    EXPECT_FALSE(two("20", "e2e4"));
    EXPECT_EQ(two("21", "e2e4"), "first 'bestmove e2e4' after 20 nodes, then 'bestmove e2e4' after 21");
    EXPECT_EQ(two("20", "d2d4"), "first 'bestmove e2e4' after 20 nodes, then 'bestmove d2d4' after 20");
}

TEST(Depths, EndWithAScoreThatIsNoBound) {
    EXPECT_FALSE(bound_left_open(
        talk_of({"> go depth 2", "< info depth 1 score cp 5 upperbound", "< info depth 1 score cp 3",
                 "< info depth 2 score cp 4", "< info depth 2 multipv 2 score cp 1 lowerbound", "< bestmove e2e4"})));
    EXPECT_EQ(bound_left_open(talk_of({"< info depth 1 score cp 5 lowerbound", "< info depth 1 currmove e2e4",
                                       "< info depth 2 score cp 3", "< bestmove e2e4"})),
              "depth 1 ends with the bound 'info depth 1 score cp 5 lowerbound', and then came 'info depth 2 score cp "
              "3'");
    EXPECT_EQ(bound_left_open(
                  talk_of({"< info depth 3 score cp 3", "< info depth 3 score cp 9 upperbound", "< bestmove e2e4"})),
              "depth 3 ends with the bound 'info depth 3 score cp 9 upperbound', and then came 'bestmove e2e4'");
    EXPECT_FALSE(bound_left_open(talk_of({"< info depth 9 score cp 3", "< bestmove e2e4", "> go depth 1",
                                          "< info depth 1 score cp 1", "< bestmove d2d4"})));
}

TEST(MovesToPonderOn, AreTheSecondOfTheLastLine) {
    const auto fault = [](const std::string& pv, const std::string& best) {
        return ponder_move_not_of_pv(talk_of({"< info pv e2e4", "< info pv " + pv, "< bestmove " + best}));
    };
    EXPECT_FALSE(fault("e2e4 e7e5", "e2e4 ponder e7e5"));
    EXPECT_FALSE(fault("e2e4", "e2e4 ponder e7e5"));
    EXPECT_FALSE(fault("e2e4 e7e5", "e2e4"));
    EXPECT_EQ(fault("e2e4 e7e5", "e2e4 ponder c7c5"),
              "the last pv begins with e2e4 e7e5, but then came 'bestmove e2e4 ponder c7c5'");
}

TEST(CurrentMoves, AreNamedAfterASecond) {
    EXPECT_EQ(current_move_too_early(talk_of({"> go", "< info currmove e2e4"})),
              "'info currmove e2e4' came 400 ms after go");
    EXPECT_FALSE(current_move_too_early(talk_of({"> go", "< info depth 1", "< info depth 2", "< info currmove e2e4"})));
    EXPECT_TRUE(
        current_move_too_early(talk_of({"> go", "< info depth 1", "< info depth 2", "> go", "< info currmove e2e4"})));
}

}  // namespace
}  // namespace plyproof::doctor
