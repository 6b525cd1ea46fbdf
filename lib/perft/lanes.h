// SPDX-License-Identifier: MIT
// Lanes<N>: N sets of squares, one in each 64-bit lane of a vector register, on which every operation of Bitboard is
// done for all lanes at once. The lane algorithms (reply_lanes.h, node_lanes.h) are written once on this type and
// compiled for 4 lanes (AVX2) and 8 lanes (AVX-512); other numbers work without special instructions, as the tests do.
// Only kernel files and tests include this; see kernels.h.
#pragma once

#include <cstdint>
#include <cstring>

#if defined(__x86_64__)
#include <immintrin.h>
#endif

#include "chess/bitboard.h"

namespace plyproof::perft {

template <int N>
class Lanes {
public:
    static constexpr int kCount = N;
    using Vector [[gnu::vector_size(8 * N)]] = std::uint64_t;

    PLYPROOF_INLINE Lanes() : vector_{} {}
    PLYPROOF_INLINE explicit Lanes(Vector vector) : vector_(vector) {}
    /// The same set in every lane.
    PLYPROOF_INLINE explicit Lanes(chess::Bitboard set) : vector_(Vector{} + set.bits()) {}

    PLYPROOF_INLINE static Lanes load(const std::uint64_t* aligned) {
        return Lanes(*reinterpret_cast<const Vector*>(aligned));
    }
    PLYPROOF_INLINE void store(std::uint64_t* aligned) const { *reinterpret_cast<Vector*>(aligned) = vector_; }
    PLYPROOF_INLINE void store_anywhere(std::uint64_t* place) const { std::memcpy(place, &vector_, sizeof vector_); }

    PLYPROOF_INLINE friend Lanes operator&(Lanes a, Lanes b) { return Lanes(a.vector_ & b.vector_); }
    PLYPROOF_INLINE friend Lanes operator|(Lanes a, Lanes b) { return Lanes(a.vector_ | b.vector_); }
    PLYPROOF_INLINE friend Lanes operator^(Lanes a, Lanes b) { return Lanes(a.vector_ ^ b.vector_); }
    PLYPROOF_INLINE friend Lanes operator~(Lanes a) { return Lanes(~a.vector_); }
    /// Set difference.
    PLYPROOF_INLINE friend Lanes operator-(Lanes a, Lanes b) { return Lanes(a.vector_ & ~b.vector_); }
    PLYPROOF_INLINE Lanes& operator|=(Lanes other) { return *this = *this | other; }
    PLYPROOF_INLINE Lanes& operator&=(Lanes other) { return *this = *this & other; }

    [[nodiscard]] PLYPROOF_INLINE Vector vector() const { return vector_; }

    /// All squares in the lanes whose set is not empty, none in the others.
    [[nodiscard]] PLYPROOF_INLINE Lanes where_any() const {
        return Lanes(reinterpret_cast<Vector>(vector_ != Vector{}));
    }
    /// Whether any lane has any square.
    [[nodiscard]] PLYPROOF_INLINE bool any() const {
#if defined(__AVX512F__)
        if constexpr (N == 8) {
            const auto bits = reinterpret_cast<__m512i>(vector_);
            return _mm512_test_epi64_mask(bits, bits) != 0;
        }
#endif
#if defined(__AVX2__)
        if constexpr (N == 4) {
            const auto bits = reinterpret_cast<__m256i>(vector_);
            return _mm256_testz_si256(bits, bits) == 0;
        }
#endif
        alignas(8 * N) std::uint64_t sets[N];
        store(sets);
        std::uint64_t all = 0;
        for (const std::uint64_t set : sets) all |= set;
        return all != 0;
    }

    /// The lanes that have any square, one bit each, the first lane lowest.
    [[nodiscard]] PLYPROOF_INLINE std::uint8_t lanes_with_any() const {
#if defined(__AVX512F__)
        if constexpr (N == 8) {
            const auto bits = reinterpret_cast<__m512i>(vector_);
            return _mm512_test_epi64_mask(bits, bits);
        }
#endif
#if defined(__AVX2__)
        if constexpr (N == 4) {
            const auto full = reinterpret_cast<__m256d>(where_any().vector());
            return static_cast<std::uint8_t>(_mm256_movemask_pd(full));
        }
#endif
        alignas(8 * N) std::uint64_t sets[N];
        store(sets);
        unsigned lanes = 0;
        for (int lane = 0; lane < N; ++lane) lanes |= unsigned{sets[lane] != 0} << lane;
        return static_cast<std::uint8_t>(lanes);
    }

