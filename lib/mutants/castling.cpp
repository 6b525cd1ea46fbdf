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

Wing other_wing(Wing wing) { return wing == Wing::KingSide ? Wing::QueenSide : Wing::KingSide; }

Rank back_rank(Color color) { return color == Color::White ? Rank::First : Rank::Eighth; }

std::optional<Square> king_on_back_rank(const Mailbox& board, Color color) {
    for (const File file : base::kAll<File>) {
        const Square square = chess::make_square(file, back_rank(color));
        if (board[square] == Piece{color, PieceKind::King}) return square;
    }
    return std::nullopt;
}

/// K and Q mean the outermost rook on their side of the king: looked for from the edge inward.
std::optional<Square> outermost_rook(const Mailbox& board, Color color, Square king, Wing wing, const BugSet& bugs) {
    const int edge = chess::index_of(chess::make_square(wing == Wing::KingSide ? File::H : File::A, back_rank(color)));
    const int inward = wing == Wing::KingSide ? -1 : 1;
    std::optional<Square> found;
    for (int index = edge; index != chess::index_of(king); index += inward) {
        if (board[chess::square_at(index)] != Piece{color, PieceKind::Rook}) continue;
        found = chess::square_at(index);
        if (!bugs.has(Bug::Chess960OutermostRookWrong)) break;
    }
    return found;
}

/// Two squares of one rank, the left one first.
std::pair<int, int> left_to_right(Square a, Square b) { return std::minmax({chess::index_of(a), chess::index_of(b)}); }

/// A castling that is tried: who stands where, and where they want to go.
struct Attempt {
    const Mailbox& board;
    Color color;
    Wing wing;
    Square king;
    Square rook;
    CastlingTargets targets;
};

/// The two castling men are no obstacle to each other.
bool is_obstacle(const Attempt& attempt, Square square, const BugSet& bugs) {
    if (!attempt.board[square]) return false;
    if (bugs.has(Bug::Chess960RookOnKingTargetBlocks) && square == attempt.rook && square == attempt.targets.king) {
        return true;
    }
    if (bugs.has(Bug::Chess960KingOnRookTargetBlocks) && square == attempt.king && square == attempt.targets.rook) {
        return true;
    }
    return square != attempt.king && square != attempt.rook;
}

/// True when a planted bug looks over this square of the way.
bool is_overlooked(const Attempt& attempt, Square square, const BugSet& bugs) {
    const File file = chess::file_of(square);
    if (bugs.has(Bug::CastlingBFileManIgnored) && attempt.wing == Wing::QueenSide && file == File::B) return true;
    if (bugs.has(Bug::CastlingFFileManIgnored) && attempt.wing == Wing::KingSide && file == File::F) return true;
    const auto [low, high] = left_to_right(attempt.king, attempt.rook);
    const bool between = chess::index_of(square) > low && chess::index_of(square) < high;
    return bugs.has(Bug::Chess960TargetWayIgnored) && !between;
}

/// True when nothing but the two castling men stands from `from` to `to`, both ends included.
bool way_is_free(const Attempt& attempt, Square from, Square to, const BugSet& bugs) {
    const auto [low, high] = left_to_right(from, to);
    for (int index = low; index <= high; ++index) {
        const Square square = chess::square_at(index);
        if (is_obstacle(attempt, square, bugs) && !is_overlooked(attempt, square, bugs)) return false;
    }
    return true;
}

bool is_safe(const Attempt& attempt, Square square, const BugSet& bugs) {
    if (bugs.has(Bug::CastlingOutOfCheck) && square == attempt.king) return true;
    if (bugs.has(Bug::CastlingIntoCheck) && square == attempt.targets.king) return true;
    const bool own_rook_there = square == attempt.rook && square == attempt.targets.king;
    if (bugs.has(Bug::Chess960PinnedRookCastles) && own_rook_there) return true;
    const bool passed = square != attempt.king && square != attempt.targets.king;
    const auto [low, high] = left_to_right(attempt.king, attempt.rook);
    const bool beyond_rook = chess::index_of(square) < low || chess::index_of(square) > high;
    if (bugs.has(Bug::Chess960AttackBeyondRookIgnored) && passed && beyond_rook) return true;
    if (bugs.has(Bug::CastlingThroughCheck) && passed) return true;
    for (const Square attacker : attackers_of(attempt.board, square, opposite(attempt.color), bugs)) {
        const bool pawn = attempt.board[attacker]->kind == PieceKind::Pawn;
        if (!(pawn && bugs.has(Bug::CastlingIgnoresPawnAttacks))) return false;
    }
    return true;
}

