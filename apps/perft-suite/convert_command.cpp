// SPDX-License-Identifier: MIT
#include "convert_command.h"

#include <fmt/format.h>

#include <optional>
#include <set>

#include "inputs.h"
#include "report/text_parts.h"
#include "report_file.h"
#include "suite/select.h"
#include "suite/write.h"

namespace plyproof::perft_suite {
namespace {

using apps::ExitCode;

// An id that is not used yet: the wished one, or with "#2", "#3", ... behind it.
std::string free_id(const std::set<std::string>& used, const std::string& wished) {
    std::string id = wished;
    for (int number = 2; used.contains(id); ++number) id = fmt::format("{}#{}", wished, number);
    return id;
}

// Several suites as one. A single one keeps its name, by which made-up ids are known.
suite::Suite joined(const std::vector<suite::ParsedSuite>& suites) {
    if (suites.size() == 1) return suites.front().suite;
    suite::Suite all;
    std::set<std::string> used;
    for (const suite::ParsedSuite& parsed : suites) {
        for (suite::Case entry : parsed.suite.cases) {
            entry.id = free_id(used, entry.id);
            used.insert(entry.id);
            all.cases.push_back(std::move(entry));
        }
    }
    return all;
}

suite::Selection choose(const suite::Suite& all, const Options& options) {
    return suite::select(all, {.max_depth = options.max_depth,
                               .max_nodes = options.max_nodes,
                               .filter = options.filter,
                               .tier = options.tier == "quick" ? suite::Tier::Quick : suite::Tier::Deep,
                               .unique = options.unique});
}

std::string loss_text(const suite::Loss& loss) {
    return fmt::format("{} (line {}): {}", report::printable(loss.id), loss.line, meaning_of(loss.kind));
}

// Why nothing should be written: the file would hold less than its suites and could be one of them.
std::optional<std::string> reason_not_to_write(const Inputs& inputs, const suite::Suite& chosen) {
    if (inputs.cut) return "interrupted: nothing was written";
    if (chosen.cases.empty()) return "no case is left to write";
    return std::nullopt;
}

}  // namespace

ExitCode convert_command(const Options& options, apps::Console& console) {
    const InputFiles files = find_inputs(options.files, console.stop(), options.tier == "gate");
    const bool is_in_place = is_among(files, options.output);
    ReportFile file(options.output);
    if (const auto fault = file.fault()) {
        console.error(*fault);
        return ExitCode::OwnFailure;
    }
    const Inputs inputs = read_inputs(files, console.stop());
    const std::vector<report::InputProblem> problems = all_problems(inputs);
    print_problems(problems, console);
    const suite::Selection chosen = choose(joined(inputs.suites), options);
    ExitCode code = problems.empty() ? ExitCode::Agrees : ExitCode::BadInput;
    if (const auto reason = reason_not_to_write(inputs, chosen.suite)) {
        console.error(*reason);
        return combined(ExitCode::BadInput, console.stop_code());
    }
    const suite::WrittenSuite written = to_text(chosen.suite, *suite::format_from_name(options.to));
    for (const suite::Loss& loss : written.losses) console.warning(loss_text(loss));
    if (is_in_place && (!problems.empty() || !written.losses.empty())) {
        console.error(fmt::format("'{}' is one of the suites and would lose what is named above: nothing was written",
                                  options.output));
        return combined(ExitCode::BadInput, console.stop_code());
    }
    code = combined(code, file.write(written.text, console));
    return combined(code, console.stop_code());
}

}  // namespace plyproof::perft_suite
