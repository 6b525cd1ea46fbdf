// SPDX-License-Identifier: MIT
#include "match/openings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <set>

#include "chess/fen.h"

namespace plyproof::match {
namespace {

using testing::HasSubstr;

TEST(Openings, AreMovesOrFens) {
    const auto openings = parse_openings(
        "# a remark\n"
        "e2e4 c7c5\r\n"
        "\n"
        "4k3/8/8/8/8/8/8/4K2R w K - 0 1 moves e1g1\n"
        "4k3/8/8/8/8/8/8/RK6 w A - 0 1");
    ASSERT_TRUE(openings) << openings.error();
    ASSERT_EQ(openings->size(), 3u);
    EXPECT_EQ((*openings)[0].moves.size(), 2u);
    EXPECT_EQ((*openings)[0].start, chess::Position::start());
    EXPECT_EQ((*openings)[1].moves.size(), 1u);
    EXPECT_EQ((*openings)[2].variant, chess::Variant::Chess960);
}

TEST(Openings, AreRefusedWithTheLineThatIsWrong) {
    EXPECT_THAT(parse_openings("e2e4\ne2e5\n").error(), HasSubstr("line 2: e2e5"));
    EXPECT_THAT(parse_openings("8/8 w - -").error(), HasSubstr("line 1"));
    EXPECT_THAT(parse_openings("8/8/8/8/8/8/8/8 w - - 0 1").error(), HasSubstr("line 1"));
    EXPECT_THAT(parse_openings("# nothing\n").error(), HasSubstr("no opening"));
    EXPECT_THAT(parse_openings("f2f3 e7e5 g2g4 d8h4").error(), HasSubstr("over before it begins"));
}

TEST(Chess960, HasItsStartPositionsByNumber) {
    // Scharnagl's table: the first, the standard one, and the last.
    EXPECT_EQ(to_fen(chess960_start(0)), "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1");
    EXPECT_EQ(chess960_start(518), chess::Position::start());
    EXPECT_EQ(to_fen(chess960_start(959)), "rkrnnqbb/pppppppp/8/8/8/8/PPPPPPPP/RKRNNQBB w KQkq - 0 1");
    std::set<std::string> all;
    for (unsigned number = 0; number < 960; ++number) all.insert(to_fen(chess960_start(number)));
    EXPECT_EQ(all.size(), 960u);
}

TEST(Chess960, IsDrawnWithoutRepetitionAndTheSameForASeed) {
    std::set<std::string> fens;
    const auto openings = chess960_openings(961, 7);
    for (const Opening& opening : openings) {
        EXPECT_EQ(opening.variant, chess::Variant::Chess960);
        fens.insert(to_fen(opening.start));
    }
    EXPECT_EQ(fens.size(), 960u);
    EXPECT_EQ(openings[960].start, openings[0].start);
    EXPECT_EQ(chess960_openings(5, 7)[4].start, openings[4].start);
    EXPECT_NE(to_fen(chess960_openings(1, 8)[0].start), to_fen(openings[0].start));
}

TEST(Openings, AreShuffledWithoutLoss) {
    const auto openings = parse_openings("e2e4\nd2d4\nc2c4\ng1f3\nb2b3\n").value();
    const auto mixed = shuffled(openings, 3);
    std::set<std::uint16_t> moves;
    for (const Opening& opening : mixed) moves.insert(opening.moves.front().raw());
    EXPECT_EQ(moves.size(), 5u);
    for (std::size_t i = 0; i < 5; ++i) EXPECT_EQ(shuffled(openings, 3)[i].moves, mixed[i].moves);
}

}  // namespace
}  // namespace plyproof::match
