// SPDX-License-Identifier: MIT
#include "oracle/pseudo_move.h"

#include <algorithm>
#include <string>

#include "chess/attacks.h"
#include "chess/castling.h"

namespace plyproof::oracle {

namespace {

using chess::Bitboard;
using chess::PieceKind;
using chess::Position;
using chess::Square;

/// A text taken apart.
struct Spelling {
    std::optional<PieceKind> kind{};  ///< its letter
    std::string_view origin{};        ///< a square, a file, a rank or nothing
    Square to{};
    bool promotes = false;
};

/// Without the marks that say nothing about where from and where to.
std::string without_marks(std::string_view text) {
    std::string kept;
    for (const char c : text) {
        if (std::string_view("-x=/+#!?()").find(c) == std::string_view::npos) kept += c;
    }
    const auto is_file = [](char c) { return c >= 'A' && c <= 'H'; };
    // E7E8Q, of programs that know capitals only
    if (kept.size() >= 4 && is_file(kept[0]) && is_file(kept[2])) {
        for (const std::size_t at : {0, 2}) kept[at] = static_cast<char>(kept[at] - 'A' + 'a');
    }
    return kept;
}

/// REQUIRES: `text` has no marks, and outlives the spelling.
std::optional<Spelling> read_spelling(std::string_view text) {
    constexpr std::size_t kName = 2;
    Spelling spelling;
    if (!text.empty() && std::string_view("KQRBNP").find(text.front()) != std::string_view::npos) {
        spelling.kind = chess::piece_from_letter(text.front())->kind;
        text.remove_prefix(1);
    }
    if (!text.empty() && std::string_view("QRBNqrbn").find(text.back()) != std::string_view::npos) {
        spelling.promotes = true;
        text.remove_suffix(1);
    }
    if (text.size() < kName || text.size() > 2 * kName) return std::nullopt;
    const auto to = chess::square_from_name(text.substr(text.size() - kName));
    if (!to) return std::nullopt;
    spelling.to = *to;
    spelling.origin = text.substr(0, text.size() - kName);
    // SAN has no letter for a pawn.
    if (!spelling.kind && spelling.origin.size() < kName) spelling.kind = PieceKind::Pawn;
    return spelling;
}

bool is_from(std::string_view origin, Square from) {
    const std::string name = chess::name_of(from);
    return origin.size() < 2 ? name.find(origin) != std::string::npos : name == origin;
}

/// Where a pawn can go on this board, whatever becomes of its king.
Bitboard pawn_reach(const Position& position, std::optional<Square> passed, Square from) {
    const chess::Color color = position.side_to_move();
    const auto step = [&](Bitboard pawns) {
        using enum chess::Direction;
        const bool white = color == chess::Color::White;
        return (white ? chess::shifted<North>(pawns) : chess::shifted<South>(pawns)) - position.occupied();
    };
    Bitboard targets = position.pieces(opposite(color));
    if (passed) targets = targets | Bitboard(*passed);
    const Bitboard once = step(Bitboard(from));
    const bool at_home = relative_rank(color, rank_of(from)) == chess::Rank::Second;
    return once | (at_home ? step(once) : Bitboard()) | (pawn_attacks(color, Bitboard(from)) & targets);
}

bool goes_to(const Position& position, std::optional<Square> passed, Square from, Square to) {
    const chess::Piece piece = *position.piece_on(from);
    const Bitboard reach = piece.kind == PieceKind::Pawn ? pawn_reach(position, passed, from)
                                                         : attacks_of(piece, from, position.occupied());
    return (reach - position.pieces(position.side_to_move())).contains(to);
}

bool is_move_of_a_man(const Position& position, std::optional<Square> passed, const Spelling& spelling) {
    const chess::Color color = position.side_to_move();
    for (const Square from : position.pieces(color)) {
        const PieceKind kind = position.piece_on(from)->kind;
        if ((spelling.kind && *spelling.kind != kind) || !is_from(spelling.origin, from)) continue;
        const bool last_rank = relative_rank(color, rank_of(spelling.to)) == chess::Rank::Eighth;
        // SAN names the file of a pawn that captures.
        const bool straight = file_of(from) == file_of(spelling.to);
        if (kind == PieceKind::Pawn && spelling.origin.empty() && !straight) continue;
        if (spelling.promotes && (kind != PieceKind::Pawn || !last_rank)) continue;
        if (goes_to(position, passed, from, spelling.to)) return true;
    }
    return false;
}

/// The right is there, and nothing stands where king and rook go.
bool can_castle(const Position& position, chess::Wing wing) {
    const chess::Color color = position.side_to_move();
    const auto rook = position.castling_rook(color, wing);
    if (!rook) return false;
    const Square king = position.king(color);
    const Square king_target = chess::king_castling_target(color, wing);
    const Square rook_target = chess::rook_castling_target(color, wing);
    const Bitboard path = chess::squares_between(king, king_target) | chess::squares_between(*rook, rook_target) |
                          Bitboard(king_target) | Bitboard(rook_target);
    return (path & (position.occupied() - Bitboard(king) - Bitboard(*rook))).empty();
}

bool is_castling(const Position& position, std::string_view text) {
    const chess::Color color = position.side_to_move();
    const std::string king = chess::name_of(position.king(color));
    std::string marks(text.substr(0, text.find_last_not_of("+#!?") + 1));
    std::ranges::replace(marks, '0', 'O');
    std::ranges::replace(marks, 'o', 'O');
    const std::string squares = without_marks(text);
    return std::ranges::any_of(base::kAll<chess::Wing>, [&](chess::Wing wing) {
        if (!can_castle(position, wing)) return false;
        const Square rook = *position.castling_rook(color, wing);
        return marks == (wing == chess::Wing::KingSide ? "O-O" : "O-O-O") || squares == king + chess::name_of(rook) ||
               squares == king + chess::name_of(chess::king_castling_target(color, wing));
    });
}

}  // namespace

bool is_pseudo_move(const Position& position, std::optional<Square> passed, std::string_view text) {
    if (is_castling(position, text)) return true;
    const std::string bare = without_marks(text);
    const auto spelling = read_spelling(bare);
    return spelling && is_move_of_a_man(position, passed, *spelling);
}

}  // namespace plyproof::oracle
