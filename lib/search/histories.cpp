// SPDX-License-Identifier: MIT
#include "search/histories.h"

namespace plyproof::search {

namespace {

/// Corrections are kept in eighths of a centipawn.
constexpr int kCorrectionScale = 8;

}  // namespace

std::size_t Histories::pawn_slot(const chess::Position& position) {
    // Multiplicative hashing: the upper bits of the product depend on all pawns.
    const std::uint64_t white = (position.pawns() & position.pieces(chess::Color::White)).bits();
    const std::uint64_t black = (position.pawns() & position.pieces(chess::Color::Black)).bits();
    const std::uint64_t mixed = (white * 0x9E3779B97F4A7C15 ^ black) * 0xD6E8FEB86659FD93;
    return mixed >> 50;
}

Score Histories::correction(const chess::Position& position) const {
    const auto& values = correction_[static_cast<std::size_t>(position.side_to_move())];
    return values[pawn_slot(position)].value() / kCorrectionScale;
}

void Histories::learn_correction(const chess::Position& position, Score error, int depth) {
    const int bonus = std::clamp(error * depth, -kCorrectionLimit / 4, kCorrectionLimit / 4);
    correction_[static_cast<std::size_t>(position.side_to_move())][pawn_slot(position)].add(bonus);
}

}  // namespace plyproof::search
