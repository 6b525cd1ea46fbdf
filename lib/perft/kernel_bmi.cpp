// SPDX-License-Identifier: MIT
// The counter for x86-64-v3 with a slow PEXT (Zen 1 and 2): magic tables, BMI and POPCNT.
#if defined(__x86_64__)

#include "perft/counter.h"

namespace plyproof::perft {

namespace {

struct BmiIsa : chess::PortableIsa {};

}  // namespace

const KernelFunctions kBmiKernel = {Counter<BmiIsa>::count, Counter<BmiIsa>::count_two_plies,
                                    Counter<BmiIsa>::count_replies};

}  // namespace plyproof::perft

#endif
