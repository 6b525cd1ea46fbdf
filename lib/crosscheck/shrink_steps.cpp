// SPDX-License-Identifier: MIT
#include "crosscheck/shrink_steps.h"

#include <algorithm>

#include "chess/legal_moves.h"
#include "diagnose/history.h"

namespace plyproof::crosscheck {

using namespace chess;
using oracle::Question;

namespace {

Level level_of(const SetupProblems& remarks) {
    Level level = Level::Clean;
    for (const SetupProblem& remark : remarks) {
        if (remark.kind == SetupProblemKind::ReadAsChess960) continue;
        level = std::max(level, verdict_of(remark.kind) == Verdict::Note ? Level::Note : Level::Fixed);
    }
    return level;
}

VariantMode mode_of(Variant variant) {
    return variant == Variant::Chess960 ? VariantMode::Chess960 : VariantMode::Standard;
}

/// What the root's FEN says.
Setup setup_of(const Question& question) {
    Setup setup = chess::setup_of(question.root);
    if (question.passed) setup.en_passant = question.passed;
    return setup;
}

bool is_legal(const Position& position, Move move) {
    const MoveList moves = legal_moves(position);
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

/// The same path and depth from another root.
MaybeQuestion with_path(Question from, const std::vector<Move>& moves) {
    Position position = from.root;
    for (const Move move : moves) {
        if (!is_legal(position, move)) return std::nullopt;
        position = position.after(move);
    }
    from.moves = moves;
    return from;
}

MaybeQuestion from_setup(const Question& question, const Setup& setup, Variant variant, Level level) {
    const auto accepted = position_from(setup, mode_of(variant));
    if (!accepted || level_of(accepted->remarks) > level) return std::nullopt;
    Question from = oracle::question_about(setup, *accepted, question.depth);
    from.variant = variant;
    return with_path(std::move(from), question.moves);
}

/// The rights of the rooks in `kept` that still stand there. Chess960 names them by their files, so that no right goes
/// to another rook.
std::vector<CastlingLetter> rights_of(const Question& question, const Setup& setup, Bitboard kept) {
    std::vector<CastlingLetter> rights;
    for (const Color color : base::kAll<Color>) {
        for (const Wing wing : base::kAll<Wing>) {
            const auto rook = question.root.castling_rook(color, wing);
            if (!rook || !kept.contains(*rook) || setup.board[*rook] != Piece{color, PieceKind::Rook}) continue;
            const bool chess960 = question.variant == Variant::Chess960;
            rights.push_back({color, chess960 ? std::optional(file_of(*rook)) : std::nullopt, wing});
        }
    }
    return rights;
}

int weight_of(PieceKind kind) {
    constexpr int kWeights[] = {1, 2, 3, 4, 5, 0};  // pawn to queen; the king stays
    return kWeights[static_cast<std::size_t>(kind)];
}

}  // namespace

Level level_of(const Question& question) {
    const auto accepted = position_from(setup_of(question), mode_of(question.variant));
    return accepted ? level_of(accepted->remarks) : Level::Fixed;
}

Size size_of(const Question& question) {
    Size size{.plies = question.moves.size() + static_cast<std::size_t>(question.depth),
              .rights = question.root.castling_rooks().size(),
              .names_square = setup_of(question).en_passant.has_value(),
              .clocks = question.root.halfmove_clock() + question.root.fullmove_number(),
              .chess960 = question.variant == Variant::Chess960};
    for (const Square square : question.root.occupied()) {
        ++size.men;
        size.weight += weight_of(question.root.piece_on(square)->kind);
    }
    return size;
}

Question last_moves(const Question& question, std::size_t moves) {
    const std::size_t cut = question.moves.size() - moves;
    Question before = question;
    before.moves.resize(cut);
    Question rest = oracle::asked_by_fen(before);
    rest.moves.assign(question.moves.begin() + static_cast<std::ptrdiff_t>(cut), question.moves.end());
    return rest;
}

MaybeQuestion without_plies(const Question& question, std::size_t first, std::size_t second) {
    std::vector<Move> moves = question.moves;
    moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(second));
    moves.erase(moves.begin() + static_cast<std::ptrdiff_t>(first));
    return with_path(question, moves);
}

std::vector<Question> one_ply_on(const Question& question) {
    std::vector<Question> questions;
    for (const Move move : legal_moves(oracle::asked_position(question))) {
        Question on = question;
        on.moves.push_back(move);
        --on.depth;
        questions.push_back(std::move(on));
    }
    return questions;
}

std::vector<Square> removable_men(const Question& question) {
    std::vector<Square> men;
    for (const Square square : question.root.occupied() - question.root.kings()) men.push_back(square);
    return men;
}

MaybeQuestion without_men(const Question& question, Bitboard men, Level level) {
    Setup setup = setup_of(question);
    for (const Square square : men) setup.board[square].reset();
    setup.castling = rights_of(question, setup, kAllSquares);
    return from_setup(question, setup, question.variant, level);
}

MaybeQuestion with_kind(const Question& question, Square square, PieceKind kind, Level level) {
    Setup setup = setup_of(question);
    setup.board[square]->kind = kind;
    setup.castling = rights_of(question, setup, kAllSquares);
    return from_setup(question, setup, question.variant, level);
}

MaybeQuestion without_rights(const Question& question, Bitboard rooks, Level level) {
    Setup setup = setup_of(question);
    setup.castling = rights_of(question, setup, ~rooks);
    return from_setup(question, setup, question.variant, level);
}

MaybeQuestion without_en_passant(const Question& question, Level level) {
    Setup setup = setup_of(question);
    setup.en_passant.reset();
    return from_setup(question, setup, question.variant, level);
}

MaybeQuestion without_clocks(const Question& question, Level level) {
    Setup setup = setup_of(question);
    setup.halfmove_clock = 0;
    setup.fullmove_number = 1;
    return from_setup(question, setup, question.variant, level);
}

MaybeQuestion as_standard(const Question& question, Level level) {
    if (question.variant == Variant::Standard) return std::nullopt;
    return from_setup(question, setup_of(question), Variant::Standard, level);
}

}  // namespace plyproof::crosscheck
