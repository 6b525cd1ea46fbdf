// SPDX-License-Identifier: MIT
// StaticVector<T, N>: a list with room for N values inside itself and no heap. It does not initialise what is unused:
// move lists are made millions of times a second. REQUIRES: T trivially copyable; never more than N values (asserted).
#pragma once

#include <cassert>
#include <cstddef>
#include <type_traits>

#include "base/inline.h"

namespace plyproof::base {

template <class T, std::size_t N>
class StaticVector {
    static_assert(std::is_trivially_copyable_v<T>);

public:
    using value_type = T;

    StaticVector() {}  // NOLINT(modernize-use-equals-default): leaves the storage uninitialised on purpose

    PLYPROOF_INLINE void push_back(T value) {
        assert(size_ < N);
        values_[size_++] = value;
    }
    PLYPROOF_INLINE void clear() { size_ = 0; }

    [[nodiscard]] PLYPROOF_INLINE std::size_t size() const { return size_; }
    [[nodiscard]] PLYPROOF_INLINE bool empty() const { return size_ == 0; }
    static constexpr std::size_t capacity() { return N; }

    PLYPROOF_INLINE T& operator[](std::size_t index) {
        assert(index < size_);
        return values_[index];
    }
    PLYPROOF_INLINE const T& operator[](std::size_t index) const {
        assert(index < size_);
        return values_[index];
    }
    PLYPROOF_INLINE T* begin() { return values_; }
    PLYPROOF_INLINE T* end() { return values_ + size_; }
    PLYPROOF_INLINE const T* begin() const { return values_; }
    PLYPROOF_INLINE const T* end() const { return values_ + size_; }

private:
    std::size_t size_ = 0;
    union {
        T values_[N];
    };
};

}  // namespace plyproof::base
