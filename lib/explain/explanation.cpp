// SPDX-License-Identifier: MIT
#include "explain/explanation.h"

#include <utility>

#include "chess/attacks.h"
#include "chess/legal_moves.h"
#include "explain/broken_laws.h"
#include "explain/castling_laws.h"
#include "explain/geometry_laws.h"
#include "explain/position_text.h"

namespace plyproof::explain {

using namespace chess;

namespace {

std::vector<Check> checks_of(const Position& position) {
    const Square king = position.king(position.side_to_move());
    std::vector<Check> checks;
    for (const Square checker : position.checkers()) checks.push_back({checker, squares_between(king, checker)});
    return checks;
}

/// The pawn's steps and captures, or what any other man attacks but its own side, when nobody asks for the king.
Bitboard goes_to(const Position& position, Square from, Piece piece) {
    const Bitboard empty = ~position.occupied();
    if (piece.kind != PieceKind::Pawn) {
        return attacks_of(piece, from, position.occupied()) - position.pieces(piece.color);
    }
    const Bitboard enemies = position.pieces(opposite(piece.color));
    const auto step = [&](Bitboard pawns) {
        return (piece.color == Color::White ? shifted<Direction::North>(pawns) : shifted<Direction::South>(pawns)) &
               empty;
    };
    const Bitboard one = step(Bitboard(from));
    const bool at_home = relative_rank(piece.color, rank_of(from)) == Rank::Second;
    return one | (at_home ? step(one) : kNoSquares) | (pawn_attacks(piece.color, Bitboard(from)) & enemies);
}

std::vector<Pin> pins_of(const Position& position) {
    std::vector<Pin> pins;
    for (const Color color : {position.side_to_move(), opposite(position.side_to_move())}) {
        const Square king = position.king(color);
        for (const Square pinned : position.pinned(color)) {
            const Square pinner = pinner_of(position, pinned);
            const Bitboard line = squares_between(king, pinner) | Bitboard(pinner);
            pins.push_back({color, pinned, pinner, king, goes_to(position, pinned, *position.piece_on(pinned)) & line});
        }
    }
    return pins;
}

std::optional<Move> legal_move(const Position& position, Square from, Square to, MoveKind kind) {
    for (const Move move : legal_moves(position)) {
        if (move.from() == from && move.to() == to && move.kind() == kind) return move;
    }
    return std::nullopt;
}

std::optional<EnPassant> en_passant_of(const Scene& scene) {
    const Position& position = scene.position;
    const auto square = scene.passed ? scene.passed : position.en_passant();
    if (!square) return std::nullopt;
    EnPassant en_passant{*square};
    const Color color = position.side_to_move();
    const Bitboard beside = pawn_attacks(opposite(color), Bitboard(*square));
    for (const Square from : beside& position.pieces({color, PieceKind::Pawn})) {
        const ClaimedMove claimed{from, *square};
        if (!looks_like_en_passant(position, claimed)) continue;
        const auto move = legal_move(position, from, *square, MoveKind::EnPassant);
        en_passant.captures.push_back(
            {from, move, move ? Reasons{} : broken_laws(scene, name_of(from) + name_of(*square))});
    }
    return en_passant;
}

/// The same position with the other side to move; nothing when its king could be taken then.
std::optional<Position> with_turn(const Position& position, Color color) {
    if (position.side_to_move() == color) return position;
    Setup setup = setup_of(position);
    setup.side_to_move = color;
    setup.en_passant.reset();
    const auto turned = position_from(setup);
    return turned ? std::optional(turned->position) : std::nullopt;
}

CastlingRight right_of(const Position& position, Color color, Wing wing) {
    CastlingRight right{color, wing, position.castling_rook(color, wing)};
    if (!right.rook) return right;
    const auto turn = with_turn(position, color);
    if (!turn) return right;
    right.judged = true;
    right.move = legal_move(*turn, turn->king(color), *right.rook, MoveKind::Castling);
    if (!right.move) right.broken = broken_castling_laws(*turn, {wing, right.rook});
    return right;
}

}  // namespace

Explanation explanation_of(const Scene& scene) {
    Explanation explanation{checks_of(scene.position), pins_of(scene.position), en_passant_of(scene), {}};
    for (const Color color : base::kAll<Color>) {
        for (const Wing wing : base::kAll<Wing>) {
            explanation.castling.push_back(right_of(scene.position, color, wing));
        }
    }
    return explanation;
}

}  // namespace plyproof::explain
