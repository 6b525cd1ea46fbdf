// SPDX-License-Identifier: MIT
#include "explain/geometry_laws.h"

#include <fmt/format.h>

#include <cstdlib>

#include "chess/en_passant.h"
#include "explain/men_text.h"

namespace plyproof::explain {

using namespace chess;

namespace {

int file_distance(Square a, Square b) { return std::abs(static_cast<int>(file_of(a)) - static_cast<int>(file_of(b))); }

int distance(const ClaimedMove& move) { return index_of(move.to) - index_of(move.from); }

/// How a square number grows by one step forward.
int forward(Color color) { return color == Color::White ? 8 : -8; }

// --- pawns ---

std::optional<Reason> broken_push_law(const Position& position, const ClaimedMove& move) {
    const Color color = position.side_to_move();
    const Bitboard in_the_way = (squares_between(move.from, move.to) | Bitboard(move.to)) & position.occupied();
    const bool blocked = in_the_way.any();
    const std::string pawn = fmt::format("the pawn {}", name_of(move.from));
    if (distance(move) == forward(color)) {
        if (!blocked) return std::nullopt;
        return Reason{Rule::PawnPushBlocked, fmt::format("{} stands before {}", men_text(position, in_the_way), pawn)};
    }
    if (relative_rank(color, rank_of(move.from)) != Rank::Second) {
        return Reason{Rule::DoublePushRank, fmt::format("{} does not stand on its starting rank", pawn)};
    }
    if (!blocked) return std::nullopt;
    return Reason{
        Rule::DoublePushBlocked,
        fmt::format("{} in the way of {}",
                    men_text(position, in_the_way) + (in_the_way.more_than_one() ? " stand" : " stands"), pawn)};
}

/// Round the edge: as far in square numbers as a capture, but on the file at the other side of the board.
std::optional<Reason> broken_edge_law(const Scene& scene, const ClaimedMove& move) {
    const int step = distance(move) - forward(scene.position.side_to_move());
    if (std::abs(step) != 1 || file_distance(move.from, move.to) != 7) return std::nullopt;
    const bool en_passant = scene.passed == move.to || scene.position.en_passant() == move.to;
    return Reason{en_passant ? Rule::EnPassantWrap : Rule::PawnWrap,
                  fmt::format("from {} to {} the pawn would go round the edge of the board", name_of(move.from),
                              name_of(move.to))};
}

std::optional<Reason> broken_pawn_law(const Scene& scene, const ClaimedMove& move) {
    const Position& position = scene.position;
    const Color color = position.side_to_move();
    const bool straight = distance(move) == forward(color) || distance(move) == 2 * forward(color);
    if (straight) return broken_push_law(position, move);
    if (pawn_attacks(color, Bitboard(move.from)).contains(move.to)) {
        if (position.occupied().contains(move.to) || looks_like_en_passant(position, move)) return std::nullopt;
        return Reason{Rule::PawnCapture,
                      fmt::format("the pawn {} has nothing to capture on {}", name_of(move.from), name_of(move.to))};
    }
    if (auto edge = broken_edge_law(scene, move)) return edge;
    return Reason{Rule::PawnDirection,
                  fmt::format("no {} pawn goes from {} to {}", adjective(color), name_of(move.from), name_of(move.to))};
}

// --- the other men ---

bool wraps_leaping(PieceKind kind, const ClaimedMove& move) {
    const int step = std::abs(distance(move));
    if (kind == PieceKind::Knight) return step == 6 || step == 10 || step == 15 || step == 17;
    return step == 1 || step == 7 || step == 8 || step == 9;
}

std::optional<Reason> broken_leaper_law(const Position& position, Piece piece, const ClaimedMove& move) {
    if (attacks_of(piece, move.from, kNoSquares).contains(move.to)) return std::nullopt;
    const std::string man = man_text(position, move.from);
    if (wraps_leaping(piece.kind, move)) {
        return Reason{Rule::LeaperWrap,
                      fmt::format("to {} {} would go round the edge of the board", name_of(move.to), man)};
    }
    return Reason{Rule::LeaperGeometry, fmt::format("{} is no step of {}", name_of(move.to), man)};
}

/// Whether a slider that does not see the edge of the board arrives: the squares by number, all of them empty.
bool wraps_sliding(const Position& position, Piece piece, const ClaimedMove& move) {
    for (const Direction direction : base::kAll<Direction>) {
        const int step = step_of(direction);
        const bool straight = std::abs(step) == 1 || std::abs(step) == 8;
        if (piece.kind == PieceKind::Rook ? !straight : piece.kind == PieceKind::Bishop && straight) continue;
        for (int index = index_of(move.from) + step; index >= 0 && index < 64; index += step) {
            if (square_at(index) == move.to) return true;
            if (position.occupied().contains(square_at(index))) break;
        }
    }
    return false;
}

std::optional<Reason> broken_slider_law(const Position& position, Piece piece, const ClaimedMove& move) {
    const std::string man = man_text(position, move.from);
    if (attacks_of(piece, move.from, kNoSquares).contains(move.to)) {
        const Bitboard passed = squares_between(move.from, move.to) & position.occupied();
        if (passed.empty()) return std::nullopt;
        return Reason{Rule::SliderXRay, fmt::format("on its way to {} {} would pass {}", name_of(move.to), man,
                                                    men_text(position, passed))};
    }
    if (wraps_sliding(position, piece, move)) {
        return Reason{Rule::SliderWrap,
                      fmt::format("to {} {} would slide round the edge of the board", name_of(move.to), man)};
    }
    return Reason{Rule::SliderGeometry, fmt::format("{} is on no line of {}", name_of(move.to), man)};
}

}  // namespace

std::optional<Reason> broken_square_law(const Position& position, const ClaimedMove& move) {
    const Color color = position.side_to_move();
    const auto piece = position.piece_on(move.from);
    if (!piece) return Reason{Rule::EmptySquare, fmt::format("nothing stands on {}", name_of(move.from))};
    if (piece->color != color) {
        return Reason{Rule::EnemyMan, fmt::format("{} is {}'s, and it is {}'s turn", man_text(position, move.from),
                                                  side_name(piece->color), side_name(color))};
    }
    if (position.pieces(color).contains(move.to)) {
        return Reason{Rule::CapturesOwnMan,
                      fmt::format("{} is {}'s own", man_text(position, move.to), side_name(color))};
    }
    if (move.to != position.king(opposite(color))) return std::nullopt;
    return Reason{Rule::CapturesKing,
                  fmt::format("{} would capture {}", man_text(position, move.from), man_text(position, move.to))};
}

bool looks_like_en_passant(const Position& position, const ClaimedMove& move) {
    const Color color = position.side_to_move();
    if (relative_rank(color, rank_of(move.to)) != Rank::Sixth || position.occupied().contains(move.to)) return false;
    if (!position.pieces({color, PieceKind::Pawn}).contains(move.from)) return false;
    if (!pawn_attacks(color, Bitboard(move.from)).contains(move.to)) return false;
    return position.pieces({opposite(color), PieceKind::Pawn}).contains(en_passant_victim(move.to));
}

std::optional<Reason> broken_movement_law(const Scene& scene, const ClaimedMove& move) {
    const Piece piece = *scene.position.piece_on(move.from);
    switch (piece.kind) {
        case PieceKind::Pawn:
            return broken_pawn_law(scene, move);
        case PieceKind::Knight:
        case PieceKind::King:
            return broken_leaper_law(scene.position, piece, move);
        default:
            return broken_slider_law(scene.position, piece, move);
    }
}

std::optional<Reason> broken_promotion_law(const Position& position, const ClaimedMove& move) {
    const Piece piece = *position.piece_on(move.from);
    const bool last_rank = relative_rank(piece.color, rank_of(move.to)) == Rank::Eighth;
    if (piece.kind == PieceKind::Pawn && last_rank) {
        if (!move.promotion) {
            return Reason{Rule::PromotionMandatory,
                          fmt::format("the pawn reaches {} and must promote", name_of(move.to))};
        }
        if (*move.promotion != PieceKind::Pawn && *move.promotion != PieceKind::King) return std::nullopt;
        return Reason{Rule::PromotionPiece, fmt::format("no pawn becomes a {}", kind_name(*move.promotion))};
    }
    if (!move.promotion) return std::nullopt;
    return Reason{Rule::PromotionRank, fmt::format("nothing promotes by going from {} to {}",
                                                   man_text(position, move.from).substr(4), name_of(move.to))};
}

}  // namespace plyproof::explain
