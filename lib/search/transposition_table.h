// SPDX-License-Identifier: MIT
// TranspositionTable: what earlier searches found out about positions, shared by all threads without locks. The low
// half of a key chooses a bucket of four entries, one cache line; the whole high half verifies, written as high half
// XOR data so that two halves of different writes match nothing (Robert Hyatt and Timothy Mann, "A lock-less
// transposition-table implementation for parallel search", 2002).
#pragma once

#include <cstdint>
#include <optional>

#include "base/huge_memory.h"
#include "base/uint128.h"
#include "chess/key.h"
#include "chess/move.h"
#include "search/score.h"

namespace plyproof::search {

/// "No move". No legal move goes from a1 to a1.
inline constexpr chess::Move kNoMove = chess::Move::from_raw(0);

enum class Bound : std::uint8_t { None, Upper, Lower, Exact };

/// What is known about a position. Scores count mates from the position itself (score.h).
struct TableEntry {
    chess::Move move = kNoMove;  ///< the best or refuting one; is to be played only if it is legal
    Score score = 0;
    Score evaluation = kNoScore;  ///< static, kNoScore in check
    int depth = 0;
    Bound bound = Bound::None;
};

class TranspositionTable {
public:
    /// An empty table of so many MiB; nothing when the system does not give the memory. REQUIRES: megabytes >= 1.
    [[nodiscard]] static std::optional<TranspositionTable> make(std::size_t megabytes);

    /// Forgets everything, on so many threads. Not to be called during a search.
    void clear(unsigned threads = 1);
    /// Entries from now on are younger than all before and push them out first. Not to be called during a search.
    void begin_search() { age_ = static_cast<std::uint8_t>((age_ + 1) & kAgeMask); }

    [[nodiscard]] std::optional<TableEntry> find(chess::Key key) const;
    /// Stores over the entry of the same position, else over an empty, old or shallow one. An entry of the same
    /// position that is much deeper and of this search stays unless the new one is exact.
    void store(chess::Key key, const TableEntry& entry);
    void prefetch(chess::Key key) const { __builtin_prefetch(&bucket_of(key)); }

    /// How full it is with entries of this search, in thousandths, by a sample.
    [[nodiscard]] int permille_full() const;
    [[nodiscard]] std::size_t megabytes() const;

private:
    static constexpr int kSlots = 4;
    static constexpr unsigned kAgeMask = 63;

    struct Slot {
        std::uint64_t check;  ///< high half of the key ^ data
        std::uint64_t data;
    };
    struct alignas(64) Bucket {
        Slot slots[kSlots];
    };

    TranspositionTable(base::HugeMemory memory, std::uint64_t buckets);

    [[nodiscard]] Bucket& bucket_of(chess::Key key) const {
        const auto product = base::Uint128{key.low} * buckets_;
        return static_cast<Bucket*>(memory_.data())[static_cast<std::uint64_t>(product >> 64)];
    }
    [[nodiscard]] int worth(std::uint64_t data) const;

    base::HugeMemory memory_;
    std::uint64_t buckets_;
    std::uint8_t age_ = 0;
};

}  // namespace plyproof::search
