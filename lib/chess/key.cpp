// SPDX-License-Identifier: MIT
#include "chess/key.h"

#include "chess/key_numbers.h"

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

constexpr detail::KeyNumbers make_numbers() {
    detail::KeyNumbers numbers;
    std::uint64_t state = 0x706C7970726F6F66;  // "plyproof"
    const auto draw = [&state](Key& key) {
        key.low = next_random(state);
        key.high = next_random(state);
    };
    for (auto& codes : numbers.men) {
        for (const PieceKind kind : base::kAll<PieceKind>) {
            for (Key& key : codes[detail::code_of(kind)]) draw(key);
        }
    }
    for (Key& key : numbers.castling_rooks) draw(key);
    for (Key& key : numbers.en_passant) draw(key);
    draw(numbers.black_to_move);
    return numbers;
}

}  // namespace

constexpr detail::KeyNumbers detail::kKeyNumbers = make_numbers();

namespace {

using detail::ManCode;

Key key_of_man(Color color, ManCode code, Square square) { return detail::kKeyNumbers.men[color][code][square]; }

Key key_of_en_passant(std::optional<Square> target) {
    return target ? detail::kKeyNumbers.en_passant[file_of(*target)] : Key{};
}

/// What castling changes, but for the side to move.
Key change_by_castling(const Position& position, Color us, Square king, Square rook) {
    const Wing wing = wing_of(king, rook);
    return key_of_man(us, ManCode::King, king) ^ key_of_man(us, ManCode::Rook, rook) ^
           key_of_man(us, ManCode::King, king_castling_target(us, wing)) ^
           key_of_man(us, ManCode::Rook, rook_castling_target(us, wing)) ^
           detail::key_of_rights(position.castling_rooks() & position.pieces(us));
}

/// What the men of any other move and the rights it takes change.
Key change_by_men(const Position& position, Color us, Move move) {
    const Color them = opposite(us);
    const ManCode moved = detail::code_on(position, move.from());
    const ManCode arrived = move.is_promotion() ? detail::code_of(move.promoted_to()) : moved;
    const Key captured = move.kind() == MoveKind::EnPassant
                             ? key_of_man(them, ManCode::Pawn, en_passant_victim(move.to()))
                             : key_of_man(them, detail::code_on(position, move.to()), move.to());
    return key_of_man(us, moved, move.from()) ^ key_of_man(us, arrived, move.to()) ^ captured ^
           detail::key_of_rights(detail::rights_lost(position, us, move.from(), move.to()));
}

Key key_after(Key key, const Position& position, Move move, std::optional<Square> next_en_passant) {
    const Color us = position.side_to_move();
    key = key ^ detail::kKeyNumbers.black_to_move ^ key_of_en_passant(position.en_passant()) ^
          key_of_en_passant(next_en_passant);
    if (move.kind() == MoveKind::Castling) return key ^ change_by_castling(position, us, move.from(), move.to());
    return key ^ change_by_men(position, us, move);
}

}  // namespace

Key key_of(const Position& position) {
    Key key = detail::key_of_rights(position.castling_rooks()) ^ key_of_en_passant(position.en_passant());
    if (position.side_to_move() == Color::Black) key = key ^ detail::kKeyNumbers.black_to_move;
    for (const Color color : base::kAll<Color>) {
        for (const Square square : position.pieces(color)) {
            key = key ^ key_of_man(color, detail::code_on(position, square), square);
        }
    }
    return key;
}

Key key_after(Key key, const Position& position, Move move, const Position& next) {
    return key_after(key, position, move, next.en_passant());
}

Key key_after(Key key, const Position& position, Move move) {
    // Only a double push can leave a capture en passant behind, and only the rules know whether it is legal.
    if (move.kind() == MoveKind::DoublePush) return key_after(key, position, move, position.after(move).en_passant());
    return key_after(key, position, move, std::nullopt);
}

Key key_after_pass(Key key, const Position& position) {
    return key ^ detail::kKeyNumbers.black_to_move ^ key_of_en_passant(position.en_passant());
}

}  // namespace plyproof::chess
