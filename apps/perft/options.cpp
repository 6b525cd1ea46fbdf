// SPDX-License-Identifier: MIT
#include "options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>

#include "common/format_option.h"
#include "common/numbers.h"

namespace plyproof::apps {

namespace {

constexpr std::uint64_t kDeepest = 255;

}  // namespace

std::optional<perft::Kernel> kernel_named(std::string_view name) {
    if (name == perft::name_of(perft::Kernel::Auto)) return perft::Kernel::Auto;
    for (const perft::Kernel kernel : perft::available_kernels()) {
        if (name == perft::name_of(kernel)) return kernel;
    }
    return std::nullopt;
}

void add_options(CLI::App& app, PerftOptions& options) {
    app.add_option("-d,--depth", options.depth, "Plies to count; without it, depths from 1 up to about a second")
        ->check(whole_number(0, kDeepest))
        ->type_name("N");
    CLI::Option* divide = app.add_flag("--divide", options.divide, "Counts for each first move, in Stockfish's format");
    app.add_flag("--stats", options.statistics, "Captures, castles, checks, mates, ... at the last ply")
        ->excludes(divide);
    app.add_flag("--table", options.table, "A row for each depth up to --depth")->excludes(divide);
    app.add_option("--expect", options.expect, "The count to find: exit code 1 and a hint when it is another")
        ->type_name("COUNT");
    app.add_flag("--show", options.show, "Draw the board and tell all about the position");
    add_format_option(app, options.format, {"text", "json", "csv"});
    add_counting_options(app, options.counting);
    app.add_option("--kernel", options.kernel)->group("");
    app.add_option("--depths", options.depths)->delimiter(',')->check(whole_number(0, kDeepest))->group("");
    add_position_options(app, options.position, StandardInput::Fens);
}

std::optional<std::string> usage_error(const PerftOptions& options) {
    if (!options.depths.empty() && !options.position.from_standard_input()) return "--depths is for --fen -";
    if (!options.depth && options.divide) return "--divide needs --depth";
    if (!options.depth && options.expect) return "--expect needs --depth";
    if (options.expect && options.position.from_standard_input())
        return "--expect is for one position, not for --fen -";
    if (options.expect && !oracle::count_from_text(*options.expect)) {
        return fmt::format("--expect takes a count such as 4865609, not '{}'", *options.expect);
    }
    if (options.show && options.format == "csv") return "--show has no CSV form; take --format json";
    if (!kernel_named(options.kernel)) return fmt::format("this CPU has no kernel '{}'", options.kernel);
    return std::nullopt;
}

oracle::ForeignCount expected_count(const PerftOptions& options) { return *oracle::count_from_text(*options.expect); }

}  // namespace plyproof::apps
