// SPDX-License-Identifier: MIT
#include "fuzz_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <memory>
#include <optional>
#include <utility>

#include "base/worker_pool.h"
#include "common/duration.h"
#include "common/progress_line.h"
#include "common/set_up_words.h"
#include "crosscheck/fuzz.h"
#include "crosscheck/fuzz_corpus.h"
#include "crosscheck/snippet.h"
#include "fuzz_files.h"
#include "fuzz_options.h"
#include "fuzz_positions.h"
#include "report/fuzz_json.h"
#include "report/fuzz_text.h"

namespace plyproof::crosscheck {

namespace {

using apps::ExitCode;

/// One run from its start to its exit code.
class FuzzCommand {
public:
    FuzzCommand(const FuzzCommandOptions& options, FuzzPositions positions, apps::OracleSources sources,
                apps::Console& console)
        : options_(options),
          positions_(std::move(positions)),
          sources_(std::move(sources)),
          console_(console),
          log_(options.log),
          corpus_(options.corpus),
          run_{.names = {.judged = *options.engines.engine,
                         .reference = options.engines.reference.value_or("plyproof"),
                         .second_reference = options.engines.second_reference.value_or(""),
                         .set_up = apps::set_up_words(options.engines)},
               .source = positions_.name,
               .depth = depth_of(options)} {}
    FuzzCommand(const FuzzCommand&) = delete;
    FuzzCommand& operator=(const FuzzCommand&) = delete;

    ExitCode run() {
        for (const std::string& problem : positions_.problems) console_.warning(problem);
        tell(report::fuzz_start_json(run_), "");
        if (const auto fault = file_fault()) return refuse(*fault);
        const auto begin = std::chrono::steady_clock::now();
        const FuzzResult result = fuzz();
        run_.elapsed = std::chrono::steady_clock::now() - begin;
        return finish(result);
    }

private:
    FuzzResult fuzz() {
        line_.emplace(console_, "positions");
        const std::stop_callback forward(console_.stop(), [this] { stop_.request_stop(); });
        const std::stop_token stop = stop_.get_token();
        const auto open = [&] { return apps::open_oracles(sources_, stop); };
        FuzzOptions how{
            .positions = options_.positions.value_or(UINT64_MAX),
            .deadline =
                options_.time ? base::Deadline::in(*apps::parse_duration(*options_.time)) : base::Deadline::never(),
            .jobs = jobs(),
            .keep_going = options_.keep_going || options_.replay,
            .one_batch = options_.replay.has_value(),
            .shrink = {.max_questions = options_.max_questions, .waits = options_.engines.waits(), .stop = stop}};
        how.on_finding = [this](const FuzzFinding& finding) { take(finding); };
        how.on_progress = [this](const FuzzProgress& progress) {
            line_->update(
                [&](std::chrono::nanoseconds elapsed) { return report::fuzz_progress_text(progress, elapsed); });
        };
        FuzzResult result = crosscheck::fuzz(positions_.draw, open, how);
        line_.reset();
        return result;
    }

    /// A trace tells of one process.
    [[nodiscard]] unsigned jobs() const {
        if (options_.engines.trace) return 1;
        return options_.jobs == 0 ? base::hardware_threads() : options_.jobs;
    }

    void take(const FuzzFinding& finding) {
        line_->wipe();
        const auto language = options_.snippet ? language_named(*options_.snippet) : std::nullopt;
        const std::string id = corpus_id(symptom_of(finding.given), finding.shrunk.failure);
        if (!options_.replay) {
            const auto is_known = [&id](std::string_view corpus) { return has_corpus_id(corpus, id); };
            corpus_.write_unless(is_known, corpus_lines(finding.shrunk.failure, id));
        }
        tell(report::fuzz_finding_json(finding, run_.names, language),
             report::fuzz_finding_text(finding, run_.names, language, console_.style()) + '\n');
        if (file_fault()) stop_.request_stop();
    }

    /// To the log, and in the form that was asked for to standard output.
    void tell(const std::string& json, const std::string& text) {
        log_.write(json);
        console_.print(options_.format == "json" ? json : text);
        console_.output().flush();
    }

    ExitCode finish(const FuzzResult& result) {
        for (const FuzzTrouble& trouble : result.troubles) {
            tell(report::fuzz_trouble_json(trouble, run_.names),
                 report::fuzz_trouble_text(trouble, run_.names, console_.style()) + '\n');
        }
        tell(report::fuzz_end_json(result, run_, console_.stop().stop_requested()),
             report::fuzz_summary_text(result, run_, console_.style()));
        console_.remark(report::fuzz_remarks_text(result, run_));
        ExitCode code = combined(code_of(result), console_.stop_code());
        if (const auto fault = file_fault()) code = combined(code, refuse(*fault));
        return code;
    }

    static ExitCode code_of(const FuzzResult& result) {
        ExitCode code = result.findings.empty() ? ExitCode::Agrees : ExitCode::Disagreement;
        for (const FuzzTrouble& trouble : result.troubles) {
            const ExitCode one = trouble.quarrel ? ExitCode::Disagreement : apps::failure_of(trouble.error->error).code;
            code = combined(code, one);
        }
        if (result.complete > 0 && result.not_asked == result.complete) code = combined(code, ExitCode::ProgramFailed);
        return code;
    }

    [[nodiscard]] std::optional<std::string> file_fault() const {
        const auto fault = log_.fault();
        return fault ? fault : corpus_.fault();
    }

    ExitCode refuse(const std::string& fault) {
        console_.error(fault);
        return ExitCode::OwnFailure;
    }

    const FuzzCommandOptions& options_;
    FuzzPositions positions_;
    apps::OracleSources sources_;
    apps::Console& console_;
    AppendedFile log_;
    AppendedFile corpus_;
    report::FuzzRun run_;
    std::stop_source stop_;
    std::optional<apps::ProgressLine> line_;
};

ExitCode run(const FuzzCommandOptions& options, apps::Console& console) {
    if (const auto error = usage_error(options)) {
        console.error(*error + "\n  'crosscheck fuzz --help' lists the options.");
        return ExitCode::BadInput;
    }
    auto positions = fuzz_positions(options, console.stop());
    if (!positions) {
        console.error(positions.error());
        return ExitCode::BadInput;
    }
    auto sources = apps::find_oracle_sources(options.engines, console.stop());
    if (!sources) {
        console.error(sources.error().text);
        return console.stop().stop_requested() ? console.stop_code() : sources.error().code;
    }
    print_probing(*sources, console);
    return FuzzCommand(options, *std::move(positions), *std::move(sources), console).run();
}

}  // namespace

void add_fuzz_command(CLI::App& app, Action& action) {
    auto options = std::make_shared<FuzzCommandOptions>();
    options->max_questions = ShrinkOptions{}.max_questions;
    CLI::App* command = app.add_subcommand("fuzz", "Endless positions, until a program's answer is wrong");
    command->fallthrough()->footer(fuzz_examples());
    add_fuzz_options(*command, *options);
    command->callback(
        [options, &action] { action = [options](apps::Console& console) { return run(*options, console); }; });
}

}  // namespace plyproof::crosscheck
