// SPDX-License-Identifier: MIT
// How much more memory this process may use without being killed or swapped out: what the system has available, and
// what is left of the limits that control groups set (containers and CI runners do), versions 1 and 2.
// Files are the programs' business, so the caller reads them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>

namespace plyproof::perft {

/// The text of a small file; nothing when it cannot be read.
using ReadFile = std::function<std::optional<std::string>(const std::string& path)>;

/// In bytes; nothing where /proc and /sys do not tell. Memory that only caches files counts as free.
[[nodiscard]] std::optional<std::uint64_t> free_memory(const ReadFile& read);

}  // namespace plyproof::perft
