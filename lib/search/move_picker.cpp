// SPDX-License-Identifier: MIT
#include "search/move_picker.h"

#include <algorithm>
#include <utility>

#include "search/exchange.h"

namespace plyproof::search {

using chess::Move;
using chess::MoveKind;
using chess::PieceKind;

namespace {

/// As much as a good history says for a move: well ordered moves are not put behind a killer.
constexpr int kKillerBonus = 8000;

}  // namespace

MovePicker::MovePicker(const chess::Position& position, Histories& histories, const Features& features,
                       const OrderingHints& hints, PickScope scope)
    : position_(position), histories_(histories), features_(features), hints_(hints) {
    const chess::MoveList moves =
        scope == PickScope::All ? chess::legal_moves(position) : chess::legal_captures_and_promotions(position);
    // Captures grow from the front, quiet moves from the back.
    std::size_t front = 0;
    std::size_t back = moves.size();
    for (const Move move : moves) {
        if (is_tactical(move)) {
            moves_[front++] = {move, capture_score(move)};
        } else {
            moves_[--back] = {move, 0};
        }
    }
    size_ = moves.size();
    tactical_end_ = front;
}

bool MovePicker::is_tactical(Move move) const {
    return move.kind() == MoveKind::PromoteQueen || chess::is_capture(position_, move);
}

int MovePicker::capture_score(Move move) const {
    const auto captured = captured_kind(position_, move);
    int score = captured ? 16 * exchange_value(*captured) : 0;
    if (move.kind() == MoveKind::PromoteQueen) score += 16 * exchange_value(PieceKind::Queen);
    const PieceKind mover = kind_on(position_, move.from());
    if (captured && features_.has(Feature::CaptureHistory)) {
        score += histories_.capture(ManTo(position_.side_to_move(), mover, move.to()), *captured).value() / 4;
    }
    return score - static_cast<int>(mover);
}

int MovePicker::quiet_score(Move move) const {
    int score = 0;
    if (features_.has(Feature::QuietHistory)) score += histories_.quiet(position_.side_to_move(), move).value();
    if (features_.has(Feature::ContinuationHistory)) {
        const ManTo man(position_.side_to_move(), kind_on(position_, move.from()), move.to());
        for (const auto* continuation : hints_.continuations) {
            if (continuation != nullptr) score += (*continuation)[man.index()].value();
        }
    }
    return score;
}

MovePicker::Scored MovePicker::take_best(std::size_t end) {
    std::size_t best = next_;
    for (std::size_t i = next_ + 1; i < end; ++i) {
        if (moves_[i].score > moves_[best].score) best = i;
    }
    std::swap(moves_[next_], moves_[best]);
    return moves_[next_++];
}

Move MovePicker::table_move() {
    if (hints_.table_move == kNoMove) return kNoMove;
    const auto same = [&](const Scored& scored) { return scored.move == hints_.table_move; };
    return std::any_of(moves_, moves_ + size_, same) ? hints_.table_move : kNoMove;
}

Move MovePicker::good_capture() {
    while (next_ < tactical_end_) {
        const Scored best = take_best(tactical_end_);
        if (best.move == hints_.table_move) continue;
        if (exchange_wins(position_, best.move, 0)) return best.move;
        moves_[bad_end_++] = best;
    }
    return kNoMove;
}

void MovePicker::sort_quiets() {
    next_ = tactical_end_;
    for (std::size_t i = tactical_end_; i < size_; ++i) {
        const Move move = moves_[i].move;
        const bool killer = move == hints_.killers[0] || move == hints_.killers[1];
        moves_[i].score = quiet_score(move) + (killer ? kKillerBonus : 0);
    }
}

Move MovePicker::next() {
    switch (stage_) {
        case Stage::TableMove:
            stage_ = Stage::GoodCaptures;
            if (const Move move = table_move(); move != kNoMove) return move;
            [[fallthrough]];
        case Stage::GoodCaptures:
            if (const Move move = good_capture(); move != kNoMove) return move;
            stage_ = Stage::SortQuiets;
            [[fallthrough]];
        case Stage::SortQuiets:
            if (!skips_quiets_) sort_quiets();
            stage_ = Stage::Quiets;
            [[fallthrough]];
        case Stage::Quiets:
            while (!skips_quiets_ && next_ < size_) {
                const Move move = take_best(size_).move;
                if (move != hints_.table_move) return move;
            }
            stage_ = Stage::BadCaptures;
            next_ = 0;
            [[fallthrough]];
        case Stage::BadCaptures:
            if (next_ < bad_end_) return moves_[next_++].move;
            stage_ = Stage::End;
            [[fallthrough]];
        case Stage::End:
            break;
    }
    return kNoMove;
}

}  // namespace plyproof::search
