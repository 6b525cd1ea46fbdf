// SPDX-License-Identifier: MIT
#include "doctor/game.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "base/printable_text.h"
#include "chess/fen.h"
#include "chess/move_text.h"
#include "uci/words.h"

namespace plyproof::doctor {

namespace {

std::optional<chess::Move> move_of(const chess::Position& position, std::string_view text, chess::Variant variant) {
    const chess::MoveList moves = chess::legal_moves(position);
    const auto found =
        std::ranges::find_if(moves, [&](chess::Move move) { return chess::to_uci(move, variant) == text; });
    return found == moves.end() ? std::nullopt : std::optional(*found);
}

/// From its FEN to the end of its moves.
std::vector<chess::Position> positions_of(const Game& game) {
    const auto setup = chess::parse_fen(game.fen);
    assert(setup);
    const auto mode =
        game.variant == chess::Variant::Chess960 ? chess::VariantMode::Chess960 : chess::VariantMode::Standard;
    const auto accepted = chess::position_from(*setup, mode);
    assert(accepted);
    std::vector positions{accepted->position};
    for (uci::Words words(game.moves); !words.at_end();) {
        const auto move = chess::parse_uci_move(positions.back(), words.take(), game.variant);
        assert(move);
        positions.push_back(positions.back().after(*move));
    }
    return positions;
}

}  // namespace

std::string position_line(const Game& game) {
    std::string line = game.fen == kStartFen ? "position startpos" : "position fen " + game.fen;
    if (!game.moves.empty()) line += " moves " + game.moves;
    return line;
}

std::string knight_moves(int half_moves) {
    assert(half_moves % 4 == 0);
    std::string moves;
    for (int i = 0; i < half_moves; i += 4) moves += std::string(i == 0 ? "" : " ") + "g1f3 g8f6 f3g1 f6g8";
    return moves;
}

chess::Position position_of(const Game& game) { return positions_of(game).back(); }

std::optional<std::string> move_fault(const chess::Position& position, std::string_view move, chess::Variant variant) {
    if (move_of(position, move, variant)) return std::nullopt;
    if (const auto meant = chess::parse_uci_move(position, move, variant)) {
        return fmt::format("must be spelled {}", chess::to_uci(*meant, variant));
    }
    return fmt::format("is not legal in {}", chess::to_fen(position));
}

std::optional<std::string> line_fault(chess::Position position, const std::vector<std::string>& moves,
                                      chess::Variant variant) {
    for (const std::string& text : moves) {
        if (const auto fault = move_fault(position, text, variant)) {
            return fmt::format("its move {} {}", base::printable_text(text, 20), *fault);
        }
        position = position.after(*move_of(position, text, variant));
    }
    return std::nullopt;
}

std::optional<std::string> line_past_draw(const Game& game, const std::vector<std::string>& moves) {
    constexpr unsigned kFiftyMoves = 100;
    std::vector<chess::Position> positions = positions_of(game);
    for (std::size_t i = 0; i + 1 < moves.size(); ++i) {
        const auto move = move_of(positions.back(), moves[i], game.variant);
        if (!move) return std::nullopt;
        positions.push_back(positions.back().after(*move));
        if (std::ranges::count(positions, positions.back()) >= 3) {
            return fmt::format("its move {} repeats a position for the third time, and others follow", moves[i]);
        }
        if (positions.back().halfmove_clock() >= kFiftyMoves) {
            return fmt::format("its move {} is the hundredth half-move without capture or pawn move, and others follow",
                               moves[i]);
        }
    }
    return std::nullopt;
}

}  // namespace plyproof::doctor
