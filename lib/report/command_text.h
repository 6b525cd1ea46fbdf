// SPDX-License-Identifier: MIT
// Commands that a report tells the reader to type next, quoted so that they can be pasted into a shell.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace plyproof::report {

/// The text as one word for a POSIX shell: as it is when nothing in it is special, else in single quotes.
[[nodiscard]] std::string shell_word(std::string_view text);

/// `divide --fen '...' --moves 'e2e4 c7c5' --depth 3`; --moves is left out when there are none. `mode` is an option
/// that forces the variant ("--chess960"), or empty.
[[nodiscard]] std::string divide_command(std::string_view fen, const std::vector<std::string>& moves, int depth,
                                         std::string_view mode = {});

}  // namespace plyproof::report
