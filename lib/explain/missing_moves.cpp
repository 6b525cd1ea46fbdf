// SPDX-License-Identifier: MIT
#include "explain/missing_moves.h"

#include <fmt/format.h>

#include <algorithm>

#include "chess/en_passant.h"
#include "chess/legal_moves.h"
#include "explain/castling_laws.h"
#include "explain/king_laws.h"
#include "explain/men_text.h"
#include "explain/position_text.h"

namespace plyproof::explain {

using namespace chess;

namespace {

std::string king_text(Square king) { return fmt::format("the king {}", name_of(king)); }

/// The enemy sliders that look along ranks or files at the king through men of both sides, in whatever number.
Bitboard sliders_behind(const Position& position, Bitboard through) {
    const Color color = position.side_to_move();
    const Square king = position.king(color);
    Bitboard found;
    for (const Square slider : position.straight_sliders() & position.pieces(opposite(color))) {
        const bool straight = rank_of(slider) == rank_of(king) || file_of(slider) == file_of(king);
        if (straight && squares_between(king, slider).contains_all(through)) found |= Bitboard(slider);
    }
    return found;
}

void add_en_passant(const Position& position, Move move, Reasons& reasons) {
    const Color color = position.side_to_move();
    const Square king = position.king(color);
    const Square victim = en_passant_victim(move.to());
    const Bitboard checkers = position.checkers();
    if (const Bitboard sliders = sliders_behind(position, Bitboard(move.from()) | Bitboard(victim)); sliders.any()) {
        reasons.push_back({Rule::EnPassantRankPin,
                           fmt::format("both pawns leave rank {}, but {} stays covered from {}",
                                       digit_of(rank_of(victim)), king_text(king), men_text(position, sliders))});
    }
    if (position.pinned(color).contains(move.from())) {
        const Square pinner = pinner_of(position, move.from());
        reasons.push_back({Rule::EnPassantDiagonalPin, fmt::format("the pawn {} is pinned by {} and stays on its line",
                                                                   name_of(move.from()), man_text(position, pinner))});
    }
    if (file_of(king) == file_of(victim) && checkers.empty()) {
        if (const Bitboard sliders = sliders_behind(position, Bitboard(victim)); sliders.any()) {
            reasons.push_back(
                {Rule::EnPassantFileReblock,
                 fmt::format("the captured pawn {} leaves the file of {}, and the capturer closes it again",
                             name_of(victim), men_text(position, sliders))});
        }
    }
    if (checkers.any()) {
        reasons.push_back(
            {Rule::EnPassantEvasion, checkers.contains(victim)
                                         ? fmt::format("it captures the pawn {} that checks", name_of(victim))
                                         : fmt::format("it closes the line of {}", men_text(position, checkers))});
    }
    if (position.after(move).in_check()) reasons.push_back({Rule::EnPassantGivesCheck, "it gives check"});
    reasons.push_back({Rule::EnPassantMissing,
                       fmt::format("the pawn {} may capture {} en passant", name_of(move.from()), name_of(victim))});
}

/// A man between his king and a slider that does not pin him: there are others between, it looks along other lines, or
/// it is his own.
void add_no_pin(const Position& position, Move move, Reasons& reasons) {
    const Color color = position.side_to_move();
    const Square king = position.king(color);
    if (position.pinned(color).contains(move.from())) return;
    for (const Square slider : position.straight_sliders() | position.diagonal_sliders()) {
        if (slider == move.from()) continue;
        const bool on_line = line_through(king, slider).contains(move.to());
        if (on_line || !squares_between(king, slider).contains(move.from())) continue;
        reasons.push_back(
            {Rule::NoPin, fmt::format("{} stands between {} and {} and is not pinned", man_text(position, move.from()),
                                      king_text(king), man_text(position, slider))});
        return;
    }
}

void add_pin_and_check(const Position& position, Move move, Reasons& reasons) {
    const Color color = position.side_to_move();
    const Square king = position.king(color);
    if (position.pinned(color).contains(move.from())) {
        const Square pinner = pinner_of(position, move.from());
        reasons.push_back({pin_rule(position.piece_on(move.from())->kind),
                           fmt::format("{} is pinned {} by {} and stays on that line", man_text(position, move.from()),
                                       line_text(king, pinner), man_text(position, pinner))});
    }
    const Bitboard checkers = position.checkers();
    if (checkers.empty()) return;
    if (checkers.contains(move.to())) {
        reasons.push_back(
            {Rule::CheckEvasionCapture, fmt::format("it captures {} that gives check", man_text(position, move.to()))});
    } else if (move.from() == king) {
        reasons.push_back({Rule::CheckEvasionKing,
                           fmt::format("the king steps out of the check by {}", men_text(position, checkers))});
    } else {
        reasons.push_back(
            {Rule::CheckEvasionBlock, fmt::format("it closes the line of {}", men_text(position, checkers))});
    }
}

void add_pawn(const Position& position, Move move, Reasons& reasons) {
    const std::string from = name_of(move.from());
    const std::string to = name_of(move.to());
    const bool captures = position.occupied().contains(move.to());
    if (move.is_promotion()) {
        reasons.push_back({Rule::PromotionPiece,
                           fmt::format("the pawn {} may become a {} on {}", from, kind_name(move.promoted_to()), to)});
        reasons.push_back({captures ? Rule::PromotionCapture : Rule::PromotionPush,
                           fmt::format("the pawn {} may promote on {}", from, to)});
    } else if (captures) {
        reasons.push_back(
            {Rule::PawnCapture, fmt::format("the pawn {} may capture {}", from, man_text(position, move.to()))});
    } else if (move.kind() == MoveKind::DoublePush) {
        reasons.push_back({Rule::DoublePush, fmt::format("the pawn {} may make a double step", from)});
    } else {
        reasons.push_back({Rule::PawnPush, fmt::format("the pawn {} may step forward", from)});
    }
}

void add_piece(const Position& position, Move move, PieceKind kind, Reasons& reasons) {
    const std::string man = man_text(position, move.from());
    const bool captures = position.occupied().contains(move.to());
    const std::string words = captures ? fmt::format("{} may capture {}", man, man_text(position, move.to()))
                                       : fmt::format("{} may go to {}", man, name_of(move.to()));
    if (kind == PieceKind::Knight || kind == PieceKind::King) {
        if (kind == PieceKind::King && captures) reasons.push_back({Rule::KingCapture, words});
        reasons.push_back({Rule::LeaperHole, words});
    } else {
        if (captures) reasons.push_back({Rule::SliderBlocker, words});
        reasons.push_back({Rule::SliderHole, words});
    }
}

bool is_plain(Rule rule) { return rule == Rule::LeaperHole || rule == Rule::SliderHole; }

bool has_property(const Scene& scene, Move move, Rule rule) {
    return std::ranges::any_of(properties_of(scene, move), [=](const Reason& reason) { return reason.rule == rule; });
}

/// Whether two moves are the same to a generator as far as the property goes: the same kind of man in the same kind of
/// move, and for the choice of a piece the same piece.
bool alike(const Position& position, Move a, Move b) {
    return position.piece_on(a.from()) == position.piece_on(b.from()) && a.kind() == b.kind();
}

/// Whether the program does list a move with the same property. A pin is special enough to need no such proof, and
/// that one piece of a promotion is missing has been looked at.
bool is_listed_elsewhere(const Scene& scene, Move move, Rule rule, const std::vector<Move>& missing) {
    const bool pin = rule >= Rule::PinnedPawn && rule <= Rule::PinnedQueen;
    if (pin || is_plain(rule) || rule == Rule::PromotionPiece) return false;
    const auto has_to_be_missing = [&](Move other) {
        return rule == Rule::NoPin ? other.from() == move.from() : alike(scene.position, move, other);
    };
    return std::ranges::any_of(legal_moves(scene.position), [&](Move other) {
        return has_to_be_missing(other) && std::ranges::find(missing, other) == missing.end() &&
               has_property(scene, other, rule);
    });
}

}  // namespace

Reasons properties_of(const Scene& scene, Move move) {
    const Position& position = scene.position;
    const PieceKind kind = position.piece_on(move.from())->kind;
    if (move.kind() == MoveKind::Castling) return castling_properties(position, move);
    Reasons reasons;
    if (move.kind() == MoveKind::EnPassant) {
        add_en_passant(position, move, reasons);
    } else {
        add_pin_and_check(position, move, reasons);
        add_no_pin(position, move, reasons);
        if (kind == PieceKind::Pawn) {
            add_pawn(position, move, reasons);
        } else {
            add_piece(position, move, kind, reasons);
        }
    }
    sort_by_rule(reasons);
    return reasons;
}

Reasons likely_reasons(const Scene& scene, Move move, const std::vector<Move>& missing) {
    Reasons reasons = properties_of(scene, move);
    if (move.is_promotion()) {
        // One piece alone is forgotten only where the others of the same pawn and square are not.
        const bool all_pieces = std::ranges::all_of(legal_moves(scene.position), [&](Move other) {
            return !other.is_promotion() || other.from() != move.from() || other.to() != move.to() ||
                   std::ranges::find(missing, other) != missing.end();
        });
        if (all_pieces) {
            std::erase_if(reasons, [](const Reason& reason) { return reason.rule == Rule::PromotionPiece; });
        }
    }
    std::stable_partition(reasons.begin(), reasons.end(), [&](const Reason& reason) {
        return !is_listed_elsewhere(scene, move, reason.rule, missing);
    });
    return reasons;
}

}  // namespace plyproof::explain
