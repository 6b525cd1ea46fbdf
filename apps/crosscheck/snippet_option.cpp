// SPDX-License-Identifier: MIT
#include "snippet_option.h"

#include <CLI/CLI.hpp>
#include <vector>

#include "crosscheck/snippet.h"

namespace plyproof::crosscheck {

void add_snippet_option(CLI::App& command, std::optional<std::string>& snippet) {
    std::vector<std::string> names;
    names.reserve(base::kEnumCount<Language>);
    for (const Language language : base::kAll<Language>) names.emplace_back(name_of(language));
    command.add_option("--snippet", snippet, "Print a unit test, too: cpp, rust, python, java or js")
        ->check(CLI::IsMember(names))
        ->type_name("LANG");
}

}  // namespace plyproof::crosscheck
