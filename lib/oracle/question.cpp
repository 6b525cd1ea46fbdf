// SPDX-License-Identifier: MIT
#include "oracle/question.h"

#include <algorithm>

#include "chess/attacks.h"

namespace plyproof::oracle {

namespace {

using chess::Square;

/// What a double step passed, where an enemy pawn stands ready to capture there, legally or not.
std::optional<Square> contested_square(const chess::Position& after, chess::Move last) {
    if (last.kind() != chess::MoveKind::DoublePush) return std::nullopt;
    const Square passed = chess::square_at((chess::index_of(last.from()) + chess::index_of(last.to())) / 2);
    const chess::Color capturer = after.side_to_move();
    const chess::Bitboard capturers = pawn_attacks(opposite(capturer), chess::Bitboard(passed)) & after.pawns();
    return (capturers & after.pieces(capturer)).any() ? std::optional(passed) : std::nullopt;
}

}  // namespace

Question question_about(const chess::Setup& setup, const chess::Accepted& accepted, int depth) {
    using Kind = chess::SetupProblemKind;
    const bool refuted = std::ranges::any_of(accepted.remarks, [](const chess::SetupProblem& problem) {
        return problem.kind == Kind::EnPassantWrongRank || problem.kind == Kind::EnPassantSquareTaken ||
               problem.kind == Kind::EnPassantWithoutPawn;
    });
    return {.root = accepted.position,
            .variant = accepted.variant,
            .depth = depth,
            .passed = refuted ? std::nullopt : setup.en_passant};
}

chess::Position asked_position(const Question& question) {
    chess::Position position = question.root;
    for (const chess::Move move : question.moves) position = position.after(move);
    return position;
}

Question asked_by_fen(const Question& question) {
    if (question.moves.empty()) return question;
    const chess::Position position = asked_position(question);
    return {position, question.variant, {}, question.depth, contested_square(position, question.moves.back())};
}

std::string fen_naming(std::optional<Square> passed, const chess::Position& position, chess::FenStyle style) {
    std::string fen = to_fen(position, style);
    if (!passed || position.en_passant()) return fen;
    constexpr std::size_t kEnPassantField = 3;
    const base::TextField field = chess::fen_fields(fen)[kEnPassantField];
    return fen.replace(field.offset, field.text.size(), name_of(*passed));
}

std::string root_fen(const Question& question, chess::FenStyle style) {
    return fen_naming(question.passed, question.root, style);
}

}  // namespace plyproof::oracle
