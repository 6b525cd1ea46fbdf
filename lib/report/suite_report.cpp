// SPDX-License-Identifier: MIT
#include "report/suite_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>

#include "explain/fen_error_text.h"
#include "report/command_text.h"
#include "report/position_words.h"
#include "report/text_parts.h"

namespace plyproof::report {
namespace {

using gate::Outcome;
using gate::SkipReason;
using gate::Verdict;

std::string_view words_of(SkipReason reason) {
    switch (reason) {
        case SkipReason::None:
            return "";
        case SkipReason::BadPosition:
            return "the position cannot be set up";
        case SkipReason::DepthLimit:
            return "deeper than the depth limit";
        case SkipReason::NodeLimit:
            return "larger than the node limit";
        case SkipReason::Repeated:
            return "repeated";
        case SkipReason::Budget:
            return "the time was used up";
        case SkipReason::FailFast:
            return "an earlier check failed";
        case SkipReason::Interrupted:
            return "interrupted";
    }
    return "";
}

std::string difference_text(std::uint64_t expected, std::uint64_t counted, Style style) {
    if (counted > expected) return count_text(counted - expected, style) + " more";
    return count_text(expected - counted, style) + " fewer";
}

std::string leaves_text(base::Uint128 leaves, Style style) {
    return fmt::format("{} {}", count_text(leaves, style), leaves == 1 ? "leaf" : "leaves");
}

// "5 expectations deeper than the depth limit", for the reasons that are there.
void add_reason(std::vector<std::string>& parts, const gate::Totals& totals, SkipReason reason, Style style) {
    if (totals.skipped[reason] == 0) return;
    parts.push_back(fmt::format("{} {}", counted(totals.skipped[reason], "expectation", style), words_of(reason)));
}

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

}  // namespace

SuiteOutcome outcome_of(const SuiteReport& report) {
    const gate::Totals totals = totals_of(report.run);
    if (totals.cases[Verdict::Mismatch] > 0) return SuiteOutcome::Differs;
    if (totals.cases[Verdict::Failed] > 0) return SuiteOutcome::Failed;
    if (totals.cases[Verdict::BadPosition] > 0 || !report.problems.empty()) return SuiteOutcome::Unreadable;
    return totals.checks[Outcome::Agrees] > 0 ? SuiteOutcome::Agrees : SuiteOutcome::NothingChecked;
}

std::string_view name_of(SuiteOutcome outcome) {
    switch (outcome) {
        case SuiteOutcome::Agrees:
            return "agrees";
        case SuiteOutcome::Differs:
            return "differs";
        case SuiteOutcome::Failed:
            return "failed";
        case SuiteOutcome::Unreadable:
            return "unreadable";
        case SuiteOutcome::NothingChecked:
            return "nothing-checked";
    }
    return "";
}

std::string place_of(const gate::SuiteResult& suite, const gate::CaseResult& result) {
    const std::string file = printable(suite.name);
    return result.entry.line == 0 ? file : fmt::format("{}:{}", file, result.entry.line);
}

std::string check_text(const gate::Check& check, Style style) {
    const std::string expected =
        fmt::format("depth {}: expected {}", check.expected.depth, count_text(check.expected.nodes, style));
    if (check.outcome == Outcome::NotRun) return fmt::format("{}, not run: {}", expected, words_of(check.skipped));
    if (!check.counted) return fmt::format("{}, but {}", expected, printable(check.message));
    std::string both = fmt::format("{}, counted {}", expected, count_text(*check.counted, style));
    if (check.outcome == Outcome::Agrees) return both;
    return fmt::format("{}: {}", both, difference_text(check.expected.nodes, *check.counted, style));
}

std::optional<std::string> next_command(const gate::CaseResult& result) {
    const auto wrong = std::find_if(result.checks.begin(), result.checks.end(),
                                    [](const gate::Check& check) { return check.outcome == Outcome::Differs; });
    if (wrong == result.checks.end()) return std::nullopt;
    return divide_command(printable(result.entry.fen), {}, wrong->expected.depth, mode_option(result.entry.mode));
}

std::string bad_position_text(const gate::CaseResult& result) {
    if (result.fen_error) return explain::fen_error_words(*result.fen_error);
    return problem_words(only(result.problems, chess::Verdict::Error), result.entry.fen);
}

std::string skipped_text(const gate::CaseResult& result) {
    if (result.checks.empty()) return "no expectations";
    std::vector<std::string_view> reasons;
    for (const gate::Check& check : result.checks) {
        const std::string_view words = words_of(check.skipped);
        if (std::find(reasons.begin(), reasons.end(), words) == reasons.end()) reasons.push_back(words);
    }
    return fmt::format("{}", fmt::join(reasons, "; "));
}

std::string verdict_line(const SuiteReport& report, Style style) {
    const gate::Totals totals = totals_of(report.run);
    const std::size_t checked = totals.cases[Verdict::Pass] + totals.cases[Verdict::Mismatch];
    std::string line;
    if (checked == 0) {
        line = "nothing was checked";
    } else if (totals.cases[Verdict::Mismatch] > 0) {
        line = fmt::format("{} of {} differ{}", count_text(totals.cases[Verdict::Mismatch], style),
                           counted(checked, "case", style), totals.cases[Verdict::Mismatch] == 1 ? "s" : "");
    } else {
        line = fmt::format("{} agree{}", counted(checked, "case", style), checked == 1 ? "s" : "");
    }
    if (totals.cases[Verdict::Failed] > 0) {
        line += fmt::format(", {} could not be counted", counted(totals.cases[Verdict::Failed], "case", style));
    }
    const std::size_t faulty = report.problems.size() + totals.cases[Verdict::BadPosition];
    if (faulty > 0) line += fmt::format(", {} in the input", counted(faulty, "fault", style));
    if (checked == 0) return line;
    const std::size_t run = totals.checks[Outcome::Agrees] + totals.checks[Outcome::Differs];
    line += fmt::format("; {}, {} in {}", counted(run, "expectation", style), leaves_text(totals.nodes, style),
                        duration_text(report.run.elapsed));
    const std::string rate = rate_text(totals.nodes, report.run.elapsed);
    return rate.empty() ? line : fmt::format("{} ({})", line, rate);
}

std::string cut_short_line(const gate::RunResult& run, Style style) {
    if (is_complete(run)) return {};
    const gate::Totals totals = totals_of(run);
    std::string_view cause = "the time was used up";
    if (totals.skipped[SkipReason::FailFast] > 0) cause = "stopped at the first failure";
    if (totals.skipped[SkipReason::Interrupted] > 0) cause = "interrupted";
    std::size_t cut = 0;
    std::size_t selected = 0;
    for (const SkipReason reason : base::kAll<SkipReason>) {
        if (is_cut_short(reason)) cut += totals.skipped[reason];
    }
    for (const Outcome outcome : {Outcome::Agrees, Outcome::Differs, Outcome::Failed})
        selected += totals.checks[outcome];
    selected += cut;
    const std::optional<int> depth = complete_depth(run);
    const std::string reached = depth ? fmt::format("all cases complete to depth {}", *depth) : "no depth complete";
    return fmt::format("{}: {}; {} of {} not run", cause, reached, count_text(cut, style),
                       counted(selected, "expectation", style));
}

std::string left_out_line(const gate::RunResult& run, Style style) {
    const gate::Totals totals = totals_of(run);
    std::vector<std::string> parts;
    for (const SkipReason reason : {SkipReason::DepthLimit, SkipReason::NodeLimit, SkipReason::Repeated}) {
        add_reason(parts, totals, reason, style);
    }
    if (totals.without_expectations > 0) {
        parts.push_back(counted(totals.without_expectations, "case", style) + " without expectations");
    }
    if (run.filtered_out > 0) {
        parts.push_back(counted(run.filtered_out, "case", style) + " that the filter does not match");
    }
    return parts.empty() ? std::string{} : fmt::format("left out: {}", fmt::join(parts, ", "));
}

}  // namespace plyproof::report