    /// Writes the low halves of the chosen lanes side by side. What lies behind them changes too: there must be room
    /// for N of them.
    PLYPROOF_INLINE void store_side_by_side(std::uint8_t lanes, void* place) const {
#if defined(__AVX512F__)
        if constexpr (N == 8) {
            const __m256i halves = _mm512_cvtepi64_epi32(reinterpret_cast<__m512i>(vector_));
            const __m256i chosen = _mm256_maskz_compress_epi32(lanes, halves);
            std::memcpy(place, &chosen, sizeof chosen);
            return;
        }
#endif
        alignas(8 * N) std::uint64_t values[N];
        store(values);
        auto* next = static_cast<std::uint32_t*>(place);
        for (unsigned left = lanes; left != 0; left &= left - 1) {
            *next++ = static_cast<std::uint32_t>(values[__builtin_ctz(left)]);
        }
    }

    /// The ranks of the board as single bytes, for arithmetic that must not carry from one to the next.
    using Bytes [[gnu::vector_size(8 * N)]] = std::uint8_t;
    [[nodiscard]] PLYPROOF_INLINE Bytes ranks() const { return reinterpret_cast<Bytes>(vector_); }
    PLYPROOF_INLINE explicit Lanes(Bytes ranks) : vector_(reinterpret_cast<Vector>(ranks)) {}

    /// Whether the instruction set turns ranks round in one step (GFNI).
    static constexpr bool kTurnsRanks =
#if defined(__GFNI__) && defined(__AVX512F__)
        N == 8;
#else
        false;
#endif
    /// Every rank turned round: a4 becomes h4. REQUIRES: kTurnsRanks.
    [[nodiscard]] PLYPROOF_INLINE Lanes ranks_turned() const {
#if defined(__GFNI__) && defined(__AVX512F__)
        if constexpr (N == 8) {
            const __m512i turn = _mm512_set1_epi64(static_cast<long long>(0x8040201008040201));
            return Lanes(
                reinterpret_cast<Vector>(_mm512_gf2p8affine_epi64_epi8(reinterpret_cast<__m512i>(vector_), turn, 0)));
        }
#endif
        return *this;
    }

private:
    Vector vector_;
};

/// Numbers in the lanes: how many squares each set has, and what is reckoned from that.
template <int N>
class LaneNumbers {
public:
    using Vector = typename Lanes<N>::Vector;

    PLYPROOF_INLINE LaneNumbers() : vector_{} {}
    PLYPROOF_INLINE explicit LaneNumbers(Vector vector) : vector_(vector) {}

