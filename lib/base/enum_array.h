// SPDX-License-Identifier: MIT
// EnumArray<E, T>: a fixed array indexed by an enum, so that rule code never casts to int.
// An enum takes part by specialising kEnumCount beside its declaration; its enumerators must count up from zero.
#pragma once

#include <array>
#include <cstddef>

#include "base/inline.h"

namespace plyproof::base {

template <class E>
inline constexpr std::size_t kEnumCount = 0;

template <class E, class T>
struct EnumArray {
    static_assert(kEnumCount<E> > 0, "specialise kEnumCount for this enum");

    T values[kEnumCount<E>] = {};

    PLYPROOF_INLINE constexpr T& operator[](E index) { return values[static_cast<std::size_t>(index)]; }
    PLYPROOF_INLINE constexpr const T& operator[](E index) const { return values[static_cast<std::size_t>(index)]; }

    constexpr T* begin() { return values; }
    constexpr T* end() { return values + kEnumCount<E>; }
    constexpr const T* begin() const { return values; }
    constexpr const T* end() const { return values + kEnumCount<E>; }
    static constexpr std::size_t size() { return kEnumCount<E>; }

    friend constexpr bool operator==(const EnumArray&, const EnumArray&) = default;
};

/// All enumerators of E in order: `for (Color color : kAll<Color>)`.
template <class E>
inline constexpr auto kAll = [] {
    std::array<E, kEnumCount<E>> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = static_cast<E>(i);
    return all;
}();

}  // namespace plyproof::base
