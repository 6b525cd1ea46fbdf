// SPDX-License-Identifier: MIT
#include "report/suite_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "report/suite_failure.h"
#include "report/table.h"
#include "report/text_parts.h"

namespace plyproof::report {
namespace {

using gate::Verdict;

// Columns that most runs have no use for.
struct Columns {
    std::vector<Verdict> failures{};  // of another program
    bool faulty = false;
    bool unfinished = false;
};

constexpr std::array kProgramFailures{Verdict::OtherPosition, Verdict::Crashed, Verdict::Timeout,
                                      Verdict::Unreadable,    Verdict::Refused, Verdict::NotStarted};

TableRow row_of(std::string name, const gate::Totals& totals, const Columns& columns, Style style) {
    std::size_t cases = 0;
    for (const std::size_t count : totals.cases) cases += count;
    TableRow row{std::move(name)};
    const auto add = [&](std::size_t count) { row.push_back(count_text(count, style)); };
    add(cases);
    add(totals.cases[Verdict::Pass]);
    add(totals.cases[Verdict::Mismatch]);
    for (const Verdict verdict : columns.failures) add(totals.cases[verdict]);
    if (columns.faulty) add(totals.cases[Verdict::BadPosition] + totals.cases[Verdict::Failed]);
    if (columns.unfinished) add(totals.cases[Verdict::Unfinished]);
    add(totals.cases[Verdict::Skipped]);
    row.push_back(count_text(totals.nodes, style));
    row.push_back(duration_text(totals.time));
    return row;
}

std::string table_of(const gate::RunResult& run, Style style) {
    const gate::Totals all = totals_of(run);
    Columns columns{.faulty = all.cases[Verdict::BadPosition] + all.cases[Verdict::Failed] > 0,
                    .unfinished = all.cases[Verdict::Unfinished] > 0};
    std::vector<TableRow> rows{{"suite", "cases", "agree", "differ"}};
    for (const Verdict verdict : kProgramFailures) {
        if (all.cases[verdict] == 0) continue;
        columns.failures.push_back(verdict);
        rows[0].emplace_back(name_of(verdict));
    }
    if (columns.faulty) rows[0].emplace_back("faulty");
    if (columns.unfinished) rows[0].emplace_back("unfinished");
    rows[0].insert(rows[0].end(), {"skipped", "leaves", "time"});
    for (const gate::SuiteResult& suite : run.suites) {
        // With a filter most suites may have nothing to say.
        if (suite.cases.empty() && run.filtered_out > 0) continue;
        rows.push_back(row_of(printable(suite.name), totals_of(suite), columns, style));
    }
    if (rows.size() > 2) rows.push_back(row_of("total", all, columns, style));
    return aligned(rows);
}

std::string failure_text(const SuiteReport& report, const gate::SuiteResult& suite, const gate::CaseResult& result,
                         Style style) {
    std::string text = fmt::format("\n{}  {}  ({})\n  {}\n", painted(failure_title(result), Paint::Bad, style),
                                   painted(printable(result.entry.id), Paint::Strong, style), place_of(suite, result),
                                   printable(result.entry.fen));
    for (const std::string& line : failure_lines(report, result, style)) text += fmt::format("  {}\n", line);
    return text;
}

std::string gave_up_text(const SuiteReport& report) {
    if (report.run.gave_up.empty()) return {};
    const std::string next = trace_command(report.program);
    return fmt::format("{}\n{}", report.run.gave_up, next.empty() ? "" : fmt::format("what now:  {}\n", next));
}

Paint paint_of(const SuiteReport& report) {
    if (outcome_of(report) != SuiteOutcome::Agrees) return Paint::Bad;
    return is_complete(report) ? Paint::Good : Paint::Warning;
}

std::string list_row_depths(const gate::CaseResult& result) {
    std::vector<int> depths;
    for (const gate::Check& check : result.checks) {
        if (check.skipped == gate::SkipReason::None) depths.push_back(check.expected.depth);
    }
    return depths.empty() ? "-" : fmt::format("{}", fmt::join(depths, ","));
}

std::string list_row_nodes(const gate::CaseResult& result, Style style) {
    const auto last = std::find_if(result.checks.rbegin(), result.checks.rend(),
                                   [](const gate::Check& check) { return check.skipped == gate::SkipReason::None; });
    return last == result.checks.rend() ? "-" : count_text(last->expected.nodes, style);
}

}  // namespace

std::string suite_text(const SuiteReport& report, const SuiteTextOptions& options) {
    const Style style = options.style;
    std::string text = options.brief ? "" : table_of(report.run, style);
    for (const gate::SuiteResult& suite : report.run.suites) {
        for (const gate::CaseResult& result : suite.cases) {
            if (gate::is_failure(result.verdict)) text += failure_text(report, suite, result, style);
        }
    }
    if (!text.empty()) text += '\n';
    text += painted(verdict_line(report, style), paint_of(report), style) + '\n';
    std::vector<std::string> lines{rules_line(report.run), cut_short_line(report, style)};
    if (!options.brief) lines.insert(lines.end(), {left_out_line(report.run, style), fixed_line(report.run, style)});
    for (const std::string& line : lines) text += line.empty() ? "" : line + '\n';
    return text + gave_up_text(report);
}

std::string suite_list_text(const gate::RunResult& planned, Style style) {
    std::vector<TableRow> rows;
    std::vector<std::string> fens;
    for (const gate::SuiteResult& suite : planned.suites) {
        for (const gate::CaseResult& result : suite.cases) {
            rows.push_back({printable(result.entry.id), list_row_depths(result), list_row_nodes(result, style)});
            fens.push_back(printable(result.entry.fen));
        }
    }
    const std::string table = aligned(rows);
    std::string text;
    std::string_view rest = table;
    for (const std::string& fen : fens) {
        const std::size_t end = rest.find('\n');
        text += fmt::format("{}  {}\n", rest.substr(0, end), fen);
        rest.remove_prefix(end + 1);
    }
    return text;
}

}  // namespace plyproof::report
