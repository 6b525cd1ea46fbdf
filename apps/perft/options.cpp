// SPDX-License-Identifier: MIT
#include "options.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>

#include "common/format_option.h"
#include "common/numbers.h"
#include "report/text_parts.h"

namespace plyproof::apps {

namespace {

constexpr std::uint64_t kDeepest = 255;
constexpr auto kScalar = "scalar";

// Questions of their own, which --bench has no use for.
constexpr auto kNotForBench = {"--depth",    "--divide",   "--stats",  "--table",    "--expect",
                               "--show",     "--depths",   "--fen",    "--position", "--moves",
                               "--standard", "--chess960", "--strict", "--fen-style"};

/// All kernels that there are, whether this CPU has them or not, as --kernel takes them.
std::vector<std::string> all_kernel_names() {
    std::vector<std::string> names = {"auto", kScalar};
    for (const perft::Kernel kernel : {perft::Kernel::Portable, perft::Kernel::Popcnt, perft::Kernel::Bmi,
                                       perft::Kernel::Pext, perft::Kernel::Avx2, perft::Kernel::Avx512}) {
        names.emplace_back(perft::name_of(kernel));
    }
    return names;
}

std::string kernel_error(std::string_view name) {
    const std::vector<std::string> names = all_kernel_names();
    if (std::ranges::find(names, name) == names.end()) {
        return fmt::format("there is no kernel '{}', but {}", report::printable(name), fmt::join(names, ", "));
    }
    std::vector<std::string_view> here;
    for (const perft::Kernel kernel : perft::available_kernels()) here.push_back(perft::name_of(kernel));
    return fmt::format("this CPU has no kernel '{}', but {}", name, fmt::join(here, ", "));
}

void add_bench_option(CLI::App& app, PerftOptions& options) {
    CLI::Option* bench = app.add_flag("--bench", options.bench,
                                      "How fast the kernels count six positions; on one thread without --threads");
    for (const char* other : kNotForBench) bench->excludes(app.get_option(other));
}

perft::NodePath node_path_named(std::string_view name) {
    std::vector<std::string_view> names;
    for (const perft::NodePath path : perft::kNodePaths) {
        if (name == perft::name_of(path)) return path;
        names.push_back(perft::name_of(path));
    }
    throw CLI::ValidationError(
        "--node-path", fmt::format("there is no path '{}', but {}", report::printable(name), fmt::join(names, ", ")));
}

}  // namespace

std::optional<perft::Kernel> kernel_named(std::string_view name) {
    if (name == perft::name_of(perft::Kernel::Auto)) return perft::Kernel::Auto;
    if (name == kScalar) return perft::best_scalar_kernel();
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
    app.add_option("--kernel", options.kernel, fmt::format("How to count: {}", fmt::join(all_kernel_names(), ", ")))
        ->type_name("NAME");
    // Hidden: every way of counting gives the same numbers, and who doubts one can ask another.
    app.add_option_function<std::string>("--node-path",
                                         [&options](const std::string& name) { options.path = node_path_named(name); })
        ->group("");
    app.add_option("--depths", options.depths)->delimiter(',')->check(whole_number(0, kDeepest))->group("");
    add_position_options(app, options.position, StandardInput::Fens);
    add_bench_option(app, options);
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
    if (options.kernel && !kernel_named(*options.kernel)) return kernel_error(*options.kernel);
    return std::nullopt;
}

oracle::ForeignCount expected_count(const PerftOptions& options) { return *oracle::count_from_text(*options.expect); }

}  // namespace plyproof::apps
