// SPDX-License-Identifier: MIT
// A count as another program printed it. It may be negative (a 32-bit counter that overflowed) and it may be larger
// than 64 bits, so it has 128 and a sign.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace plyproof::oracle {

using ForeignCount = __int128_t;

struct ReadCount {
    ForeignCount value = 0;
    std::size_t length = 0;  ///< how many bytes of the text it took
    /// The first group alone, where blanks stand between the groups: "20 400" could also be two numbers.
    std::optional<ForeignCount> first_group{};
};

/// Reads a whole number from the start of a text, with digit groups of three between , . ' _ or single blanks. Nothing
/// when the text does not begin with one, when a decimal fraction follows, or when it has more than 30 digits: sums
/// over many lines then fit, too.
[[nodiscard]] std::optional<ReadCount> read_count(std::string_view text);

/// A whole text as one count, nothing else around it but blanks.
[[nodiscard]] std::optional<ForeignCount> count_from_text(std::string_view text);

/// Decimal digits.
[[nodiscard]] std::string count_text(ForeignCount count);

}  // namespace plyproof::oracle
