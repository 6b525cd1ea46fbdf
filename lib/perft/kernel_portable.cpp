// SPDX-License-Identifier: MIT
// The counter for any CPU: magic tables, and popcount as the base instruction set has it.
#include "perft/counter.h"

namespace plyproof::perft {

namespace {

struct PortableIsa : chess::PortableIsa {};

}  // namespace

std::uint64_t count_portable(const chess::Position& position, int depth, CountRun& run) {
    return Counter<PortableIsa>::count(position, depth, run);
}

}  // namespace plyproof::perft
