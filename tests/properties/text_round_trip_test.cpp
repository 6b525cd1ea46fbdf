// SPDX-License-Identifier: MIT
// What is written as FEN, UCI or SAN is read back as the same.
#include <gtest/gtest.h>

#include <set>
#include <string>

#include "chess/fen.h"
#include "chess/move_text.h"
#include "chess/san.h"
#include "properties/positions.h"
#include "support/position_of.h"

namespace plyproof::properties {
namespace {

using chess::FenStyle;
using chess::Move;
using chess::Position;
using chess::Variant;
using chess::VariantMode;

TEST(Fen, OfAPositionIsReadBackAsThatPosition) {
    for_each_position(support::effort(40'000, 2'000), 21, [](const Position& position) {
        for (const FenStyle style : {FenStyle::XFen, FenStyle::Shredder}) {
            const std::string fen = chess::to_fen(position, style);
            const chess::Accepted again = support::accepted(fen, VariantMode::Chess960);
            ASSERT_EQ(again.position, position) << fen;
            ASSERT_EQ(again.position.halfmove_clock(), position.halfmove_clock()) << fen;
            ASSERT_EQ(again.position.fullmove_number(), position.fullmove_number()) << fen;
            ASSERT_EQ(chess::to_fen(again.position, style), fen);
        }
    });
}

TEST(Fen, OfAPositionNeedsNoFixWhateverTheMode) {
    for_each_position(support::effort(40'000, 2'000), 22, [](const Position& position) {
        const chess::Accepted again = support::accepted(chess::to_fen(position), VariantMode::Auto);
        ASSERT_EQ(again.position, position) << chess::to_fen(position);
        for (const chess::SetupProblem& remark : again.remarks) {
            ASSERT_EQ(chess::verdict_of(remark.kind), chess::Verdict::Note) << chess::to_fen(position);
        }
    });
}

TEST(SetupOf, APositionLeadsBackToIt) {
    for_each_position(support::effort(40'000, 2'000), 23, [](const Position& position) {
        const auto again = chess::position_from(chess::setup_of(position), VariantMode::Chess960);
        ASSERT_TRUE(again.has_value()) << chess::to_fen(position);
        ASSERT_EQ(again->position, position) << chess::to_fen(position);
    });
}

TEST(Uci, OfEveryLegalMoveIsReadBackAsThatMove) {
    for_each_position(support::effort(4'000, 200), 24, [](const Position& position) {
        for (const Move move : chess::legal_moves(position)) {
            const std::string text = chess::to_uci(move, Variant::Chess960);
            ASSERT_EQ(chess::parse_uci_move(position, text, Variant::Chess960), move)
                << chess::to_fen(position) << text;
        }
    });
}

TEST(Uci, OfEveryLegalMoveOfAStandardGameIsReadBackInTheStandardSpelling) {
    support::SplitMix64 random(25);
    for (int i = 0; i < support::effort(60, 3); ++i) {
        for (const Position& position : support::random_game(Position::start(), random, 120)) {
            for (const Move move : chess::legal_moves(position)) {
                const std::string text = chess::to_uci(move, Variant::Standard);
                ASSERT_EQ(chess::parse_uci_move(position, text, Variant::Standard), move) << text;
            }
        }
    }
}

TEST(San, OfEveryLegalMoveIsReadBackAsThatMoveAndNoOther) {
    for_each_position(support::effort(4'000, 200), 26, [](const Position& position) {
        std::set<std::string> texts;
        for (const Move move : chess::legal_moves(position)) {
            const std::string text = chess::to_san(position, move);
            ASSERT_EQ(chess::parse_san(position, text), move) << chess::to_fen(position) << ' ' << text;
            ASSERT_TRUE(texts.insert(text).second) << chess::to_fen(position) << " has two moves " << text;
        }
    });
}

/// SAN of every length: without one character of its disambiguation a text means more than one move.
TEST(San, HasNoNeedlessDisambiguation) {
    for_each_position(support::effort(4'000, 200), 27, [](const Position& position) {
        for (const Move move : chess::legal_moves(position)) {
            std::string text = chess::to_san(position, move);
            const bool piece = text.front() != 'O' && text.front() >= 'A' && text.front() <= 'Z';
            const std::size_t target = text.find(chess::name_of(move.to()), piece && text.size() > 4 ? 2 : 1);
            if (!piece || target == std::string::npos) continue;
            const std::size_t origin_end = text[target - 1] == 'x' ? target - 1 : target;
            for (std::size_t i = 1; i < origin_end; ++i) {
                std::string shorter = text;
                shorter.erase(i, 1);
                const auto meant = chess::parse_san(position, shorter);
                ASSERT_FALSE(meant.has_value()) << chess::to_fen(position) << ' ' << text << ' ' << shorter;
                ASSERT_EQ(meant.error().kind, chess::MoveErrorKind::Ambiguous) << text << ' ' << shorter;
            }
        }
    });
}

TEST(San, MarksExactlyTheChecksAndMates) {
    for_each_position(support::effort(4'000, 200), 28, [](const Position& position) {
        for (const Move move : chess::legal_moves(position)) {
            const char mark = chess::to_san(position, move).back();
            const Position next = position.after(move);
            const bool mate = next.in_check() && chess::legal_moves(next).empty();
            ASSERT_EQ(mark == '#', mate) << chess::to_fen(position);
            ASSERT_EQ(mark == '+', next.in_check() && !mate) << chess::to_fen(position);
        }
    });
}

}  // namespace
}  // namespace plyproof::properties
