// SPDX-License-Identifier: MIT
// The option --format of programs that answer in more than one form.
#pragma once

#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

namespace plyproof::apps {

/// Adds `--format` with these names; `format` holds the default and gets the choice.
CLI::Option* add_format_option(CLI::App& app, std::string& format, const std::vector<std::string>& names);

}  // namespace plyproof::apps
