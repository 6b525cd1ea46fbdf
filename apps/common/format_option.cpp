// SPDX-License-Identifier: MIT
#include "common/format_option.h"

#include <CLI/CLI.hpp>

namespace plyproof::apps {

CLI::Option* add_format_option(CLI::App& app, std::string& format, const std::vector<std::string>& names) {
    return app.add_option("--format", format, "How to answer: " + CLI::detail::join(names, ", "))
        ->check(CLI::IsMember(names))
        ->type_name("FORM");
}

}  // namespace plyproof::apps
