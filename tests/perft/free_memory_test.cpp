// SPDX-License-Identifier: MIT
#include "perft/free_memory.h"

#include <gmock/gmock.h>

#include <map>
#include <string_view>

namespace plyproof::perft {
namespace {

using Files = std::map<std::string_view, std::string_view>;

std::optional<std::uint64_t> free_with(const Files& files) {
    return free_memory([&](const std::string& path) {
        return files.contains(path) ? std::optional<std::string>(files.at(path)) : std::nullopt;
    });
}

const Files kSystem = {{"/proc/meminfo", "MemTotal:       24000000 kB\nMemFree: 5 kB\nMemAvailable:   20000 kB\n"}};

Files system_with(Files more) {
    more.insert(kSystem.begin(), kSystem.end());
    return more;
}

TEST(FreeMemory, IsWhatTheSystemHasAvailable) {
    EXPECT_EQ(free_with(kSystem), 20'480'000u);
    EXPECT_EQ(free_with(system_with({{"/proc/self/cgroup", "0::/\n"}})), 20'480'000u);
}

TEST(FreeMemory, IsUnknownWhereNothingTells) {
    EXPECT_EQ(free_with({}), std::nullopt);
    EXPECT_EQ(free_with({{"/proc/meminfo", "MemTotal: 5 kB\nMemAvailable: many kB"}, {"/proc/self/cgroup", "x\n:\n"}}),
              std::nullopt);
}

TEST(FreeMemory, IsWhatIsLeftOfTheLimitOfAGroup) {
    const Files files = system_with({{"/proc/self/cgroup", "0::/jobs/one\n"},
                                     {"/sys/fs/cgroup/jobs/one/memory.max", "1000000\n"},
                                     {"/sys/fs/cgroup/jobs/one/memory.current", "400000\n"}});
    EXPECT_EQ(free_with(files), 600'000u);
}

TEST(FreeMemory, CountsTheCacheOfFilesAsFree) {
    const Files files =
        system_with({{"/proc/self/cgroup", "0::/one\n"},
                     {"/sys/fs/cgroup/one/memory.max", "1000000\n"},
                     {"/sys/fs/cgroup/one/memory.current", "990000\n"},
                     {"/sys/fs/cgroup/one/memory.stat", "anon 10\ninactive_file 300000\nfile 500000\n"}});
    EXPECT_EQ(free_with(files), 310'000u);
}

TEST(FreeMemory, IsTheLeastOfAllGroupsAround) {
    Files files = system_with({{"/proc/self/cgroup", "0::/jobs/one\n"},
                               {"/sys/fs/cgroup/jobs/one/memory.max", "max\n"},
                               {"/sys/fs/cgroup/jobs/one/memory.current", "5\n"},
                               {"/sys/fs/cgroup/jobs/memory.max", "900000\n"},
                               {"/sys/fs/cgroup/jobs/memory.current", "100000\n"}});
    EXPECT_EQ(free_with(files), 800'000u);
    files.insert_or_assign("/sys/fs/cgroup/memory.max", "700000");
    files.insert_or_assign("/sys/fs/cgroup/memory.current", "0");
    EXPECT_EQ(free_with(files), 700'000u);
}

TEST(FreeMemory, FindsTheLimitOfAContainerWhosePathIsNotVisibleInside) {
    const Files files = system_with({{"/proc/self/cgroup", "0::/docker/0123abcd\n"},
                                     {"/sys/fs/cgroup/memory.max", "1000000\n"},
                                     {"/sys/fs/cgroup/memory.current", "1\n"}});
    EXPECT_EQ(free_with(files), 999'999u);
}

TEST(FreeMemory, KnowsTheFirstVersionOfControlGroups) {
    Files files =
        system_with({{"/proc/self/cgroup", "9:name=systemd:/\n4:cpu,memory:/box/7\n3:memoryless:/\n0::/\n"},
                     {"/sys/fs/cgroup/memory/box/7/memory.limit_in_bytes", "2000000\n"},
                     {"/sys/fs/cgroup/memory/box/7/memory.usage_in_bytes", "1500000\n"},
                     {"/sys/fs/cgroup/memory/box/7/memory.stat", "inactive_file 7\ntotal_inactive_file 100000\n"}});
    EXPECT_EQ(free_with(files), 600'000u);
    files.insert_or_assign("/sys/fs/cgroup/memory/box/7/memory.limit_in_bytes",
                           "9223372036854771712\n");  // how it says "none"
    EXPECT_EQ(free_with(files), 20'480'000u);
}

TEST(FreeMemory, IsNothingWhenAGroupUsesMoreThanItsLimit) {
    const Files files = system_with({{"/proc/self/cgroup", "0::/one\n"},
                                     {"/sys/fs/cgroup/one/memory.max", "1000\n"},
                                     {"/sys/fs/cgroup/one/memory.current", "2000\n"}});
    EXPECT_EQ(free_with(files), 0u);
}

}  // namespace
}  // namespace plyproof::perft
