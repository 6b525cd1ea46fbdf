// SPDX-License-Identifier: MIT
#include "common/counting_means.h"

#include <gmock/gmock.h>

#include <CLI/CLI.hpp>

#include "base/worker_pool.h"
#include "perft/table_size.h"

namespace plyproof::apps {
namespace {

using chess::Position;

constexpr std::uint64_t kMegabyte = 1 << 20;

perft::ReadFile system_with_free(std::uint64_t megabytes) {
    return [megabytes](const std::string& path) -> std::optional<std::string> {
        if (path != "/proc/meminfo") return std::nullopt;
        return "MemAvailable: " + std::to_string(megabytes * 1024) + " kB\n";
    };
}

CountingMeans means_with(std::optional<unsigned> threads, std::optional<std::uint64_t> megabytes,
                         std::uint64_t free_megabytes = 1000) {
    return CountingMeans({threads, megabytes}, system_with_free(free_megabytes));
}

std::uint64_t table_bytes(CountingMeans& means, int depth) {
    const perft::CountOptions options = means.options_for(Position::start(), depth);
    return options.table == nullptr ? 0 : options.table->bytes();
}

TEST(CountingOptions, AreReadAsWholeNumbers) {
    CountingOptions options;
    CLI::App app;
    add_counting_options(app, options);
    app.parse("--threads 3 --hash 64");
    EXPECT_EQ(options.threads, 3u);
    EXPECT_EQ(options.megabytes, 64u);
    EXPECT_THROW(app.parse("--threads 0"), CLI::ValidationError);
    EXPECT_THROW(app.parse("--hash 0x10"), CLI::ValidationError);
    EXPECT_THROW(app.parse("--hash 99999999999999999999"), CLI::ValidationError);
}

TEST(CountingMeans, AreAllCoresUnlessToldOtherwise) {
    auto all = means_with({}, {});
    EXPECT_EQ(all.options_for(Position::start(), 1).threads, base::hardware_threads());
    auto three = means_with(3, {});
    EXPECT_EQ(three.options_for(Position::start(), 1).threads, 3u);
}

TEST(CountingMeans, IncludeNoTableForShallowCountsNorWithHashZero) {
    auto means = means_with({}, {});
    EXPECT_EQ(table_bytes(means, perft::kLeastDepthForTable - 1), 0u);
    EXPECT_GT(table_bytes(means, perft::kLeastDepthForTable), 0u);
    EXPECT_EQ(table_bytes(means, 3), 0u) << "though there is a table by now";
    auto none = means_with({}, 0);
    EXPECT_EQ(table_bytes(none, 9), 0u);
}

TEST(CountingMeans, IncludeATableOfWhatIsUsefulButAtMostWhatWasSaid) {
    auto large = means_with({}, 500);
    const std::uint64_t useful = perft::useful_table_bytes(Position::start(), 7);
    EXPECT_LE(table_bytes(large, 7), useful);
    EXPECT_GT(table_bytes(large, 7), useful - 1000);
    auto small = means_with({}, 2);
    EXPECT_EQ(table_bytes(small, 12), 2 * kMegabyte);
    EXPECT_EQ(table_bytes(small, 4), 2 * kMegabyte) << "what is there is used";
}

TEST(CountingMeans, TakeAQuarterOfTheFreeMemoryByThemselves) {
    auto means = means_with({}, {}, 40);
    EXPECT_EQ(table_bytes(means, 9), 10 * kMegabyte);
}

TEST(CountingMeans, KeepATableThatIsLargeEnough) {
    auto means = means_with({}, 100);
    const chess::Key key{1, 2};
    means.options_for(Position::start(), 7).table->store_two_plies(key, 400);
    const auto has_entry = [&](int depth) {
        std::uint64_t leaves = 0;
        return means.options_for(Position::start(), depth).table->find_two_plies(key, leaves);
    };
    EXPECT_TRUE(has_entry(7));
    EXPECT_TRUE(has_entry(6));
    EXPECT_FALSE(has_entry(8));
}

TEST(CountingMeans, RefuseAHashBeyondTheFreeMemoryAndSayWhatFits) {
    EXPECT_EQ(means_with({}, 900).refusal(), std::nullopt);
    EXPECT_EQ(means_with({}, 0, 0).refusal(), std::nullopt);
    EXPECT_EQ(means_with({}, {}, 0).refusal(), std::nullopt);
    EXPECT_EQ(means_with({}, 2000).refusal(),
              "--hash 2000: there are no 2000 MB of free memory; at most --hash 1000 fits now, and less may do");
    EXPECT_EQ(means_with({}, 1, 0).refusal(),
              "--hash 1: there are no 1 MB of free memory; there is room for no table at all: --hash 0");
}

TEST(CountingMeans, KnowThisSystemsMemory) {
    EXPECT_EQ(CountingMeans({{}, 1}).refusal(), std::nullopt);
    EXPECT_NE(CountingMeans({{}, std::uint64_t{1} << 40}).refusal(), std::nullopt);
}

}  // namespace
}  // namespace plyproof::apps
