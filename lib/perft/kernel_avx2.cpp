// SPDX-License-Identifier: MIT
// The vector counter for AVX2: four boards at a time. Slider tables are the magic ones, so that it suits CPUs with a
// slow PEXT too; the few lookups left in it do not matter.
#if defined(__x86_64__)

#include "perft/lane_counter.h"

namespace plyproof::perft {

namespace {

struct Avx2Isa : chess::PortableIsa {};

}  // namespace

const KernelFunctions kAvx2Kernel = {LaneCounter<Avx2Isa, 4, Tally::Total>::count,
                                     LaneCounter<Avx2Isa, 4, Tally::PerNode>::count_two_plies,
                                     LaneCounter<Avx2Isa, 4, Tally::PerNode>::count_replies};

}  // namespace plyproof::perft

#endif
