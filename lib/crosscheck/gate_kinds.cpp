// SPDX-License-Identifier: MIT
#include "crosscheck/gate_kinds.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "explain/broken_laws.h"
#include "explain/missing_moves.h"
#include "explain/pseudo_legal_moves.h"

namespace plyproof::crosscheck {

using chess::Move;
using chess::MoveKind;
using chess::Square;
using explain::Scene;

namespace {

std::string direction(Square from, Square to) {
    const int files = static_cast<int>(chess::file_of(to)) - static_cast<int>(chess::file_of(from));
    const int ranks = static_cast<int>(chess::rank_of(to)) - static_cast<int>(chess::rank_of(from));
    return std::string(ranks > 0 ? "n" : ranks < 0 ? "s" : "") + (files > 0 ? "e" : files < 0 ? "w" : "");
}

std::string kind(const Scene& scene, explain::Rule rule, Square from, Square to, std::string_view what) {
    const auto man = scene.position.piece_on(from);
    return fmt::format("{} {}-{} {} {} {}", id_of(rule), chess::letter_of(man->kind), direction(from, to),
                       scene.position.side_to_move() == chess::Color::White ? "white" : "black",
                       scene.variant == chess::Variant::Chess960 ? "chess960" : "standard", what);
}

/// A man of ours that moves, or that is captured, ends a right.
bool ends_a_right(const chess::Position& position, Move move) {
    return !(position.after(move).castling_rooks() == position.castling_rooks());
}

bool is_special(const chess::Position& position, Move move) {
    return move.kind() == MoveKind::EnPassant || move.kind() == MoveKind::Castling || move.is_promotion() ||
           ends_a_right(position, move);
}

void add_legal(const Scene& scene, std::string_view what, bool only_special, std::set<std::string>& kinds) {
    for (const Move move : chess::legal_moves(scene.position)) {
        if (only_special && !is_special(scene.position, move)) continue;
        const explain::Rule rule = properties_of(scene, move).front().rule;
        std::string text = kind(scene, rule, move.from(), move.to(), what);
        if (what != "legal" && ends_a_right(scene.position, move)) text += ", ends a right";
        kinds.insert(std::move(text));
    }
}

void add_illegal(const Scene& scene, std::set<std::string>& kinds) {
    const chess::MoveList legal = chess::legal_moves(scene.position);
    for (const explain::ClaimedMove& claimed : pseudo_legal_moves(scene)) {
        const bool is_legal = std::any_of(legal.begin(), legal.end(), [&](Move move) {
            return move.from() == claimed.from && move.to() == claimed.to;
        });
        if (is_legal) continue;
        const std::string text = name_of(claimed.from) + name_of(claimed.to);
        const bool promotes = claimed.promotion.has_value();
        const explain::Rule rule = broken_laws(scene, text + (promotes ? "q" : "")).front().rule;
        kinds.insert(kind(scene, rule, claimed.from, claimed.to, "illegal"));
    }
}

/// Castling with every own rook on the king's rank, rights or none.
void add_illegal_castling(const Scene& scene, std::set<std::string>& kinds) {
    const chess::Position& position = scene.position;
    const chess::Color us = position.side_to_move();
    const Square king = position.king(us);
    if (chess::rank_of(king) != (us == chess::Color::White ? chess::Rank::First : chess::Rank::Eighth)) return;
    const chess::MoveList legal = chess::legal_moves(position);
    for (const Square rook : position.rooks() & position.pieces(us)) {
        if (chess::rank_of(rook) != chess::rank_of(king)) continue;
        if (std::find(legal.begin(), legal.end(), Move::castling(king, rook)) != legal.end()) continue;
        const explain::Rule rule = broken_laws(scene, name_of(king) + name_of(rook)).front().rule;
        kinds.insert(kind(scene, rule, king, rook, "illegal"));
    }
}

}  // namespace

std::vector<std::string> kinds_tried(const Scene& scene, int depth) {
    std::set<std::string> kinds;
    if (depth == 1) {
        add_legal(scene, "legal", false, kinds);
        add_illegal(scene, kinds);
        add_illegal_castling(scene, kinds);
    } else if (depth == 2) {
        add_legal(scene, "played", false, kinds);
    } else if (depth == 3) {
        add_legal(scene, "played and answered", true, kinds);
    }
    return {kinds.begin(), kinds.end()};
}

}  // namespace plyproof::crosscheck
