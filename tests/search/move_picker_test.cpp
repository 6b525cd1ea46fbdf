// SPDX-License-Identifier: MIT
#include "search/move_picker.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <memory>

#include "chess/move_text.h"
#include "search/exchange.h"
#include "support/position_of.h"
#include "support/random_positions.h"
#include "support/search_of.h"

namespace plyproof::search {
namespace {

using chess::Move;
using support::position_of;

std::vector<Move> picked(const chess::Position& position, const OrderingHints& hints, PickScope scope = PickScope::All,
                         bool skip_quiets = false) {
    const auto histories = std::make_unique<Histories>();
    const Features features = Features::all();
    MovePicker picker(position, *histories, features, hints, scope);
    if (skip_quiets) picker.skip_quiets();
    std::vector<Move> moves;
    for (Move move = picker.next(); move != kNoMove; move = picker.next()) moves.push_back(move);
    return moves;
}

Move uci(const chess::Position& position, std::string_view text) {
    return *chess::parse_uci_move(position, text, chess::Variant::Standard);
}

TEST(MovePicker, GivesEveryLegalMoveOnceWhateverTheHints) {
    support::SplitMix64 random(11);
    for (int game = 0; game < 8; ++game) {
        for (const auto& position : support::random_game(chess::Position::start(), random, 60)) {
            const chess::MoveList legal = chess::legal_moves(position);
            OrderingHints hints;
            if (!legal.empty() && random.one_in(2)) hints.table_move = legal[random.below(legal.size())];
            for (Move& killer : hints.killers) {
                if (!legal.empty() && random.one_in(2)) killer = legal[random.below(legal.size())];
            }
            if (hints.killers[0] == hints.killers[1]) hints.killers[1] = kNoMove;
            std::vector<Move> moves = picked(position, hints);
            ASSERT_THAT(moves, testing::UnorderedElementsAreArray(legal.begin(), legal.end()));
        }
    }
}

TEST(MovePicker, BeginsWithTheMoveOfTheTableUnlessItIsIllegal) {
    const auto position = position_of(support::kKiwipete);
    OrderingHints hints;
    hints.table_move = uci(position, "a2a3");
    EXPECT_EQ(picked(position, hints).front(), hints.table_move);
    hints.table_move = Move::normal(chess::Square::A2, chess::Square::A6);
    const auto moves = picked(position, hints);
    EXPECT_EQ(std::ranges::find(moves, hints.table_move), moves.end());
}

TEST(MovePicker, GivesGoodCapturesThenQuietMovesKillersFirstThenBadCaptures) {
    const auto position = position_of("4k3/2p5/1p1n4/8/3Q4/8/8/4K3 w - - 0 1");
    OrderingHints hints;
    hints.killers[0] = uci(position, "d4h8");
    const auto moves = picked(position, hints);
    EXPECT_EQ(moves[0], hints.killers[0]) << "both captures lose the queen";
    EXPECT_THAT((std::vector<Move>{moves.end()[-2], moves.end()[-1]}),
                testing::UnorderedElementsAre(uci(position, "d4d6"), uci(position, "d4b6")));
}

TEST(MovePicker, CapturesTheMostValuableManFirst) {
    const auto position = position_of("4k3/8/8/q1n5/1P6/8/8/6K1 w - - 0 1");
    EXPECT_EQ(picked(position, {})[0], uci(position, "b4a5"));
    EXPECT_EQ(picked(position, {})[1], uci(position, "b4c5"));
}

TEST(MovePicker, LeavesQuietMovesOutWhenAsked) {
    const auto position = position_of(support::kKiwipete);
    for (const Move move : picked(position, {}, PickScope::All, true)) {
        EXPECT_TRUE(chess::is_capture(position, move)) << chess::to_uci(move, chess::Variant::Standard);
    }
}

TEST(MovePicker, InQuiescenceGivesCapturesAndPromotionsOnly) {
    const auto position = position_of("4k3/P7/8/8/8/2p5/1P6/4K3 w - - 0 1");
    EXPECT_EQ(picked(position, {}, PickScope::CapturesAndPromotions).size(), 5u);
}

TEST(MovePicker, OrdersQuietMovesByHistory) {
    const auto position = chess::Position::start();
    const auto histories = std::make_unique<Histories>();
    histories->quiet(chess::Color::White, uci(position, "h2h3")).add(1000);
    const Features features = Features::all();
    const OrderingHints hints;
    EXPECT_EQ(MovePicker(position, *histories, features, hints).next(), uci(position, "h2h3"));
}

}  // namespace
}  // namespace plyproof::search
