// SPDX-License-Identifier: MIT
// GameRecord: a game as it is played, and whether the rules of chess say that it is over. The rules are ours alone: no
// program is asked. Draws by repetition and by fifty moves are given at once, without a claim (FIDE articles 9.2, 9.3).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "chess/key.h"
#include "chess/move_text.h"
#include "chess/position.h"

namespace plyproof::match {

enum class Result : std::uint8_t { WhiteWins, BlackWins, Draw };

/// Points of a side: 1, 1/2 or 0 as 2, 1, 0.
[[nodiscard]] unsigned half_points(Result result, chess::Color side);
/// The result when this side has lost.
[[nodiscard]] Result lost_by(chess::Color side);
/// "1-0", "0-1", "1/2-1/2".
[[nodiscard]] std::string_view text_of(Result result);

enum class RuleEnd : std::uint8_t { Checkmate, Stalemate, Repetition, FiftyMoves, InsufficientMaterial };

struct GameEnd {
    RuleEnd reason;
    Result result;

    friend bool operator==(const GameEnd&, const GameEnd&) = default;
};

class GameRecord {
public:
    GameRecord(const chess::Position& start, chess::Variant variant);

    /// REQUIRES: legal in position().
    void play(chess::Move move);

    [[nodiscard]] const chess::Position& position() const { return positions_.back(); }
    [[nodiscard]] chess::Variant variant() const { return variant_; }
    /// All positions: the start and the one after each move.
    [[nodiscard]] const std::vector<chess::Position>& positions() const { return positions_; }
    [[nodiscard]] const std::vector<chess::Move>& moves() const { return moves_; }

    /// Whether the game is over now. Mate comes before all draws.
    [[nodiscard]] std::optional<GameEnd> end() const;

    /// The UCI command that sets up position().
    [[nodiscard]] std::string position_command() const;

private:
    chess::Variant variant_;
    std::vector<chess::Position> positions_;
    std::vector<chess::Move> moves_;
    std::vector<chess::Key> keys_;
};

}  // namespace plyproof::match
