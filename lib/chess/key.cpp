// SPDX-License-Identifier: MIT
#include "chess/key.h"

namespace plyproof::chess {

namespace {

/// SplitMix64 (Steele, Lea, Flood: "Fast splittable pseudorandom number generators", 2014).
constexpr std::uint64_t next_random(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15;
    std::uint64_t mixed = state;
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
    return mixed ^ (mixed >> 31);
}

struct Numbers {
    base::EnumArray<Color, base::EnumArray<PieceKind, base::EnumArray<Square, Key>>> men;
    base::EnumArray<Square, Key> castling_rooks;
    base::EnumArray<File, Key> en_passant;
    Key black_to_move;
};

constexpr Numbers kNumbers = [] {
    Numbers numbers;
    std::uint64_t state = 0x706C7970726F6F66;  // "plyproof"
    const auto draw = [&state](Key& key) {
        key.low = next_random(state);
        key.high = next_random(state);
    };
    for (auto& kinds : numbers.men) {
        for (auto& squares : kinds) {
            for (Key& key : squares) draw(key);
        }
    }
    for (Key& key : numbers.castling_rooks) draw(key);
    for (Key& key : numbers.en_passant) draw(key);
    draw(numbers.black_to_move);
    return numbers;
}();

Key key_of_man(Color color, PieceKind kind, Square square) { return kNumbers.men[color][kind][square]; }

/// Everything of the key that is not a man: rights, en passant, side to move.
Key key_of_state(const Position& position) {
    Key key;
    for (const Square rook : position.castling_rooks()) key = key ^ kNumbers.castling_rooks[rook];
    if (const auto target = position.en_passant()) key = key ^ kNumbers.en_passant[file_of(*target)];
    if (position.side_to_move() == Color::Black) key = key ^ kNumbers.black_to_move;
    return key;
}

}  // namespace

Key key_of(const Position& position) {
    Key key = key_of_state(position);
    for (const Color color : base::kAll<Color>) {
        for (const PieceKind kind : base::kAll<PieceKind>) {
            for (const Square square : position.pieces({color, kind})) key = key ^ key_of_man(color, kind, square);
        }
    }
    return key;
}

Key key_after(Key key, const Position& position, Move move, const Position& next) {
    const Color us = position.side_to_move();
    const Color them = opposite(us);
    key = key ^ key_of_state(position) ^ key_of_state(next);
    if (move.kind() == MoveKind::Castling) {
        const Wing wing = wing_of(move.from(), move.to());
        return key ^ key_of_man(us, PieceKind::King, move.from()) ^ key_of_man(us, PieceKind::Rook, move.to()) ^
               key_of_man(us, PieceKind::King, king_castling_target(us, wing)) ^
               key_of_man(us, PieceKind::Rook, rook_castling_target(us, wing));
    }
    const PieceKind moved = position.piece_on(move.from())->kind;
    const PieceKind arrived = move.is_promotion() ? move.promoted_to() : moved;
    key = key ^ key_of_man(us, moved, move.from()) ^ key_of_man(us, arrived, move.to());
    if (move.kind() == MoveKind::EnPassant) {
        return key ^ key_of_man(them, PieceKind::Pawn, en_passant_victim(move.to()));
    }
    if (const auto captured = position.piece_on(move.to())) {
        key = key ^ key_of_man(them, captured->kind, move.to());
    }
    return key;
}

Key key_after(Key key, const Position& position, Move move) {
    return key_after(key, position, move, position.after(move));
}

}  // namespace plyproof::chess
