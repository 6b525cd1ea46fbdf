// SPDX-License-Identifier: MIT
// The counter for any CPU: magic tables, and popcount as the base instruction set has it.
#include "perft/counter.h"

namespace plyproof::perft {

namespace {

struct PortableIsa : chess::PortableIsa {};

}  // namespace

const KernelFunctions kPortableKernel = {Counter<PortableIsa>::count, Counter<PortableIsa>::count_two_plies,
                                         Counter<PortableIsa>::count_replies};

}  // namespace plyproof::perft
