// SPDX-License-Identifier: MIT
// Histories: what one thread has learned about moves in this game, apart from the transposition table: how often a move
// was best where it was tried. All values are pulled towards zero as new ones come in.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <memory>

#include "chess/position.h"
#include "search/score.h"

namespace plyproof::search {

/// A number within +-Limit that is pulled towards each bonus.
template <int Limit>
class HistoryValue {
public:
    [[nodiscard]] int value() const { return value_; }
    /// REQUIRES: |bonus| <= Limit.
    void add(int bonus) { value_ = static_cast<std::int16_t>(value_ + bonus - value_ * std::abs(bonus) / Limit); }

private:
    std::int16_t value_ = 0;
};

/// A man of a colour on its target square, as one index: what continuation histories know of a move.
class ManTo {
public:
    static constexpr std::size_t kCount = std::size_t{2} * 6 * 64;

    ManTo(chess::Color color, chess::PieceKind kind, chess::Square to)
        : index_(static_cast<std::uint16_t>((static_cast<int>(color) * 6 + static_cast<int>(kind)) * 64 +
                                            chess::index_of(to))) {}
    [[nodiscard]] std::size_t index() const { return index_; }

private:
    std::uint16_t index_;
};

class Histories {
public:
    static constexpr int kMoveLimit = 16384;
    using MoveValue = HistoryValue<kMoveLimit>;
    /// How moves fared after a certain earlier move.
    using Continuation = std::array<MoveValue, ManTo::kCount>;

    [[nodiscard]] MoveValue& quiet(chess::Color color, chess::Move move) {
        return quiet_[static_cast<std::size_t>(color)][from_and_to(move)];
    }
    [[nodiscard]] MoveValue& capture(ManTo mover, chess::PieceKind captured) {
        return capture_[mover.index() * 6 + static_cast<std::size_t>(captured)];
    }
    [[nodiscard]] Continuation& continuation(ManTo earlier) { return continuation_[earlier.index()]; }

private:
    static std::size_t from_and_to(chess::Move move) {
        return static_cast<std::size_t>(index_of(move.from())) * 64 + static_cast<std::size_t>(index_of(move.to()));
    }

    std::array<std::array<MoveValue, std::size_t{64} * 64>, 2> quiet_{};
    std::array<MoveValue, ManTo::kCount * 6> capture_{};
    std::array<Continuation, ManTo::kCount> continuation_{};
};

/// What a cut-off at this depth is worth to the move that made it.
[[nodiscard]] constexpr int history_bonus(int depth) { return std::min(231 * depth - 31, 1861); }

}  // namespace plyproof::search