/// True when no square from the king's own to its target is attacked as the board stands.
bool way_is_safe(const Attempt& attempt, const BugSet& bugs) {
    const auto [low, high] = left_to_right(attempt.king, attempt.targets.king);
    for (int index = low; index <= high; ++index) {
        if (!is_safe(attempt, chess::square_at(index), bugs)) return false;
    }
    return true;
}

/// What stands in the way of castling by no law of chess.
bool is_wrongly_forbidden(const Attempt& attempt, const BugSet& bugs) {
    const Color enemy = opposite(attempt.color);
    const Square b_file = chess::make_square(File::B, back_rank(attempt.color));
    return (bugs.has(Bug::WhiteShortCastlingMissing) && attempt.color == Color::White &&
            attempt.wing == Wing::KingSide) ||
           (bugs.has(Bug::BlackLongCastlingMissing) && attempt.color == Color::Black &&
            attempt.wing == Wing::QueenSide) ||
           (bugs.has(Bug::CastlingBFileAttackForbids) && attempt.wing == Wing::QueenSide &&
            is_attacked(attempt.board, b_file, enemy, bugs)) ||
           (bugs.has(Bug::CastlingRookAttackForbids) && is_attacked(attempt.board, attempt.rook, enemy, bugs)) ||
           (bugs.has(Bug::Chess960UnmovedKingMissing) && attempt.king == attempt.targets.king) ||
           (bugs.has(Bug::Chess960UnmovedRookMissing) && attempt.rook == attempt.targets.rook);
}

}  // namespace

std::optional<Square> rook_of_letter(const Mailbox& board, const CastlingLetter& letter, const BugSet& bugs) {
    const std::optional<Square> king = king_on_back_rank(board, letter.color);
    if (!king) return std::nullopt;
    if (!letter.file) {
        const Wing meant = bugs.has(Bug::CastlingWingsOfFenSwapped) ? other_wing(letter.wing) : letter.wing;
        return outermost_rook(board, letter.color, *king, meant, bugs);
    }
    const Square rook = chess::make_square(*letter.file, back_rank(letter.color));
    if (board[rook] != Piece{letter.color, PieceKind::Rook}) return std::nullopt;
    if (bugs.has(Bug::Chess960InnerRookIgnored)) {
        return outermost_rook(board, letter.color, *king, wing_of_rook(*king, rook), bugs);
    }
    return rook;
}

Rights rights_of(const chess::Setup& setup, const BugSet& bugs) {
    Rights rights;
    for (CastlingLetter letter : setup.castling) {
        if (bugs.has(Bug::CastlingColoursOfFenSwapped)) letter.color = opposite(letter.color);
        const std::optional<Square> rook = rook_of_letter(setup.board, letter, bugs);
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

bool may_castle(const State& state, Square king, Wing wing, const BugSet& bugs) {
    const Color color = state.side_to_move;
    const std::optional<Square> rook = state.rights[color][wing];
    if (!rook || king != state.king_home[color]) return false;
    const bool own_rook_stands_there = state.board[*rook] == Piece{color, PieceKind::Rook};
    if (bugs.has(Bug::CastlingRightReturnsWithOtherRook) && !own_rook_stands_there) return false;
    const Attempt attempt{state.board, color, wing, king, *rook, castling_targets(color, wing)};
    return way_is_free(attempt, king, attempt.targets.king, bugs) &&
           way_is_free(attempt, *rook, attempt.targets.rook, bugs) && way_is_safe(attempt, bugs) &&
           !is_wrongly_forbidden(attempt, bugs);
}

}  // namespace plyproof::mutants
