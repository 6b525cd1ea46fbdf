// SPDX-License-Identifier: MIT
// The scalar counter, compiled once per instruction-set level by the kernel_*.cpp files. The last ply is counted, never
// listed (bulk counting); everything above is a list of moves and a Position made for each.
// Only kernel files include this header; count.h is the public face.
#pragma once

#include <cstdint>

#include "chess/make_move.h"
#include "chess/move_generator.h"
#include "chess/move_sinks.h"
#include "perft/kernels.h"

namespace plyproof::perft {

template <class Isa>
class Counter {
public:
    /// Leaves at `depth` plies. REQUIRES: depth >= 1.
    static std::uint64_t count(const chess::Position& position, int depth, CountRun& run) {
        return position.side_to_move() == chess::Color::White ? count_for<chess::Color::White>(position, depth, run)
                                                              : count_for<chess::Color::Black>(position, depth, run);
    }

    /// See TwoPliesFunction.
    static void count_two_plies(const chess::Position* positions, std::size_t number, std::uint64_t* leaves) {
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
        return depth == 1 ? replies_out_of_line<Us>(position) : below<Us>(position, depth, run);
    }

    template <chess::Color Us>
    PLYPROOF_INLINE static unsigned replies(const chess::Position& position) {
        chess::CountingSink sink;
        chess::generate<Isa, Us, chess::Scope::All>(position, sink);
        return static_cast<unsigned>(sink.count());
    }
    template <chess::Color Us>
    [[gnu::noinline]] static unsigned replies_out_of_line(const chess::Position& position) {
        return replies<Us>(position);
    }

    /// The sum of the replies to every move. Most moves are plain: for them making the move and counting the replies is
    /// one straight piece of code, in which the next position need not leave the registers.
    template <chess::Color Us>
    PLYPROOF_INLINE static std::uint64_t all_replies(const chess::Position& position, const chess::MoveList& moves) {
        constexpr chess::Color kThem = chess::opposite(Us);
        std::uint64_t total = 0;
        for (const chess::Move move : moves) {
            if (move.kind() == chess::MoveKind::Normal) {
                total += replies<kThem>(position.after_plain<Us>(move.from(), move.to()));
            } else {
                total += replies_out_of_line<kThem>(position.after<Us>(move));
            }
        }
        return total;
    }

    /// REQUIRES: depth >= 2.
    template <chess::Color Us>
    [[gnu::noinline]] static std::uint64_t below(const chess::Position& position, int depth, CountRun& run) {
        constexpr chess::Color kThem = chess::opposite(Us);
        chess::MoveList moves;
        chess::ListingSink sink(moves);
        chess::generate<Isa, Us, chess::Scope::All>(position, sink);
        if (depth == 2) return all_replies<Us>(position, moves);
        std::uint64_t total = 0;
        for (const chess::Move move : moves) {
            if (run.is_over(depth)) return 0;
            run.add(total, below<kThem>(position.after<Us>(move), depth - 1, run));
        }
        return total;
    }
};

}  // namespace plyproof::perft
