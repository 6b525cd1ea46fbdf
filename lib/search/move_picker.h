// SPDX-License-Identifier: MIT
// MovePicker: the legal moves of a position, the most promising first, so that alpha-beta cuts early. Order: the move
// of the transposition table; captures and queen promotions that lose no material, by what they capture and how they
// fared; quiet moves by their histories, killers favoured; the rest. Quiet moves are sorted only when they are asked
// for.
#pragma once

#include <array>

#include "chess/legal_moves.h"
#include "search/features.h"
#include "search/histories.h"
#include "search/transposition_table.h"

namespace plyproof::search {

/// What a picker knows besides the position.
struct OrderingHints {
    chess::Move table_move = kNoMove;
    std::array<chess::Move, 2> killers{kNoMove, kNoMove};
    /// Continuations of the moves one, two and four plies ago; null where there is none.
    std::array<const Histories::Continuation*, 3> continuations{};
};

enum class PickScope : std::uint8_t { All, CapturesAndPromotions };

class MovePicker {
public:
    /// All arguments must outlive the picker.
    MovePicker(const chess::Position& position, Histories& histories, const Features& features,
               const OrderingHints& hints, PickScope scope = PickScope::All);

    /// The next move; kNoMove at the end.
    chess::Move next();
    /// From now on only captures and promotions are given.
    void skip_quiets() { skips_quiets_ = true; }

    /// What the histories say of a quiet move.
    [[nodiscard]] int quiet_score(chess::Move move) const;
    /// The number of legal moves (in this scope).
    [[nodiscard]] std::size_t size() const { return size_; }

private:
    enum class Stage : std::uint8_t { TableMove, GoodCaptures, SortQuiets, Quiets, BadCaptures, End };

    struct Scored {
        chess::Move move;
        int score;
    };

    [[nodiscard]] int capture_score(chess::Move move) const;
    [[nodiscard]] bool is_tactical(chess::Move move) const;
    chess::Move table_move();
    chess::Move good_capture();
    void sort_quiets();
    /// The best of [next_, end), which is moved to the front and passed.
    Scored take_best(std::size_t end);

    const chess::Position& position_;
    Histories& histories_;
    const Features& features_;
    const OrderingHints& hints_;
    Stage stage_ = Stage::TableMove;
    bool skips_quiets_ = false;
    std::size_t next_ = 0;
    std::size_t size_ = 0;
    std::size_t tactical_end_ = 0;  ///< [0, tactical_end_) are captures and promotions, behind them quiet moves
    std::size_t bad_end_ = 0;       ///< [0, bad_end_) are captures put back: all in front has been given
    union {
        Scored moves_[chess::kMoveListCapacity];  // not initialised, like the list
    };
};

}  // namespace plyproof::search
