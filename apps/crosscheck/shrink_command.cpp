// SPDX-License-Identifier: MIT
#include "shrink_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "common/engine_options.h"
#include "common/format_option.h"
#include "common/numbers.h"
#include "common/position_options.h"
#include "common/set_up_words.h"
#include "crosscheck/fuzz_corpus.h"
#include "crosscheck/fuzz_examine.h"
#include "report/failure_text.h"
#include "report/shrink_json.h"
#include "report/shrink_text.h"
#include "snippet_option.h"

namespace plyproof::crosscheck {

namespace {

using apps::ExitCode;

struct ShrinkCommandOptions {
    apps::EngineOptions engines;
    apps::PositionOptions position;
    int depth = 1;
    std::size_t max_questions = ShrinkOptions{}.max_questions;
    std::optional<std::string> snippet;
    std::string format = "text";
};

constexpr const char* kExamples =
    "Examples:\n"
    "  crosscheck shrink --engine ./mine --position kiwipete --depth 3\n"
    "  crosscheck shrink --engine ./mine --fen FEN --moves 'e2e4 c7c5' --snippet rust\n"
    "\n"
    "Exit code: 0 the answer is right, 1 it is not and here is the smallest position, or the references quarrel, 2 "
    "bad\n"
    "usage, 3 a program cannot be asked, 4 own failure, 130 interrupted.\n";

oracle::Question question_of(const apps::LoadedPosition& loaded, int depth) {
    oracle::Question question = oracle::question_about(loaded.setup, loaded.accepted, depth);
    question.root = loaded.root;
    question.moves = loaded.moves;
    return question;
}

/// All failures of the position, each as small as it gets.
std::vector<report::ShrunkFailure> shrink_all(const Examined& examined, const diagnose::Parties& parties,
                                              const ShrinkCommandOptions& options, apps::Console& console) {
    std::vector<report::ShrunkFailure> shrunk;
    for (const Failure& failure : examined.failures) {
        Shrunk smallest =
            shrink(parties, failure,
                   {.max_questions = options.max_questions, .waits = options.engines.waits(), .stop = console.stop()});
        std::string id = corpus_id(symptom_of(failure), smallest.failure);
        shrunk.push_back({failure, std::move(smallest), std::move(id)});
    }
    return shrunk;
}

void print(const std::vector<report::ShrunkFailure>& failures, const report::PartyNames& names,
           const ShrinkCommandOptions& options, apps::Console& console) {
    const auto language = options.snippet ? language_named(*options.snippet) : std::nullopt;
    if (options.format == "json") {
        console.print(report::shrunk_report_json(failures, names, language));
        return;
    }
    for (const report::ShrunkFailure& failure : failures) {
        if (&failure != failures.data()) console.print("\n");
        console.print(report::shrunk_text(failure, names, language, console.style()));
    }
}

std::string error_text(const diagnose::CourtError& error, const report::PartyNames& names) {
    std::string text = apps::failure_of(error.error).text;
    for (const std::string& line : report::failure_lines(error, names)) text += "\n  " + line;
    return text;
}

ExitCode code_of(const Examined& examined, apps::Console& console) {
    if (!examined.failures.empty() || examined.quarrel) return ExitCode::Disagreement;
    if (console.stop().stop_requested()) return console.stop_code();
    return examined.error ? apps::failure_of(examined.error->error).code : ExitCode::Agrees;
}

ExitCode judge(const ShrinkCommandOptions& options, const apps::LoadedPosition& loaded, oracle::Oracles oracles,
               apps::Console& console) {
    RecordedOracle judged(std::move(oracles.judged));
    const diagnose::Parties parties{judged, oracles.reference.get(), oracles.second_reference.get()};
    const report::PartyNames names{judged.name(), oracles.reference ? oracles.reference->name() : "plyproof",
                                   oracles.second_reference ? oracles.second_reference->name() : "",
                                   apps::set_up_words(options.engines)};
    const oracle::Question question = question_of(loaded, options.depth);
    const RecordedOracle::Log log = judged.log();
    Examined examined = examine(parties, question, options.engines.waits(), console.stop());
    add_history(examined, log);
    const auto failures = shrink_all(examined, parties, options, console);
    if (!failures.empty() || options.format == "json") print(failures, names, options, console);
    const bool agrees = examined.agrees() && options.format != "json";
    if (agrees || examined.quarrel) {
        console.print(report::diagnosis_text({.findings = {}, .quarrel = examined.quarrel}, question, names,
                                             options.position.mode_option(), console.style()));
    }
    if (!examined.reference_asked) {
        console.note(fmt::format("{} cannot be asked about this position; plyproof alone was", names.reference));
    }
    if (examined.error) console.error(error_text(*examined.error, names));
    console.remark(report::account_text(examined.account));
    return code_of(examined, console);
}

ExitCode run(const ShrinkCommandOptions& options, apps::Console& console) {
    if (!options.engines.engine) {
        console.error(
            "--engine is required: the command that starts the program, such as --engine ./mine\n"
            "  'crosscheck shrink --help' lists the options.");
        return ExitCode::BadInput;
    }
    const auto loaded = apps::load_position(options.position);
    if (!loaded) {
        console.error(loaded.error());
        return ExitCode::BadInput;
    }
    print_remarks(*loaded, "", console);
    const auto sources = apps::find_oracle_sources(options.engines, console.stop());
    if (!sources) {
        console.error(sources.error().text);
        return console.stop().stop_requested() ? console.stop_code() : sources.error().code;
    }
    print_probing(*sources, console);
    return judge(options, *loaded, apps::open_oracles(*sources, console.stop()), console);
}

}  // namespace

void add_shrink_command(CLI::App& app, Action& action) {
    auto options = std::make_shared<ShrinkCommandOptions>();
    CLI::App* command =
        app.add_subcommand("shrink", "The smallest position that shows what a program gets wrong at this one");
    command->fallthrough()->footer(kExamples);
    command->add_option("-d,--depth", options->depth, "Plies to compare (default: 1)")
        ->check(apps::whole_number(1, 255))
        ->type_name("N");
    command->add_option("--max-questions", options->max_questions, "Bound on what the program is asked")
        ->check(apps::whole_number(1, 1'000'000'000))
        ->type_name("N")
        ->capture_default_str();
    add_snippet_option(*command, options->snippet);
    apps::add_format_option(*command, options->format, {"text", "json"});
    add_engine_options(*command, options->engines);
    add_position_options(*command, options->position, apps::StandardInput::NotForFens);
    command->callback(
        [options, &action] { action = [options](apps::Console& console) { return run(*options, console); }; });
}

}  // namespace plyproof::crosscheck
