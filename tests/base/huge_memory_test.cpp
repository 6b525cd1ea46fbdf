// SPDX-License-Identifier: MIT
#include "base/huge_memory.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <span>

namespace plyproof::base {
namespace {

TEST(HugeMemory, IsZeroedAlignedAndWritableToItsEnd) {
    for (const std::size_t bytes : {std::size_t{1}, std::size_t{4096}, HugeMemory::kAlignment + 1}) {
        const auto memory = HugeMemory::make(bytes);
        ASSERT_TRUE(memory.has_value());
        EXPECT_EQ(reinterpret_cast<std::uintptr_t>(memory->data()) % HugeMemory::kAlignment, 0u);
        const std::span all(static_cast<unsigned char*>(memory->data()), bytes);
        EXPECT_EQ(std::count(all.begin(), all.end(), 0), static_cast<std::ptrdiff_t>(bytes));
        all.front() = 1;
        all.back() = 2;
        EXPECT_EQ(all.back(), 2);
    }
}

TEST(HugeMemory, KeepsItsPlaceWhenItIsMoved) {
    auto memory = HugeMemory::make(100);
    ASSERT_TRUE(memory.has_value());
    void* const data = memory->data();
    HugeMemory moved = std::move(*memory);
    EXPECT_EQ(moved.data(), data);
    static_cast<unsigned char*>(data)[0] = 7;
    HugeMemory other = std::move(HugeMemory::make(1).value());
    other = std::move(moved);
    EXPECT_EQ(static_cast<unsigned char*>(other.data())[0], 7);
}

TEST(HugeMemory, IsNothingWhenTheSystemHasNoSuchMemory) {
    EXPECT_FALSE(HugeMemory::make(std::size_t{1} << 60).has_value());
    EXPECT_FALSE(HugeMemory::make(std::numeric_limits<std::size_t>::max()).has_value());
}

}  // namespace
}  // namespace plyproof::base
