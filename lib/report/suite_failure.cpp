// SPDX-License-Identifier: MIT
#include "report/suite_failure.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <map>
#include <string_view>

#include "report/command_text.h"
#include "report/finding_text.h"
#include "report/last_lines_text.h"
#include "report/text_parts.h"

namespace plyproof::report {
namespace {

using gate::Outcome;
using gate::Verdict;

// Which option of divide reads the position as the suite meant it.
std::string_view mode_option(chess::VariantMode mode) {
    switch (mode) {
        case chess::VariantMode::Auto:
            return "";
        case chess::VariantMode::Standard:
            return "--standard";
        case chess::VariantMode::Chess960:
            return "--chess960";
    }
    return "";
}

const gate::Check* first_failing(const gate::CaseResult& result) {
    const auto check = std::find_if(result.checks.begin(), result.checks.end(),
                                    [](const gate::Check& other) { return gate::is_failure(other.outcome); });
    return check == result.checks.end() ? nullptr : &*check;
}

// " (SIGSEGV)", where the program that ended is known to have ended that way.
std::string exit_words(const gate::CaseResult& result) {
    for (const gate::Check& check : result.checks) {
        if (check.outcome != Outcome::Crashed || !check.failure || !check.failure->exit) continue;
        const process::ExitStatus& exit = *check.failure->exit;
        return exit.signal != 0 ? fmt::format(" ({})", process::signal_name(exit.signal))
                                : fmt::format(" (exit code {})", exit.code);
    }
    return "";
}

/// Whether the program is right when it is asked about this case alone.
bool is_a_leftover(const gate::CaseResult& result) {
    if (std::ranges::any_of(result.checks, &gate::Check::right_alone)) return true;
    if (!result.bisection) return false;
    const std::vector<diagnose::Finding>& findings = result.bisection->diagnosis.findings;
    return !findings.empty() && std::ranges::all_of(findings, [](const diagnose::Finding& finding) {
        return finding.seen == diagnose::SeenBy::Later && !finding.earlier.empty();
    });
}

std::string engine_words(const JudgedProgram& program) {
    return fmt::format("--engine {}{}{}", shell_word(printable(program.command)), program.set_up.empty() ? "" : " ",
                       program.set_up);
}

}  // namespace

std::optional<std::string> next_command(const SuiteReport& report, const gate::CaseResult& result) {
    const gate::Check* wrong = first_failing(result);
    if (wrong == nullptr || wrong->outcome == Outcome::Failed) return std::nullopt;
    if (is_a_leftover(result) && !report.program.in_one_process.empty()) return report.program.in_one_process;
    const std::string command =
        divide_command(printable(result.entry.fen), {}, wrong->expected.depth, mode_option(result.entry.mode));
    if (report.program.command.empty()) return command;
    return fmt::format("{} {}", command, engine_words(report.program));
}

std::string trace_command(const JudgedProgram& program) {
    if (!program.is_there) return {};
    return fmt::format("divide {} --depth 1 --trace trace.txt", engine_words(program));
}

std::string failure_title(const gate::CaseResult& result) {
    switch (result.verdict) {
        case Verdict::Mismatch:
            return "DIFFERS";
        case Verdict::OtherPosition:
            return "OTHER POSITION";
        case Verdict::Crashed:
            return "CRASHED" + exit_words(result);
        case Verdict::Timeout:
            return "TIMED OUT";
        case Verdict::Unreadable:
            return "UNREADABLE";
        case Verdict::Refused:
            return "REFUSED";
        case Verdict::NotStarted:
            return "NOT STARTED";
        default:
            return "FAILED";
    }
}

std::vector<std::string> last_words(const gate::Check& check) {
    if (!check.failure) return {};
    std::vector<std::string> lines = last_lines_text(*check.failure);
    for (std::string& line : lines) line.insert(0, "  ");
    return lines;
}

std::vector<std::string> bisection_lines(const SuiteReport& report, const gate::CaseResult& result, Style style) {
    if (!result.bisection) return {};
    const gate::Bisection& bisection = *result.bisection;
    const PartyNames names{report.program.command, report.program.reference};
    std::string text =
        diagnosis_text(bisection.diagnosis, bisection.asked, names, mode_option(result.entry.mode), style);
    if (bisection.diagnosis.error) {
        text += fmt::format("bisecting ended early: {}\n", printable(bisection.diagnosis.error->error.text));
    }
    std::vector<std::string> lines;
    for (std::string_view rest = text; !rest.empty();) {
        const std::size_t end = std::min(rest.find('\n'), rest.size());
        lines.emplace_back(rest.substr(0, end));
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return lines;
}

std::vector<std::string> failure_lines(const SuiteReport& report, const gate::CaseResult& result, Style style) {
    std::vector<std::string> lines;
    if (result.verdict == Verdict::BadPosition) lines.push_back(bad_position_text(result));
    for (const gate::Check& check : result.checks) {
        if (!gate::is_failure(check.outcome)) continue;
        lines.push_back(check_text(check, style));
        const std::vector<std::string> words = last_words(check);
        lines.insert(lines.end(), words.begin(), words.end());
        if (const std::string opinion = opinion_text(check, style); !opinion.empty()) lines.push_back("  " + opinion);
    }
    const std::vector<std::string> found = bisection_lines(report, result, style);
    lines.insert(lines.end(), found.begin(), found.end());
    if (const auto command = next_command(report, result)) lines.push_back("next:  " + *command);
    if (is_a_leftover(result) && report.program.in_one_process.empty())
        lines.emplace_back("       (alone it agrees: ask first what stands behind 'ask before')");
    return lines;
}

std::string rules_line(const gate::RunResult& run) {
    std::map<std::string_view, std::size_t> cases;
    for (const gate::SuiteResult& suite : run.suites) {
        for (const gate::CaseResult& result : suite.cases) {
            if (!result.bisection || result.bisection->diagnosis.findings.empty()) continue;
            ++cases[explain::id_of(result.bisection->diagnosis.findings.front().reason.rule)];
        }
    }
    std::vector<std::string> parts;
    parts.reserve(cases.size());
    for (const auto& [rule, count] : cases) parts.push_back(fmt::format("{} in {}", rule, counted(count, "case")));
    return parts.empty() ? "" : fmt::format("rules broken: {}", fmt::join(parts, ", "));
}

}  // namespace plyproof::report
