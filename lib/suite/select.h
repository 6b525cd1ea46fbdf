// SPDX-License-Identifier: MIT
// Choosing from a suite: by depth, by size, by name, by tier, each position once. What was left out is counted.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "suite/suite.h"

namespace plyproof::suite {

enum class Tier : std::uint8_t {
    Quick,  ///< expectations of up to kQuickNodes leaves
    Deep,   ///< all expectations
};

inline constexpr std::uint64_t kQuickNodes = 1'000'000;

struct SelectOptions {
    std::optional<int> max_depth{};
    std::optional<std::uint64_t> max_nodes{};
    /// Matched against the id and against the FEN; one match is enough. With a * or ? in it, it is a glob for the whole
    /// text; otherwise a part of the text. Capital and small letters differ. Empty: all cases.
    std::string filter{};
    Tier tier = Tier::Deep;
    bool unique = false;  ///< unique() first
};

struct Selection {
    Suite suite;
    std::size_t cases_left_out = 0;         ///< not matched, repeated, or with no expectation left
    std::size_t expectations_left_out = 0;  ///< of the cases that stay: too deep or too big
};

/// The chosen part. A case that had expectations and keeps none is left out; one that never had any stays.
[[nodiscard]] Selection select(const Suite& suite, const SelectOptions& options);

/// Each position once, at its first place and under its first id, with the expectations of all its cases. Equal means
/// equal positions, not equal text. A case that contradicts (another count for a depth) stays a case of its own.
/// A case whose FEN no position can be made from is kept as it is.
[[nodiscard]] Suite unique(const Suite& suite);

/// Does `pattern` match the whole text? * stands for any characters, ? for one.
[[nodiscard]] bool glob_matches(std::string_view pattern, std::string_view text);

}  // namespace plyproof::suite
