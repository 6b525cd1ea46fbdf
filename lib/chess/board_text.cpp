// SPDX-License-Identifier: MIT
#include "chess/board_text.h"

namespace plyproof::chess {
namespace {

std::string rank_text(const Position& position, Rank rank, Bitboard marked) {
    std::string text = {digit_of(rank), ' '};
    for (const File file : base::kAll<File>) {
        const Square square = make_square(file, rank);
        const auto piece = position.piece_on(square);
        const char man = piece ? letter_of(*piece) : '.';
        text += marked.contains(square) ? std::string{'[', man, ']'} : std::string{' ', man, ' '};
    }
    if (text.back() == ' ') text.pop_back();
    return text;
}

}  // namespace

std::string board_text(const Position& position, Bitboard marked) {
    std::string text;
    for (int rank = 7; rank >= 0; --rank) text += rank_text(position, static_cast<Rank>(rank), marked) + '\n';
    return text + "   a  b  c  d  e  f  g  h\n";
}

}  // namespace plyproof::chess
