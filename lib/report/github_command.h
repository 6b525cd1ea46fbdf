// SPDX-License-Identifier: MIT
// Workflow commands of GitHub Actions: a line of output that shows as an annotation, beside a line of a file if it
// names one (https://docs.github.com/actions, "Workflow commands").
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace plyproof::report {

struct Annotation {
    std::string_view level{};  ///< "error", "warning" or "notice"
    std::string_view file{};   ///< empty: of no file
    std::size_t line = 0;      ///< from 1; 0: of the whole file
    std::size_t column = 0;    ///< from 1; 0: of the whole line
    std::string_view title{};
    std::string_view message{};  ///< may have several lines
};

/// The command with its newline. Any bytes are well: what is no printable text is spelled out, what would end a field
/// is escaped.
[[nodiscard]] std::string github_command(const Annotation& annotation);

}  // namespace plyproof::report
