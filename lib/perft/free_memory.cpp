// SPDX-License-Identifier: MIT
#include "perft/free_memory.h"

#include <algorithm>
#include <charconv>
#include <string_view>
#include <vector>

#include "base/text_fields.h"

namespace plyproof::perft {

namespace {

using Bytes = std::optional<std::uint64_t>;

Bytes number(std::string_view text) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return value;
}

/// The number behind `name` in a text with a name and a number on each line, like "inactive_file 4096".
Bytes number_after(std::string_view name, const std::string& text) {
    for (const base::TextField& line : base::split_at(text, '\n')) {
        const auto fields = base::split_fields(line.text);
        if (fields.size() >= 2 && fields[0].text == name) return number(fields[1].text);
    }
    return std::nullopt;
}

/// The files of one version of control groups.
struct Version {
    std::string_view root, limit, usage, cache;
};
constexpr Version kVersion1{"/sys/fs/cgroup/memory", "memory.limit_in_bytes", "memory.usage_in_bytes",
                            "total_inactive_file"};
constexpr Version kVersion2{"/sys/fs/cgroup", "memory.max", "memory.current", "inactive_file"};

/// What is left of a group's own limit; nothing when there is no such group or it has no limit.
Bytes left_in_group(const Version& version, const std::string& group, const ReadFile& read) {
    const std::string folder = std::string(version.root) + group + "/";
    const auto read_number = [&](std::string_view file) -> Bytes {
        const auto text = read(folder + std::string(file));
        return text ? number(base::trim(*text)) : std::nullopt;
    };
    const Bytes limit = read_number(version.limit);  // "max" is no number
    const Bytes usage = read_number(version.usage);
    if (!limit || !usage) return std::nullopt;
    const auto statistics = read(folder + "memory.stat");
    const std::uint64_t cache = statistics ? number_after(version.cache, *statistics).value_or(0) : 0;
    const std::uint64_t used = *usage - std::min(*usage, cache);
    return *limit - std::min(*limit, used);
}

/// The least that is left in a group and the groups around it. Inside a container the group's path may be that of the
/// world outside; the last step asks the root of what is visible.
Bytes left_in_groups(const Version& version, std::string group, const ReadFile& read) {
    Bytes least;
    while (true) {
        if (group == "/") group.clear();
        const Bytes left = left_in_group(version, group, read);
        if (left) least = std::min(least.value_or(*left), *left);
        if (group.empty()) return least;
        group.resize(std::min(group.rfind('/'), group.size() - 1));
    }
}

bool names_memory(std::string_view controllers) {
    const auto names = base::split_at(controllers, ',');
    return std::any_of(names.begin(), names.end(), [](const base::TextField& name) { return name.text == "memory"; });
}

}  // namespace

std::optional<std::uint64_t> free_memory(const ReadFile& read) {
    Bytes least;
    const auto take = [&least](Bytes bytes) {
        if (bytes) least = std::min(least.value_or(*bytes), *bytes);
    };
    if (const auto system = read("/proc/meminfo")) {
        const Bytes kilobytes = number_after("MemAvailable:", *system);
        if (kilobytes) take(*kilobytes * 1024);
    }
    // Lines like "4:memory:/user/me" (version 1) and "0::/user/me" (version 2).
    const std::string groups = read("/proc/self/cgroup").value_or("");
    for (const base::TextField& line : base::split_at(groups, '\n')) {
        const std::size_t first = line.text.find(':');
        const std::size_t second = line.text.find(':', first + 1);
        if (first == std::string_view::npos || second == std::string_view::npos) continue;
        const std::string_view controllers = line.text.substr(first + 1, second - first - 1);
        const std::string group(line.text.substr(second + 1));
        if (controllers.empty()) take(left_in_groups(kVersion2, group, read));
        if (names_memory(controllers)) take(left_in_groups(kVersion1, group, read));
    }
    return least;
}

}  // namespace plyproof::perft
