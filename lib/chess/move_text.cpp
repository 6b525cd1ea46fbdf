// SPDX-License-Identifier: MIT
#include "chess/move_text.h"

#include <optional>

namespace plyproof::chess {

namespace {

/// What a UCI text says, before anybody asks whether it is legal.
struct Spelling {
    Square from;
    Square to;
    std::optional<PieceKind> promotion;

    friend bool operator==(const Spelling&, const Spelling&) = default;
};

std::optional<PieceKind> promotion_from_letter(char letter) {
    const std::optional<Piece> piece = piece_from_letter(letter);
    if (!piece || piece->kind == PieceKind::Pawn || piece->kind == PieceKind::King) return std::nullopt;
    return piece->kind;
}

std::optional<Spelling> read_spelling(std::string_view text) {
    if (text.size() != 4 && text.size() != 5) return std::nullopt;
    const std::optional<Square> from = square_from_name(text.substr(0, 2));
    const std::optional<Square> to = square_from_name(text.substr(2, 2));
    if (!from || !to) return std::nullopt;
    if (text.size() == 4) return Spelling{*from, *to, std::nullopt};
    const std::optional<PieceKind> promotion = promotion_from_letter(text[4]);
    if (!promotion) return std::nullopt;
    return Spelling{*from, *to, promotion};
}

bool is_castling(Move move) { return move.kind() == MoveKind::Castling; }

/// Squares and promotion as a Move holds them: castling is king takes rook.
Spelling plain_spelling(Move move) {
    const std::optional<PieceKind> promotion = move.is_promotion() ? std::optional(move.promoted_to()) : std::nullopt;
    return {move.from(), move.to(), promotion};
}

/// Castling as the king's step. REQUIRES: is_castling(move).
Spelling king_step_spelling(Move move) {
    const Color color = rank_of(move.from()) == Rank::First ? Color::White : Color::Black;
    return {move.from(), king_castling_target(color, wing_of(move.from(), move.to())), std::nullopt};
}

Spelling spelling_of(Move move, Variant variant) {
    return is_castling(move) && variant == Variant::Standard ? king_step_spelling(move) : plain_spelling(move);
}

bool is_step_spelled(Move move, const Spelling& said) { return !is_castling(move) && plain_spelling(move) == said; }

/// No two castlings share a spelling: a rook on g or c that is not the one to castle stands in the king's way.
bool is_castling_spelled(Move move, const Spelling& said, Variant variant) {
    return is_castling(move) && (plain_spelling(move) == said || spelling_of(move, variant) == said);
}

/// The first move for which `means` is true.
template <class Predicate>
std::optional<Move> find_move(const MoveList& moves, Predicate means) {
    for (const Move move : moves) {
        if (means(move)) return move;
    }
    return std::nullopt;
}

}  // namespace

std::string to_uci(Move move, Variant variant) {
    const Spelling spelling = spelling_of(move, variant);
    std::string text = name_of(spelling.from) + name_of(spelling.to);
    if (spelling.promotion) text += letter_of(Piece{Color::Black, *spelling.promotion});
    return text;
}

base::Result<Move, MoveError> parse_uci_move(const Position& position, std::string_view text, Variant variant) {
    const std::optional<Spelling> said = read_spelling(text);
    if (!said) return base::failure(MoveError{MoveErrorKind::Malformed, std::string(text)});

    const MoveList moves = legal_moves(position);
    const auto step = find_move(moves, [&](Move move) { return is_step_spelled(move, *said); });
    if (step) return *step;
    const auto castling = find_move(moves, [&](Move move) { return is_castling_spelled(move, *said, variant); });
    if (castling) return *castling;
    return base::failure(MoveError{MoveErrorKind::Illegal, std::string(text)});
}

}  // namespace plyproof::chess
