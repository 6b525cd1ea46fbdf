// SPDX-License-Identifier: MIT
#include "explain/men_text.h"

#include <fmt/format.h>

#include "chess/position_from.h"

namespace plyproof::explain {

using chess::Color;
using chess::PieceKind;
using chess::Square;

std::string_view side_name(Color color) { return color == Color::White ? "White" : "Black"; }

std::string_view adjective(Color color) { return color == Color::White ? "white" : "black"; }

std::string_view kind_name(PieceKind kind) {
    constexpr std::string_view kNames[] = {"pawn", "knight", "bishop", "rook", "queen", "king"};
    return kNames[static_cast<std::size_t>(kind)];
}

std::string listed(const std::vector<std::string>& words) {
    std::string text;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
        text += words[i];
    }
    return text;
}

std::string squares_text(chess::Bitboard squares) {
    std::vector<std::string> names;
    for (const Square square : squares) names.push_back(name_of(square));
    return listed(names);
}

std::string men_text(const base::EnumArray<Square, std::optional<chess::Piece>>& board, chess::Bitboard squares) {
    std::vector<std::string> men;
    for (const Square square : squares) {
        const auto& piece = board[square];
        men.push_back(piece ? fmt::format("the {} {}", kind_name(piece->kind), name_of(square)) : name_of(square));
    }
    return listed(men);
}

std::string men_text(const chess::Position& position, chess::Bitboard squares) {
    return men_text(chess::setup_of(position).board, squares);
}

std::string man_text(const chess::Position& position, Square square) {
    return men_text(position, chess::Bitboard(square));
}

}  // namespace plyproof::explain
