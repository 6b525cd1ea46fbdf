// SPDX-License-Identifier: MIT
// The scalar counter, compiled once per instruction-set level by the kernel_*.cpp files. The last ply is counted, never
// listed (bulk counting); the moves of the ply before are not listed either: the generator's sink makes each board in
// registers and counts the replies there. Everything above is a list of moves and a Position made for each.
// Only kernel files include this header; count.h is the public face.
#pragma once

#include <cstdint>

#include "chess/make_move.h"
#include "chess/move_generator.h"
#include "chess/move_sinks.h"
#include "perft/kernels.h"

namespace plyproof::perft {

/// The replies to all moves of a position, summed: a sink of the move generator. Moves of one man, and pushes, are
/// followed by code of their own, in which all that they do not change is known beforehand; captures and the rare kinds
/// are not.
template <class Isa, chess::Color Us>
class ReplySink {
    using Square = chess::Square;
    using Bitboard = chess::Bitboard;
    using MoveEnd = chess::MoveEnd;
    static constexpr chess::Color kThem = chess::opposite(Us);

public:
    /// REQUIRES: board is the position's, and the position outlives the sink.
    PLYPROOF_INLINE ReplySink(const chess::Position& position, const chess::MoverBoard<Us>& board)
        : position_(position), board_(board) {}

    [[nodiscard]] PLYPROOF_INLINE std::uint64_t replies() const { return replies_; }

    template <chess::MoverGroup Group>
    PLYPROOF_INLINE void piece_moves(Square from, Bitboard targets) {
        for (const Square to : targets - board_.all_enemy) {
            replies_ += replies_on(board_.template after_piece_move<Group, MoveEnd::EmptySquare>(from, to));
        }
        for (const Square to : (targets & board_.all_enemy)) {
            replies_ += replies_out_of_line(board_.template after_piece_move<Group, MoveEnd::EnemyMan>(from, to));
        }
    }
    template <int Step>
    PLYPROOF_INLINE void pawn_moves(Bitboard targets) {
        for (const Square to : targets) {
            const Square from = chess::square_at(index_of(to) - Step);
            if constexpr (Step % 8 == 0) {
                replies_ += replies_on(board_.template after_pawn_move<MoveEnd::EmptySquare>(from, to));
            } else {
                replies_ += replies_out_of_line(board_.template after_pawn_move<MoveEnd::EnemyMan>(from, to));
            }
        }
    }
    template <int Step>
    PLYPROOF_INLINE void pawn_double_pushes(Bitboard targets) {
        using enum chess::Direction;
        const Bitboard beside_enemies =
            targets & (chess::shifted<East>(board_.enemy.pawns) | chess::shifted<West>(board_.enemy.pawns));
        pawn_moves<Step>(targets - beside_enemies);
        for (const Square to : beside_enemies) {
            add_after(chess::Move::double_push(chess::square_at(index_of(to) - Step), to));
        }
    }
    template <int Step>
    PLYPROOF_INLINE void pawn_promotions(Bitboard targets) {
        using enum chess::PieceKind;
        for (const Square to : targets) {
            const Square from = chess::square_at(index_of(to) - Step);
            for (const auto kind : {Knight, Bishop, Rook, Queen}) add_after(chess::Move::promotion(from, to, kind));
        }
    }
    PLYPROOF_INLINE void en_passant(Square from, Square to) { add_after(chess::Move::en_passant(from, to)); }
    PLYPROOF_INLINE void castling(Square king, Square rook) { add_after(chess::Move::castling(king, rook)); }

private:
    PLYPROOF_INLINE static unsigned replies_on(const chess::MoverBoard<kThem>& board) {
        chess::CountingSink sink;
        chess::generate<Isa, chess::Scope::All>(board, sink);
        return static_cast<unsigned>(sink.count());
    }
    [[gnu::noinline]] static unsigned replies_out_of_line(const chess::MoverBoard<kThem>& board) {
        return replies_on(board);
    }
    [[gnu::noinline]] static unsigned replies_after(const chess::Position& position, chess::Move move) {
        return replies_on(chess::MoverBoard<kThem>::of(position.template after<Us>(move)));
    }
    PLYPROOF_INLINE void add_after(chess::Move move) { replies_ += replies_after(position_, move); }

    const chess::Position& position_;
    chess::MoverBoard<Us> board_;
    std::uint64_t replies_ = 0;
};

template <class Isa>
class Counter {
public:
    /// Leaves at `depth` plies. REQUIRES: depth >= 1.
    static std::uint64_t count(const chess::Position& position, int depth, CountRun& run) {
        return position.side_to_move() == chess::Color::White ? count_for<chess::Color::White>(position, depth, run)
                                                              : count_for<chess::Color::Black>(position, depth, run);
    }

    /// See TwoPliesFunction.
    static void count_two_plies(const chess::Position* positions, std::size_t number, std::uint64_t* leaves, NodePath) {
        CountRun run;
        for (std::size_t i = 0; i < number; ++i) leaves[i] = count(positions[i], 2, run);
    }

    /// See RepliesFunction.
    static void count_replies(const chess::Position* positions, std::size_t number, std::uint64_t* replies) {
        CountRun run;
        for (std::size_t i = 0; i < number; ++i) replies[i] = count(positions[i], 1, run);
    }

private:
    template <chess::Color Us>
    static std::uint64_t count_for(const chess::Position& position, int depth, CountRun& run) {
        return depth == 1   ? one_ply<Us>(position)
               : depth == 2 ? two_plies<Us>(position)
                            : below<Us>(position, depth, run);
    }

    template <chess::Color Us>
    static std::uint64_t one_ply(const chess::Position& position) {
        chess::CountingSink sink;
        chess::generate<Isa, Us, chess::Scope::All>(position, sink);
        return static_cast<std::uint64_t>(sink.count());
    }

    template <chess::Color Us>
    [[gnu::noinline]] static std::uint64_t two_plies(const chess::Position& position) {
        const auto board = chess::MoverBoard<Us>::of(position);
        ReplySink<Isa, Us> sink(position, board);
        chess::generate<Isa, chess::Scope::All>(board, sink);
        return sink.replies();
    }

    /// REQUIRES: depth >= 3.
    template <chess::Color Us>
    [[gnu::noinline]] static std::uint64_t below(const chess::Position& position, int depth, CountRun& run) {
        constexpr chess::Color kThem = chess::opposite(Us);
        chess::MoveList moves;
        chess::ListingSink sink(moves);
        chess::generate<Isa, Us, chess::Scope::All>(position, sink);
        std::uint64_t total = 0;
        for (const chess::Move move : moves) {
            if (run.is_over(depth)) return 0;
            const chess::Position next = position.template after<Us>(move);
            run.add(total, depth == 3 ? two_plies<kThem>(next) : below<kThem>(next, depth - 1, run));
        }
        return total;
    }
};

}  // namespace plyproof::perft
