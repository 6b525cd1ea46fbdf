// SPDX-License-Identifier: MIT
// How much work a test may ask for: a release build does it all, a build with assertions or sanitizers a share.
#pragma once

namespace plyproof::support {

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__) || !defined(NDEBUG)
inline constexpr bool kSlowBuild = true;
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
inline constexpr bool kSlowBuild = true;
#else
inline constexpr bool kSlowBuild = false;
#endif
#else
inline constexpr bool kSlowBuild = false;
#endif

/// `full` in a release build, `reduced` in a slow one.
template <class Number>
constexpr Number effort(Number full, Number reduced) {
    return kSlowBuild ? reduced : full;
}

}  // namespace plyproof::support
