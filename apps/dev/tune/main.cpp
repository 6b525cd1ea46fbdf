// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <string>
#include <vector>

#include "base/text_fields.h"
#include "common/input.h"
#include "common/numbers.h"
#include "common/run_app.h"
#include "tuning.h"
#include "weight_text.h"

namespace {

using namespace plyproof;

constexpr apps::About kAbout{
    "tune",
    "Finds the weights of the evaluation that foretell the results of games best, and prints lib/eval/weights.cpp with "
    "them; errors before and after go to standard error. scripts/tune runs it.",
    R"(Examples:
  tune games.txt > weights.cpp
  tune --start apps/dev/tune/start_weights.txt --epochs 100 games.txt
Lines of the files are FEN;RESULT with RESULT 1-0, 0-1 or 1/2-1/2.)"};

struct Options {
    std::vector<std::string> files;
    std::string start;
    double k = 0;
    tune::TuningOptions tuning;
};

void add_options(CLI::App& app, Options& options) {
    app.add_option("FILE", options.files, "Positions with the results of their games")->required();
    app.add_option("--start", options.start, "Begin with the weights of this file (default: those in the program)")
        ->type_name("FILE");
    app.add_option("--epochs", options.tuning.epochs, "How often every position is seen (default: 30)")
        ->check(apps::whole_number(0, 100'000))
        ->type_name("N");
    app.add_option("--batch", options.tuning.batch, "Positions for each step (default: 4096)")
        ->check(apps::whole_number(1, 100'000'000))
        ->type_name("N");
    app.add_option("--step", options.tuning.step, "Centipawns that a weight moves in a step at first (default: 1)")
        ->check(CLI::Range(0.0001, 1000.0))
        ->type_name("X");
    app.add_option("--spread", options.tuning.spread, "Centipawns that a weight is expected to move (default: 6)")
        ->check(CLI::Range(0.001, 1e6))
        ->type_name("X");
    app.add_option("--steepness", options.k, "Of the curve from value to result (default: what fits the start best)")
        ->check(CLI::Range(0.0001, 100.0))
        ->type_name("K");
    app.add_option("--seed", options.tuning.seed, "Fixes the order of the positions (default: 1)")
        ->check(apps::whole_number(0, 1'000'000'000))
        ->type_name("N");
}

/// Adds the lines of a file; the error is a sentence that names file and line.
base::Result<void, std::string> add_file(const std::string& path, tune::Samples& samples, const std::stop_token& stop) {
    const auto text = apps::read_text(path, stop);
    if (!text) return tl::unexpected(text.error());
    std::size_t number = 0;
    for (std::string_view rest = *text; !rest.empty() && !stop.stop_requested();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 1, rest.size()));
        ++number;
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.empty()) continue;
        const auto added = samples.add(line);
        if (!added) return tl::unexpected(fmt::format("{}:{}: {}", path, number, added.error()));
    }
    return {};
}

base::Result<tune::Weights, std::string> starting_weights(const Options& options, const std::stop_token& stop) {
    if (options.start.empty()) return tune::weights_in_program();
    const auto text = apps::read_text(options.start, stop);
    if (!text) return tl::unexpected(text.error());
    auto weights = tune::parse_weights(*text);
    if (!weights) return tl::unexpected(options.start + ": " + weights.error());
    return *weights;
}

apps::ExitCode run(const Options& options, apps::Console& console) {
    const auto start = starting_weights(options, console.stop());
    if (!start) {
        console.error(start.error());
        return apps::ExitCode::BadInput;
    }
    tune::Samples samples;
    for (const std::string& file : options.files) {
        if (const auto added = add_file(file, samples, console.stop()); !added) {
            console.error(added.error());
            return apps::ExitCode::BadInput;
        }
    }
    if (console.stop().stop_requested()) return console.stop_code();
    if (samples.size() == 0) {
        console.error("there is no position to tune on");
        return apps::ExitCode::BadInput;
    }
    const double k = options.k > 0 ? options.k : tune::best_steepness(samples, *start);
    console.remark(
        fmt::format("{} positions, K = {:.4f}, error before: {:.6f}", samples.size(), k, error_of(samples, *start, k)));
    const auto report = [&](int epoch, const tune::Weights& weights) {
        if (epoch % 10 != 0) return;
        console.remark(fmt::format("epoch {}: {:.6f}", epoch, error_of(samples, weights, k)));
    };
    const tune::Weights found = tuned(samples, *start, k, options.tuning, report, console.stop());
    console.remark(fmt::format("error after: {:.6f}", error_of(samples, found, k)));
    console.print(tune::weight_text(found));
    return console.stop_code();
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    return apps::run_app(
        argc, argv, kAbout, [&](CLI::App& app) { add_options(app, options); },
        [&](apps::Console& console) { return run(options, console); });
}
