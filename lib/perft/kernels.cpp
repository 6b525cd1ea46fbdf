// SPDX-License-Identifier: MIT
#include "perft/kernels.h"

#include "perft/cpu.h"

namespace plyproof::perft {

void CountRun::ask_token() { stopped_ = stopped_ || (stop_ != nullptr && stop_->stop_requested()); }

std::vector<Kernel> available_kernels() {
    std::vector<Kernel> kernels = {Kernel::Portable};
    const CpuFeatures cpu = cpu_features();
    if (cpu.popcnt) kernels.push_back(Kernel::Popcnt);
    if (cpu.bmi && cpu.fast_pext) kernels.insert(kernels.end(), {Kernel::Bmi, Kernel::Pext});
    if (cpu.bmi && !cpu.fast_pext) kernels.insert(kernels.end(), {Kernel::Pext, Kernel::Bmi});
    if (cpu.bmi) kernels.push_back(Kernel::Avx2);
    if (cpu.avx512) kernels.push_back(Kernel::Avx512);
    return kernels;
}

Kernel best_kernel() {
    static const Kernel kBest = available_kernels().back();  // asking the CPU takes longer than a small count
    return kBest;
}

Kernel best_scalar_kernel() {
    Kernel best = Kernel::Portable;
    for (const Kernel kernel : available_kernels()) {
        if (kernel != Kernel::Avx2 && kernel != Kernel::Avx512) best = kernel;
    }
    return best;
}

std::string_view name_of(NodePath path) {
    switch (path) {
        case NodePath::Differences:
            return "differences";
        case NodePath::EveryKind:
            return "every-kind";
        case NodePath::Boards:
            return "boards";
        default:
            return "generator";
    }
}

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
        case Kernel::Avx2:
            return "avx2";
        case Kernel::Avx512:
            return "avx512";
    }
    return "";
}

const KernelFunctions& functions_of(Kernel kernel) {
    switch (kernel) {
        case Kernel::Auto:
            return functions_of(best_kernel());
#if defined(__x86_64__)
        case Kernel::Popcnt:
            return kPopcntKernel;
        case Kernel::Bmi:
            return kBmiKernel;
        case Kernel::Pext:
            return kPextKernel;
        case Kernel::Avx2:
            return kAvx2Kernel;
        case Kernel::Avx512:
            return kAvx512Kernel;
#endif
        default:
            return kPortableKernel;
    }
}

}  // namespace plyproof::perft
