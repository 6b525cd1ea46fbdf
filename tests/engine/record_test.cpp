// SPDX-License-Identifier: MIT
#include "engine/record.h"

#include <gtest/gtest.h>

#include "chess/move_text.h"

namespace plyproof::engine {
namespace {

TEST(Record, TakesBackWhatWasPlayedAndNoMore) {
    Record record(chess::Position::start());
    const auto move = *chess::parse_uci_move(record.position(), "e2e4", chess::Variant::Standard);
    record.play(move);
    EXPECT_EQ(record.position(), chess::Position::start().after(move));
    EXPECT_TRUE(record.undo());
    EXPECT_EQ(record.position(), chess::Position::start());
    EXPECT_FALSE(record.undo());
}

TEST(Record, GivesTheSearchTheWholeGame) {
    Record record(chess::Position::start());
    for (const auto text : {"g1f3", "g8f6", "f3g1", "f6g8"}) {
        record.play(*chess::parse_uci_move(record.position(), text, chess::Variant::Standard));
    }
    EXPECT_EQ(record.game().reversible_keys().size(), 5u);
    EXPECT_EQ(record.game().position(), record.position());
}

}  // namespace
}  // namespace plyproof::engine
