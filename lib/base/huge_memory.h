// SPDX-License-Identifier: MIT
// HugeMemory: a large piece of zeroed memory, aligned to 2 MiB and, where the system gives them, in pages of that size,
// so that reading it at random places does not also miss the address cache. Pages are made (and zeroed) when they are
// first touched: what is never used costs nothing.
#pragma once

#include <cstddef>
#include <optional>
#include <utility>

namespace plyproof::base {

class HugeMemory {
public:
    static constexpr std::size_t kAlignment = std::size_t{2} << 20;

    /// Nothing when the system refuses. Systems that promise more than they have refuse late: ask for less than is free
    /// (perft/free_memory.h). REQUIRES: bytes > 0.
    [[nodiscard]] static std::optional<HugeMemory> make(std::size_t bytes);

    HugeMemory(HugeMemory&& other) noexcept { swap(other); }
    HugeMemory& operator=(HugeMemory&& other) noexcept {
        swap(other);
        return *this;
    }
    ~HugeMemory();

    [[nodiscard]] void* data() const { return data_; }

private:
    HugeMemory() = default;

    void swap(HugeMemory& other) noexcept {
        std::swap(mapping_, other.mapping_);
        std::swap(mapped_bytes_, other.mapped_bytes_);
        std::swap(data_, other.data_);
    }

    void* mapping_ = nullptr;
    std::size_t mapped_bytes_ = 0;
    void* data_ = nullptr;
};

}  // namespace plyproof::base
