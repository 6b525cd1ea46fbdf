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

private:
    template <chess::Color Us>
    static std::uint64_t count_for(const chess::Position& position, int depth, CountRun& run) {
        return depth == 1 ? replies<Us>(position) : below<Us>(position, depth, run);
    }

    template <chess::Color Us>
    [[gnu::noinline]] static unsigned replies(const chess::Position& position) {
        chess::CountingSink sink;
        chess::generate<Isa, Us, chess::Scope::All>(position, sink);
        return static_cast<unsigned>(sink.count());
    }

    /// REQUIRES: depth >= 2.
    template <chess::Color Us>
    [[gnu::noinline]] static std::uint64_t below(const chess::Position& position, int depth, CountRun& run) {
        constexpr chess::Color kThem = chess::opposite(Us);
        chess::MoveList moves;
        chess::ListingSink sink(moves);
        chess::generate<Isa, Us, chess::Scope::All>(position, sink);
        std::uint64_t total = 0;
        if (depth == 2) {
            for (const chess::Move move : moves) total += replies<kThem>(position.after<Us>(move));
            return total;
        }
        for (const chess::Move move : moves) {
            if (run.is_over(depth)) return 0;
            run.add(total, below<kThem>(position.after<Us>(move), depth - 1, run));
        }
        return total;
    }
};

}  // namespace plyproof::perft
