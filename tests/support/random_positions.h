// SPDX-License-Identifier: MIT
// Random positions for property tests, the same on every machine: own random numbers, seeded by the test.
//
//   SplitMix64 random(7);
//   for (const Position& position : random_game(Position::start(), random, 80)) ...     what games reach
//   const Position position = random_position(random);                                  anything the rules accept
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "chess/legal_moves.h"
#include "chess/position_from.h"

namespace plyproof::support {

/// The generator by Guy Steele, Doug Lea and Christine Flood ("Fast splittable pseudorandom number generators", 2014).
class SplitMix64 {
public:
    explicit SplitMix64(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next() {
        std::uint64_t mixed = state_ += 0x9E3779B97F4A7C15;
        mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9;
        mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EB;
        return mixed ^ (mixed >> 31);
    }
    /// 0 to limit - 1, evenly enough for tests. REQUIRES: limit > 0.
    std::size_t below(std::size_t limit) { return static_cast<std::size_t>(next() % limit); }
    /// True once in `times`. REQUIRES: times > 0.
    bool one_in(std::size_t times) { return below(times) == 0; }

private:
    std::uint64_t state_;
};

/// The positions of a game of random legal moves, `start` first; it ends after `plies` or when there is no move.
inline std::vector<chess::Position> random_game(const chess::Position& start, SplitMix64& random, std::size_t plies) {
    std::vector<chess::Position> game = {start};
    while (game.size() <= plies) {
        const chess::MoveList moves = chess::legal_moves(game.back());
        if (moves.empty()) break;
        game.push_back(game.back().after(moves[random.below(moves.size())]));
    }
    return game;
}

/// The choices of random_setup.
struct Placement {
    std::size_t most_men = 30;  ///< besides the two kings
    bool castling = true;       ///< kings and rooks stand at home more often than not, with rights on any files
    bool en_passant = true;     ///< pawn pairs ready for it are placed often
};

namespace detail {

inline chess::Square random_square(SplitMix64& random, bool for_pawn) {
    return for_pawn ? chess::square_at(static_cast<int>(8 + random.below(48)))
                    : chess::square_at(static_cast<int>(random.below(64)));
}

inline void place_castlers(chess::Setup& setup, SplitMix64& random) {
    for (const chess::Color color : base::kAll<chess::Color>) {
        const chess::Rank rank = chess::relative_rank(color, chess::Rank::First);
        const auto rank_square = [&](std::size_t file) {
            return chess::make_square(static_cast<chess::File>(file), rank);
        };
        const bool standard = random.one_in(2);
        const std::size_t king = standard ? 4 : 1 + random.below(6);
        const std::size_t rooks[2] = {standard ? 0 : random.below(king),
                                      standard ? 7 : king + 1 + random.below(7 - king)};
        setup.board[rank_square(king)] = chess::Piece{color, chess::PieceKind::King};
        for (const std::size_t rook : rooks) {
            if (random.one_in(4)) continue;
            setup.board[rank_square(rook)] = chess::Piece{color, chess::PieceKind::Rook};
            setup.castling.push_back({color, static_cast<chess::File>(rook)});
        }
    }
}

inline void place_en_passant(chess::Setup& setup, SplitMix64& random) {
    const chess::Color pusher = chess::opposite(setup.side_to_move);
    const auto file = static_cast<int>(random.below(8));
    const int beside = file == 0 ? 1 : file == 7 ? 6 : file + (random.one_in(2) ? 1 : -1);
    const auto square = [&](int f, chess::Rank rank) {
        return chess::make_square(static_cast<chess::File>(f), chess::relative_rank(pusher, rank));
    };
    setup.board[square(file, chess::Rank::Fourth)] = chess::Piece{pusher, chess::PieceKind::Pawn};
    setup.board[square(beside, chess::Rank::Fourth)] = chess::Piece{setup.side_to_move, chess::PieceKind::Pawn};
    setup.en_passant = square(file, chess::Rank::Third);
}

inline void place_men(chess::Setup& setup, SplitMix64& random, std::size_t men) {
    using enum chess::PieceKind;
    constexpr chess::PieceKind kKinds[] = {Pawn, Pawn, Pawn, Pawn, Knight, Bishop, Rook, Queen};
    while (men-- > 0) {
        const chess::PieceKind kind = kKinds[random.below(std::size(kKinds))];
        const chess::Square square = random_square(random, kind == Pawn);
        if (setup.board[square]) continue;
        setup.board[square] = chess::Piece{random.one_in(2) ? chess::Color::White : chess::Color::Black, kind};
    }
}

}  // namespace detail

/// One try at a position: one king each, pawns on their ranks, but perhaps a king left in check or too many men.
inline chess::Setup random_setup(SplitMix64& random, const Placement& placement = {}) {
    chess::Setup setup;
    setup.side_to_move = random.one_in(2) ? chess::Color::White : chess::Color::Black;
    if (placement.castling && random.one_in(2)) {
        detail::place_castlers(setup, random);
    } else {
        for (const chess::Color color : base::kAll<chess::Color>) {
            chess::Square square = detail::random_square(random, false);
            while (setup.board[square]) square = detail::random_square(random, false);
            setup.board[square] = chess::Piece{color, chess::PieceKind::King};
        }
    }
    chess::Setup with_pawns = setup;
    if (placement.en_passant && random.one_in(2)) detail::place_en_passant(with_pawns, random);
    const auto kings = [](const chess::Setup& tried) {
        int count = 0;
        for (const auto& man : tried.board) count += man && man->kind == chess::PieceKind::King ? 1 : 0;
        return count;
    };
    if (kings(with_pawns) == 2) setup = with_pawns;  // the pawns stood on no king
    detail::place_men(setup, random, random.below(placement.most_men + 1));
    setup.fullmove_number = static_cast<std::uint32_t>(60 + random.below(100));
    if (!setup.en_passant) setup.halfmove_clock = static_cast<std::uint32_t>(random.below(100));
    return setup;
}

/// A random position that the rules accept, reachable or not; some have castling rights of Chess960.
inline chess::Position random_position(SplitMix64& random, const Placement& placement = {}) {
    while (true) {
        const auto accepted = chess::position_from(random_setup(random, placement), chess::VariantMode::Chess960);
        if (accepted) return accepted->position;
    }
}

}  // namespace plyproof::support
