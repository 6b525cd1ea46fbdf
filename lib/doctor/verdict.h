// SPDX-License-Identifier: MIT
// What came of a probe: the verdict says what the engine did, the health what that is worth. A fault is wrong under
// input that the protocol allows; a warning is a duty that the protocol leaves open, or harm done by input that it
// forbids. Which verdict means which health is written in each probe's own row.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/enum_array.h"

namespace plyproof::doctor {

enum class Verdict : std::uint8_t {
    Answered,   ///< as a right engine answers
    Ignored,    ///< it went on as if nothing had been sent
    ErrorText,  ///< it said that it does not take it
    Wrong,      ///< it answered, and the answer is proved wrong
    Crashed,    ///< it ended by a signal, or before it was told to
    Hung,       ///< it says nothing more, and does not answer isready either
    NotTried,   ///< it has no such option, it was not greeted, or we were stopped
};

enum class Health : std::uint8_t { Healthy, Warning, Fault };

/// A verdict and what shows it, in words: "bestmove e2e5 is not legal".
struct Judgement {
    Verdict verdict;
    std::string text{};

    friend bool operator==(const Judgement&, const Judgement&) = default;
};

}  // namespace plyproof::doctor

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::doctor::Verdict> = 7;
template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::doctor::Health> = 3;

namespace plyproof::doctor {

using Weights = base::EnumArray<Verdict, Health>;

/// "answered", "error-text", ...: for JSON and tables.
[[nodiscard]] std::string_view name_of(Verdict verdict);
[[nodiscard]] std::string_view name_of(Health health);

}  // namespace plyproof::doctor
