// SPDX-License-Identifier: MIT
#include "explain/king_laws.h"

#include <fmt/format.h>

#include <cassert>

#include "chess/en_passant.h"
#include "explain/men_text.h"
#include "explain/position_text.h"

namespace plyproof::explain {

using namespace chess;

namespace {

std::string king_text(Square king) { return fmt::format("the king {}", name_of(king)); }

// --- en passant ---

/// What a slider that the two pawns had kept from the king says about the capture.
Reason uncovered(const Position& position, const ClaimedMove& move, Square attacker) {
    const Square king = position.king(position.side_to_move());
    const Square victim = en_passant_victim(move.to);
    const Bitboard between = squares_between(king, attacker);
    const std::string on_king = fmt::format("{} on {}", man_text(position, attacker), king_text(king));
    if (between.contains(move.from) && between.contains(victim)) {
        return {Rule::EnPassantRankPin,
                fmt::format("both pawns leave rank {} and uncover {}", digit_of(rank_of(move.from)), on_king)};
    }
    if (between.contains(victim)) {
        return {Rule::EnPassantVictimPin,
                fmt::format("the captured pawn {} leaves its line and uncovers {}", name_of(victim), on_king)};
    }
    const bool file = file_of(king) == file_of(attacker);
    return {file ? Rule::EnPassantFilePin : Rule::EnPassantDiagonalPin,
            fmt::format("the pawn {} is pinned {} and uncovers {}", name_of(move.from), line_text(king, attacker),
                        on_king)};
}

// --- steps of the king ---

/// Why the attackers of the square where the king goes are there, when at least one is no king.
Rule rule_of_attack(const Position& position, const ClaimedMove& move, Bitboard attackers) {
    const Color enemy = opposite(position.side_to_move());
    const Bitboard seen = position.attackers_to(move.to) & position.pieces(enemy);
    if ((attackers & seen).empty()) return Rule::KingStepsAlongRay;
    if (position.occupied().contains(move.to)) return Rule::KingCapturesProtected;
    return position.pinned(enemy).contains_all(attackers) ? Rule::KingNearPinnedMan : Rule::KingIntoCheck;
}

std::string words_of_attack(const Position& position, const ClaimedMove& move, Rule rule, const std::string& men,
                            bool several) {
    const std::string to = name_of(move.to);
    switch (rule) {
        case Rule::KingsAdjacent:
            return fmt::format("on {} it would stand beside {}", to, men);
        case Rule::KingStepsAlongRay:
            return fmt::format("on {} it would still stand in the line of {}", to, men);
        case Rule::KingCapturesProtected:
            return fmt::format("{} {} {}", men, several ? "protect" : "protects", man_text(position, move.to));
        case Rule::KingNearPinnedMan:
            return fmt::format("{} {} {}, pinned or not", men, several ? "attack" : "attacks", to);
        default:
            return fmt::format("{} {} {}", men, several ? "attack" : "attacks", to);
    }
}

}  // namespace

std::string line_text(Square a, Square b) {
    if (rank_of(a) == rank_of(b)) return fmt::format("on rank {}", digit_of(rank_of(a)));
    if (file_of(a) == file_of(b)) return fmt::format("on the {} file", letter_of(file_of(a)));
    const Bitboard line = line_through(a, b);
    if (line.empty()) return {};
    return fmt::format("on the diagonal {}-{}", name_of(line.first()), name_of(line.last()));
}

Rule pin_rule(PieceKind kind) {
    assert(kind != PieceKind::King);
    constexpr Rule kRules[] = {Rule::PinnedPawn, Rule::PinnedKnight, Rule::PinnedBishop, Rule::PinnedRook,
                               Rule::PinnedQueen};
    return kRules[static_cast<std::size_t>(kind)];
}

Reasons broken_en_passant_laws(const Scene& scene, const ClaimedMove& move) {
    const Position& position = scene.position;
    const Color color = position.side_to_move();
    const Square victim = en_passant_victim(move.to);
    Reasons reasons;
    if (scene.passed != move.to && position.en_passant() != move.to) {
        reasons.push_back(
            {Rule::EnPassantWithoutRight, fmt::format("the pawn {} has not just made a double step", name_of(victim))});
    }
    const Square king = position.king(color);
    const Bitboard afterwards = (position.occupied() - Bitboard(move.from) - Bitboard(victim)) | Bitboard(move.to);
    const Bitboard enemies = position.pieces(opposite(color)) - Bitboard(victim);
    const Bitboard checkers = position.checkers();
    for (const Square attacker : position.attackers_to(king, afterwards) & enemies) {
        if (checkers.contains(attacker)) {
            reasons.push_back({Rule::EnPassantEvasion,
                               fmt::format("it leaves the check by {} unanswered", man_text(position, attacker))});
        } else {
            reasons.push_back(uncovered(position, move, attacker));
        }
    }
    return reasons;
}

Reasons broken_king_step_laws(const Position& position, const ClaimedMove& move) {
    const Color enemy = opposite(position.side_to_move());
    // The king that steps away shields nothing, and the man it takes attacks nothing.
    const Bitboard afterwards = (position.occupied() - Bitboard(move.from)) | Bitboard(move.to);
    const Bitboard attackers =
        (position.attackers_to(move.to, afterwards) & position.pieces(enemy)) - Bitboard(move.to);
    if (attackers.empty()) return {};
    const Bitboard others = attackers - position.kings();
    const Rule rule = others.empty() ? Rule::KingsAdjacent : rule_of_attack(position, move, others);
    return {{rule, words_of_attack(position, move, rule, men_text(position, attackers), attackers.more_than_one())}};
}

Reasons broken_safety_laws(const Position& position, const ClaimedMove& move) {
    const Color color = position.side_to_move();
    const Square king = position.king(color);
    Reasons reasons;
    if (position.pinned(color).contains(move.from) && !line_through(king, move.from).contains(move.to)) {
        const Square pinner = pinner_of(position, move.from);
        reasons.push_back({pin_rule(position.piece_on(move.from)->kind),
                           fmt::format("{} is pinned {} by {} to {}", man_text(position, move.from),
                                       line_text(king, pinner), man_text(position, pinner), king_text(king))});
    }
    const Bitboard checkers = position.checkers();
    const Bitboard afterwards = (position.occupied() - Bitboard(move.from)) | Bitboard(move.to);
    const Bitboard left = (position.attackers_to(king, afterwards) & checkers) - Bitboard(move.to);
    if (checkers.more_than_one()) {
        reasons.push_back({Rule::DoubleCheck, fmt::format("{} both give check", men_text(position, checkers))});
    } else if (left.any()) {
        reasons.push_back(
            {Rule::CheckIgnored, fmt::format("{} still gives check to {}", men_text(position, left), king_text(king))});
    }
    return reasons;
}

}  // namespace plyproof::explain
