// SPDX-License-Identifier: MIT
#include "perft/count.h"

#include <cassert>

#include "perft/cpu.h"
#include "perft/kernels.h"

namespace plyproof::perft {

void CountRun::ask_token() { stopped_ = stopped_ || stop_.stop_requested(); }

namespace {

KernelFunction function_of(Kernel kernel) {
    switch (kernel) {
#if defined(__x86_64__)
        case Kernel::Popcnt:
            return count_popcnt;
        case Kernel::Bmi:
            return count_bmi;
        case Kernel::Pext:
            return count_pext;
#endif
        default:
            return count_portable;
    }
}

}  // namespace

std::vector<Kernel> available_kernels() {
    std::vector<Kernel> kernels = {Kernel::Portable};
    const CpuFeatures cpu = cpu_features();
    if (cpu.popcnt) kernels.push_back(Kernel::Popcnt);
    if (cpu.bmi && cpu.fast_pext) kernels.insert(kernels.end(), {Kernel::Bmi, Kernel::Pext});
    if (cpu.bmi && !cpu.fast_pext) kernels.insert(kernels.end(), {Kernel::Pext, Kernel::Bmi});
    return kernels;
}

Kernel best_kernel() { return available_kernels().back(); }

std::string_view name_of(Kernel kernel) {
    switch (kernel) {
        case Kernel::Auto:
            return "auto";
        case Kernel::Portable:
            return "portable";
        case Kernel::Popcnt:
            return "popcnt";
        case Kernel::Bmi:
            return "bmi";
        case Kernel::Pext:
            return "pext";
    }
    return "";
}

base::Result<std::uint64_t, CountError> count(const chess::Position& position, int depth, const CountOptions& options) {
    assert(depth >= 0);
    if (depth == 0) return 1;
    const Kernel kernel = options.kernel == Kernel::Auto ? best_kernel() : options.kernel;
    CountRun run(options.stop);
    const std::uint64_t leaves = function_of(kernel)(position, depth, run);
    if (run.stopped()) return base::failure(CountError::Stopped);
    if (run.overflowed()) return base::failure(CountError::Overflow);
    return leaves;
}

}  // namespace plyproof::perft
