// SPDX-License-Identifier: MIT
#include "common/counting_means.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <limits>
#include <utility>

#include "base/worker_pool.h"
#include "common/input.h"
#include "common/numbers.h"
#include "perft/table_size.h"

namespace plyproof::apps {

namespace {

constexpr std::uint64_t kMegabyte = 1 << 20;
constexpr std::uint64_t kMostMegabytes = std::numeric_limits<std::uint64_t>::max() / kMegabyte;
constexpr std::uint64_t kMostThreads = 1024;
// Where the system does not say how much memory is free.
constexpr std::uint64_t kSupposedFreeBytes = 1024 * kMegabyte;

}  // namespace

void add_counting_options(CLI::App& app, CountingOptions& options) {
    app.add_option("--threads", options.threads, "Threads to count on; all cores without it")
        ->check(whole_number(1, kMostThreads))
        ->type_name("N");
    app.add_option("--hash", options.megabytes,
                   "Memory for positions counted before: at most so much, 0 for none; by depth without it")
        ->check(whole_number(0, kMostMegabytes))
        ->type_name("MB");
}

std::optional<std::string> CountingMeans::read_system_file(const std::string& path) {
    auto text = read_text(path, {});
    if (!text) return std::nullopt;
    return std::move(*text);
}

CountingMeans::CountingMeans(const CountingOptions& options, perft::ReadFile read)
    : options_(options), read_(std::move(read)) {}

std::optional<std::string> CountingMeans::refusal() const {
    const std::uint64_t megabytes = options_.megabytes.value_or(0);
    if (megabytes == 0) return std::nullopt;
    constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();
    // Memory that is not touched costs nothing, so it can be asked for to see whether it is there.
    const auto table = perft::HashTable::make(megabytes * kMegabyte, perft::free_memory(read_).value_or(kNoLimit));
    if (table) return std::nullopt;
    const std::uint64_t most = table.error().would_fit / kMegabyte;
    return fmt::format("--hash {0}: there are no {0} MB of free memory; {1}", megabytes,
                       most > 0 ? fmt::format("at most --hash {} fits now, and less may do", most)
                                : std::string("there is room for no table at all: --hash 0"));
}

std::uint64_t CountingMeans::table_bytes_for(const chess::Position& position, int depth) const {
    if (options_.megabytes) {
        if (*options_.megabytes == 0) return 0;
        return std::min(*options_.megabytes * kMegabyte, perft::useful_table_bytes(position, depth));
    }
    // Shallow counts must not even ask how much memory there is.
    if (depth < perft::kLeastDepthForTable) return 0;
    return perft::default_table_bytes(position, depth, perft::free_memory(read_).value_or(kSupposedFreeBytes));
}

perft::CountOptions CountingMeans::options_for(const chess::Position& position, int depth) {
    const std::uint64_t bytes = table_bytes_for(position, depth);
    if (bytes > asked_bytes_) {
        table_.reset();  // the old one's memory may be needed for the new one
        auto table = perft::HashTable::make(bytes);
        // Free for the system is not always free for this process (ulimit -v): a smaller table is better than none.
        if (!table && table.error().would_fit > 0) table = perft::HashTable::make(table.error().would_fit);
        if (table) table_.emplace(std::move(*table));
        asked_bytes_ = bytes;
    }
    perft::CountOptions options;
    options.threads = options_.threads.value_or(base::hardware_threads());
    options.table = bytes > 0 && table_ ? &*table_ : nullptr;
    return options;
}

}  // namespace plyproof::apps
