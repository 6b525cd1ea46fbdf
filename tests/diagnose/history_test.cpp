// SPDX-License-Identifier: MIT
#include "diagnose/history.h"

#include <gmock/gmock.h>

namespace plyproof::diagnose {
namespace {

using chess::Move;
using chess::Square;

TEST(Histories, HaveEveryPositionOfTheWayAndTheSquaresThatDoubleStepsPassed) {
    const oracle::Question question{chess::Position::start(),
                                    {},
                                    {Move::double_push(Square::E2, Square::E4), Move::normal(Square::G8, Square::F6)}};
    const History history = history_of(question);
    ASSERT_EQ(history.scenes.size(), 3U);
    EXPECT_EQ(history.scenes[1].passed, Square::E3);
    EXPECT_EQ(history.here().passed, std::nullopt);
    EXPECT_EQ(history.here().position, oracle::asked_position(question));
    EXPECT_EQ(after(history, Move::double_push(Square::D2, Square::D4)).here().passed, Square::D3);
}

TEST(Histories, KnowWhatTheFenOfTheRootClaims) {
    const oracle::Question named{.root = chess::Position::start(), .passed = Square::E6};
    EXPECT_EQ(history_of(named).here().passed, Square::E6);
}

}  // namespace
}  // namespace plyproof::diagnose
