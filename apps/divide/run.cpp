// SPDX-License-Identifier: MIT
#include "run.h"

#include <fmt/format.h>

#include "chess/fen.h"
#include "common/counting.h"
#include "compare.h"
#include "judge.h"
#include "oracle/dialect_json.h"
#include "perft/deep_divide.h"
#include "report/perft_report.h"

namespace plyproof::apps {

namespace {

void print(perft::DivideLines lines, const std::optional<perft::CountError>& error, const LoadedPosition& loaded,
           const DivideOptions& options, Console& console) {
    lines.complete = !error;
    report::PerftReport report{.fen = chess::to_fen(loaded.accepted.position, options.position.style())};
    report.divide = std::move(lines);
    if (options.format == "json") return console.print(report::perft_json(report));
    if (options.format == "csv") {
        return console.print(report::perft_csv_header(false, true) + report::perft_csv(report));
    }
    console.print(report::perft_text(report, console.style()));
}

ExitCode run_deep(const DivideOptions& options, const LoadedPosition& loaded, perft::CountOptions counting,
                  Console& console) {
    counting.stop = console.stop();
    perft::DeepDivide divide;
    const auto done = perft::deep_divide(loaded.accepted.position, options.depth(), options.ply, counting, divide);
    const auto error = done ? std::nullopt : std::optional(done.error());
    print(perft::divide_lines(divide, options.depth(), loaded.accepted.variant), error, loaded, options, console);
    return error ? explain_count_error(*error, console) : ExitCode::Agrees;
}

ExitCode run_flat(const DivideOptions& options, const LoadedPosition& loaded, const perft::CountOptions& counting,
                  Console& console) {
    const Counted counted = count_by_moves(loaded.accepted.position, options.depth(), counting, console);
    if (options.compare && !counted.error) return compare(options, loaded, counted.divide, console);
    print(perft::divide_lines(counted.divide, options.depth(), loaded.accepted.variant), counted.error, loaded, options,
          console);
    return counted.error ? explain_count_error(*counted.error, console) : ExitCode::Agrees;
}

}  // namespace

ExitCode run(const DivideOptions& options, Console& console) {
    if (const auto error = options.list_dialects ? std::nullopt : usage_error(options)) {
        console.error(*error + "\n  'divide --help' lists the options.");
        return ExitCode::BadInput;
    }
    if (options.list_dialects) {
        console.print(oracle::dialects_json(oracle::builtin_dialects()));
        return ExitCode::Agrees;
    }
    const auto loaded = load_position(options.position);
    if (!loaded) {
        console.error(loaded.error());
        return ExitCode::BadInput;
    }
    print_remarks(*loaded, "", console);
    if (options.judges()) return judge(options, *loaded, console);
    CountingMeans means(options.counting);
    if (const auto refusal = means.refusal()) {
        console.error(*refusal);
        return ExitCode::OwnFailure;
    }
    const perft::CountOptions counting = means.options_for(loaded->accepted.position, options.depth());
    return options.ply > 1 ? run_deep(options, *loaded, counting, console)
                           : run_flat(options, *loaded, counting, console);
}

}  // namespace plyproof::apps
