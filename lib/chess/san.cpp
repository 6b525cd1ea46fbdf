// SPDX-License-Identifier: MIT
#include "chess/san.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "base/text_fields.h"

namespace plyproof::chess {

namespace {

bool is_castling(Move move) { return move.kind() == MoveKind::Castling; }

PieceKind moving_kind(const Position& position, Move move) { return position.piece_on(move.from())->kind; }

// ---- writing
// ---------------------------------------------------------------------------------------------------------

/// File, rank or both of the square a man leaves, as far as other men of its kind may legally go to the same square.
std::string disambiguation(const Position& position, Move move) {
    bool rivals = false;
    bool same_file = false;
    bool same_rank = false;
    for (const Move other : legal_moves(position)) {
        const bool rival = other.to() == move.to() && other.from() != move.from() && !is_castling(other) &&
                           moving_kind(position, other) == moving_kind(position, move);
        if (!rival) continue;
        rivals = true;
        same_file |= file_of(other.from()) == file_of(move.from());
        same_rank |= rank_of(other.from()) == rank_of(move.from());
    }
    if (!rivals) return "";
    if (!same_file) return {letter_of(file_of(move.from()))};
    if (!same_rank) return {digit_of(rank_of(move.from()))};
    return name_of(move.from());
}

std::string pawn_text(const Position& position, Move move) {
    std::string text;
    if (is_capture(position, move)) text = {letter_of(file_of(move.from())), 'x'};
    text += name_of(move.to());
    if (move.is_promotion()) text += {'=', letter_of(move.promoted_to())};
    return text;
}

std::string piece_text(const Position& position, Move move) {
    std::string text{letter_of(moving_kind(position, move))};
    text += disambiguation(position, move);
    if (is_capture(position, move)) text += 'x';
    return text + name_of(move.to());
}

std::string check_mark(const Position& after) {
    if (!after.in_check()) return "";
    return count_legal_moves(after) == 0 ? "#" : "+";
}

// ---- reading
// ---------------------------------------------------------------------------------------------------------

/// What a SAN text says, before anybody asks which legal move it means.
struct Spelling {
    std::optional<Wing> castling;  ///< set: nothing below has meaning
    PieceKind kind = PieceKind::Pawn;
    std::optional<File> from_file;
    std::optional<Rank> from_rank;
    bool captures = false;
    std::optional<Square> to;
    std::optional<PieceKind> promotion;
    bool en_passant = false;
};

bool take_suffix(std::string_view& text, std::string_view suffix) {
    if (!text.ends_with(suffix)) return false;
    text.remove_suffix(suffix.size());
    return true;
}

void drop_trailing(std::string_view& text, std::string_view characters) {
    while (!text.empty() && characters.find(text.back()) != std::string_view::npos) text.remove_suffix(1);
}

/// Takes !, ?, +, # and "e.p." off the end.
void take_marks(std::string_view& text, Spelling& spelling) {
    drop_trailing(text, "!? \t");
    spelling.en_passant = take_suffix(text, "e.p.");
    drop_trailing(text, "+# \t");
    spelling.en_passant |= take_suffix(text, "e.p.");
    drop_trailing(text, " \t");
}

std::optional<Wing> castling_from(std::string_view text) {
    std::string letters(text);
    std::replace(letters.begin(), letters.end(), '0', 'O');
    if (letters == "O-O") return Wing::KingSide;
    if (letters == "O-O-O") return Wing::QueenSide;
    return std::nullopt;
}

void take_piece(std::string_view& text, Spelling& spelling) {
    constexpr std::string_view kLetters = "PNBRQK";
    const std::size_t index = text.empty() ? std::string_view::npos : kLetters.find(text.front());
    if (index == std::string_view::npos) return;
    spelling.kind = static_cast<PieceKind>(index);
    text.remove_prefix(1);
}

/// A promotion letter with or without "=", or a lonely "=".
void take_promotion(std::string_view& text, Spelling& spelling) {
    constexpr std::string_view kLetters = "NBRQnbrq";
    const std::size_t index = text.empty() ? std::string_view::npos : kLetters.find(text.back());
    if (index != std::string_view::npos) {
        spelling.promotion = piece_from_letter(text.back())->kind;
        text.remove_suffix(1);
    }
    take_suffix(text, "=");
}

void take_target(std::string_view& text, Spelling& spelling) {
    if (text.size() < 2) return;
    spelling.to = square_from_name(text.substr(text.size() - 2));
    text.remove_suffix(2);
    spelling.captures = take_suffix(text, "x");
    if (!spelling.captures) take_suffix(text, "-");
}

void take_origin(std::string_view& text, Spelling& spelling) {
    if (!text.empty() && text.front() >= 'a' && text.front() <= 'h') {
        spelling.from_file = static_cast<File>(text.front() - 'a');
        text.remove_prefix(1);
    }
    if (!text.empty() && text.front() >= '1' && text.front() <= '8') {
        spelling.from_rank = static_cast<Rank>(text.front() - '1');
        text.remove_prefix(1);
    }
}

std::optional<Spelling> read_spelling(std::string_view text) {
    Spelling spelling;
    text = base::trim(text);
    take_marks(text, spelling);
    spelling.castling = castling_from(text);
    if (spelling.castling) return spelling;
    take_piece(text, spelling);
    take_promotion(text, spelling);
    take_target(text, spelling);
    take_origin(text, spelling);
    if (!spelling.to || !text.empty()) return std::nullopt;
    return spelling;
}

/// A pawn's move that names neither its file nor x stays on its file.
bool is_push_text(const Spelling& spelling) {
    return spelling.kind == PieceKind::Pawn && !spelling.from_file && !spelling.captures && !spelling.en_passant;
}

bool means(const Spelling& spelling, const Position& position, Move move) {
    if (spelling.en_passant && move.kind() != MoveKind::EnPassant) return false;
    if (spelling.castling) return is_castling(move) && wing_of(move.from(), move.to()) == *spelling.castling;
    if (is_castling(move) || moving_kind(position, move) != spelling.kind || move.to() != *spelling.to) return false;
    if (spelling.from_file && file_of(move.from()) != *spelling.from_file) return false;
    if (spelling.from_rank && rank_of(move.from()) != *spelling.from_rank) return false;
    if (is_push_text(spelling) && file_of(move.from()) != file_of(move.to())) return false;
    return !spelling.promotion || (move.is_promotion() && move.promoted_to() == *spelling.promotion);
}

/// Moves that differ only in what a pawn becomes.
bool differ_in_promotion_only(const std::vector<Move>& moves) {
    return std::all_of(moves.begin(), moves.end(), [&](Move move) { return move.from() == moves.front().from(); });
}

}  // namespace

std::string to_san(const Position& position, Move move) {
    std::string text;
    if (is_castling(move)) {
        text = wing_of(move.from(), move.to()) == Wing::KingSide ? "O-O" : "O-O-O";
    } else if (moving_kind(position, move) == PieceKind::Pawn) {
        text = pawn_text(position, move);
    } else {
        text = piece_text(position, move);
    }
    return text + check_mark(position.after(move));
}

base::Result<Move, MoveError> parse_san(const Position& position, std::string_view text) {
    const auto failed = [&](MoveErrorKind kind) { return base::failure(MoveError{kind, std::string(text)}); };
    const std::optional<Spelling> spelling = read_spelling(text);
    if (!spelling) return failed(MoveErrorKind::Malformed);

    std::vector<Move> meant;
    for (const Move move : legal_moves(position)) {
        if (means(*spelling, position, move)) meant.push_back(move);
    }
    if (meant.empty()) return failed(MoveErrorKind::Illegal);
    if (meant.size() == 1) return meant.front();
    return failed(differ_in_promotion_only(meant) ? MoveErrorKind::Unsettled : MoveErrorKind::Ambiguous);
}

}  // namespace plyproof::chess
