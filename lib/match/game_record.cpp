// SPDX-License-Identifier: MIT
#include "match/game_record.h"

#include <algorithm>

#include "chess/dead_material.h"
#include "chess/fen.h"
#include "chess/legal_moves.h"

namespace plyproof::match {

using chess::Color;
using chess::Position;

unsigned half_points(Result result, Color side) {
    if (result == Result::Draw) return 1;
    return (result == Result::WhiteWins) == (side == Color::White) ? 2 : 0;
}

Result lost_by(Color side) { return side == Color::White ? Result::BlackWins : Result::WhiteWins; }

std::string_view text_of(Result result) {
    switch (result) {
        case Result::WhiteWins:
            return "1-0";
        case Result::BlackWins:
            return "0-1";
        case Result::Draw:
            return "1/2-1/2";
    }
    return {};
}

GameRecord::GameRecord(const Position& start, chess::Variant variant) : variant_(variant), positions_{start} {
    keys_.push_back(key_of(start));
}

void GameRecord::play(chess::Move move) {
    const Position next = position().after(move);
    keys_.push_back(key_after(keys_.back(), position(), move, next));
    positions_.push_back(next);
    moves_.push_back(move);
}

std::optional<GameEnd> GameRecord::end() const {
    const Position& now = position();
    if (count_legal_moves(now) == 0) {
        if (now.in_check()) return GameEnd{RuleEnd::Checkmate, lost_by(now.side_to_move())};
        return GameEnd{RuleEnd::Stalemate, Result::Draw};
    }
    if (chess::is_dead_material(now)) return GameEnd{RuleEnd::InsufficientMaterial, Result::Draw};
    if (std::ranges::count(keys_, keys_.back()) >= 3) return GameEnd{RuleEnd::Repetition, Result::Draw};
    if (now.halfmove_clock() >= 100) return GameEnd{RuleEnd::FiftyMoves, Result::Draw};
    return std::nullopt;
}

std::string GameRecord::position_command() const {
    const Position& start = positions_.front();
    const std::string fen = chess::to_fen(start);
    std::string text = fen == chess::to_fen(Position::start()) ? "position startpos" : "position fen " + fen;
    if (!moves_.empty()) text += " moves";
    for (const chess::Move move : moves_) text += ' ' + chess::to_uci(move, variant_);
    return text;
}

}  // namespace plyproof::match
