// SPDX-License-Identifier: MIT
#include "diagnose/shown_fault.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>

#include "chess/en_passant.h"
#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "diagnose/rights_lost.h"
#include "explain/men_text.h"

namespace plyproof::diagnose {

using namespace chess;
using explain::Reason;
using explain::Reasons;
using explain::Rule;

namespace {

/// The move before which the program still is: it was not played, nor any behind it.
std::optional<std::size_t> ply_shown(const History& history, const Setup& theirs) {
    const auto there = position_from(theirs, VariantMode::Chess960);
    if (!there || there->position == history.here().position) return std::nullopt;
    for (std::size_t ply = history.moves.size(); ply-- > 0;) {
        if (there->position == history.scenes[ply].position) return ply;
    }
    return std::nullopt;
}

Bitboard other_squares(const Setup& theirs, const Setup& ours) {
    Bitboard squares;
    for (const Square square : base::kAll<Square>) {
        if (theirs.board[square] != ours.board[square]) squares |= Bitboard(square);
    }
    return squares;
}

/// The rule about men for a move that left one of these squares wrong.
std::optional<Rule> rule_about_men(const Position& before, Move move, Bitboard squares) {
    if (move.kind() == MoveKind::Castling) {
        return (squares & squares_of(rank_of(move.from()))).any() ? std::optional(Rule::CastlingRookPlacement)
                                                                  : std::nullopt;
    }
    if (move.kind() == MoveKind::EnPassant && squares.contains(en_passant_victim(move.to()))) {
        return Rule::EnPassantVictimLeft;
    }
    if (!squares.contains(move.to())) return std::nullopt;
    if (move.is_promotion()) return Rule::PromotionPlacement;
    return before.piece_on(move.to()) ? std::optional(Rule::CaptureLeavesMan) : std::nullopt;
}

void add_men(const History& history, const Setup& theirs, const Setup& ours, Reasons& reasons) {
    const Bitboard squares = other_squares(theirs, ours);
    if (squares.empty()) return;
    const std::string words = fmt::format("it has something else on {}", explain::squares_text(squares));
    for (std::size_t ply = history.moves.size(); ply-- > 0;) {
        if (const auto rule = rule_about_men(history.scenes[ply].position, history.moves[ply], squares)) {
            reasons.push_back({*rule, fmt::format("after {} {}", played_text(history, ply), words)});
            return;
        }
    }
    reasons.push_back({history.moves.empty() ? Rule::WrongPosition : Rule::StateAfterMove, words});
}

bool has_letter(const Setup& setup, const Position& ours, Color color, Wing wing) {
    return std::ranges::any_of(setup.castling, [&](const CastlingLetter& letter) {
        if (letter.color != color) return false;
        if (!letter.file) return letter.wing == wing;
        const Square king = ours.king(color);
        const Square rook = make_square(*letter.file, rank_of(king));
        return rook != king && wing_of(king, rook) == wing;
    });
}

void add_rights(const History& history, const Setup& theirs, Reasons& reasons) {
    const Position& here = history.here().position;
    for (const Color color : base::kAll<Color>) {
        for (const Wing wing : base::kAll<Wing>) {
            const auto rook = here.castling_rook(color, wing);
            if (rook.has_value() == has_letter(theirs, here, color, wing)) continue;
            const std::string whose = fmt::format("{}'s right on the {}'s side", explain::side_name(color),
                                                  wing == Wing::KingSide ? "king" : "queen");
            if (rook) {
                reasons.push_back({Rule::CastlingRightLost, fmt::format("{} is gone", whose)});
            } else if (const auto lost = lost_right(history, color, wing)) {
                reasons.push_back(
                    {lost->rule, fmt::format("{} should have ended with {}", whose, played_text(history, lost->ply))});
            } else {
                reasons.push_back({Rule::CastlingWithoutRight, fmt::format("{} never was", whose)});
            }
        }
    }
}

/// The rule about a square of en passant that the program has and that is not right.
Rule rule_about_kept_square(const History& history, Square square) {
    const bool was_passed =
        std::ranges::any_of(history.scenes, [=](const explain::Scene& scene) { return scene.passed == square; });
    return was_passed ? Rule::EnPassantKeptTooLong : Rule::EnPassantWithoutRight;
}

void add_en_passant(const History& history, const Setup& theirs, Reasons& reasons) {
    const auto right = history.here().position.en_passant();
    const auto accepted = position_from(theirs, VariantMode::Chess960);
    if (!accepted || accepted->position.en_passant() == right) return;
    if (const auto kept = accepted->position.en_passant()) {
        reasons.push_back(
            {rule_about_kept_square(history, *kept), fmt::format("it allows en passant on {}", name_of(*kept))});
        return;
    }
    const bool from_setup = history.moves.empty();
    reasons.push_back({from_setup ? Rule::EnPassantFromSetup : Rule::EnPassantAfterPush,
                       fmt::format("it does not allow en passant on {}", name_of(*right))});
}

using Texts = std::set<std::string>;

Texts moves_of(const Position& position, Variant variant) {
    Texts texts;
    for (const Move move : legal_moves(position)) texts.insert(to_uci(move, variant));
    return texts;
}

/// Whether the moves that were listed are those of the position that the program shows.
bool is_list_of(const History& history, std::string_view their_fen, const Finding& finding) {
    const Variant variant = history.here().variant;
    const auto theirs = parse_fen(their_fen);
    const auto there = position_from(theirs.value(), VariantMode::Chess960);
    if (!there) return false;
    Texts listed = moves_of(history.here().position, variant);
    for (const MissingMove& missing : finding.missing) listed.erase(to_uci(missing.move, variant));
    for (const ExtraMove& extra : finding.extra) listed.insert(extra.text);
    return listed == moves_of(there->position, variant);
}

/// The first of a finding's alternatives that what it shows bears out.
std::optional<Reason> shown_alternative(const Finding& finding, const Reasons& shown) {
    for (const Reason& alternative : finding.alternatives) {
        const bool fits =
            std::ranges::any_of(shown, [&](const Reason& reason) { return reason.rule == alternative.rule; });
        if (fits) return alternative;
    }
    return std::nullopt;
}

}  // namespace

Reasons shown_faults(const History& history, std::string_view their_fen) {
    const auto theirs = parse_fen(their_fen);
    if (!theirs) return {};
    const Setup ours = setup_of(history.here().position);
    if (const auto ply = ply_shown(history, *theirs)) {
        return {{Rule::WrongPosition, fmt::format("it is where it was before {}", played_text(history, *ply))}};
    }
    Reasons reasons;
    add_men(history, *theirs, ours, reasons);
    if (theirs->side_to_move != ours.side_to_move) {
        reasons.push_back({Rule::SideToMove, fmt::format("it is {}'s turn", explain::side_name(ours.side_to_move))});
        return reasons;
    }
    add_rights(history, *theirs, reasons);
    add_en_passant(history, *theirs, reasons);
    return reasons;
}

void take_shown(const History& history, std::string_view their_fen, Finding& finding) {
    finding.their_fen = their_fen;
    Reasons shown = shown_faults(history, their_fen);
    finding.is_elsewhere = !shown.empty();
    if (shown.empty()) return;
    if (std::erase_if(shown, [&](const Reason& reason) { return reason.rule == finding.reason.rule; }) > 0) {
        finding.alternatives.clear();
        finding.likely = false;
    } else if (const auto agreed = shown_alternative(finding, shown)) {
        finding.reason = *agreed;
        finding.alternatives.clear();
        finding.likely = false;
    } else if (finding.fault == Fault::WrongPosition ||
               (!history.moves.empty() && is_list_of(history, their_fen, finding))) {
        std::swap(finding.reason, shown.front());
        finding.alternatives.clear();
        finding.likely = false;
    }
    finding.also.insert(finding.also.end(), shown.begin(), shown.end());
}

}  // namespace plyproof::diagnose
