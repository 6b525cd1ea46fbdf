// SPDX-License-Identifier: MIT
// Random numbers without a history: the n-th number is a function of (seed, index, attempt, n) and of nothing else, so
// that a sample is the same whoever asks for it, in whatever order, on whatever machine. No std::*_distribution is
// used: those may differ from library to library.
//
// The function is the output function of SplitMix64 (Guy Steele, Doug Lea and Christine Flood, "Fast splittable
// pseudorandom number generators", 2014) over a key and a counter. C++ leaves the order open in which the arguments of
// a call are computed: never draw twice within one expression.
#pragma once

#include <cassert>
#include <cstddef>
#include <cstdint>

#include "base/uint128.h"
#include "chess/bitboard.h"

namespace plyproof::crosscheck {

class CounterRandom {
public:
    CounterRandom(std::uint64_t seed, std::uint64_t index, std::uint64_t attempt)
        : state_(mixed(mixed(mixed(seed + kGolden) ^ index) ^ attempt)) {}

    std::uint64_t next() { return mixed(state_ += kGolden); }

    /// 0 to limit - 1, by multiplication (Daniel Lemire, "Fast random integer generation in an interval", 2019; without
    /// the rejection: the error is below limit / 2^64). REQUIRES: limit > 0.
    std::uint64_t below(std::uint64_t limit) {
        assert(limit > 0);
        return static_cast<std::uint64_t>((static_cast<base::Uint128>(next()) * limit) >> 64U);
    }
    /// low to high, both included. REQUIRES: low <= high.
    int between(int low, int high) {
        assert(low <= high);
        const auto values = static_cast<std::uint64_t>(high) - static_cast<std::uint64_t>(low) + 1;
        return low + static_cast<int>(below(values));
    }
    /// True in so many of a hundred calls.
    bool percent(unsigned share) { return below(100) < share; }

    /// One of the values of an array.
    template <class T, std::size_t N>
    T pick(const T (&values)[N]) {
        return values[below(N)];
    }
    /// One of the squares of a set. REQUIRES: not empty.
    chess::Square pick(chess::Bitboard set) {
        for (std::uint64_t skipped = below(static_cast<std::uint64_t>(set.size())); skipped > 0; --skipped) {
            set.pop_first();
        }
        return set.first();
    }

private:
    static constexpr std::uint64_t kGolden = 0x9E3779B97F4A7C15;

    static constexpr std::uint64_t mixed(std::uint64_t number) {
        number = (number ^ (number >> 30U)) * 0xBF58476D1CE4E5B9;
        number = (number ^ (number >> 27U)) * 0x94D049BB133111EB;
        return number ^ (number >> 31U);
    }

    std::uint64_t state_;
};

}  // namespace plyproof::crosscheck
