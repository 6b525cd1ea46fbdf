// SPDX-License-Identifier: MIT
#include "options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "common/format_option.h"
#include "common/numbers.h"

namespace plyproof::apps {

void add_options(CLI::App& app, DivideOptions& options) {
    app.add_option("-d,--depth", options.depth, "Plies to count")
        ->check(whole_number(1, 255))
        ->type_name("N")
        ->required();
    CLI::Option* ply = app.add_option("--ply", options.ply, "Split by lines of so many moves instead of by first move")
                           ->check(whole_number(1, 8))
                           ->type_name("K");
    app.add_option("--compare", options.compare,
                   "Another program's divide as text, in any of the usual shapes; - reads standard input")
        ->type_name("FILE")
        ->excludes(ply);
    add_format_option(app, options.format, {"text", "json", "csv"});
    add_counting_options(app, options.counting);
    add_position_options(app, options.position, StandardInput::NotForFens);
}

std::optional<std::string> usage_error(const DivideOptions& options) {
    if (options.ply <= options.depth) return std::nullopt;
    return fmt::format("--ply {} is deeper than --depth {}", options.ply, options.depth);
}

}  // namespace plyproof::apps
