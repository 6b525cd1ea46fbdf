// SPDX-License-Identifier: MIT
#include "explain/read_move.h"

#include <gmock/gmock.h>

#include "support/position_of.h"

namespace plyproof::explain {
namespace {

using chess::PieceKind;
using chess::Square;

constexpr const char* kFen = "4k3/P7/8/8/8/2N5/4P3/R3K1N1 w Q - 0 1";

std::optional<ClaimedMove> read(std::string_view text) { return read_claimed_move(support::position_of(kFen), text); }

TEST(ClaimedMoves, AreReadInLongSpellings) {
    for (const char* text : {"e2e5", "e2-e5", "e2xe5", "Ne2e5", "e2e5+"}) {
        EXPECT_EQ(read(text), (ClaimedMove{Square::E2, Square::E5})) << text;
    }
    EXPECT_EQ(read("e2e5q"), (ClaimedMove{Square::E2, Square::E5, PieceKind::Queen}));
    EXPECT_EQ(read("a7-a8=K"), (ClaimedMove{Square::A7, Square::A8, PieceKind::King}));
}

TEST(ClaimedMoves, AreReadInSanWhereOneManIsMeant) {
    EXPECT_EQ(read("Nf3"), (ClaimedMove{Square::G1, Square::F3}));
    EXPECT_EQ(read("Nce4"), (ClaimedMove{Square::C3, Square::E4}));
    EXPECT_EQ(read("exd3"), (ClaimedMove{Square::E2, Square::D3}));
    EXPECT_EQ(read("a8=Q"), (ClaimedMove{Square::A7, Square::A8, PieceKind::Queen}));
    EXPECT_EQ(read("Ne2"), std::nullopt) << "either knight could";
    EXPECT_EQ(read("Nh8"), std::nullopt) << "no knight could";
}

TEST(ClaimedMoves, CastleToTheKingsSquare) {
    EXPECT_EQ(read("O-O-O"), (ClaimedMove{Square::E1, Square::C1}));
    EXPECT_EQ(read("0-0"), (ClaimedMove{Square::E1, Square::G1}));
}

TEST(ClaimedMoves, AreNoneInOtherTexts) {
    for (const char* text : {"", "e1e9", "e2e2", "i2i3", "e2e4e5", "e2e4x5", "Q", "xx", "\xC3\xA9", "0-0-0-0"}) {
        EXPECT_EQ(read(text), std::nullopt) << text;
    }
}

TEST(ShortTexts, AreSanAsFarAsThereCouldBe) {
    const chess::Position position = support::position_of("8/P7/8/r2Pp2K/8/8/4k3/R7 w - e6 0 1");
    EXPECT_EQ(short_text(position, {Square::D5, Square::E6}), "dxe6 e.p.");
    EXPECT_EQ(short_text(position, {Square::A7, Square::A8, PieceKind::Queen}), "a8=Q");
    EXPECT_EQ(short_text(position, {Square::A1, Square::A5}), "Rxa5");
    EXPECT_EQ(short_text(position, {Square::B1, Square::A5}), "");
    EXPECT_EQ(short_text(support::position_of(kFen), {Square::E1, Square::C1}), "O-O-O");
    EXPECT_EQ(short_text(support::position_of("7k/8/8/8/8/8/8/K7 w - - 0 1"), {Square::A1, Square::C1}), "Kc1");
}

}  // namespace
}  // namespace plyproof::explain
