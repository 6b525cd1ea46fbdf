// SPDX-License-Identifier: MIT
#include "oracle/shown_position.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/printable_text.h"
#include "base/text_fields.h"
#include "chess/attacks.h"
#include "chess/fen.h"
#include "oracle/line_words.h"
#include "oracle/pseudo_move.h"

namespace plyproof::oracle {

namespace {

using chess::Position;

bool same_men(const Position& a, const Position& b) {
    return a.pieces(chess::Color::White) == b.pieces(chess::Color::White) &&
           a.pieces(chess::Color::Black) == b.pieces(chess::Color::Black) && a.pawns() == b.pawns() &&
           a.knights() == b.knights() && a.diagonal_sliders() == b.diagonal_sliders() &&
           a.straight_sliders() == b.straight_sliders() && a.kings() == b.kings();
}

bool is_right_here(const ForeignEntry& entry) { return !entry.moves.empty(); }

/// True for the squares of a move that no man has on any board, such as h8h8 or a1c4.
bool is_legal_nowhere(const ForeignEntry& entry) {
    constexpr std::size_t kName = 2;
    if (entry.text.size() < 2 * kName) return false;
    const auto from = chess::square_from_name(std::string_view(entry.text).substr(0, kName));
    const auto to = chess::square_from_name(std::string_view(entry.text).substr(kName, kName));
    if (!from || !to) return false;
    const chess::Bitboard reach =
        chess::rook_attacks(*from, {}) | chess::bishop_attacks(*from, {}) | chess::knight_attacks(*from);
    return !reach.contains(*to);
}

}  // namespace

std::optional<std::string> fen_in_line(std::string_view line) {
    const std::string cleaned = cleaned_line(line);
    std::string_view text = cleaned;
    for (const std::string_view start : {"info string ", "position fen ", "Fen", "FEN", "fen", ":", "="}) {
        if (text.starts_with(start)) text = base::trim(text.substr(start.size()));
    }
    // A line that begins with none of these, or goes on with something else, shows no FEN.
    if (text.size() == cleaned.size()) return std::nullopt;
    const auto fields = base::split_fields(text);
    if (fields.size() < 4 || std::ranges::count(fields[0].text, '/') != 7) return std::nullopt;
    return std::string(text);
}

std::optional<std::string> difference_to_shown(const Question& question, std::string_view shown_fen) {
    const auto setup = chess::parse_fen(shown_fen);
    if (!setup) return fmt::format("it shows '{}', which is no FEN", base::printable_text(shown_fen));
    const auto mode =
        question.variant == chess::Variant::Standard ? chess::VariantMode::Auto : chess::VariantMode::Chess960;
    const auto shown = chess::position_from(*setup, mode);
    if (!shown) return fmt::format("it shows '{}', which is no legal position", base::printable_text(shown_fen));
    const Position asked = asked_position(question);
    if (shown->position == asked) return std::nullopt;
    const Position& there = shown->position;
    std::string what = "en-passant square";
    if (there.castling_rooks() != asked.castling_rooks()) what = "castling rights";
    if (there.side_to_move() != asked.side_to_move()) what = "side to move";
    if (!same_men(there, asked)) what = "board";
    return fmt::format("it shows '{}', another {} than '{}'", base::printable_text(shown_fen), what,
                       chess::to_fen(asked));
}

std::optional<std::string> position_answered(const Question& question, const ForeignDivide& answer) {
    if (answer.entries.empty() || std::ranges::all_of(answer.entries, is_right_here)) return std::nullopt;
    Position position = question.root;
    for (std::size_t i = 0; i < question.moves.size(); ++i) {
        if (lists_moves_of(answer, position, question.variant)) {
            return i == 0 ? std::string("the position before all moves")
                          : fmt::format("the position after {} of the {} moves", i, question.moves.size());
        }
        position = position.after(question.moves[i]);
    }
    if (lists_moves_of(answer, Position::start(), chess::Variant::Standard)) return "the start position";
    if (std::ranges::any_of(answer.entries, is_right_here)) return std::nullopt;
    if (std::ranges::any_of(answer.entries, is_legal_nowhere)) return std::nullopt;
    // In a mate or stalemate every move of a program that overlooks it is wrong, and yet one of this board.
    const auto passed = asked_by_fen(question).passed;
    const bool from_here = std::ranges::all_of(
        answer.entries, [&](const ForeignEntry& entry) { return is_pseudo_move(position, passed, entry.text); });
    return from_here ? std::nullopt : std::optional<std::string>("a position in which other moves are legal");
}

}  // namespace plyproof::oracle
