// SPDX-License-Identifier: MIT
#include "diagnose/phantom_check.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>

#include "chess/attacks.h"
#include "chess/castling.h"
#include "chess/en_passant.h"
#include "chess/legal_moves.h"
#include "chess/setup.h"

namespace plyproof::diagnose {

using namespace chess;
using explain::Reasons;
using explain::Rule;
using explain::Scene;

namespace {

using Board = base::EnumArray<Square, std::optional<Piece>>;

/// How a program may see attacks.
enum class Sight : std::uint8_t { Right, ThroughMen, RoundTheEdge };

Bitboard occupied(const Board& board) {
    Bitboard squares = kNoSquares;
    for (const Square square : base::kAll<Square>) {
        if (board[square]) squares = squares | Bitboard(square);
    }
    return squares;
}

bool is_slider(PieceKind kind) {
    return kind == PieceKind::Bishop || kind == PieceKind::Rook || kind == PieceKind::Queen;
}

bool attacks_through_men(Piece man, Square from, Square to, Bitboard men) {
    return is_slider(man.kind) && attacks_of(man, from, kNoSquares).contains(to) &&
           !attacks_of(man, from, men).contains(to);
}

/// From square to square by numbers alone, as a board without a margin has it.
bool reaches_by_numbers(Square from, Square to, std::span<const int> steps, int most, Bitboard men) {
    constexpr int kSquares = 64;
    for (const int step : steps) {
        int at = index_of(from) + step;
        for (int count = 0; count < most && at >= 0 && at < kSquares; ++count, at += step) {
            if (square_at(at) == to) return true;
            if (men.contains(square_at(at))) break;
        }
    }
    return false;
}

bool attacks_by_numbers(Piece man, Square from, Square to, Bitboard men) {
    constexpr std::array kKnight{-17, -15, -10, -6, 6, 10, 15, 17};
    constexpr std::array kDiagonal{-9, -7, 7, 9};
    constexpr std::array kStraight{-8, -1, 1, 8};
    constexpr int kFar = 7;
    const std::span<const int> diagonal(kDiagonal);
    const auto along = [&](std::span<const int> steps, int most) {
        return reaches_by_numbers(from, to, steps, most, men);
    };
    switch (man.kind) {
        case PieceKind::Pawn:
            return along(man.color == Color::White ? diagonal.subspan(2) : diagonal.first(2), 1);
        case PieceKind::Knight:
            return along(kKnight, 1);
        case PieceKind::Bishop:
            return along(kDiagonal, kFar);
        case PieceKind::Rook:
            return along(kStraight, kFar);
        case PieceKind::Queen:
            return along(kDiagonal, kFar) || along(kStraight, kFar);
        case PieceKind::King:
            return along(kDiagonal, 1) || along(kStraight, 1);
    }
    return false;
}

/// Whether a king is attacked, as it is seen; by men of this kind alone where one is given.
bool is_attacked(const Board& board, Color color, Sight sight, std::optional<PieceKind> by = {}) {
    const Bitboard men = occupied(board);
    const auto king = std::ranges::find_if(base::kAll<Square>, [&](Square square) {
        return board[square] == Piece{color, PieceKind::King};
    });
    // A spoiled board may have no king any more: he captured the man that is left standing on his square.
    if (king == base::kAll<Square>.end()) return false;
    return std::ranges::any_of(base::kAll<Square>, [&](Square from) {
        if (!board[from] || board[from]->color == color || (by && board[from]->kind != *by)) return false;
        const bool right = attacks_of(*board[from], from, men).contains(*king);
        if (sight == Sight::Right) return right;
        if (sight == Sight::ThroughMen) return attacks_through_men(*board[from], from, *king, men);
        return !right && attacks_by_numbers(*board[from], from, *king, men);
    });
}

bool captures(const Position& position, Move move) {
    return move.kind() != MoveKind::Castling && position.occupied().contains(move.to());
}

/// The board as a faulty program has it behind a move; nothing where the fault has no part in the move.
using Spoil = std::optional<Board> (*)(const Scene&, Move);

std::optional<Board> capture_leaves_man(const Scene& scene, Move move) {
    if (!captures(scene.position, move)) return std::nullopt;
    Board board = setup_of(scene.position.after(move)).board;
    board[move.to()] = scene.position.piece_on(move.to());
    return board;
}

std::optional<Board> victim_stays(const Scene& scene, Move move) {
    if (move.kind() != MoveKind::EnPassant) return std::nullopt;
    Board board = setup_of(scene.position.after(move)).board;
    const Square victim = en_passant_victim(move.to());
    board[victim] = scene.position.piece_on(victim);
    return board;
}

std::optional<Board> promoted_for_the_enemy(const Scene& scene, Move move) {
    if (!move.is_promotion()) return std::nullopt;
    Board board = setup_of(scene.position.after(move)).board;
    board[move.to()] = Piece{opposite(scene.position.side_to_move()), move.promoted_to()};
    return board;
}

std::optional<Board> castling_rook_stays(const Scene& scene, Move move) {
    if (move.kind() != MoveKind::Castling) return std::nullopt;
    Board board = setup_of(scene.position.after(move)).board;
    const Color color = scene.position.side_to_move();
    board[rook_castling_target(color, wing_of(move.from(), move.to()))].reset();
    if (!board[move.to()]) board[move.to()] = Piece{color, PieceKind::Rook};
    return board;
}

/// Any man that goes to the square of en passant takes the pawn.
std::optional<Board> pawn_taken_by_any_man(const Scene& scene, Move move) {
    const bool pawn = scene.position.pawns().contains(move.from());
    if (scene.passed != move.to() || pawn || move.kind() == MoveKind::Castling) return std::nullopt;
    Board board = setup_of(scene.position.after(move)).board;
    board[en_passant_victim(move.to())].reset();
    return board;
}

struct Spoiling {
    Rule rule;
    const char* words;
    Spoil spoil;
};

constexpr std::array kSpoilings{
    Spoiling{Rule::EnPassantVictimLeft, "with the captured pawn still there the king would be in check", victim_stays},
    Spoiling{Rule::CastlingRookPlacement, "with the rook still there the king would be in check", castling_rook_stays},
    Spoiling{Rule::CaptureLeavesMan, "with the captured man still there the king would be in check",
             capture_leaves_man},
    Spoiling{Rule::PromotionPlacement, "a man of the other colour there would give check", promoted_for_the_enemy},
    Spoiling{Rule::StateAfterMove, "were the pawn taken as by en passant, the king would be in check",
             pawn_taken_by_any_man},
};

struct Delusion {
    Rule rule;
    const char* words;
    Sight sight;
    PieceKind by;
};

constexpr std::array kDelusions{
    Delusion{Rule::PawnWrap, "an enemy pawn would attack the king round the edge", Sight::RoundTheEdge,
             PieceKind::Pawn},
    Delusion{Rule::LeaperWrap, "an enemy knight would attack the king round the edge", Sight::RoundTheEdge,
             PieceKind::Knight},
    Delusion{Rule::LeaperWrap, "the enemy king would attack the king round the edge", Sight::RoundTheEdge,
             PieceKind::King},
    Delusion{Rule::SliderWrap, "an enemy bishop would attack the king round the edge", Sight::RoundTheEdge,
             PieceKind::Bishop},
    Delusion{Rule::SliderWrap, "an enemy rook would attack the king round the edge", Sight::RoundTheEdge,
             PieceKind::Rook},
    Delusion{Rule::SliderWrap, "an enemy queen would attack the king round the edge", Sight::RoundTheEdge,
             PieceKind::Queen},
    Delusion{Rule::SliderXRay, "an enemy bishop would attack the king through a man", Sight::ThroughMen,
             PieceKind::Bishop},
    Delusion{Rule::SliderXRay, "an enemy rook would attack the king through a man", Sight::ThroughMen, PieceKind::Rook},
    Delusion{Rule::SliderXRay, "an enemy queen would attack the king through a man", Sight::ThroughMen,
             PieceKind::Queen},
};

/// Whether what forbids moves forbids all that are missing, and no listed one of the same kind of man. Whose attacks
/// are seen wrong may be a matter of direction, too, and then some are listed all the same.
template <class Forbids>
bool explains(const Scene& scene, const std::vector<Move>& missing, bool strictly, Forbids forbids) {
    if (!std::ranges::all_of(missing, forbids)) return false;
    if (!strictly) return true;
    const MoveList moves = legal_moves(scene.position);
    return std::ranges::none_of(moves, [&](Move move) {
        const bool alike = std::ranges::any_of(missing, [&](Move other) {
            return scene.position.piece_on(move.from()) == scene.position.piece_on(other.from());
        });
        return alike && std::ranges::find(missing, move) == missing.end() && forbids(move);
    });
}

}  // namespace

Reasons phantom_checks(const Scene& scene, const std::vector<Move>& missing) {
    const Color color = scene.position.side_to_move();
    Reasons reasons;
    if (missing.empty()) return reasons;
    for (const Spoiling& spoiling : kSpoilings) {
        const auto forbids = [&](Move move) {
            const auto board = spoiling.spoil(scene, move);
            return board && is_attacked(*board, color, Sight::Right);
        };
        if (explains(scene, missing, true, forbids)) reasons.push_back({spoiling.rule, spoiling.words});
    }
    for (const Delusion& delusion : kDelusions) {
        const auto forbids = [&](Move move) {
            return is_attacked(setup_of(scene.position.after(move)).board, color, delusion.sight, delusion.by);
        };
        const bool strictly = delusion.sight == Sight::ThroughMen;
        if (explains(scene, missing, strictly, forbids)) reasons.push_back({delusion.rule, delusion.words});
    }
    explain::keep_first_of_each_rule(reasons);
    return reasons;
}

}  // namespace plyproof::diagnose
