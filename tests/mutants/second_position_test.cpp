// SPDX-License-Identifier: MIT
#include "mutants/second_position.h"

#include <gtest/gtest.h>

#include "chess/fen.h"

namespace plyproof::mutants {
namespace {

chess::Setup setup_of(const char* fen) { return *chess::parse_fen(fen); }

const char* const kWithBoth = "4k3/8/8/3Pp3/8/8/8/4K2R w K e6 0 1";
const char* const kWithout = "4k3/8/8/3Pp3/8/8/8/4K2R w - - 0 1";

TEST(SecondPosition, LeavesNothingBehindWithoutABug) {
    EXPECT_EQ(with_leftovers(setup_of(kWithout), setup_of(kWithBoth), {}), setup_of(kWithout));
}

TEST(SecondPosition, IsTakenAsItIsWhenItIsTheFirst) {
    EXPECT_EQ(with_leftovers(setup_of(kWithout), std::nullopt, {Bug::SecondPositionIgnored}), setup_of(kWithout));
}

TEST(SecondPosition, IsTheFirstWhereItIsIgnored) {
    EXPECT_EQ(with_leftovers(setup_of(kWithout), setup_of(kWithBoth), {Bug::SecondPositionIgnored}),
              setup_of(kWithBoth));
}

TEST(SecondPosition, KeepsOnlyTheRightsWhereRightsStay) {
    EXPECT_EQ(with_leftovers(setup_of(kWithout), setup_of(kWithBoth), {Bug::SecondPositionKeepsRights}),
              setup_of("4k3/8/8/3Pp3/8/8/8/4K2R w K - 0 1"));
}

TEST(SecondPosition, HasNoRightTwice) {
    EXPECT_EQ(with_leftovers(setup_of(kWithBoth), setup_of(kWithBoth), {Bug::SecondPositionKeepsRights}),
              setup_of(kWithBoth));
}

TEST(SecondPosition, KeepsOnlyTheEnPassantSquareWhereThatStays) {
    EXPECT_EQ(with_leftovers(setup_of(kWithout), setup_of(kWithBoth), {Bug::SecondPositionKeepsEnPassant}),
              setup_of("4k3/8/8/3Pp3/8/8/8/4K2R w - e6 0 1"));
}

}  // namespace
}  // namespace plyproof::mutants
