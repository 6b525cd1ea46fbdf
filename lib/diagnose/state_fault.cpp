// SPDX-License-Identifier: MIT
#include "diagnose/state_fault.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "chess/en_passant.h"
#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "diagnose/hypotheses.h"
#include "diagnose/rights_lost.h"
#include "explain/castling_laws.h"
#include "explain/geometry_laws.h"
#include "explain/men_text.h"
#include "explain/pseudo_legal_moves.h"
#include "explain/read_move.h"

namespace plyproof::diagnose {

using namespace chess;
using explain::ClaimedMove;
using explain::Reasons;
using explain::Rule;
using explain::Scene;

namespace {

std::vector<ClaimedMove> understood(const Position& position, const std::vector<std::string>& texts) {
    std::vector<ClaimedMove> moves;
    for (const std::string& text : texts) {
        if (const auto move = explain::read_claimed_move(position, text)) moves.push_back(*move);
    }
    return moves;
}

// --- castling rights ---

/// The wing that a king's move which is no step could mean, when a right of that wing was lost on the way.
std::optional<LostRight> right_used_again(const History& history, const ClaimedMove& move) {
    const Position& here = history.here().position;
    const Color color = here.side_to_move();
    if (move.from != here.king(color)) return std::nullopt;
    for (const Wing wing : base::kAll<Wing>) {
        const auto lost = lost_right(history, color, wing);
        if (lost && (move.to == lost->rook || move.to == king_castling_target(color, wing))) return lost;
    }
    return std::nullopt;
}

/// Whether castling with another rook is legal, which shows that the program has not lost that right.
bool castles_other_wing(const Position& position, Square rook) {
    return std::ranges::any_of(legal_moves(position),
                               [rook](Move move) { return move.kind() == MoveKind::Castling && move.to() != rook; });
}

/// A step of the king that is listed twice may be castling, too.
void add_rights_kept(const History& history, const std::vector<ClaimedMove>& extra,
                     const std::vector<ClaimedMove>& duplicated, Reasons& reasons) {
    const auto add = [&](const ClaimedMove& move) {
        const auto lost = right_used_again(history, move);
        if (!lost) return;
        const std::string words = fmt::format("the right to castle with the rook {} ended with {}", name_of(lost->rook),
                                              played_text(history, lost->ply));
        reasons.push_back({lost->rule, words});
        // Whether the other wing's right has gone instead shows only where there is one.
        if (lost->rule != Rule::CastlingAfterKingMove && !castles_other_wing(history.here().position, lost->rook)) {
            reasons.push_back({Rule::CastlingWrongSide, words + ", and perhaps the one of the other wing with it"});
        }
    };
    for (const ClaimedMove& move : extra) {
        if (!king_attacks(move.from).contains(move.to)) add(move);
    }
    for (const ClaimedMove& move : duplicated) add(move);
}

/// A right that is gone too early. Where another right rightly ended on the way, the program may have taken one for the
/// other.
void add_rights_lost(const History& history, const std::vector<Move>& missing, Reasons& reasons) {
    const Color color = history.here().position.side_to_move();
    for (const Move move : missing) {
        if (move.kind() != MoveKind::Castling) continue;
        const Wing other = wing_of(move.from(), move.to()) == Wing::KingSide ? Wing::QueenSide : Wing::KingSide;
        const std::string words =
            fmt::format("the right to castle with the rook {} is still there", name_of(move.to()));
        if (const auto lost = lost_right(history, color, other)) {
            reasons.push_back(
                {Rule::CastlingWrongSide, fmt::format("{}, the one with the rook {} ended with {}", words,
                                                      name_of(lost->rook), played_text(history, lost->ply))});
        }
        reasons.push_back({Rule::CastlingRightLost, words});
    }
}

// --- en passant ---

/// A pawn that goes to an empty square as if it captured there.
bool captures_nothing(const Position& position, const ClaimedMove& move) {
    const Color color = position.side_to_move();
    return position.pieces({color, PieceKind::Pawn}).contains(move.from) && !position.occupied().contains(move.to) &&
           pawn_attacks(color, Bitboard(move.from)).contains(move.to);
}

void add_en_passant_kept(const History& history, const std::vector<ClaimedMove>& extra, Reasons& reasons) {
    const Position& here = history.here().position;
    for (const ClaimedMove& move : extra) {
        if (!captures_nothing(here, move)) continue;
        for (std::size_t ply = history.moves.size(); ply-- > 0;) {
            if (history.scenes[ply].passed != move.to) continue;
            reasons.push_back(
                {Rule::EnPassantKeptTooLong, fmt::format("the double step past {} is {} moves old", name_of(move.to),
                                                         history.moves.size() - ply + 1)});
            break;
        }
        const Move last = history.moves.back();
        const Position& before = history.scenes[history.moves.size() - 1].position;
        if (last.from() == move.to && before.pawns().contains(last.from())) {
            reasons.push_back({Rule::EnPassantWithoutRight,
                               fmt::format("{} was no double step", played_text(history, history.moves.size() - 1))});
        }
    }
}

void add_en_passant_forgotten(const History& history, const std::vector<Move>& missing, Reasons& reasons) {
    for (const Move move : missing) {
        if (move.kind() != MoveKind::EnPassant || history.moves.empty()) continue;
        reasons.push_back({Rule::EnPassantAfterPush, fmt::format("the double step {} has just been made",
                                                                 played_text(history, history.moves.size() - 1))});
    }
}

// --- men that are still there ---

/// Moves of a man that was captured on the way, from where he stood.
void add_men_left(const History& history, const std::vector<ClaimedMove>& extra, Reasons& reasons) {
    const Position& here = history.here().position;
    for (const ClaimedMove& claimed : extra) {
        if (here.pieces(here.side_to_move()).contains(claimed.from)) continue;
        for (std::size_t ply = history.moves.size(); ply-- > 0;) {
            const Move move = history.moves[ply];
            const Position& before = history.scenes[ply].position;
            const bool en_passant = move.kind() == MoveKind::EnPassant;
            const Square stood = en_passant ? en_passant_victim(move.to()) : move.to();
            const bool captures = en_passant || before.pieces(opposite(before.side_to_move())).contains(stood);
            if (stood != claimed.from || !captures || before.side_to_move() == here.side_to_move()) continue;
            reasons.push_back(
                {en_passant ? Rule::EnPassantVictimLeft : Rule::CaptureLeavesMan,
                 fmt::format("{} was captured by {}", explain::man_text(before, stood), played_text(history, ply))});
            break;
        }
    }
}

/// Everything that is wrong begins on the square of a man that was promoted on the way.
void add_promotions(const History& history, const std::vector<ClaimedMove>& extra, const std::vector<Move>& missing,
                    Reasons& reasons) {
    std::set<Square> begins;
    for (const ClaimedMove& move : extra) begins.insert(move.from);
    for (const Move move : missing) begins.insert(move.from());
    for (std::size_t ply = history.moves.size(); ply-- > 0;) {
        const Move move = history.moves[ply];
        if (!move.is_promotion() || !begins.contains(move.to())) continue;
        reasons.push_back(
            {Rule::PromotionPlacement, fmt::format("{} put a {} on {}", played_text(history, ply),
                                                   explain::kind_name(move.promoted_to()), name_of(move.to()))});
        break;
    }
}

// --- lists that are right for another position ---

using Texts = std::set<std::string>;

std::string text_of(const ClaimedMove& move) {
    std::string text = name_of(move.from) + name_of(move.to);
    if (move.promotion) text += static_cast<char>(letter_of(*move.promotion) - 'A' + 'a');
    return text;
}

Texts texts_of(const Position& position, const std::vector<Move>& moves, const std::vector<std::string>& more,
               Variant variant) {
    Texts texts;
    for (const Move move : moves) texts.insert(to_uci(move, variant));
    for (const ClaimedMove& move : understood(position, more)) {
        texts.insert(text_of(move));
    }
    return texts;
}

Texts texts_of(const Position& position, Variant variant) {
    Texts texts;
    for (const Move move : legal_moves(position)) texts.insert(to_uci(move, variant));
    return texts;
}

void add_fitting_hypotheses(const History& history, const ListedMoves& listed, Reasons& reasons) {
    const Position& here = history.here().position;
    const Variant variant = history.here().variant;
    const Texts theirs = texts_of(here, listed.legal, listed.extra, variant);
    for (const Hypothesis& hypothesis : hypotheses_about(history)) {
        const auto supposed = position_from(hypothesis.setup, VariantMode::Chess960);
        if (!supposed || texts_of(supposed->position, variant) != theirs) continue;
        reasons.push_back(hypothesis.reason);
    }
}

// --- lists that are right for a king that is no longer there ---

/// Whether an enemy attacks a square once a man has gone, as a program sees it that takes the square for its king's.
bool is_attacked_after(const Position& position, const ClaimedMove& move, Square square) {
    const bool en_passant = explain::looks_like_en_passant(position, move);
    const Bitboard captured = Bitboard(en_passant ? en_passant_victim(move.to) : move.to);
    const Bitboard occupied = ((position.occupied() - captured) - Bitboard(move.from)) | Bitboard(move.to);
    const Bitboard enemies = position.pieces(opposite(position.side_to_move())) - captured;
    return (position.attackers_to(square, occupied) & enemies).any();
}

/// The moves of all men but the king that leave no attack on a square.
Texts texts_for_king_on(const Scene& scene, Square square) {
    Texts texts;
    for (const ClaimedMove& move : explain::pseudo_legal_moves(scene)) {
        if (scene.position.kings().contains(move.from) || is_attacked_after(scene.position, move, square)) continue;
        texts.insert(text_of(move));
    }
    return texts;
}

/// The other men's moves are those that are safe for a king on a square that he has left.
void add_stale_king(const History& history, const ListedMoves& listed, Reasons& reasons) {
    const Scene& here = history.here();
    const Color color = here.position.side_to_move();
    const std::string king = name_of(here.position.king(color));
    const auto is_kings = [&](const std::string& text) { return text.starts_with(king); };
    Texts theirs = texts_of(here.position, listed.legal, listed.extra, here.variant);
    const Texts wrong = texts_of(here.position, listed.missing, listed.extra, here.variant);
    if (std::ranges::any_of(wrong, is_kings)) return;
    std::erase_if(theirs, is_kings);
    for (std::size_t ply = history.moves.size(); ply-- > 0;) {
        const Square stood = history.scenes[ply].position.king(color);
        if (stood == here.position.king(color) || texts_for_king_on(here, stood) != theirs) continue;
        reasons.push_back(
            {Rule::StateAfterMove, fmt::format("the moves are those that are safe for a king on {}", name_of(stood))});
        return;
    }
}

/// It lists men of the other side and none of the right one.
void add_wrong_turn(const History& history, const ListedMoves& listed, const std::vector<ClaimedMove>& extra,
                    Reasons& reasons) {
    const Position& here = history.here().position;
    const Color other = opposite(here.side_to_move());
    const bool theirs =
        std::ranges::all_of(extra, [&](const ClaimedMove& move) { return here.pieces(other).contains(move.from); });
    if (!listed.legal.empty() || extra.empty() || !theirs) return;
    reasons.push_back(
        {Rule::SideToMove, fmt::format("it is {}'s turn after {}", explain::side_name(here.side_to_move()),
                                       played_text(history, history.moves.size() - 1))});
}

}  // namespace

Reasons state_faults(const History& history, const ListedMoves& listed) {
    if (history.moves.empty()) return {};
    const std::vector<ClaimedMove> extra = understood(history.here().position, listed.extra);
    Reasons reasons;
    add_wrong_turn(history, listed, extra, reasons);
    add_rights_kept(history, extra, understood(history.here().position, listed.duplicated), reasons);
    add_en_passant_kept(history, extra, reasons);
    add_promotions(history, extra, listed.missing, reasons);
    add_men_left(history, extra, reasons);
    add_fitting_hypotheses(history, listed, reasons);
    add_rights_lost(history, listed.missing, reasons);
    add_en_passant_forgotten(history, listed.missing, reasons);
    if (reasons.empty()) add_stale_king(history, listed, reasons);
    explain::keep_first_of_each_rule(reasons);
    return reasons;
}

}  // namespace plyproof::diagnose
