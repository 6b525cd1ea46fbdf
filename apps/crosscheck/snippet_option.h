// SPDX-License-Identifier: MIT
// The option --snippet of the commands that shrink.
#pragma once

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace plyproof::crosscheck {

/// Adds it; `snippet` gets the name of a language (crosscheck/snippet.h).
void add_snippet_option(CLI::App& command, std::optional<std::string>& snippet);

}  // namespace plyproof::crosscheck
