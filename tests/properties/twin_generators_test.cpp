// SPDX-License-Identifier: MIT
// The fast generator and the slow one share no code. Where they agree move for move and position for position, a
// mistake would have to be made twice.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

#include "chess/chess960_start.h"
#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "mutants/board.h"
#include "properties/positions.h"

namespace plyproof::properties {
namespace {

using chess::Move;
using chess::Position;
using chess::VariantMode;

/// Sorted, and with every kind of move visible: two moves with one spelling but different kinds differ.
template <class Moves>
std::vector<std::uint16_t> sorted(const Moves& moves) {
    std::vector<std::uint16_t> raw;
    for (const Move move : moves) raw.push_back(move.raw());
    std::sort(raw.begin(), raw.end());
    return raw;
}

template <class Moves>
std::string names(const Moves& moves) {
    std::vector<std::string> all;
    for (const Move move : moves) all.push_back(chess::to_uci(move, chess::Variant::Chess960));
    std::sort(all.begin(), all.end());
    std::string text;
    for (const std::string& name : all) text += name + ' ';
    return text;
}

::testing::AssertionResult same_moves(const Position& position, mutants::Board& board) {
    const chess::MoveList fast = chess::legal_moves(position);
    const std::vector<Move> slow = board.legal_moves();
    if (sorted(fast) == sorted(slow)) return ::testing::AssertionSuccess();
    return ::testing::AssertionFailure() << chess::to_fen(position) << "\nfast: " << names(fast)
                                         << "\nslow: " << names(slow);
}

/// Board, side, rights, en passant and both clocks.
::testing::AssertionResult same_position(const Position& position, mutants::Board& board) {
    const auto slow = chess::position_from(board.setup(), VariantMode::Chess960);
    if (slow && slow->position == position && slow->position.halfmove_clock() == position.halfmove_clock() &&
        slow->position.fullmove_number() == position.fullmove_number()) {
        return ::testing::AssertionSuccess();
    }
    return ::testing::AssertionFailure() << "fast: " << chess::to_fen(position)
                                         << "\nslow: " << chess::to_fen(board.setup());
}

/// The move that leads from one position of a game to the next.
Move move_between(const Position& position, const Position& next) {
    for (const Move move : chess::legal_moves(position)) {
        if (position.after(move) == next) return move;
    }
    ADD_FAILURE() << "no move from " << chess::to_fen(position) << " to " << chess::to_fen(next);
    return {};
}

TEST(TwinGenerators, AgreeOnEveryMoveAndPositionOfRandomGames) {
    base::EnumArray<chess::MoveKind, int> played;
    for (const auto& game : games(support::effort(800, 60), 120, 101)) {
        mutants::Board board(chess::setup_of(game.front()));
        for (std::size_t ply = 0; ply < game.size(); ++ply) {
            ASSERT_TRUE(same_moves(game[ply], board));
            ASSERT_TRUE(same_position(game[ply], board));
            if (ply + 1 == game.size()) break;
            const Move move = move_between(game[ply], game[ply + 1]);
            ++played[move.kind()];
            board.make(move);
        }
        for (std::size_t ply = game.size() - 1; ply-- > 0;) {
            board.unmake();
            ASSERT_TRUE(same_position(game[ply], board)) << "after unmake";
        }
    }
    for (const int times : played) EXPECT_GT(times, 0) << "every kind of move must have been played";
}

TEST(TwinGenerators, AgreeOnAllChess960StartsAtTwoPlies) {
    for (std::size_t number = 0; number < 960; number += support::effort(1, 40)) {
        const Position start = chess::chess960_start(number, (number * 7 + 3) % 960);
        mutants::Board board(chess::setup_of(start));
        ASSERT_TRUE(same_moves(start, board));
        for (const Move move : chess::legal_moves(start)) {
            board.make(move);
            ASSERT_TRUE(same_moves(start.after(move), board));
            board.unmake();
        }
    }
}

/// The slow board reads castling letters and en-passant squares by its own code; here from setups as they come.
TEST(TwinGenerators, ReadTheSameRightsAndMovesFromRandomSetups) {
    support::SplitMix64 random(202);
    for (int i = 0; i < support::effort(60'000, 2'000); ++i) {
        chess::Setup setup = support::random_setup(random);
        if (random.one_in(3)) setup.en_passant = chess::square_at(static_cast<int>(random.below(64)));
        for (auto& letter : setup.castling) {
            if (random.one_in(3))
                letter = {letter.color, std::nullopt,
                          random.one_in(2) ? chess::Wing::KingSide : chess::Wing::QueenSide};
        }
        const auto accepted = chess::position_from(setup, VariantMode::Chess960);
        if (!accepted) continue;
        mutants::Board board(setup);
        ASSERT_TRUE(same_moves(accepted->position, board)) << chess::to_fen(setup);
        ASSERT_TRUE(same_position(accepted->position, board)) << chess::to_fen(setup);
    }
}

/// One ply deeper from setups full of castling and en passant: what the first move changes shows in the second.
TEST(TwinGenerators, AgreeAfterEveryMoveOfRandomPositions) {
    support::SplitMix64 random(303);
    for (int i = 0; i < support::effort(2'500, 60); ++i) {
        const Position position = support::random_position(random, {.most_men = 12});
        mutants::Board board(chess::setup_of(position));
        for (const Move move : chess::legal_moves(position)) {
            board.make(move);
            ASSERT_TRUE(same_moves(position.after(move), board)) << chess::to_uci(move, chess::Variant::Chess960);
            ASSERT_TRUE(same_position(position.after(move), board)) << chess::to_uci(move, chess::Variant::Chess960);
            board.unmake();
        }
    }
}

}  // namespace
}  // namespace plyproof::properties
