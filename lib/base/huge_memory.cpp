// SPDX-License-Identifier: MIT
#include "base/huge_memory.h"

#include <sys/mman.h>

#include <cassert>
#include <cstdint>
#include <limits>

namespace plyproof::base {

std::optional<HugeMemory> HugeMemory::make(std::size_t bytes) {
    assert(bytes > 0);
    // Room to move the start to the next multiple of the alignment, and no more pages than hold `bytes`.
    if (bytes > std::numeric_limits<std::size_t>::max() - 2 * kAlignment) return std::nullopt;
    const std::size_t mapped = bytes + kAlignment;
    void* const mapping = mmap(nullptr, mapped, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (mapping == MAP_FAILED) return std::nullopt;
    HugeMemory memory;
    memory.mapping_ = mapping;
    memory.mapped_bytes_ = mapped;
    const std::size_t beyond = reinterpret_cast<std::uintptr_t>(mapping) % kAlignment;
    memory.data_ = static_cast<std::byte*>(mapping) + (kAlignment - beyond) % kAlignment;
#ifdef MADV_HUGEPAGE
    // A wish: small pages are slower, not wrong.
    static_cast<void>(madvise(memory.data_, bytes, MADV_HUGEPAGE));
#endif
    return memory;
}

HugeMemory::~HugeMemory() {
    if (mapping_ != nullptr) munmap(mapping_, mapped_bytes_);
}

}  // namespace plyproof::base
