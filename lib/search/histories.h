// SPDX-License-Identifier: MIT
// Histories: what one thread has learned about moves and evaluations in this game, apart from the transposition table.
// Move histories say how often a move was best where it was tried; the correction history says by how much static
// evaluations erred in positions with the same pawns. All values decay towards zero as new ones come in.
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
    static constexpr int kCorrectionLimit = 1024;
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

    /// What to add to the static evaluation of a position, in centipawns.
    [[nodiscard]] Score correction(const chess::Position& position) const;
    /// A search of `depth` found a score that differs from the (corrected) evaluation.
    void learn_correction(const chess::Position& position, Score error, int depth);

private:
    static std::size_t from_and_to(chess::Move move) {
        return static_cast<std::size_t>(index_of(move.from())) * 64 + static_cast<std::size_t>(index_of(move.to()));
    }

    static constexpr std::size_t kPawnSlots = 16384;

    [[nodiscard]] static std::size_t pawn_slot(const chess::Position& position);

    std::array<std::array<MoveValue, std::size_t{64} * 64>, 2> quiet_{};
    std::array<MoveValue, ManTo::kCount * 6> capture_{};
    std::array<Continuation, ManTo::kCount> continuation_{};
    std::array<std::array<HistoryValue<kCorrectionLimit>, kPawnSlots>, 2> correction_{};
};

/// What a cut-off at this depth is worth to the move that made it.
[[nodiscard]] constexpr int history_bonus(int depth) { return std::min(170 * depth - 80, 1700); }

}  // namespace plyproof::search
