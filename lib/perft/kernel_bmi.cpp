// SPDX-License-Identifier: MIT
// The counter for x86-64-v3 with a slow PEXT (Zen 1 and 2): magic tables, BMI and POPCNT.
#if defined(__x86_64__)

#include "perft/counter.h"

namespace plyproof::perft {

namespace {

struct BmiIsa : chess::PortableIsa {};

}  // namespace

std::uint64_t count_bmi(const chess::Position& position, int depth, CountRun& run) {
    return Counter<BmiIsa>::count(position, depth, run);
}

}  // namespace plyproof::perft

#endif
