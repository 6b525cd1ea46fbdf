// SPDX-License-Identifier: MIT
// The counter for x86-64-v2: magic tables and the POPCNT instruction.
#if defined(__x86_64__)

#include "perft/counter.h"

namespace plyproof::perft {

namespace {

struct PopcntIsa : chess::PortableIsa {};

}  // namespace

const KernelFunctions kPopcntKernel = {Counter<PopcntIsa>::count, Counter<PopcntIsa>::count_two_plies,
                                       Counter<PopcntIsa>::count_replies};

}  // namespace plyproof::perft

#endif
