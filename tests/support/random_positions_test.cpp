// SPDX-License-Identifier: MIT
#include "support/random_positions.h"

#include <gmock/gmock.h>

#include "chess/fen.h"

namespace plyproof::support {
namespace {

TEST(SplitMix64, GivesThePublishedSequence) {
    SplitMix64 random(1234567);
    EXPECT_EQ(random.next(), 6457827717110365317u);
    EXPECT_EQ(random.next(), 3203168211198807973u);
}

TEST(RandomGame, BeginsAtTheStartAndIsTheSameForTheSameSeed) {
    SplitMix64 one(9);
    SplitMix64 other(9);
    const auto game = random_game(chess::Position::start(), one, 50);
    EXPECT_EQ(game.front(), chess::Position::start());
    EXPECT_LE(game.size(), 51u);
    EXPECT_EQ(game, random_game(chess::Position::start(), other, 50));
}

TEST(RandomGame, EndsWhereThereIsNoMove) {
    const auto mate =
        chess::position_from(*chess::parse_fen("rnb1kbnr/pppp1ppp/4p3/8/5PPq/8/PPPPP2P/RNBQKBNR w KQkq -"));
    ASSERT_TRUE(mate.has_value());
    SplitMix64 random(1);
    EXPECT_EQ(random_game(mate->position, random, 10).size(), 1u);
}

TEST(RandomPosition, ShowsChecksPinsRightsAndEnPassantOftenEnoughToTestThem) {
    SplitMix64 random(10);
    int checks = 0, pins = 0, rights = 0, en_passant = 0;
    for (int i = 0; i < 1000; ++i) {
        const chess::Position position = random_position(random);
        checks += position.in_check() ? 1 : 0;
        pins += position.pinned(position.side_to_move()).any() ? 1 : 0;
        rights += position.castling_rooks().any() ? 1 : 0;
        en_passant += position.en_passant() ? 1 : 0;
    }
    EXPECT_GT(checks, 50);
    EXPECT_GT(pins, 50);
    EXPECT_GT(rights, 100);
    EXPECT_GT(en_passant, 50);
}

}  // namespace
}  // namespace plyproof::support
