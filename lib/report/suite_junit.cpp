// SPDX-License-Identifier: MIT
#include "report/suite_junit.h"

#include <fmt/format.h>

#include <pugixml.hpp>
#include <string_view>

#include "report/suite_failure.h"
#include "report/text_parts.h"

namespace plyproof::report {
namespace {

using gate::Verdict;

struct StringWriter : pugi::xml_writer {
    void write(const void* data, size_t size) override { text.append(static_cast<const char*>(data), size); }
    std::string text;
};

// pugixml escapes what XML can escape; printable() spells out what XML cannot hold at all.
void set(pugi::xml_node node, const char* name, std::string_view value) {
    node.append_attribute(name).set_value(printable(value).c_str());
}
void set(pugi::xml_node node, const char* name, std::size_t value) {
    node.append_attribute(name).set_value(static_cast<unsigned long long>(value));
}
void set(pugi::xml_node node, const char* name, std::chrono::nanoseconds time) {
    set(node, name, fmt::format("{:.3f}", std::chrono::duration<double>(time).count()));
}

std::string failure_body(const SuiteReport& report, const gate::CaseResult& result) {
    std::string lines = printable(result.entry.fen) + '\n';
    for (const gate::Check& check : result.checks) {
        if (!gate::is_failure(check.outcome)) lines += check_text(check) + '\n';
    }
    for (const std::string& line : failure_lines(report, result)) lines += line + '\n';
    return lines;
}

// "depth 4: expected 12, counted 13: 1 more": the first check that gave the case its verdict.
std::string failure_message(const gate::CaseResult& result) {
    for (const gate::Check& check : result.checks) {
        const bool decides = gate::is_failure(check.outcome) && gate::verdict_from(check.outcome) == result.verdict;
        if (decides) return check_text(check);
    }
    return bad_position_text(result);
}

void add_failure(pugi::xml_node testcase, const SuiteReport& report, const gate::CaseResult& result) {
    pugi::xml_node failure = testcase.append_child(gate::is_disagreement(result.verdict) ? "failure" : "error");
    set(failure, "message", failure_message(result));
    set(failure, "type", name_of(result.verdict));
    failure.text().set(failure_body(report, result).c_str());
}

void add_case(pugi::xml_node testsuite, const SuiteReport& report, const gate::SuiteResult& suite,
              const gate::CaseResult& result) {
    pugi::xml_node testcase = testsuite.append_child("testcase");
    set(testcase, "name", result.entry.id);
    set(testcase, "classname", suite.name);
    set(testcase, "file", suite.name);
    set(testcase, "line", result.entry.line);
    set(testcase, "time", result.time);
    if (gate::is_failure(result.verdict)) {
        add_failure(testcase, report, result);
    } else if (result.verdict == Verdict::Skipped) {
        set(testcase.append_child("skipped"), "message", skipped_text(result));
    } else if (result.verdict == Verdict::Unfinished) {
        set(testcase.append_child("skipped"), "message", unfinished_text(result));
    }
}

// Of all verdicts that disagree, or of all other failures.
std::size_t failures(const gate::Totals& totals, bool disagreements) {
    std::size_t cases = 0;
    for (const Verdict verdict : base::kAll<Verdict>) {
        if (gate::is_failure(verdict) && gate::is_disagreement(verdict) == disagreements)
            cases += totals.cases[verdict];
    }
    return cases;
}

std::size_t skipped_cases(const gate::Totals& totals) {
    return totals.cases[Verdict::Skipped] + totals.cases[Verdict::Unfinished];
}

void add_suite(pugi::xml_node root, const SuiteReport& report, const gate::SuiteResult& suite) {
    const gate::Totals totals = totals_of(suite);
    pugi::xml_node testsuite = root.append_child("testsuite");
    set(testsuite, "name", suite.name);
    set(testsuite, "tests", suite.cases.size());
    set(testsuite, "failures", failures(totals, true));
    set(testsuite, "errors", failures(totals, false));
    set(testsuite, "skipped", skipped_cases(totals));
    set(testsuite, "time", totals.time);
    for (const gate::CaseResult& result : suite.cases) add_case(testsuite, report, suite, result);
}

void add_problem(pugi::xml_node testsuite, const InputProblem& problem) {
    pugi::xml_node testcase = testsuite.append_child("testcase");
    set(testcase, "name", problem.line > 0 ? fmt::format("{}:{}", problem.file, problem.line) : problem.file);
    set(testcase, "classname", "input");
    set(testcase, "file", problem.file);
    if (problem.line > 0) set(testcase, "line", problem.line);
    pugi::xml_node error = testcase.append_child("error");
    set(error, "message", problem.message);
    set(error, "type", problem.kind);
}

void add_problems(pugi::xml_node root, const std::vector<InputProblem>& problems) {
    if (problems.empty()) return;
    pugi::xml_node testsuite = root.append_child("testsuite");
    set(testsuite, "name", "input");
    set(testsuite, "tests", problems.size());
    set(testsuite, "failures", std::size_t{0});
    set(testsuite, "errors", problems.size());
    set(testsuite, "skipped", std::size_t{0});
    for (const InputProblem& problem : problems) add_problem(testsuite, problem);
}

// A testsuite of its own speaks of the run as a whole.
void add_remark(pugi::xml_node root, const RunRemark& remark) {
    pugi::xml_node testsuite = root.append_child("testsuite");
    set(testsuite, "name", "run");
    set(testsuite, "tests", std::size_t{1});
    set(testsuite, "failures", std::size_t{0});
    set(testsuite, "errors", std::size_t{remark.is_error ? 1u : 0u});
    set(testsuite, "skipped", std::size_t{remark.is_error ? 0u : 1u});
    pugi::xml_node property = testsuite.append_child("properties").append_child("property");
    set(property, "name", "complete");
    set(property, "value", "false");
    pugi::xml_node testcase = testsuite.append_child("testcase");
    set(testcase, "name", "the whole run");
    set(testcase, "classname", "run");
    pugi::xml_node node = testcase.append_child(remark.is_error ? "error" : "skipped");
    set(node, "message", remark.message);
    if (remark.is_error) set(node, "type", remark.kind);
}

}  // namespace

std::string suite_junit(const SuiteReport& report) {
    const gate::Totals totals = totals_of(report.run);
    const std::optional<RunRemark> remark = run_remark(report);
    const std::size_t remark_errors = remark && remark->is_error ? 1 : 0;
    const std::size_t remark_skipped = remark ? 1 - remark_errors : 0;
    std::size_t tests = report.problems.size() + remark_errors + remark_skipped;
    for (const std::size_t count : totals.cases) tests += count;
    pugi::xml_document document;
    pugi::xml_node root = document.append_child("testsuites");
    set(root, "name", "perft-suite");
    set(root, "tests", tests);
    set(root, "failures", failures(totals, true));
    set(root, "errors", failures(totals, false) + report.problems.size() + remark_errors);
    set(root, "skipped", skipped_cases(totals) + remark_skipped);
    set(root, "time", report.run.elapsed);
    for (const gate::SuiteResult& suite : report.run.suites) add_suite(root, report, suite);
    add_problems(root, report.problems);
    if (remark) add_remark(root, *remark);
    StringWriter writer;
    document.save(writer, "  ", pugi::format_default, pugi::encoding_utf8);
    return writer.text;
}

}  // namespace plyproof::report
