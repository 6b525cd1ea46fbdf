// SPDX-License-Identifier: MIT
#include "report/last_lines_text.h"

#include <fmt/format.h>

#include <string_view>

#include "report/text_parts.h"

namespace plyproof::report {
namespace {

void add(std::string_view what, const std::vector<std::string>& said, std::vector<std::string>& lines) {
    if (said.empty()) return;
    lines.push_back(fmt::format("its last lines{}:", what));
    for (const std::string& line : said) {
        if (!line.empty()) lines.push_back("  " + printable(line));
    }
}

}  // namespace

std::vector<std::string> last_lines_text(const oracle::OracleError& error) {
    std::vector<std::string> lines;
    add("", error.last_output, lines);
    add(" on standard error", error.last_errors, lines);
    return lines;
}

}  // namespace plyproof::report
