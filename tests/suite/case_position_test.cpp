// SPDX-License-Identifier: MIT
#include "suite/case_position.h"

#include <gmock/gmock.h>

namespace plyproof::suite {
namespace {

Case case_of(std::string fen, chess::VariantMode mode = chess::VariantMode::Auto) {
    Case test_case;
    test_case.fen = std::move(fen);
    test_case.mode = mode;
    return test_case;
}

TEST(PositionOfCase, HeedsTheMode) {
    const std::string fen = "4k3/8/8/8/8/8/8/4KR2 w K - 0 1";
    EXPECT_EQ(position_of(case_of(fen))->variant, chess::Variant::Chess960);
    EXPECT_TRUE(position_of(case_of(fen, chess::VariantMode::Standard))->position.castling_rooks().empty());
}

TEST(PositionOfCase, TellsBrokenLawsFromBrokenText) {
    EXPECT_FALSE(position_of(case_of("8/8/8/8/8/8/8/4K3 w - - 0 1")).error().empty());
    EXPECT_TRUE(position_of(case_of("no fen")).error().empty());
}

TEST(PositionHash, IsEqualForEqualPositionsWhateverTheirClocks) {
    const auto a = position_of(case_of("4k3/8/8/8/8/8/8/4K3 w - - 0 1"));
    const auto b = position_of(case_of("4k3/8/8/8/8/8/8/4K3 w - - 5 9"));
    const auto c = position_of(case_of("4k3/8/8/8/8/8/8/4K3 b - - 0 1"));
    EXPECT_EQ(PositionHash{}(a->position), PositionHash{}(b->position));
    EXPECT_NE(PositionHash{}(a->position), PositionHash{}(c->position));
}

}  // namespace
}  // namespace plyproof::suite
