// SPDX-License-Identifier: MIT
#include "search/game.h"

#include <gtest/gtest.h>

#include "chess/move_text.h"

namespace plyproof::search {
namespace {

void play(Game& game, std::initializer_list<std::string_view> moves) {
    for (const auto text : moves) {
        game.play(*chess::parse_uci_move(game.position(), text, chess::Variant::Standard));
    }
}

TEST(Game, KeepsTheKeysSinceTheLastCaptureOrPawnMove) {
    Game game(chess::Position::start());
    play(game, {"g1f3", "g8f6", "f3g1", "f6g8"});
    EXPECT_EQ(game.reversible_keys().size(), 5u);
    EXPECT_EQ(game.reversible_keys().front(), game.key());
    play(game, {"e2e4"});
    EXPECT_EQ(game.reversible_keys().size(), 1u);
    EXPECT_EQ(game.key(), chess::key_of(game.position()));
}

}  // namespace
}  // namespace plyproof::search
