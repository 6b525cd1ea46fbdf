// SPDX-License-Identifier: MIT
#include "search/transposition_table.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cstring>
#include <utility>

#include "base/worker_pool.h"

namespace plyproof::search {

namespace {

// The data of a slot: move 16 bits, score 16, evaluation 16, depth 8, bound 2, age 6. An empty slot is all zero, which
// no store makes, as it has no bound.
constexpr int kScoreShift = 16;
constexpr int kEvaluationShift = 32;
constexpr int kDepthShift = 48;
constexpr int kBoundShift = 56;
constexpr int kAgeShift = 58;

constexpr std::uint64_t bits_of(Score score, int shift) {
    return std::uint64_t{static_cast<std::uint16_t>(score)} << shift;
}
constexpr Score score_at(std::uint64_t data, int shift) { return static_cast<std::int16_t>(data >> shift); }
constexpr int depth_of(std::uint64_t data) { return static_cast<int>(data >> kDepthShift & 0xFF); }
constexpr Bound bound_of(std::uint64_t data) { return static_cast<Bound>(data >> kBoundShift & 3); }
constexpr unsigned age_of(std::uint64_t data) { return static_cast<unsigned>(data >> kAgeShift); }

std::uint64_t load(const std::uint64_t& word) {
    return std::atomic_ref(const_cast<std::uint64_t&>(word)).load(std::memory_order_relaxed);
}
void save(std::uint64_t& word, std::uint64_t value) { std::atomic_ref(word).store(value, std::memory_order_relaxed); }

std::uint64_t pack(const TableEntry& entry, unsigned age) {
    return entry.move.raw() | bits_of(entry.score, kScoreShift) | bits_of(entry.evaluation, kEvaluationShift) |
           std::uint64_t{static_cast<std::uint8_t>(entry.depth)} << kDepthShift |
           static_cast<std::uint64_t>(entry.bound) << kBoundShift | std::uint64_t{age} << kAgeShift;
}

TableEntry unpack(std::uint64_t data) {
    return {chess::Move::from_raw(static_cast<std::uint16_t>(data)), score_at(data, kScoreShift),
            score_at(data, kEvaluationShift), depth_of(data), bound_of(data)};
}

}  // namespace

std::optional<TranspositionTable> TranspositionTable::make(std::size_t megabytes) {
    assert(megabytes >= 1);
    constexpr std::size_t kMegabyte = std::size_t{1} << 20;
    if (megabytes > SIZE_MAX / kMegabyte) return std::nullopt;
    auto memory = base::HugeMemory::make(megabytes * kMegabyte);
    if (!memory) return std::nullopt;
    return TranspositionTable(std::move(*memory), megabytes * kMegabyte / sizeof(Bucket));
}

TranspositionTable::TranspositionTable(base::HugeMemory memory, std::uint64_t buckets)
    : memory_(std::move(memory)), buckets_(buckets) {}

std::size_t TranspositionTable::megabytes() const { return buckets_ * sizeof(Bucket) >> 20; }

void TranspositionTable::clear(unsigned threads) {
    auto* const bytes = static_cast<std::byte*>(memory_.data());
    const std::size_t size = buckets_ * sizeof(Bucket);
    constexpr std::size_t kPiece = std::size_t{1} << 20;
    base::run_tasks(size / kPiece, threads, [&](std::size_t piece) { std::memset(bytes + piece * kPiece, 0, kPiece); });
    age_ = 0;
}

std::optional<TableEntry> TranspositionTable::find(chess::Key key) const {
    for (const Slot& slot : bucket_of(key).slots) {
        const std::uint64_t data = load(slot.data);
        if ((load(slot.check) ^ data) == key.high && bound_of(data) != Bound::None) return unpack(data);
    }
    return std::nullopt;
}

int TranspositionTable::worth(std::uint64_t data) const {
    if (bound_of(data) == Bound::None) return -1000;
    const int searches_ago = static_cast<int>((age_ - age_of(data)) & kAgeMask);
    return depth_of(data) - 4 * searches_ago;
}

void TranspositionTable::store(chess::Key key, const TableEntry& entry) {
    assert(entry.bound != Bound::None && entry.depth >= 0);
    Slot* victim = nullptr;
    int least = 0;
    TableEntry kept = entry;
    for (Slot& slot : bucket_of(key).slots) {
        const std::uint64_t data = load(slot.data);
        if ((load(slot.check) ^ data) == key.high && bound_of(data) != Bound::None) {
            const bool of_this_search = age_of(data) == age_;
            if (of_this_search && entry.bound != Bound::Exact && depth_of(data) > entry.depth + 4) return;
            if (kept.move == kNoMove) kept.move = unpack(data).move;
            victim = &slot;
            break;
        }
        const int value = worth(data);
        if (victim == nullptr || value < least) {
            victim = &slot;
            least = value;
        }
    }
    const std::uint64_t data = pack(kept, age_);
    save(victim->check, key.high ^ data);
    save(victim->data, data);
}

int TranspositionTable::permille_full() const {
    constexpr std::uint64_t kSample = 250;
    const auto* const buckets = static_cast<const Bucket*>(memory_.data());
    const std::uint64_t sample = std::min(kSample, buckets_);
    std::uint64_t used = 0;
    for (std::uint64_t i = 0; i < sample; ++i) {
        for (const Slot& slot : buckets[i].slots) {
            const std::uint64_t data = load(slot.data);
            used += bound_of(data) != Bound::None && age_of(data) == age_ ? 1 : 0;
        }
    }
    return static_cast<int>(used * 1000 / (sample * kSlots));
}

}  // namespace plyproof::search
