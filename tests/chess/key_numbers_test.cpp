// SPDX-License-Identifier: MIT
#include "chess/key_numbers.h"

#include <gmock/gmock.h>

#include <set>
#include <utility>

#include "support/position_of.h"

namespace plyproof::chess::detail {
namespace {

TEST(CodeOn, TellsWhatStandsOnASquareWhateverItsColour) {
    const Position position = support::position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    for (const Square square : base::kAll<Square>) {
        const auto piece = position.piece_on(square);
        EXPECT_EQ(code_on(position, square), piece ? code_of(piece->kind) : ManCode::Nothing) << name_of(square);
    }
}

TEST(KeyNumbers, AreDifferentInBothHalvesAndZeroForNobody) {
    std::set<std::uint64_t> seen;
    std::size_t drawn = 0;
    const auto expect_new = [&](Key key) {
        seen.insert({key.low, key.high});
        drawn += 2;
    };
    for (const auto& codes : kKeyNumbers.men) {
        for (const PieceKind kind : base::kAll<PieceKind>) {
            for (const Key key : codes[code_of(kind)]) expect_new(key);
        }
        for (const Key key : codes[ManCode::Nothing]) EXPECT_EQ(key, Key{});
    }
    for (const Key key : kKeyNumbers.castling_rooks) expect_new(key);
    for (const Key key : kKeyNumbers.en_passant) expect_new(key);
    expect_new(kKeyNumbers.black_to_move);
    EXPECT_EQ(seen.size(), drawn);
    EXPECT_FALSE(seen.contains(0));
}

TEST(RightsLost, AreThoseOfTheRookThatMovesOrIsTakenAndAllOfTheKing) {
    const Position position = support::position_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    const auto lost = [&](Square from, Square to) { return rights_lost(position, Color::White, from, to); };
    EXPECT_EQ(lost(Square::A1, Square::B1), Bitboard(Square::A1));
    EXPECT_EQ(lost(Square::A1, Square::A8), Bitboard(Square::A1) | Bitboard(Square::A8));
    EXPECT_EQ(lost(Square::E1, Square::E2), Bitboard(Square::A1) | Bitboard(Square::H1));
    EXPECT_EQ(lost(Square::B2, Square::B3), kNoSquares);
}

TEST(KeyOfRights, IsTheSumOfTheRooks) {
    const Key a = kKeyNumbers.castling_rooks[Square::A1];
    const Key h = kKeyNumbers.castling_rooks[Square::H8];
    EXPECT_EQ(key_of_rights(Bitboard(Square::A1) | Bitboard(Square::H8)), a ^ h);
    EXPECT_EQ(key_of_rights(kNoSquares), Key{});
}

}  // namespace
}  // namespace plyproof::chess::detail
