// SPDX-License-Identifier: MIT
#include "search/principal_variation.h"

#include <gtest/gtest.h>

#include "chess/move_text.h"
#include "support/position_of.h"

namespace plyproof::search {
namespace {

using support::position_of;

constexpr std::string_view kLadder = "7k/8/8/8/8/8/R7/1R2K3 w - - 0 1";

chess::Move uci(const chess::Position& position, std::string_view text) {
    return *chess::parse_uci_move(position, text, chess::Variant::Standard);
}

void remember(TranspositionTable& table, const chess::Position& position, chess::Move move) {
    table.store(key_of(position), {move, 0, 0, 1, Bound::Exact});
}

TEST(CompletedLine, FollowsTheTableToTheMateThatTheScoreSpeaksOf) {
    auto table = std::move(*TranspositionTable::make(1));
    const auto root = position_of(kLadder);
    const auto first = uci(root, "a2a7");
    const auto after = root.after(first);
    const auto answer = uci(after, "h8g8");
    const auto then = after.after(answer);
    const auto mate = uci(then, "b1b8");
    remember(table, after, answer);
    remember(table, then, mate);
    EXPECT_EQ(completed_line(root, {first}, mate_in(3), table), (std::vector{first, answer, mate}));
    EXPECT_EQ(completed_line(root, {first}, 500, table), std::vector{first}) << "no mate, nothing to show";
    EXPECT_EQ(completed_line(root, {first}, mate_in(5), table), std::vector{first}) << "the table ends too early";
}

TEST(CompletedLine, ShowsNoMoveThatIsIllegalOrLeadsElsewhere) {
    auto table = std::move(*TranspositionTable::make(1));
    const auto root = position_of(kLadder);
    const auto first = uci(root, "a2a7");
    const auto after = root.after(first);
    remember(table, after, chess::Move::normal(chess::Square::A1, chess::Square::A8));
    EXPECT_EQ(completed_line(root, {first}, mate_in(3), table), std::vector{first});
    EXPECT_EQ(expected_answer(root, {first}, table), kNoMove);
}

TEST(ExpectedAnswer, IsTheSecondMoveOfTheLineOrElseTheTables) {
    auto table = std::move(*TranspositionTable::make(1));
    const auto root = position_of(kLadder);
    const auto first = uci(root, "a2a7");
    const auto after = root.after(first);
    const auto answer = uci(after, "h8g8");
    EXPECT_EQ(expected_answer(root, {first, answer}, table), answer);
    EXPECT_EQ(expected_answer(root, {first}, table), kNoMove);
    remember(table, after, answer);
    EXPECT_EQ(expected_answer(root, {first}, table), answer);
}

}  // namespace
}  // namespace plyproof::search
