// SPDX-License-Identifier: MIT
// HashTable: counts that were made before, by position and depth, shared by all threads without locks. What find_...()
// gives is right, or wrong with a probability that is no concern (below); what was stored may be gone. Entries stay
// right for ever, so one table serves any number of counts, of any positions, and is never cleared.
//
// Layout. Almost all probes ask for nodes with two plies to go, whose counts fit 16 bits. These have a part of their
// own, three quarters of the memory: a cache line holds six entries of 8 + 2 bytes. Deeper nodes share lines of four
// entries of 8 + 8 bytes. The low half of the key chooses the line (multiply-high, so any number of lines will do), the
// high half, which is independent of it, verifies.
//
// Torn writes. An entry is two words that are written one after the other. The first holds high half XOR second word:
// when the two words come from different entries they do not match either of them, but as unlikely as any wrong match.
// (Robert Hyatt and Timothy Mann, "A lock-less transposition-table implementation for parallel search", 2002.)
//
// Wrong matches. An entry of another position matches when 64 independent bits agree by chance: once in 2^64 =
// 1.8e19 comparisons, and a probe makes at most six. The depth is in the match exactly, so an entry of the same
// position for another depth never matches. Expected number of wrong matches within a count of 1e12 leaves:
//     6 x 2^-64 x probes = 3.3e-19 x probes   <   1e-9   as long as a probe stands for 330 leaves or more.
// At two plies to go a middle game has 400 to 2,000 leaves for every probe, before deeper hits save probes altogether:
// the start position at depth 9 makes 2.8e8 probes for 2.4e12 leaves, which is 4e-11 wrong matches for 1e12 leaves.
// Endgames have fewer moves, but reach 1e12 leaves only at depths at which nearly all is found in deep entries.
#pragma once

#include <cstddef>
#include <cstdint>

#include "base/huge_memory.h"
#include "base/result.h"
#include "base/uint128.h"
#include "chess/key.h"

namespace plyproof::perft {

/// A table that does not fit, in bytes.
struct TableTooLarge {
    std::uint64_t asked;
    std::uint64_t would_fit;  ///< 0 when no table would
};

class HashTable {
public:
    static constexpr std::uint64_t kSmallestBytes = 128;
    /// The deepest nodes and the largest counts that entries have room for; others are not stored.
    static constexpr int kDeepest = 255;
    static constexpr std::uint64_t kMostTwoPliesLeaves = 0xFFFF;
    static constexpr std::uint64_t kMostLeaves = (std::uint64_t{1} << 56) - 1;

    /// An empty table of at most so many bytes, of which nothing is touched yet. `free_bytes` is what the process may
    /// still use (perft/free_memory.h): a table beyond that is refused. REQUIRES: bytes >= kSmallestBytes.
    static base::Result<HashTable, TableTooLarge> make(std::uint64_t bytes, std::uint64_t free_bytes = UINT64_MAX);

    /// The memory of both parts.
    [[nodiscard]] std::uint64_t bytes() const { return (two_plies_lines_ + deep_lines_) * kLineBytes; }

    /// Begins to fetch the line that a find will look at.
    PLYPROOF_INLINE void prefetch_two_plies(chess::Key key) const { __builtin_prefetch(&two_plies_line(key)); }
    PLYPROOF_INLINE void prefetch_deep(chess::Key key, int depth) const { __builtin_prefetch(&deep_line(key, depth)); }

    /// The leaves at two plies below the position with this key; false when they are not in the table.
    [[nodiscard]] PLYPROOF_INLINE bool find_two_plies(chess::Key key, std::uint64_t& leaves) const {
        // Without branches: whether and where there is a match is anybody's guess.
        const TwoPliesLine& line = two_plies_line(key);
        std::uint64_t found = 0;
        leaves = 0;
        for (int slot = 0; slot < kTwoPliesSlots; ++slot) {
            const std::uint64_t count = load(line.leaves[slot]);
            const std::uint64_t matches = (load(line.checks[slot]) ^ key.high) == count ? 1 : 0;
            leaves |= count & (0 - matches);
            found |= matches;
        }
        return found != 0;
    }

    /// The leaves at `depth` plies below the position; false when they are not in the table. REQUIRES: depth >= 0.
    [[nodiscard]] PLYPROOF_INLINE bool find_deep(chess::Key key, int depth, std::uint64_t& leaves) const {
        for (const DeepEntry& entry : deep_line(key, depth).entries) {
            const std::uint64_t data = load(entry.data);
            if ((load(entry.check) ^ data) == key.high && depth_of(data) == static_cast<std::uint64_t>(depth)) {
                leaves = data & kMostLeaves;
                return true;
            }
        }
        return false;
    }

    /// Stores in a free slot, else over any other entry of the line.
    void store_two_plies(chess::Key key, std::uint64_t leaves);
    /// Stores in a free slot, else over the entry with the fewest leaves, which was the least work. REQUIRES: depth >
    /// 0.
    void store_deep(chess::Key key, int depth, std::uint64_t leaves);

private:
    friend class HashTableProbe;  // tests that tear writes

    static constexpr std::size_t kLineBytes = 64;
    static constexpr int kTwoPliesSlots = 6;
    static constexpr int kDeepSlots = 4;
    static constexpr std::uint64_t kOddNumber = 0x9E3779B97F4A7C15;

    struct alignas(kLineBytes) TwoPliesLine {
        std::uint64_t checks[kTwoPliesSlots];  ///< high half of the key ^ leaves
        std::uint16_t leaves[kTwoPliesSlots];
    };
    struct DeepEntry {
        std::uint64_t check;  ///< high half of the key ^ data
        std::uint64_t data;   ///< depth << 56 | leaves
    };
    struct alignas(kLineBytes) DeepLine {
        DeepEntry entries[kDeepSlots];
    };
    static_assert(sizeof(TwoPliesLine) == kLineBytes && sizeof(DeepLine) == kLineBytes);

    HashTable(base::HugeMemory memory, std::uint64_t lines);

    // The builtins, not std::atomic_ref: see base/inline.h.
    template <class T>
    PLYPROOF_INLINE static T load(const T& word) {
        return __atomic_load_n(&word, __ATOMIC_RELAXED);
    }
    template <class T>
    PLYPROOF_INLINE static void save(T& word, T value) {
        __atomic_store_n(&word, value, __ATOMIC_RELAXED);
    }
    PLYPROOF_INLINE static std::uint64_t depth_of(std::uint64_t data) { return data >> 56; }

    /// A number below `lines`, as evenly spread as the low half of the key.
    PLYPROOF_INLINE static std::uint64_t index(chess::Key key, std::uint64_t lines) {
        return static_cast<std::uint64_t>(static_cast<base::Uint128>(key.low) * lines >> 64);
    }
    [[nodiscard]] PLYPROOF_INLINE TwoPliesLine& two_plies_line(chess::Key key) const {
        return two_plies_[index(key, two_plies_lines_)];
    }
    /// Each depth of a position has another line: in endgames the same position is met at many depths.
    [[nodiscard]] PLYPROOF_INLINE DeepLine& deep_line(chess::Key key, int depth) const {
        key.low ^= static_cast<std::uint64_t>(depth) * kOddNumber;
        return deep_[index(key, deep_lines_)];
    }

    base::HugeMemory memory_;
    TwoPliesLine* two_plies_;
    std::uint64_t two_plies_lines_;
    DeepLine* deep_;
    std::uint64_t deep_lines_;
};

}  // namespace plyproof::perft
