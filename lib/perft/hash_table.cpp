// SPDX-License-Identifier: MIT
#include "perft/hash_table.h"

#include <algorithm>
#include <cassert>

namespace plyproof::perft {

namespace {

/// What the system would give instead of a number of bytes it refused, found by halving.
std::uint64_t would_fit_instead(std::uint64_t bytes) {
    while (bytes >= HashTable::kSmallestBytes && !base::HugeMemory::make(bytes)) bytes /= 2;
    return bytes >= HashTable::kSmallestBytes ? bytes : 0;
}

}  // namespace

base::Result<HashTable, TableTooLarge> HashTable::make(std::uint64_t bytes, std::uint64_t free_bytes) {
    assert(bytes >= kSmallestBytes);
    if (bytes > free_bytes) return base::failure(TableTooLarge{bytes, would_fit_instead(free_bytes)});
    auto memory = base::HugeMemory::make(bytes);
    if (!memory) return base::failure(TableTooLarge{bytes, would_fit_instead(bytes)});
    return HashTable(std::move(*memory), bytes / kLineBytes);
}

HashTable::HashTable(base::HugeMemory memory, std::uint64_t lines)
    : memory_(std::move(memory)),
      two_plies_(static_cast<TwoPliesLine*>(memory_.data())),
      two_plies_lines_(std::max<std::uint64_t>(lines / 4 * 3, 1)),
      deep_(reinterpret_cast<DeepLine*>(two_plies_ + two_plies_lines_)),
      deep_lines_(lines - two_plies_lines_) {}

void HashTable::store_two_plies(chess::Key key, std::uint64_t leaves) {
    if (leaves > kMostTwoPliesLeaves) return;
    TwoPliesLine& line = two_plies_line(key);
    // The low end of the low half has no say in the choice of the line.
    std::size_t chosen = (key.low & 0xFFFFFFFF) * kTwoPliesSlots >> 32;
    for (std::size_t slot = 0; slot < kTwoPliesSlots; ++slot) {
        const std::uint64_t check = load(line.checks[slot]);
        if (check == (key.high ^ leaves)) return;  // another thread was faster
        if (check == 0) {
            chosen = slot;
            break;
        }
    }
    save(line.checks[chosen], key.high ^ leaves);
    save(line.leaves[chosen], static_cast<std::uint16_t>(leaves));
}

void HashTable::store_deep(chess::Key key, int depth, std::uint64_t leaves) {
    assert(depth > 0);
    if (depth > kDeepest || leaves > kMostLeaves) return;
    const std::uint64_t data = static_cast<std::uint64_t>(depth) << 56 | leaves;
    DeepLine& line = deep_line(key, depth);
    DeepEntry* chosen = line.entries;
    std::uint64_t fewest = UINT64_MAX;
    for (DeepEntry& entry : line.entries) {
        const std::uint64_t old = load(entry.data);
        if (old == data && load(entry.check) == (key.high ^ data)) return;
        const std::uint64_t worth = old == 0 ? 0 : (old & kMostLeaves) + 1;
        if (worth < fewest) {
            fewest = worth;
            chosen = &entry;
        }
    }
    save(chosen->check, key.high ^ data);
    save(chosen->data, data);
}

}  // namespace plyproof::perft
