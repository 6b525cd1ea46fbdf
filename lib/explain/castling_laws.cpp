// SPDX-License-Identifier: MIT
#include "explain/castling_laws.h"

#include <fmt/format.h>

#include "explain/men_text.h"

namespace plyproof::explain {

using namespace chess;

namespace {

std::string_view wing_text(Wing wing) { return wing == Wing::KingSide ? "the king's side" : "the queen's side"; }

/// Where king and rook go, and the squares in between.
struct Way {
    Square king, rook, king_target, rook_target;
    Bitboard king_passes;  ///< between its two squares
    Bitboard must_be_empty;
    Bitboard only_rook_passes;  ///< of must_be_empty, between its two squares: of no matter to the king
};

Way way_of(Color color, Square king, Square rook) {
    const Wing wing = wing_of(king, rook);
    const Square king_target = king_castling_target(color, wing);
    const Square rook_target = rook_castling_target(color, wing);
    const Bitboard king_passes = squares_between(king, king_target);
    const Bitboard king_way = king_passes | Bitboard(king_target);
    const Bitboard rook_way = squares_between(rook, rook_target) | Bitboard(rook_target);
    const Bitboard both = Bitboard(king) | Bitboard(rook);
    const Bitboard rook_passes = squares_between(rook, rook_target) - king_way - both;
    return {king, rook, king_target, rook_target, king_passes, (king_way | rook_way) - both, rook_passes};
}

/// The rook of the right; else the one the claim names; else the outermost rook of that wing.
std::optional<Square> meant_rook(const Position& position, const ClaimedCastling& castling) {
    const Color color = position.side_to_move();
    if (castling.rook) return castling.rook;
    if (const auto rook = position.castling_rook(color, castling.wing)) return rook;
    const Square king = position.king(color);
    const Bitboard rooks = position.pieces({color, PieceKind::Rook}) & squares_of(rank_of(king));
    if (rooks.empty()) return std::nullopt;
    const Square outermost = castling.wing == Wing::KingSide ? rooks.last() : rooks.first();
    return wing_of(king, outermost) == castling.wing ? std::optional(outermost) : std::nullopt;
}

void add_right_laws(const Position& position, const ClaimedCastling& castling, std::optional<Square> rook,
                    Reasons& reasons) {
    const Color color = position.side_to_move();
    const auto right = position.castling_rook(color, castling.wing);
    if (right && right == rook) return;
    const auto says = [&](Color of, Wing wing) { return position.castling_rook(of, wing).has_value(); };
    const Wing other = castling.wing == Wing::KingSide ? Wing::QueenSide : Wing::KingSide;
    const std::string words =
        fmt::format("{} has no right to castle on {}", side_name(color), wing_text(castling.wing));
    if (right) {
        reasons.push_back(
            {Rule::CastlingInnerRook, fmt::format("the right is that of {}, not of {}", man_text(position, *right),
                                                  rook ? man_text(position, *rook) : "another rook")});
        return;
    }
    if (says(color, other)) {
        reasons.push_back({Rule::CastlingWrongSide, words + ", only on the other side"});
    } else if (says(opposite(color), castling.wing)) {
        reasons.push_back({Rule::CastlingWrongSide, fmt::format("{}, only {} has", words, side_name(opposite(color)))});
    }
    reasons.push_back({Rule::CastlingWithoutRight, words});
}

void add_path_laws(const Position& position, const Way& way, Reasons& reasons) {
    const Bitboard both = Bitboard(way.king) | Bitboard(way.rook);
    const Bitboard in_the_way = way.must_be_empty & (position.occupied() - both);
    if (in_the_way.empty()) return;
    const bool only_rook = way.only_rook_passes.contains_all(in_the_way);
    const std::string men = men_text(position, in_the_way);
    const std::string_view stand = in_the_way.more_than_one() ? "stand" : "stands";
    reasons.push_back({only_rook ? Rule::CastlingBFileOccupied : Rule::CastlingPathOccupied,
                       only_rook ? fmt::format("{} {} where the rook has to pass", men, stand)
                                 : fmt::format("{} {} in the way", men, stand)});
}

void add_attack_laws(const Position& position, const Way& way, Reasons& reasons) {
    const Bitboard enemies = position.pieces(opposite(position.side_to_move()));
    const auto attacked = [&](Square square, Bitboard occupied) {
        return position.attackers_to(square, occupied) & enemies;
    };
    const auto add = [&](Rule rule, std::string_view verb, Bitboard attackers, Square square) {
        reasons.push_back(
            {rule, fmt::format("{} {} {}", men_text(position, attackers),
                               std::string(verb) + (attackers.more_than_one() ? "" : "s"),
                               rule == Rule::CastlingInCheck ? "the king " + name_of(square) : name_of(square))});
    };
    if (const Bitboard checkers = position.checkers(); checkers.any()) {
        add(Rule::CastlingInCheck, "check", checkers, way.king);
    }
    const Bitboard without_king = position.occupied() - Bitboard(way.king);
    for (const Square passed : way.king_passes) {
        if (const Bitboard attackers = attacked(passed, without_king); attackers.any()) {
            add(Rule::CastlingThroughCheck, "attack", attackers, passed);
        }
    }
    const Bitboard before = attacked(way.king_target, without_king);
    if (before.any() && way.king_target != way.king) add(Rule::CastlingIntoCheck, "attack", before, way.king_target);
    const Bitboard afterwards =
        (without_king - Bitboard(way.rook)) | Bitboard(way.king_target) | Bitboard(way.rook_target);
    const Bitboard uncovered = attacked(way.king_target, afterwards) - before - position.checkers();
    if (uncovered.any()) {
        reasons.push_back(
            {Rule::CastlingRookShieldsKing, fmt::format("the rook {} leaves and uncovers {} on {}", name_of(way.rook),
                                                        men_text(position, uncovered), name_of(way.king_target))});
    }
}

}  // namespace

std::optional<ClaimedCastling> read_claimed_castling(const Position& position, const ClaimedMove& move) {
    const Color color = position.side_to_move();
    const Rank back_rank = relative_rank(color, Rank::First);
    if (move.from != position.king(color) || move.promotion) return std::nullopt;
    if (rank_of(move.from) != back_rank || rank_of(move.to) != back_rank) return std::nullopt;
    ClaimedCastling castling{wing_of(move.from, move.to), std::nullopt};
    if (position.pieces({color, PieceKind::Rook}).contains(move.to)) {
        castling.rook = move.to;
        return castling;
    }
    const bool step = king_attacks(move.from).contains(move.to);
    const bool at_home = file_of(move.from) == File::E;
    if (!at_home && !meant_rook(position, castling)) return std::nullopt;
    if (step || move.to != king_castling_target(color, castling.wing)) return std::nullopt;
    return castling;
}

Reasons broken_castling_laws(const Position& position, const ClaimedCastling& castling) {
    const Color color = position.side_to_move();
    const auto rook = meant_rook(position, castling);
    Reasons reasons;
    add_right_laws(position, castling, rook, reasons);
    if (rook) {
        const Way way = way_of(color, position.king(color), *rook);
        add_path_laws(position, way, reasons);
        add_attack_laws(position, way, reasons);
    }
    sort_by_rule(reasons);
    keep_first_of_each_rule(reasons);
    return reasons;
}

Reasons castling_properties(const Position& position, Move move) {
    const Color color = position.side_to_move();
    const Way way = way_of(color, move.from(), move.to());
    const Wing wing = wing_of(way.king, way.rook);
    Reasons reasons;
    const Bitboard enemies = position.pieces(opposite(color));
    for (const Square passed : way.only_rook_passes) {
        const Bitboard attackers = position.attackers_to(passed) & enemies;
        if (attackers.empty()) continue;
        reasons.push_back({Rule::CastlingBFileAttacked,
                           fmt::format("{} {} {}, which only the rook passes", men_text(position, attackers),
                                       attackers.more_than_one() ? "attack" : "attacks", name_of(passed))});
    }
    const Bitboard rooks = position.pieces({color, PieceKind::Rook}) & squares_of(rank_of(way.king));
    const Square outermost = wing == Wing::KingSide ? rooks.last() : rooks.first();
    if (outermost != way.rook) {
        reasons.push_back({Rule::CastlingInnerRook, fmt::format("it castles with the rook {}, inside the rook {}",
                                                                name_of(way.rook), name_of(outermost))});
    }
    const bool overlap = way.king_target == way.rook || way.rook_target == way.king || way.king_target == way.king ||
                         way.rook_target == way.rook;
    if (overlap) {
        reasons.push_back({Rule::CastlingSquaresOverlap,
                           fmt::format("king {} and rook {} castle to {} and {}", name_of(way.king), name_of(way.rook),
                                       name_of(way.king_target), name_of(way.rook_target))});
    }
    reasons.push_back({Rule::CastlingMissing, fmt::format("{} may castle on {}", side_name(color), wing_text(wing))});
    sort_by_rule(reasons);
    keep_first_of_each_rule(reasons);
    return reasons;
}

}  // namespace plyproof::explain
