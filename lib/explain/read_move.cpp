// SPDX-License-Identifier: MIT
#include "explain/read_move.h"

#include <string>

#include "chess/castling.h"

namespace plyproof::explain {

using namespace chess;

namespace {

std::optional<PieceKind> kind_of_letter(char letter) {
    const auto piece = piece_from_letter(letter);
    return piece ? std::optional(piece->kind) : std::nullopt;
}

/// Without the marks that say nothing about where from and where to.
std::string without_marks(std::string_view text) {
    std::string kept;
    for (const char c : text) {
        if (std::string_view("-x:=+#!?() ").find(c) == std::string_view::npos) kept += c;
    }
    return kept;
}

std::optional<ClaimedMove> read_castling(const Position& position, std::string_view text) {
    std::string marks;
    for (const char c : text) {
        if (std::string_view("+#!?").find(c) == std::string_view::npos) marks += c == '0' ? 'O' : c;
    }
    if (marks != "O-O" && marks != "O-O-O") return std::nullopt;
    const Color color = position.side_to_move();
    const Wing wing = marks == "O-O" ? Wing::KingSide : Wing::QueenSide;
    const Square king = position.king(color);
    const Square target = king_castling_target(color, wing);
    const auto rook = position.castling_rook(color, wing);
    if (king == target && rook) return ClaimedMove{king, *rook};
    if (king == target) return std::nullopt;
    return ClaimedMove{king, target};
}

/// Two squares, and perhaps a piece, with nothing else; `text` has no marks.
std::optional<ClaimedMove> read_squares(std::string_view text) {
    if (text.size() != 4 && text.size() != 5) return std::nullopt;
    const auto from = square_from_name(text.substr(0, 2));
    const auto to = square_from_name(text.substr(2, 2));
    if (!from || !to || *from == *to) return std::nullopt;
    ClaimedMove move{*from, *to};
    if (text.size() == 4) return move;
    move.promotion = kind_of_letter(text[4]);
    return move.promotion ? std::optional(move) : std::nullopt;
}

/// Whether a man could go that way on some board. Pawns: straight or on the neighbouring file.
bool could_go(Piece piece, Square from, Square to) {
    if (piece.kind != PieceKind::Pawn) return attacks_of(piece, from, kNoSquares).contains(to);
    const int step = piece.color == Color::White ? 8 : -8;
    const int distance = index_of(to) - index_of(from);
    return distance == step || distance == 2 * step || pawn_attacks(piece.color, Bitboard(from)).contains(to);
}

/// "Nbd7", "exd6", "e8Q", without marks.
std::optional<ClaimedMove> read_san(const Position& position, std::string_view text) {
    Piece piece{position.side_to_move(), PieceKind::Pawn};
    if (!text.empty() && std::string_view("NBRQK").find(text.front()) != std::string_view::npos) {
        piece.kind = *kind_of_letter(text.front());
        text.remove_prefix(1);
    }
    std::optional<PieceKind> promotion;
    if (piece.kind == PieceKind::Pawn && text.size() > 2 && (text.back() < '1' || text.back() > '8')) {
        promotion = kind_of_letter(text.back());
        if (!promotion) return std::nullopt;
        text.remove_suffix(1);
    }
    if (text.size() < 2 || text.size() > 4) return std::nullopt;
    const auto to = square_from_name(text.substr(text.size() - 2));
    if (!to) return std::nullopt;
    const std::string_view hint = text.substr(0, text.size() - 2);
    std::optional<ClaimedMove> found;
    for (const Square from : position.pieces(piece)) {
        const std::string name = name_of(from);
        const bool fits = hint.empty() || hint == name || (hint.size() == 1 && name.find(hint) != std::string::npos);
        if (!fits || !could_go(piece, from, *to)) continue;
        if (found) return std::nullopt;
        found = ClaimedMove{from, *to, promotion};
    }
    return found;
}

}  // namespace

std::optional<ClaimedMove> read_claimed_move(const Position& position, std::string_view text) {
    if (auto castling = read_castling(position, text)) return castling;
    const std::string bare = without_marks(text);
    if (auto squares = read_squares(bare)) return squares;
    const bool has_kind = !bare.empty() && std::string_view("NBRQKP").find(bare.front()) != std::string_view::npos;
    if (has_kind) {
        if (auto squares = read_squares(std::string_view(bare).substr(1))) return squares;
    }
    return read_san(position, bare);
}

std::string short_text(const Position& position, const ClaimedMove& move) {
    const auto piece = position.piece_on(move.from);
    if (!piece) return "";
    const auto target = position.piece_on(move.to);
    if (piece->kind == PieceKind::King && rank_of(move.from) == rank_of(move.to)) {
        const bool own_rook = target == Piece{piece->color, PieceKind::Rook};
        const int files = index_of(move.to) - index_of(move.from);
        const bool from_home = file_of(move.from) == File::E && (files == 2 || files == -2);
        if (own_rook || from_home) return files > 0 ? "O-O" : "O-O-O";
    }
    const bool pawn = piece->kind == PieceKind::Pawn;
    const bool en_passant = pawn && !target && file_of(move.from) != file_of(move.to);
    std::string text(pawn ? "" : std::string(1, letter_of(piece->kind)));
    if (target || en_passant) text += pawn ? std::string{letter_of(file_of(move.from)), 'x'} : "x";
    text += name_of(move.to);
    if (move.promotion) text += std::string("=") + letter_of(*move.promotion);
    return text + (en_passant ? " e.p." : "");
}

}  // namespace plyproof::explain
