// SPDX-License-Identifier: MIT
#include "explain_command.h"

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>

#include "common/format_option.h"
#include "common/position_options.h"
#include "diagnose/history.h"
#include "report/explain_json.h"
#include "report/explain_text.h"

namespace plyproof::crosscheck {

namespace {

using apps::ExitCode;

struct ExplainOptions {
    apps::PositionOptions position;
    std::string format = "text";
};

constexpr const char* kExamples =
    "Examples:\n"
    "  crosscheck explain --fen '8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1'\n"
    "  crosscheck explain --position kiwipete --moves 'a2a4 b4a3' --format json\n"
    "\n"
    "Exit code: 0 explained, 2 bad usage, or a FEN that cannot be played (its faults are told).\n";

/// With the moves played, and what the last double step passed.
explain::Scene scene_of(const apps::LoadedPosition& loaded) {
    oracle::Question question =
        oracle::question_about(loaded.setup, {loaded.root, loaded.accepted.variant, loaded.accepted.remarks}, 1);
    question.moves = loaded.moves;
    return diagnose::history_of(question).here();
}

/// The problems of a FEN that cannot be played, as JSON; nothing where there is another fault, which has no such form.
std::optional<std::string> refused_json(const apps::PositionOptions& options) {
    if (!options.fen) return std::nullopt;
    const auto setup = chess::parse_fen(*options.fen);
    if (!setup) return std::nullopt;
    const auto accepted = chess::position_from(*setup, options.mode());
    if (accepted) return std::nullopt;
    return report::explain_json(accepted.error(), *setup, *options.fen);
}

ExitCode run(const ExplainOptions& options, apps::Console& console) {
    const auto loaded = apps::load_position(options.position);
    if (!loaded) {
        if (options.format == "json") console.print(refused_json(options.position).value_or(""));
        console.error(loaded.error());
        return ExitCode::BadInput;
    }
    const report::ExplainedPosition explained{loaded->accepted, loaded->setup, scene_of(*loaded)};
    if (options.format == "json") {
        console.print(report::explain_json(explained));
    } else {
        console.print(report::explain_text(explained, console.style()));
    }
    return ExitCode::Agrees;
}

}  // namespace

void add_explain_command(CLI::App& app, Action& action) {
    auto options = std::make_shared<ExplainOptions>();
    CLI::App* command = app.add_subcommand(
        "explain", "Why are its moves what they are? Checks, pins, en passant, castling, by the laws");
    command->fallthrough()->footer(kExamples);
    add_position_options(*command, options->position, apps::StandardInput::NotForFens);
    apps::add_format_option(*command, options->format, {"text", "json"});
    command->callback(
        [options, &action] { action = [options](apps::Console& console) { return run(*options, console); }; });
}

}  // namespace plyproof::crosscheck
