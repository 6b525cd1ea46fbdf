// SPDX-License-Identifier: MIT
#include "perft/statistics.h"

#include <cassert>

#include "chess/legal_moves.h"
#include "perft/kernels.h"

namespace plyproof::perft {

namespace {

/// The men that "moved" for the purpose of telling a direct check from a discovered one.
chess::Bitboard squares_arrived_on(const chess::Position& before, chess::Move move) {
    if (move.kind() != chess::MoveKind::Castling) return chess::Bitboard(move.to());
    const chess::Color us = before.side_to_move();
    const chess::Wing wing = chess::wing_of(move.from(), move.to());
    return chess::Bitboard(chess::rook_castling_target(us, wing)) |
           chess::Bitboard(chess::king_castling_target(us, wing));
}

void look_at_leaf(const chess::Position& before, chess::Move move, Statistics& statistics) {
    ++statistics.nodes;
    statistics.captures += chess::is_capture(before, move);
    statistics.en_passant += move.kind() == chess::MoveKind::EnPassant;
    statistics.castles += move.kind() == chess::MoveKind::Castling;
    statistics.promotions += move.is_promotion();

    const chess::Position leaf = before.after(move);
    const chess::Bitboard checkers = leaf.checkers();
    if (checkers.empty()) return;
    ++statistics.checks;
    if (checkers.more_than_one()) {
        ++statistics.double_checks;
    } else if ((checkers & squares_arrived_on(before, move)).empty()) {
        ++statistics.discovered_checks;
    }
    statistics.mates += chess::count_legal_moves(leaf) == 0;
}

void look_below(const chess::Position& position, int depth, CountRun& run, Statistics& statistics) {
    for (const chess::Move move : chess::legal_moves(position)) {
        if (run.is_over(depth)) return;
        if (depth == 1) {
            look_at_leaf(position, move, statistics);
        } else {
            look_below(position.after(move), depth - 1, run, statistics);
        }
    }
}

}  // namespace

Statistics& Statistics::operator+=(const Statistics& other) {
    nodes += other.nodes;
    captures += other.captures;
    en_passant += other.en_passant;
    castles += other.castles;
    promotions += other.promotions;
    checks += other.checks;
    discovered_checks += other.discovered_checks;
    double_checks += other.double_checks;
    mates += other.mates;
    return *this;
}

base::Result<Statistics, CountError> statistics(const chess::Position& position, int depth,
                                                const CountOptions& options) {
    assert(depth >= 0);
    Statistics statistics;
    if (depth == 0) {
        statistics.nodes = 1;
        return statistics;
    }
    CountRun run(options.stop);
    look_below(position, depth, run, statistics);
    if (run.stopped()) return base::failure(CountError::Stopped);
    return statistics;
}

}  // namespace plyproof::perft
