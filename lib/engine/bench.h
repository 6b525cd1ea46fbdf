// SPDX-License-Identifier: MIT
// bench: fixed positions, searched to a fixed depth from an empty table. The nodes together are a signature: with one
// thread they are the same on every machine, and every change of search or evaluation shows in them.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string_view>

#include "search/searcher.h"

namespace plyproof::engine {

inline constexpr int kBenchDepth = 12;

struct BenchResult {
    std::uint64_t nodes = 0;
    std::chrono::microseconds time{0};
};

/// Called before each position.
using BenchProgress = std::function<void(int number, int count, std::string_view fen)>;

/// Nothing when it was stopped, or when there is no memory for a table of its own. REQUIRES: depth >= 1, threads >= 1.
[[nodiscard]] std::optional<BenchResult> bench(int depth, unsigned threads, const search::Features& features,
                                               const std::stop_token& stop, const BenchProgress& progress);

}  // namespace plyproof::engine
