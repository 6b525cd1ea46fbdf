// SPDX-License-Identifier: MIT
#include "engine/set_up.h"

#include <gmock/gmock.h>

#include "chess/fen.h"

namespace plyproof::engine {
namespace {

using chess::Variant;
using testing::HasSubstr;

base::Result<SetUp, std::string> set_up_line(std::string_view line, Variant variant = Variant::Standard) {
    return set_up(std::get<uci::PositionCommand>(*uci::parse_command(line)), variant);
}

TEST(SetUp, PlaysTheMovesOfTheLine) {
    const auto result = set_up_line("position startpos moves e2e4 e7e5 g1f3");
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(chess::to_fen(result->record.position()),
              "rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R b KQkq - 1 2");
}

TEST(SetUp, NamesAnIllegalMoveItsPlaceAndThePosition) {
    const auto result = set_up_line("position startpos moves e2e4 e2e4 e7e5");
    ASSERT_FALSE(result.has_value());
    EXPECT_THAT(result.error(), HasSubstr("move 2 of 3, 'e2e4'"));
    EXPECT_THAT(result.error(), HasSubstr("4P3"));
}

TEST(SetUp, RefusesWhatIsNoPositionWithTheReason) {
    EXPECT_FALSE(set_up_line("position fen 8/8/8/8/8/8/8/8 w - - 0 1").has_value());
    EXPECT_FALSE(set_up_line("position fen nonsense").has_value());
    EXPECT_THAT(set_up_line("position fen 4k3/8/8/8/8/8/4R3/4K3 w - - 0 1").error(), HasSubstr("check"));
}

TEST(SetUp, DropsRightsThatTheBoardRefutesAndSaysSo) {
    const auto result = set_up_line("position fen 4k3/8/8/8/8/8/8/4K2R w KQ - 0 1");
    ASSERT_TRUE(result.has_value());
    EXPECT_EQ(chess::to_fen(result->record.position()), "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(result->remarks.size(), 1u);
}

TEST(SetUp, JudgesRightsByTheVariantAlone) {
    constexpr std::string_view kLine = "position fen 4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1";
    EXPECT_EQ(chess::to_fen(set_up_line(kLine)->record.position()), "4k3/8/8/8/8/8/8/1R2K3 w - - 0 1");
    EXPECT_EQ(chess::to_fen(set_up_line(kLine, Variant::Chess960)->record.position()),
              "4k3/8/8/8/8/8/8/1R2K3 w Q - 0 1");
}

TEST(ReadMove, UnderstandsUciAndSanAndNamesWhatItDoesNot) {
    const auto start = chess::Position::start();
    EXPECT_EQ(read_move(start, "e2e4", Variant::Standard), read_move(start, "e4", Variant::Standard));
    EXPECT_TRUE(read_move(start, "Nf3", Variant::Standard).has_value());
    EXPECT_THAT(read_move(start, "e2e5", Variant::Standard).error(), HasSubstr("'e2e5'"));
}

}  // namespace
}  // namespace plyproof::engine
