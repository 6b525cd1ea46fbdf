// SPDX-License-Identifier: MIT
#include "fuzz_options.h"

#include <CLI/CLI.hpp>
#include <limits>

#include "common/duration.h"
#include "common/format_option.h"
#include "common/numbers.h"
#include "snippet_option.h"

namespace plyproof::crosscheck {

namespace {

constexpr std::uint64_t kMostLeaves = 1'000'000;
constexpr std::uint64_t kMostNumber = std::numeric_limits<std::uint64_t>::max();

std::string time_fault(const std::string& text) {
    const auto duration = apps::parse_duration(text);
    if (!duration) return duration.error();
    return duration->count() > 0 ? "" : "no time is none to look for anything in";
}

void add_amount(CLI::App& command, FuzzCommandOptions& options) {
    command
        .add_option("--time", options.time,
                    "Look for so long, as 60, 90s or 10m; shrinking what is found\ncomes on top")
        ->check(CLI::Validator(time_fault, "", "duration"))
        ->type_name("T");
    command.add_option("--positions", options.positions, "Go on for so many positions (without either: until Ctrl-C)")
        ->check(apps::whole_number(1, kMostNumber))
        ->type_name("N");
    command.add_option("-d,--depth", options.depth, "Plies to compare (default: 1, which compares lists of moves)")
        ->check(apps::whole_number(1, 255))
        ->type_name("N");
    command
        .add_option("--leaves", options.leaves,
                    "As deep as a position has so many leaves at most, up to\n--depth (then by default 6); one in a "
                    "hundred may have thirty\ntimes as many")
        ->check(apps::whole_number(1, kMostLeaves))
        ->type_name("N");
    command
        .add_option("-j,--jobs", options.jobs,
                    "So many processes at a time (default: as many as the\nmachine has threads)")
        ->check(apps::whole_number(1, 256))
        ->type_name("N");
    command.add_flag("--keep-going", options.keep_going,
                     "Collect all distinct faults instead of ending with the first");
}

void add_positions(CLI::App& command, FuzzCommandOptions& options) {
    command.add_option("--seed", options.seed, "The same seed and sources give the same positions")
        ->check(apps::whole_number(0, kMostNumber))
        ->type_name("S")
        ->capture_default_str()
        ->group("Positions");
    command
        .add_option(
            "--source", options.source,
            "Where positions come from, with weights: games, placements,\nsuites, targets, or single targets, such "
            "as games:1,targets:4\nor en-passant,castling (docs/crosscheck.md)")
        ->type_name("MIX")
        ->group("Positions");
    command
        .add_option("--suite", options.suites,
                    "Suites to be changed by the source 'suites' (default: those\ninside the program)")
        ->type_name("FILE")
        ->allow_extra_args(false)
        ->group("Positions");
    command.add_flag("--chess960", options.chess960, "Half of the positions are of Chess960")->group("Positions");
    command.add_flag("--loose", options.loose, "Also positions that no game reaches: impossible checks and the like")
        ->group("Positions");
    command.add_option("--replay", options.replay, "Try the positions of a suite or of --corpus instead")
        ->type_name("FILE")
        ->group("Positions");
}

void add_outputs(CLI::App& command, FuzzCommandOptions& options) {
    command
        .add_option("--corpus", options.corpus, "Append each fault to this file as EPD, for perft-suite and --replay")
        ->type_name("FILE");
    command.add_option("--log", options.log, "Append all that is found to this file as lines of JSON")
        ->type_name("FILE");
    command.add_option("--max-questions", options.max_questions, "Bound on what is asked to shrink a fault")
        ->check(apps::whole_number(1, 1'000'000'000))
        ->type_name("N")
        ->capture_default_str();
    add_snippet_option(command, options.snippet);
    apps::add_format_option(command, options.format, {"text", "json"});
}

}  // namespace

void add_fuzz_options(CLI::App& command, FuzzCommandOptions& options) {
    add_amount(command, options);
    add_outputs(command, options);
    add_positions(command, options);
    add_engine_options(command, options.engines);
}

int depth_of(const FuzzCommandOptions& options) {
    constexpr int kDeepest = 6;
    return options.depth.value_or(options.leaves ? kDeepest : 1);
}

std::optional<std::string> usage_error(const FuzzCommandOptions& options) {
    if (!options.engines.engine) {
        return "--engine is required: the command that starts the program, such as --engine ./mine";
    }
    if (!options.replay) return std::nullopt;
    const bool draws =
        !options.source.empty() || !options.suites.empty() || options.chess960 || options.loose || options.leaves;
    if (draws)
        return "--replay has its positions from a file: --source, --suite, --chess960, --loose and --leaves do not go "
               "with it";
    return std::nullopt;
}

const char* fuzz_examples() {
    return "Examples:\n"
           "  crosscheck fuzz --engine ./mine --time 60\n"
           "  crosscheck fuzz --engine ./mine --reference stockfish --depth 2 --positions 10000 --keep-going\n"
           "  crosscheck fuzz --engine ./mine --source targets --leaves 4000 --time 60\n"
           "  crosscheck fuzz --engine ./mine --chess960 --source castling --seed 7 --corpus found.epd --snippet cpp\n"
           "  crosscheck fuzz --engine ./mine --replay found.epd\n"
           "\n"
           "Exit code: 0 nothing differs, 1 a fault was found, be it a crash or a hang, or the references quarrel, 2 "
           "bad\n"
           "usage, 3 a program cannot be asked or a reference failed, 4 own failure, 130 interrupted.\n";
}

}  // namespace plyproof::crosscheck
