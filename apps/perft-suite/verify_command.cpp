// SPDX-License-Identifier: MIT
#include "verify_command.h"

#include <fmt/format.h>

#include <utility>

#include "common/progress_line.h"
#include "gate/verify.h"
#include "inputs.h"
#include "programs.h"
#include "replace_file.h"
#include "report/suite_verify.h"
#include "report/text_parts.h"
#include "report_file.h"
#include "suite/add_counts.h"
#include "suite/select.h"
#include "suite/write.h"

namespace plyproof::perft_suite {
namespace {

using apps::ExitCode;
using gate::Confirmation;

base::Result<gate::Reference, apps::OracleFailure> reference_of(
    const std::string& command, base::Result<apps::OracleSource, apps::OracleFailure> source, const Options& options,
    apps::Console& console) {
    if (!source) return base::failure(std::move(source.error()));
    print_probing({*source}, console);
    return gate::Reference{command, counter_of(*source, options)};
}

base::Result<std::vector<gate::Reference>, apps::OracleFailure> find_references(const Options& options,
                                                                                apps::Console& console) {
    const std::stop_token stop = console.stop();
    std::vector<gate::Reference> references;
    auto first = reference_of(*options.engines.engine,
                              apps::judged_source(options.engines, stop, oracle::Echo::Checked), options, console);
    if (!first) return base::failure(std::move(first.error()));
    references.push_back(*std::move(first));
    if (options.second.empty()) return references;
    auto second =
        reference_of(options.second, apps::reference_source(options.second, options.engines, stop), options, console);
    if (!second) return base::failure(std::move(second.error()));
    references.push_back(*std::move(second));
    return references;
}

gate::Verification verify(const std::vector<suite::Suite>& suites, const std::vector<gate::Reference>& references,
                          const Options& options, base::Deadline deadline, apps::Console& console) {
    apps::ProgressLine line(console, "cases");
    const bool is_quick = options.files.empty() && !options.max_nodes;
    return gate::verify(suites, references,
                        {.max_depth = options.max_depth,
                         .max_nodes = is_quick ? std::optional(suite::kQuickNodes) : options.max_nodes,
                         .fill = options.fill,
                         .deadline = deadline,
                         .jobs = jobs_of(options),
                         .stop = console.stop(),
                         .progress = [&line](std::size_t done, std::size_t all) {
                             line.update({done, all});
                         }});
}

suite::Suite filled_suite(const gate::VerifiedSuite& verified) {
    suite::Suite suite{verified.name, {}};
    for (const gate::VerifiedCase& entry : verified.cases) suite.cases.push_back(entry.entry);
    return suite;
}

bool has_additions(const gate::VerifiedSuite& verified) {
    for (const gate::VerifiedCase& entry : verified.cases) {
        for (const gate::VerifiedDepth& depth : entry.depths) {
            if (depth.verdict == Confirmation::Filled) return true;
        }
    }
    return false;
}

// The text with the counts filled in: what stood there is kept as it is, unless another format is asked for.
suite::WrittenSuite filled_text(const suite::ParsedSuite& parsed, const std::string& text,
                                const gate::VerifiedSuite& verified, const Options& options) {
    const suite::Format format = options.to.empty() ? parsed.format : *suite::format_from_name(options.to);
    const suite::Suite filled = filled_suite(verified);
    if (format == suite::Format::Epd && parsed.format == suite::Format::Epd) {
        return {with_counts_added(text, parsed.suite, filled), {}};
    }
    return to_text(filled, format);
}

// Writes one suite that was filled in. Where lines could not be read, only EPD keeps them.
ExitCode write_filled(const suite::ParsedSuite& parsed, const suite::WrittenSuite& written, const std::string& path,
                      const Options& options, apps::Console& console) {
    for (const suite::Loss& loss : written.losses) {
        console.warning(
            fmt::format("{} (line {}): {}", report::printable(loss.id), loss.line, suite::meaning_of(loss.kind)));
    }
    const bool is_whole = parsed.format == suite::Format::Epd || parsed.errors.empty();
    if (options.in_place && (!is_whole || !written.losses.empty())) {
        console.error(fmt::format("'{}' would lose what is named above: it was not written", path));
        return ExitCode::BadInput;
    }
    if (path == "-") {
        console.print(written.text);
        return ExitCode::Agrees;
    }
    const auto fault = replace_file(path, written.text);
    if (fault) console.error(*fault);
    return fault ? ExitCode::OwnFailure : ExitCode::Agrees;
}

ExitCode write_all(const Inputs& inputs, const gate::Verification& result, const Options& options,
                   apps::Console& console) {
    ExitCode code = ExitCode::Agrees;
    for (std::size_t i = 0; i < inputs.suites.size(); ++i) {
        if (options.in_place && !has_additions(result.suites[i])) continue;
        const std::string path = options.in_place ? inputs.suites[i].suite.name : options.output;
        const suite::WrittenSuite written = filled_text(inputs.suites[i], inputs.texts[i], result.suites[i], options);
        code = combined(code, write_filled(inputs.suites[i], written, path, options, console));
    }
    return code;
}

// Why counts cannot be filled in as it was asked for.
std::optional<std::string> refusal(const Options& options) {
    if (options.fill == 0) return std::nullopt;
    if (options.files.empty()) return "--fill needs a suite of yours: those inside the program cannot be written";
    const bool reads_input = std::find(options.files.begin(), options.files.end(), "-") != options.files.end();
    if (options.in_place && reads_input) return "--in-place cannot write to standard input";
    if (options.in_place && !options.to.empty()) return "--in-place keeps the format of each file: leave out --to";
    const bool to_standard_output = !options.in_place && options.output == "-";
    if (to_standard_output && options.format == "json") {
        return "--format json and the suite would both go to standard output: give the suite an --output";
    }
    return std::nullopt;
}

ExitCode code_of(const gate::Verification& result) {
    const auto totals = totals_of(result);
    ExitCode code = ExitCode::Agrees;
    if (totals[Confirmation::Wrong] + totals[Confirmation::Quarrel] > 0) code = ExitCode::Disagreement;
    if (totals[Confirmation::Unanswered] > 0 || !result.gave_up.empty()) code = combined(code, ExitCode::ProgramFailed);
    const bool is_nothing = totals[Confirmation::Confirmed] + totals[Confirmation::Filled] == 0;
    return code == ExitCode::Agrees && is_nothing ? ExitCode::BadInput : code;
}

// Where the suite takes standard output, the report goes to standard error.
void print(const report::VerifyReport& report, ExitCode code, const Options& options, apps::Console& console) {
    const bool is_taken = options.fill > 0 && !options.in_place && options.output == "-";
    if (!is_taken) {
        console.print(options.format == "json" ? verify_json(report) : verify_text(report, console.style()));
    } else if (code == ExitCode::Agrees) {
        console.remark(verify_line(report, console.error_style()));
    } else {
        std::string text = verify_text(report, console.error_style());
        text.pop_back();
        console.print_aside(text);
    }
}

// Why the files that were found cannot be written to.
std::optional<std::string> refusal(const InputFiles& files, const Options& options) {
    if (is_among(files, options.output)) {
        return fmt::format("--output: '{}' is one of the suites; --in-place writes over it", options.output);
    }
    if (options.fill > 0 && !options.in_place && files.names.size() != 1) {
        return fmt::format("--fill writes one suite, and there are {} files: give one, or --in-place",
                           files.names.size());
    }
    return std::nullopt;
}

ExitCode bad_input(const std::string& reason, apps::Console& console) {
    console.error(reason);
    return ExitCode::BadInput;
}

}  // namespace

ExitCode verify_command(const Options& options, apps::Console& console) {
    const base::Deadline deadline = deadline_of(options);
    if (const auto reason = refusal(options)) return bad_input(*reason, console);
    const InputFiles files = find_inputs(options.files, console.stop());
    if (const auto reason = refusal(files, options)) return bad_input(*reason, console);
    const Inputs inputs = read_inputs(files, console.stop(), deadline, options.fill > 0);
    const std::vector<report::InputProblem> problems = all_problems(inputs);
    print_problems(problems, console);
    const auto references = find_references(options, console);
    if (!references) {
        console.error(references.error().text);
        return console.stop().stop_requested() ? console.stop_code() : references.error().code;
    }
    report::VerifyReport report{.result = verify(suites_of(inputs), *references, options, deadline, console)};
    for (const gate::Reference& reference : *references) report.references.push_back(reference.name);
    ExitCode code = combined(code_of(report.result), problems.empty() ? ExitCode::Agrees : ExitCode::BadInput);
    // Half a file would take the place of a whole one.
    if (inputs.cut) {
        console.error("not all suites were read: nothing is written");
        code = combined(code, ExitCode::BadInput);
    } else if (options.fill > 0) {
        code = combined(code, write_all(inputs, report.result, options, console));
    }
    print(report, code, options, console);
    return combined(code, console.stop_code());
}

}  // namespace plyproof::perft_suite
