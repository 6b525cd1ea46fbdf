// SPDX-License-Identifier: MIT
// Coverage: which laws of chess mattered in the positions that a program was tried on. A law matters where a legal move
// has the property that it is about, or where it alone or with others forbids a move.
#pragma once

#include <cstdint>
#include <vector>

#include "base/enum_array.h"
#include "explain/rule.h"
#include "explain/scene.h"

namespace plyproof::crosscheck {

/// The rules that matter in a position, each once, in the order of Rule. Slow: some hundred microseconds.
[[nodiscard]] std::vector<explain::Rule> rules_met(const explain::Scene& scene);

/// Only every so many positions are looked at, so that looking takes no time from trying.
inline constexpr std::uint64_t kCoverageStride = 32;

struct Coverage {
    std::uint64_t looked_at = 0;                                ///< positions
    base::EnumArray<explain::Rule, std::uint64_t> positions{};  ///< in which the rule matters

    void add(const std::vector<explain::Rule>& rules) {
        ++looked_at;
        for (const explain::Rule rule : rules) ++positions[rule];
    }
    void add(const Coverage& more) {
        looked_at += more.looked_at;
        for (const explain::Rule rule : base::kAll<explain::Rule>) positions[rule] += more.positions[rule];
    }
};

}  // namespace plyproof::crosscheck
