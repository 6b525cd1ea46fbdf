// SPDX-License-Identifier: MIT
// Whole numbers in options, strictly decimal. CLI11 alone reads 010 as octal, takes 0x3 and calls "abc" out of range;
// each option with a number has this check in front of that.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>

namespace plyproof::apps {

/// What is wrong with `text` as a number of decimal digits from `least` to `most`; empty when nothing is. A sign, digit
/// groups and zeros in front are wrong, too. The answer is a sentence without its subject's option and without a stop.
[[nodiscard]] std::string whole_number_fault(std::string_view text, std::uint64_t least, std::uint64_t most);

/// The same for CLI::Option::check: `app.add_option("--depth", depth)->check(whole_number(1, 255))`.
[[nodiscard]] std::function<std::string(const std::string&)> whole_number(std::uint64_t least, std::uint64_t most);

}  // namespace plyproof::apps
