// SPDX-License-Identifier: MIT
#include "mutants/castling.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "mutants/attacks.h"

namespace plyproof::mutants {

using chess::CastlingLetter;
using chess::Color;
using chess::File;
using chess::Piece;
using chess::PieceKind;
using chess::Rank;
using chess::Square;
using chess::Wing;

namespace {

Rank back_rank(Color color) { return color == Color::White ? Rank::First : Rank::Eighth; }

std::optional<Square> king_on_back_rank(const Mailbox& board, Color color) {
    for (const File file : base::kAll<File>) {
        const Square square = chess::make_square(file, back_rank(color));
        if (board[square] == Piece{color, PieceKind::King}) return square;
    }
    return std::nullopt;
}

/// K and Q mean the outermost rook on their side of the king: looked for from the edge inward.
std::optional<Square> outermost_rook(const Mailbox& board, Color color, Square king, Wing wing) {
    const int edge = chess::index_of(chess::make_square(wing == Wing::KingSide ? File::H : File::A, back_rank(color)));
    const int inward = wing == Wing::KingSide ? -1 : 1;
    for (int index = edge; index != chess::index_of(king); index += inward) {
        if (board[chess::square_at(index)] == Piece{color, PieceKind::Rook}) return chess::square_at(index);
    }
    return std::nullopt;
}

/// Two squares of one rank, the left one first.
std::pair<int, int> left_to_right(Square a, Square b) { return std::minmax({chess::index_of(a), chess::index_of(b)}); }

/// True when nothing but the two castling men stands from `from` to `to`, both ends included.
bool way_is_free(const Mailbox& board, Square from, Square to, Square king, Square rook) {
    const auto [low, high] = left_to_right(from, to);
    for (int index = low; index <= high; ++index) {
        const Square square = chess::square_at(index);
        if (board[square] && square != king && square != rook) return false;
    }
    return true;
}

/// True when no square from the king's own to its target is attacked as the board stands.
bool way_is_safe(const Mailbox& board, Square king, Square target, Color attacker) {
    const auto [low, high] = left_to_right(king, target);
    for (int index = low; index <= high; ++index) {
        if (is_attacked(board, chess::square_at(index), attacker)) return false;
    }
    return true;
}

}  // namespace

std::optional<Square> rook_of_letter(const Mailbox& board, const CastlingLetter& letter) {
    const std::optional<Square> king = king_on_back_rank(board, letter.color);
    if (!king) return std::nullopt;
    if (!letter.file) return outermost_rook(board, letter.color, *king, letter.wing);
    const Square rook = chess::make_square(*letter.file, back_rank(letter.color));
    if (board[rook] != Piece{letter.color, PieceKind::Rook}) return std::nullopt;
    return rook;
}

Rights rights_of(const chess::Setup& setup) {
    Rights rights;
    for (const CastlingLetter& letter : setup.castling) {
        const std::optional<Square> rook = rook_of_letter(setup.board, letter);
        if (!rook) continue;
        const Wing wing = wing_of_rook(*king_on_back_rank(setup.board, letter.color), *rook);
        if (!rights[letter.color][wing]) rights[letter.color][wing] = rook;
    }
    return rights;
}

CastlingTargets castling_targets(Color color, Wing wing) {
    const Rank rank = back_rank(color);
    if (wing == Wing::KingSide) return {chess::make_square(File::G, rank), chess::make_square(File::F, rank)};
    return {chess::make_square(File::C, rank), chess::make_square(File::D, rank)};
}

Wing wing_of_rook(Square king, Square rook) {
    assert(king != rook && chess::rank_of(king) == chess::rank_of(rook));
    return chess::file_of(rook) > chess::file_of(king) ? Wing::KingSide : Wing::QueenSide;
}

bool may_castle(const State& state, Square king, Wing wing) {
    const Color color = state.side_to_move;
    const std::optional<Square> rook = state.rights[color][wing];
    if (!rook) return false;
    const CastlingTargets targets = castling_targets(color, wing);
    return way_is_free(state.board, king, targets.king, king, *rook) &&
           way_is_free(state.board, *rook, targets.rook, king, *rook) &&
           way_is_safe(state.board, king, targets.king, opposite(color));
}

}  // namespace plyproof::mutants
