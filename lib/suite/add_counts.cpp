// SPDX-License-Identifier: MIT
#include "suite/add_counts.h"

#include <algorithm>
#include <cassert>
#include <map>

namespace plyproof::suite {
namespace {

// " ;D3 8902 ;D4 197281": what `after` has more.
std::string added(const Case& before, const Case& after) {
    std::string text;
    for (const Expectation& expectation : after.expected) {
        if (std::find(before.expected.begin(), before.expected.end(), expectation) != before.expected.end()) continue;
        text += " ;D" + std::to_string(expectation.depth) + ' ' + std::to_string(expectation.nodes);
    }
    return text;
}

}  // namespace

std::string with_counts_added(std::string_view text, const Suite& before, const Suite& after) {
    assert(before.cases.size() == after.cases.size());
    std::map<std::size_t, std::string> additions;  // by line, from 1
    for (std::size_t i = 0; i < before.cases.size(); ++i) {
        additions[before.cases[i].line] = added(before.cases[i], after.cases[i]);
    }
    std::string result;
    for (std::size_t line = 1; !text.empty(); ++line) {
        const std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
        const bool is_crlf = text.substr(end, 2) == "\r\n";
        const std::size_t next = std::min(end + (is_crlf ? 2 : 1), text.size());
        std::string_view words = text.substr(0, end);
        const std::size_t last = words.find_last_not_of(" \t;");
        const std::string& more = additions[line];
        // The last opcode may have its semicolon behind it: it is needed only between two.
        result += more.empty() || last == std::string_view::npos ? std::string(words)
                                                                 : std::string(words.substr(0, last + 1)) + more;
        if (!more.empty() && words.find_last_of(';') > last && words.find_last_of(';') != std::string_view::npos) {
            result += ';';
        }
        result += text.substr(end, next - end);
        text.remove_prefix(next);
    }
    return result;
}

}  // namespace plyproof::suite
