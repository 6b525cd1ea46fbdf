// SPDX-License-Identifier: MIT
// The counter for x86-64-v3 with a fast PEXT (Haswell, Zen 3 and later).
#if defined(__x86_64__)

#include "perft/counter.h"

namespace plyproof::perft {

namespace {

struct PextIsa {
    PLYPROOF_INLINE static chess::Bitboard bishop(chess::Square from, chess::Bitboard occupied) {
        return chess::kPextTable.bishop(from, occupied);
    }
    PLYPROOF_INLINE static chess::Bitboard rook(chess::Square from, chess::Bitboard occupied) {
        return chess::kPextTable.rook(from, occupied);
    }
};

}  // namespace

const KernelFunctions kPextKernel = {Counter<PextIsa>::count, Counter<PextIsa>::count_two_plies,
                                     Counter<PextIsa>::count_replies};

}  // namespace plyproof::perft

#endif
