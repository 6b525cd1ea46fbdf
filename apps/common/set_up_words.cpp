// SPDX-License-Identifier: MIT
#include "common/set_up_words.h"

#include <fmt/format.h>

#include "report/command_text.h"

namespace plyproof::apps {

std::string set_up_words(const EngineOptions& engines) {
    std::string words;
    const auto add = [&words](const char* name, const std::string& value) {
        words += fmt::format("{}{} {}", words.empty() ? "" : " ", name, report::shell_word(value));
    };
    const EngineOptions usual;
    if (engines.dialect != usual.dialect) add("--dialect", engines.dialect);
    if (engines.dialect_file) add("--dialect-file", *engines.dialect_file);
    for (const std::string& option : engines.options) add("--option", option);
    for (const std::string& line : engines.init) add("--init", line);
    if (!engines.folder.empty()) add("--cwd", engines.folder);
    if (engines.start_timeout != usual.start_timeout) add("--start-timeout", engines.start_timeout);
    if (engines.ready_timeout != usual.ready_timeout) add("--ready-timeout", engines.ready_timeout);
    if (engines.timeout != usual.timeout) add("--timeout", engines.timeout);
    return words;
}

}  // namespace plyproof::apps
