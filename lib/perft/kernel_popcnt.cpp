// SPDX-License-Identifier: MIT
// The counter for x86-64-v2: magic tables and the POPCNT instruction.
#if defined(__x86_64__)

#include "perft/counter.h"

namespace plyproof::perft {

namespace {

struct PopcntIsa : chess::PortableIsa {};

}  // namespace

std::uint64_t count_popcnt(const chess::Position& position, int depth, CountRun& run) {
    return Counter<PopcntIsa>::count(position, depth, run);
}

}  // namespace plyproof::perft

#endif