    PLYPROOF_INLINE friend LaneNumbers operator+(LaneNumbers a, LaneNumbers b) {
        return LaneNumbers(a.vector_ + b.vector_);
    }
    PLYPROOF_INLINE friend LaneNumbers operator-(LaneNumbers a, LaneNumbers b) {
        return LaneNumbers(a.vector_ - b.vector_);
    }
    /// REQUIRES: both below 2^32.
    PLYPROOF_INLINE friend LaneNumbers operator*(LaneNumbers a, LaneNumbers b) {
#if defined(__AVX512F__)
        if constexpr (N == 8) {
            return LaneNumbers(reinterpret_cast<Vector>(
                _mm512_mul_epu32(reinterpret_cast<__m512i>(a.vector_), reinterpret_cast<__m512i>(b.vector_))));
        }
#endif
#if defined(__AVX2__)
        if constexpr (N == 4) {
            return LaneNumbers(reinterpret_cast<Vector>(
                _mm256_mul_epu32(reinterpret_cast<__m256i>(a.vector_), reinterpret_cast<__m256i>(b.vector_))));
        }
#endif
        return LaneNumbers(a.vector_ * b.vector_);
    }
    PLYPROOF_INLINE friend LaneNumbers operator<<(LaneNumbers a, int bits) { return LaneNumbers(a.vector_ << bits); }
    PLYPROOF_INLINE LaneNumbers& operator+=(LaneNumbers other) { return *this = *this + other; }
    PLYPROOF_INLINE LaneNumbers& operator-=(LaneNumbers other) { return *this = *this - other; }
    /// Zero in the lanes where the mask has no squares. REQUIRES: each lane of the mask is full or empty.
    PLYPROOF_INLINE friend LaneNumbers operator&(LaneNumbers a, Lanes<N> mask) {
        return LaneNumbers(a.vector_ & mask.vector());
    }
    PLYPROOF_INLINE void store(std::uint64_t* aligned) const { *reinterpret_cast<Vector*>(aligned) = vector_; }
    [[nodiscard]] PLYPROOF_INLINE Vector vector() const { return vector_; }

private:
    Vector vector_;
};

/// The number of squares in each lane.
template <int N>
[[nodiscard]] PLYPROOF_INLINE LaneNumbers<N> size(Lanes<N> set) {
    using Vector = typename Lanes<N>::Vector;
#if defined(__AVX512VPOPCNTDQ__)
    if constexpr (N == 8) {
        return LaneNumbers<N>(reinterpret_cast<Vector>(_mm512_popcnt_epi64(reinterpret_cast<__m512i>(set.vector()))));
    }
#endif
#if defined(__AVX2__)
    if constexpr (N == 4) {
        // A table of nibble counts (Mula, Kurz, Lemire: "Faster Population Counts Using AVX2 Instructions", 2018).
        const __m256i counts = _mm256_setr_epi8(0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4,  //
                                                0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4);
        const __m256i low = _mm256_set1_epi8(15);
        const auto bits = reinterpret_cast<__m256i>(set.vector());
        const __m256i high_counts = _mm256_shuffle_epi8(counts, _mm256_and_si256(_mm256_srli_epi16(bits, 4), low));
        const __m256i low_counts = _mm256_shuffle_epi8(counts, _mm256_and_si256(bits, low));
        return LaneNumbers<N>(reinterpret_cast<Vector>(
            _mm256_sad_epu8(_mm256_add_epi8(low_counts, high_counts), _mm256_setzero_si256())));
    }
#endif
    // Pairs, nibbles, bytes, and the sum of the bytes by multiplication (Knuth: TAOCP 4A, 7.1.3).
    Vector bits = set.vector();
    bits -= bits >> 1 & 0x5555555555555555;
    bits = (bits & 0x3333333333333333) + (bits >> 2 & 0x3333333333333333);
    bits = (bits + (bits >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return LaneNumbers<N>(bits * 0x0101010101010101 >> 56);
}

/// A lane for each lane: result i is lane choice[i] of what is chosen from.
template <int N>
class LaneChoice {
public:
    using Vector = typename Lanes<N>::Vector;

    /// REQUIRES: each number below N.
    PLYPROOF_INLINE explicit LaneChoice(Vector choice) : choice_(choice) {
#if defined(__AVX2__)
        // There is no choice of 64-bit lanes by a vector, so pairs of 32-bit ones are chosen.
        if constexpr (N == 4) choice_ = choice * 0x0000000200000002 + 0x0000000100000000;
#endif
    }
    [[nodiscard]] PLYPROOF_INLINE Lanes<N> of(Lanes<N> lanes) const {
#if defined(__AVX512F__)
        if constexpr (N == 8) {
            return Lanes<N>(reinterpret_cast<Vector>(_mm512_permutexvar_epi64(
                reinterpret_cast<__m512i>(choice_), reinterpret_cast<__m512i>(lanes.vector()))));
        }
#endif
#if defined(__AVX2__)
        if constexpr (N == 4) {
            return Lanes<N>(reinterpret_cast<Vector>(_mm256_permutevar8x32_epi32(
                reinterpret_cast<__m256i>(lanes.vector()), reinterpret_cast<__m256i>(choice_))));
        }
#endif
        alignas(8 * N) std::uint64_t from[N];
        alignas(8 * N) std::uint64_t numbers[N];
        alignas(8 * N) std::uint64_t chosen[N];
        lanes.store(from);
        Lanes<N>(choice_).store(numbers);
        for (int lane = 0; lane < N; ++lane) chosen[lane] = from[numbers[lane]];
        return Lanes<N>::load(chosen);
    }

private:
    Vector choice_;
};

/// Every square moved one step, as Bitboard's shifted.
template <chess::Direction D, int N>
[[nodiscard]] PLYPROOF_INLINE Lanes<N> shifted(Lanes<N> set) {
    using enum chess::Direction;
    if constexpr (D == East || D == NorthEast || D == SouthEast) set = set - Lanes<N>(squares_of(chess::File::H));
    if constexpr (D == West || D == NorthWest || D == SouthWest) set = set - Lanes<N>(squares_of(chess::File::A));
    constexpr int kStep = chess::step_of(D);
    if constexpr (kStep > 0) {
        return Lanes<N>(set.vector() << kStep);
    } else {
        return Lanes<N>(set.vector() >> -kStep);
    }
}

}  // namespace plyproof::perft
