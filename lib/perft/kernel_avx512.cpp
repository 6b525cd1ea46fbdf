// SPDX-License-Identifier: MIT
// The vector counter for AVX-512 with VPOPCNTDQ and GFNI (Ice Lake, Zen 4 and later): eight boards at a time.
#if defined(__x86_64__)

#include "perft/lane_counter.h"

namespace plyproof::perft {

namespace {

struct Avx512Isa {
    PLYPROOF_INLINE static chess::Bitboard bishop(chess::Square from, chess::Bitboard occupied) {
        return chess::kPextTable.bishop(from, occupied);
    }
    PLYPROOF_INLINE static chess::Bitboard rook(chess::Square from, chess::Bitboard occupied) {
        return chess::kPextTable.rook(from, occupied);
    }
};

}  // namespace

const KernelFunctions kAvx512Kernel = {LaneCounter<Avx512Isa, 8, Tally::Total>::count,
                                       LaneCounter<Avx512Isa, 8, Tally::PerNode>::count_two_plies,
                                       LaneCounter<Avx512Isa, 8, Tally::PerNode>::count_replies};

}  // namespace plyproof::perft

#endif
