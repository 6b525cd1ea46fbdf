// SPDX-License-Identifier: MIT
#include "explain/position_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/san.h"
#include "explain/men_text.h"
#include "explain/setup_problem_text.h"

namespace plyproof::explain {
namespace {

using namespace chess;

std::string line(std::string_view label, std::string_view text) { return fmt::format("{:<14}{}\n", label, text); }

/// "White O-O and O-O-O, Black O-O"; the rooks are named where their squares are not plain from the variant.
std::string castling_text(const Position& position, Variant variant) {
    std::vector<std::string> sides;
    for (const Color color : base::kAll<Color>) {
        std::vector<std::string> rights;
        for (const Wing wing : base::kAll<Wing>) {
            const auto rook = position.castling_rook(color, wing);
            if (!rook) continue;
            const std::string_view name = wing == Wing::KingSide ? "O-O" : "O-O-O";
            rights.push_back(variant == Variant::Standard ? std::string(name)
                                                          : fmt::format("{} with the rook {}", name, name_of(*rook)));
        }
        if (!rights.empty()) sides.push_back(fmt::format("{} {}", side_name(color), listed(rights)));
    }
    return sides.empty() ? "none" : fmt::format("{}", fmt::join(sides, "; "));
}

std::string pins_text(const Position& position, const Setup& setup) {
    std::vector<std::string> pins;
    for (const Color color : {position.side_to_move(), opposite(position.side_to_move())}) {
        for (const Square square : position.pinned(color)) {
            pins.push_back(fmt::format("{}'s {} {} by {}", side_name(color), kind_name(setup.board[square]->kind),
                                       name_of(square), men_text(setup.board, Bitboard(pinner_of(position, square)))));
        }
    }
    return pins.empty() ? "nothing" : fmt::format("{}", fmt::join(pins, "; "));
}

/// Words one after another on lines of at most 100 columns, indented under the values of the other lines.
std::string wrapped(const std::vector<std::string>& words) {
    constexpr std::size_t kColumns = 100;
    const std::string indent(13, ' ');
    std::string text;
    std::string current = indent;
    for (const std::string& word : words) {
        if (current.size() + 1 + word.size() > kColumns) {
            text += current + '\n';
            current = indent;
        }
        current += ' ' + word;
    }
    return words.empty() ? "" : text + current + '\n';
}

std::string moves_text(const Position& position) {
    const std::vector<std::string> moves = sorted_san_moves(position);
    std::string count = std::to_string(moves.size());
    if (moves.empty()) count += position.in_check() ? " (checkmate)" : " (stalemate)";
    return line("legal moves:", count) + wrapped(moves);
}

std::string verdicts_text(const Accepted& accepted, const Setup& setup) {
    if (accepted.remarks.empty()) return line("verdict:", "nothing to remark");
    std::string text;
    for (const SetupProblem& remark : accepted.remarks) {
        text +=
            line("verdict:", fmt::format("{}: {}", id_of(verdict_of(remark.kind)), setup_problem_words(remark, setup)));
    }
    return text;
}

}  // namespace

Square pinner_of(const Position& position, Square pinned) {
    const Color color = position.pieces(Color::White).contains(pinned) ? Color::White : Color::Black;
    const Square king = position.king(color);
    const Bitboard ray = line_through(king, pinned);
    const Bitboard without = position.occupied() - Bitboard(pinned);
    const Bitboard attackers = position.attackers_to(king, without) & position.pieces(opposite(color)) & ray;
    for (const Square pinner : attackers) {
        if (squares_between(king, pinner).contains(pinned)) return pinner;
    }
    assert(false && "the man is not pinned");
    return pinned;
}

std::vector<std::string> sorted_san_moves(const Position& position) {
    std::vector<std::string> texts;
    for (const Move move : legal_moves(position)) texts.push_back(to_san(position, move));
    std::sort(texts.begin(), texts.end());
    return texts;
}

std::string position_text(const Accepted& accepted, const Setup& setup) {
    const Position& position = accepted.position;
    const Setup actual = setup_of(position);
    const Bitboard checkers = position.checkers();
    return line("to move:", side_name(position.side_to_move())) + line("variant:", id_of(accepted.variant)) +
           line("castling:", castling_text(position, accepted.variant)) +
           line("en passant:", position.en_passant() ? name_of(*position.en_passant()) : "none") +
           line("check:", checkers.any() ? "by " + men_text(actual.board, checkers) : "none") +
           line("pinned:", pins_text(position, actual)) +
           line("clocks:", fmt::format("{} half-moves since a capture or pawn move, move {}", position.halfmove_clock(),
                                       position.fullmove_number())) +
           moves_text(position) + line("FEN:", to_fen(position)) + verdicts_text(accepted, setup);
}

}  // namespace plyproof::explain
