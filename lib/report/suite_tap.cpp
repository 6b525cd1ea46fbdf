// SPDX-License-Identifier: MIT
#include "report/suite_tap.h"

#include <fmt/format.h>

#include <string_view>

#include "report/suite_failure.h"
#include "report/text_parts.h"

namespace plyproof::report {
namespace {

using gate::Verdict;

// A description ends where a directive begins, at a hash sign; a backslash takes a character's meaning away.
std::string description(std::string_view text) {
    std::string escaped;
    for (const char c : printable(text)) {
        if (c == '\\' || c == '#') escaped += '\\';
        escaped += c;
    }
    return escaped;
}

// A YAML scalar in double quotes. printable() has left no control characters.
std::string quoted(std::string_view text) {
    std::string scalar = "\"";
    for (const char c : printable(text)) {
        if (c == '\\' || c == '"') scalar += '\\';
        scalar += c;
    }
    return scalar + '"';
}

std::string list(const char* name, const std::vector<std::string>& lines) {
    std::string yaml = lines.empty() ? "" : fmt::format("  {}:\n", name);
    for (const std::string& line : lines) yaml += fmt::format("    - {}\n", quoted(line));
    return yaml;
}

std::string diagnostics(const SuiteReport& report, const gate::SuiteResult& suite, const gate::CaseResult& result) {
    std::string yaml = fmt::format("  ---\n  at: {}\n  verdict: {}\n  fen: {}\n", quoted(place_of(suite, result)),
                                   name_of(result.verdict), quoted(result.entry.fen));
    if (result.verdict == Verdict::BadPosition)
        yaml += fmt::format("  message: {}\n", quoted(bad_position_text(result)));
    std::vector<std::string> checks;
    for (const gate::Check& check : result.checks) {
        checks.push_back(check_text(check));
        const std::vector<std::string> words = last_words(check);
        checks.insert(checks.end(), words.begin(), words.end());
        if (const std::string opinion = opinion_text(check); !opinion.empty()) checks.push_back("  " + opinion);
    }
    yaml += list("checks", checks) + list("bisection", bisection_lines(report, result));
    if (const auto command = next_command(report, result)) yaml += fmt::format("  next: {}\n", quoted(*command));
    return yaml + "  ...\n";
}

class TapWriter {
public:
    void add(const SuiteReport& report, const gate::SuiteResult& suite, const gate::CaseResult& result) {
        const std::string name = description(fmt::format("{}: {}", suite.name, result.entry.id));
        if (result.verdict == Verdict::Pass) {
            text_ += fmt::format("ok {} - {}\n", ++count_, name);
        } else if (result.verdict == Verdict::Skipped) {
            text_ += fmt::format("ok {} - {} # SKIP {}\n", ++count_, name, skipped_text(result));
        } else if (result.verdict == Verdict::Unfinished) {
            text_ += fmt::format("ok {} - {} # SKIP {}\n", ++count_, name, unfinished_text(result));
        } else {
            text_ += fmt::format("not ok {} - {}\n{}", ++count_, name, diagnostics(report, suite, result));
        }
    }

    void add(const InputProblem& problem) {
        text_ += fmt::format("not ok {} - {}\n  ---\n  message: {}\n  kind: {}\n  ...\n", ++count_,
                             description(place_text(problem)), quoted(problem.message), quoted(problem.kind));
    }

    // A test point of its own speaks of the run as a whole.
    void add(const RunRemark& remark) {
        if (remark.is_error) {
            text_ += fmt::format("not ok {} - the whole run\n  ---\n  message: {}\n  kind: {}\n  ...\n", ++count_,
                                 quoted(remark.message), quoted(remark.kind));
        } else {
            text_ += fmt::format("ok {} - the whole run # SKIP {}\n", ++count_, remark.message);
        }
        if (remark.kind == "interrupted") text_ += fmt::format("Bail out! {}\n", remark.message);
    }

    void add_comment(std::string_view line) {
        if (!line.empty()) text_ += fmt::format("# {}\n", line);
    }

    [[nodiscard]] std::string finish() const { return fmt::format("TAP version 14\n1..{}\n{}", count_, text_); }

private:
    std::size_t count_ = 0;
    std::string text_;
};

}  // namespace

std::string suite_tap(const SuiteReport& report) {
    TapWriter writer;
    for (const gate::SuiteResult& suite : report.run.suites) {
        for (const gate::CaseResult& result : suite.cases) writer.add(report, suite, result);
    }
    for (const InputProblem& problem : report.problems) writer.add(problem);
    writer.add_comment(verdict_line(report));
    writer.add_comment(rules_line(report.run));
    writer.add_comment(left_out_line(report.run));
    if (const auto remark = run_remark(report)) writer.add(*remark);
    return writer.finish();
}

}  // namespace plyproof::report
