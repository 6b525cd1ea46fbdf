// SPDX-License-Identifier: MIT
#include "report/github_command.h"

#include <fmt/format.h>

#include "report/text_parts.h"

namespace plyproof::report {
namespace {

std::string escaped(std::string_view text, std::string_view special) {
    std::string result;
    for (const char c : text) {
        if (special.find(c) == std::string_view::npos) {
            result += c;
        } else {
            result += fmt::format("%{:02X}", static_cast<unsigned char>(c));
        }
    }
    return result;
}

// Colons and commas end a property.
std::string property(std::string_view text) { return escaped(printable(text), "%:,"); }

// The lines of a message with their ends escaped.
std::string message_text(std::string_view text) {
    std::string result;
    for (;;) {
        const std::size_t end = text.find('\n');
        result += escaped(printable(text.substr(0, end)), "%");
        if (end == std::string_view::npos) return result;
        result += "%0A";
        text.remove_prefix(end + 1);
    }
}

}  // namespace

std::string github_command(const Annotation& annotation) {
    std::string properties;
    if (!annotation.file.empty()) properties += fmt::format("file={},", property(annotation.file));
    if (annotation.line > 0) properties += fmt::format("line={},", annotation.line);
    if (annotation.column > 0) properties += fmt::format("col={},", annotation.column);
    return fmt::format("::{} {}title={}::{}\n", annotation.level, properties, property(annotation.title),
                       message_text(annotation.message));
}

}  // namespace plyproof::report
