// SPDX-License-Identifier: MIT
// Threads and table memory for counting: the options --threads and --hash, and what becomes of them for each count.
// Neither changes any count, only how long it takes.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "perft/count.h"
#include "perft/free_memory.h"
#include "perft/hash_table.h"

namespace CLI {
class App;
}

namespace plyproof::apps {

struct CountingOptions {
    std::optional<unsigned> threads;         ///< none: all that the machine runs at once
    std::optional<std::uint64_t> megabytes;  ///< most memory for the table, 0 for no table; none: by depth
};

/// Adds --threads and --hash.
void add_counting_options(CLI::App& app, CountingOptions& options);

/// Hands out the means for one count after another. The table is made when a count first deserves one, never larger
/// than is of use to it, and kept for the counts after it.
class CountingMeans {
public:
    /// A file of /proc or /sys, for perft::free_memory.
    static std::optional<std::string> read_system_file(const std::string& path);

    /// `read` is how it finds out about free memory.
    explicit CountingMeans(const CountingOptions& options, perft::ReadFile read = read_system_file);

    /// What to print when the memory of --hash is not to be had, with the most that is; nothing when all is well.
    [[nodiscard]] std::optional<std::string> refusal() const;

    /// Threads and table for this count. The table stays valid until the next call.
    [[nodiscard]] perft::CountOptions options_for(const chess::Position& position, int depth);

private:
    [[nodiscard]] std::uint64_t table_bytes_for(const chess::Position& position, int depth) const;

    CountingOptions options_;
    perft::ReadFile read_;
    std::optional<perft::HashTable> table_;
    std::uint64_t asked_bytes_ = 0;  ///< for the table, which may be some bytes smaller
};

}  // namespace plyproof::apps
