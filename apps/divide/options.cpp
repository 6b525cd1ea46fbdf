// SPDX-License-Identifier: MIT
#include "options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "common/format_option.h"
#include "common/numbers.h"

namespace plyproof::apps {

void add_options(CLI::App& app, DivideOptions& options) {
    app.add_option("-d,--depth", options.asked_depth, "Plies to count (with --engine: at most, 4 by default)")
        ->check(whole_number(1, 255))
        ->type_name("N");
    CLI::Option* ply = app.add_option("--ply", options.ply, "Split by lines of so many moves instead of by first move")
                           ->check(whole_number(1, 8))
                           ->type_name("K");
    app.add_option("--compare", options.compare,
                   "Another program's divide as text, in any of the usual shapes; - reads standard input")
        ->type_name("FILE")
        ->excludes(ply);
    app.add_flag("--all", options.all, "With --engine: every distinct fault below the position, not only the first");
    app.add_flag("--list-dialects", options.list_dialects, "Print how programs can be asked, as JSON, and end");
    app.add_option("--against", options.against,
                   "Compare with this program: the reference, or alone the program that is judged")
        ->type_name("CMD")
        ->group("Engines");
    add_engine_options(app, options.engines);
    add_format_option(app, options.format, {"text", "json", "csv"});
    add_counting_options(app, options.counting);
    add_position_options(app, options.position, StandardInput::NotForFens);
}

std::optional<std::string> usage_error(const DivideOptions& options) {
    if (options.judges()) {
        if (options.compare) return "--compare reads an answer, --engine asks for one: give one of them";
        if (options.ply > 1) return "--ply splits our own counts and does not go with --engine";
        if (options.format == "csv") return "findings are printed as text or json, not as csv";
        if (options.engines.engine && options.against && options.engines.reference) {
            return "--against and --reference both name the program that is believed: give one of them";
        }
        return std::nullopt;
    }
    if (options.engines.reference || options.engines.second_reference) {
        return "--reference needs --engine, the program that is judged";
    }
    if (options.all) return "--all needs --engine, the program that is judged";
    if (!options.asked_depth) return "--depth is required";
    if (options.ply <= options.depth()) return std::nullopt;
    return fmt::format("--ply {} is deeper than --depth {}", options.ply, options.depth());
}

}  // namespace plyproof::apps
