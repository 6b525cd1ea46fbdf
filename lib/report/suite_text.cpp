// SPDX-License-Identifier: MIT
#include "report/suite_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>
#include <vector>

#include "report/position_words.h"
#include "report/table.h"
#include "report/text_parts.h"

namespace plyproof::report {
namespace {

using gate::Outcome;
using gate::Verdict;

TableRow row_of(std::string name, const gate::Totals& totals, bool with_faults, Style style) {
    std::size_t cases = 0;
    for (const std::size_t count : totals.cases) cases += count;
    TableRow row{std::move(name)};
    const auto add = [&](std::size_t count) { row.push_back(count_text(count, style)); };
    add(cases);
    add(totals.cases[Verdict::Pass]);
    add(totals.cases[Verdict::Mismatch]);
    if (with_faults) add(totals.cases[Verdict::BadPosition] + totals.cases[Verdict::Failed]);
    add(totals.cases[Verdict::Skipped]);
    row.push_back(count_text(totals.nodes, style));
    row.push_back(duration_text(totals.time));
    return row;
}

std::string table_of(const gate::RunResult& run, Style style) {
    const gate::Totals all = totals_of(run);
    const bool with_faults = all.cases[Verdict::BadPosition] + all.cases[Verdict::Failed] > 0;
    std::vector<TableRow> rows{{"suite", "cases", "agree", "differ"}};
    if (with_faults) rows[0].emplace_back("faulty");
    rows[0].insert(rows[0].end(), {"skipped", "leaves", "time"});
    for (const gate::SuiteResult& suite : run.suites) {
        // With a filter most suites may have nothing to say.
        if (suite.cases.empty() && run.filtered_out > 0) continue;
        rows.push_back(row_of(printable(suite.name), totals_of(suite), with_faults, style));
    }
    if (rows.size() > 2) rows.push_back(row_of("total", all, with_faults, style));
    return aligned(rows);
}

bool is_worth_a_line(const gate::Check& check) {
    return check.outcome == Outcome::Differs || check.outcome == Outcome::Failed;
}

std::string failure_text(const gate::SuiteResult& suite, const gate::CaseResult& result, Style style) {
    const bool differs = result.verdict == Verdict::Mismatch;
    std::string text = fmt::format("\n{}  {}  ({})\n  {}\n", painted(differs ? "DIFFERS" : "FAILED", Paint::Bad, style),
                                   painted(printable(result.entry.id), Paint::Strong, style), place_of(suite, result),
                                   printable(result.entry.fen));
    if (result.verdict == Verdict::BadPosition) text += fmt::format("  {}\n", bad_position_text(result));
    for (const gate::Check& check : result.checks) {
        if (is_worth_a_line(check)) text += fmt::format("  {}\n", check_text(check, style));
    }
    if (const auto command = next_command(result)) text += fmt::format("  next:  {}\n", *command);
    return text;
}

std::string remark_text(const gate::SuiteResult& suite, const gate::CaseResult& result) {
    return fmt::format("fixed  {}  ({}): {}\n", printable(result.entry.id), place_of(suite, result),
                       problem_words(only(result.problems, chess::Verdict::Fixed), result.entry.fen));
}

bool has_failed(const gate::CaseResult& result) {
    return result.verdict == Verdict::Mismatch || result.verdict == Verdict::Failed ||
           result.verdict == Verdict::BadPosition;
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
            if (has_failed(result)) text += failure_text(suite, result, style);
            if (!options.brief && result.verdict != Verdict::BadPosition &&
                !only(result.problems, chess::Verdict::Fixed).empty()) {
                text += remark_text(suite, result);
            }
        }
    }
    if (!text.empty()) text += '\n';
    const bool is_good = outcome_of(report) == SuiteOutcome::Agrees;
    text += painted(verdict_line(report, style), is_good ? Paint::Good : Paint::Bad, style) + '\n';
    if (const std::string line = cut_short_line(report.run, style); !line.empty()) text += line + '\n';
    if (const std::string line = left_out_line(report.run, style); !options.brief && !line.empty()) text += line + '\n';
    return text;
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
