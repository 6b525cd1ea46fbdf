// SPDX-License-Identifier: MIT
#include "report/suite_report.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <string_view>

#include "explain/fen_error_text.h"
#include "report/hint_text.h"
#include "report/position_words.h"
#include "report/suite_failure.h"
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
        case SkipReason::Unsuitable:
            return "cannot be put to the program";
        case SkipReason::Shallower:
            return "behind a failure at a shallower depth";
        case SkipReason::Budget:
            return "the time was used up";
        case SkipReason::FailFast:
            return "an earlier check failed";
        case SkipReason::GaveUp:
            return "the program answers nothing any more";
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

// Why one check was not run.
std::string reason_text(const gate::Check& check) {
    const bool has_more = check.skipped == SkipReason::Unsuitable && !check.message.empty();
    return has_more ? printable(check.message) : std::string(words_of(check.skipped));
}

// "5 expectations deeper than the depth limit", for the reasons that are there.
void add_reason(std::vector<std::string>& parts, const gate::Totals& totals, SkipReason reason, Style style) {
    if (totals.skipped[reason] == 0) return;
    parts.push_back(fmt::format("{} {}", counted(totals.skipped[reason], "expectation", style), words_of(reason)));
}

// The reasons why checks of a case were not run, each once, those that are `wanted`.
template <class F>
std::string reasons_text(const gate::CaseResult& result, F&& wanted) {
    std::vector<std::string> reasons;
    for (const gate::Check& check : result.checks) {
        if (check.outcome != Outcome::NotRun || !wanted(check.skipped)) continue;
        std::string words = reason_text(check);
        if (std::find(reasons.begin(), reasons.end(), words) == reasons.end()) reasons.push_back(std::move(words));
    }
    return fmt::format("{}", fmt::join(reasons, "; "));
}

// Why a run was cut short, the strongest reason first.
std::string_view cause_text(const SuiteReport& report) {
    if (was_interrupted(report)) return "interrupted";
    if (!report.run.gave_up.empty()) return "the program was given up";
    const gate::Totals totals = totals_of(report.run);
    return totals.skipped[SkipReason::FailFast] > 0 ? "stopped at the first failure" : "the time was used up";
}

std::size_t disagreements(const gate::Totals& totals) {
    return totals.cases[Verdict::Mismatch] + totals.cases[Verdict::OtherPosition];
}

bool has_breakdown(const gate::Totals& totals) {
    return std::any_of(base::kAll<Verdict>.begin(), base::kAll<Verdict>.end(),
                       [&totals](Verdict verdict) { return gate::is_breakdown(verdict) && totals.cases[verdict] > 0; });
}

// What happened to cases beside agreeing and differing, as in "3 crashed".
std::string_view words_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::OtherPosition:
            return "at another position";
        case Verdict::Crashed:
            return "crashed";
        case Verdict::Timeout:
            return "timed out";
        case Verdict::Unreadable:
            return "unreadable";
        case Verdict::Refused:
            return "refused";
        case Verdict::NotStarted:
            return "not started";
        default:
            return "";
    }
}

const gate::Check* first_unsuitable(const gate::RunResult& run) {
    for (const gate::SuiteResult& suite : run.suites) {
        for (const gate::CaseResult& result : suite.cases) {
            for (const gate::Check& check : result.checks) {
                if (check.skipped == SkipReason::Unsuitable) return &check;
            }
        }
    }
    return nullptr;
}

// What is said of a check without regard to other questions.
std::string answer_text(const gate::Check& check, Style style) {
    const std::string expected =
        fmt::format("depth {}: expected {}", check.expected.depth, count_text(check.expected.nodes, style));
    if (check.outcome == Outcome::NotRun) return fmt::format("{}, not run: {}", expected, reason_text(check));
    if (!check.counted && !check.said) return fmt::format("{}, but {}", expected, printable(check.message));
    if (check.said) return fmt::format("{}, counted {}", expected, oracle::count_text(*check.said));
    std::string both = fmt::format("{}, counted {}", expected, count_text(*check.counted, style));
    if (check.outcome == Outcome::Agrees) return both;
    if (*check.counted == check.expected.nodes) return fmt::format("{}, but {}", both, printable(check.message));
    both += fmt::format(": {}", difference_text(check.expected.nodes, *check.counted, style));
    return check.message.empty() ? both : fmt::format("{}; {}", both, printable(check.message));
}

}  // namespace

SuiteOutcome outcome_of(const SuiteReport& report) {
    const gate::Totals totals = totals_of(report.run);
    if (disagreements(totals) > 0) return SuiteOutcome::Differs;
    if (has_breakdown(totals) || !report.run.gave_up.empty()) return SuiteOutcome::Failed;
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
    const char* alone = check.right_alone ? "; right in a new process: it keeps something of earlier questions" : "";
    return answer_text(check, style) + alone;
}

std::string opinion_text(const gate::Check& check, Style style) {
    if (!check.ours) return {};
    const std::uint64_t ours = check.ours->count;
    if (ours == check.counted) return fmt::format("plyproof counts {}, too: doubt the suite", count_text(ours, style));
    if (ours != check.expected.nodes) {
        return fmt::format("plyproof counts {}: doubt the suite, too", count_text(ours, style));
    }
    const std::string hints = hints_text(check.ours->hints);
    return hints.empty() ? "plyproof agrees with the suite"
                         : fmt::format("plyproof agrees with the suite; the other count is {}", hints);
}

std::string bad_position_text(const gate::CaseResult& result) {
    if (result.fen_error) return explain::fen_error_words(*result.fen_error);
    return problem_words(only(result.problems, chess::Verdict::Error), result.entry.fen);
}

std::string skipped_text(const gate::CaseResult& result) {
    return result.checks.empty() ? "no expectations" : reasons_text(result, [](SkipReason) { return true; });
}

std::string unfinished_text(const gate::CaseResult& result) {
    const auto agreeing = std::count_if(result.checks.begin(), result.checks.end(),
                                        [](const gate::Check& check) { return check.outcome == Outcome::Agrees; });
    return fmt::format("{} of {} agree; not run: {}", agreeing, counted(result.checks.size(), "expectation"),
                       reasons_text(result, gate::is_cut_short));
}

std::string verdict_line(const SuiteReport& report, Style style) {
    const gate::Totals totals = totals_of(report.run);
    const std::size_t run = totals.checks[Outcome::Agrees] + totals.checks[Outcome::Differs];
    const std::size_t decided = totals.cases[Verdict::Pass] + totals.cases[Verdict::Mismatch];
    std::string line;
    if (run == 0) {
        line = "nothing was checked";
    } else if (totals.cases[Verdict::Mismatch] > 0) {
        line = fmt::format("{} of {} differ{}", count_text(totals.cases[Verdict::Mismatch], style),
                           counted(decided, "case", style), totals.cases[Verdict::Mismatch] == 1 ? "s" : "");
    } else {
        line = fmt::format("{} agree{}", counted(decided, "case", style), decided == 1 ? "s" : "");
    }
    for (const Verdict verdict : base::kAll<Verdict>) {
        if (totals.cases[verdict] == 0 || words_of(verdict).empty()) continue;
        line += fmt::format(", {} {}", count_text(totals.cases[verdict], style), words_of(verdict));
    }
    if (totals.cases[Verdict::Unfinished] > 0 && run > 0) {
        line += fmt::format(", {} unfinished", count_text(totals.cases[Verdict::Unfinished], style));
    }
    if (totals.cases[Verdict::Failed] > 0) {
        line += fmt::format(", {} could not be counted", counted(totals.cases[Verdict::Failed], "case", style));
    }
    const std::size_t faulty = report.problems.size() + totals.cases[Verdict::BadPosition];
    if (faulty > 0) line += fmt::format(", {} in the input", counted(faulty, "fault", style));
    if (run == 0) return line;
    line += fmt::format("; {}, {} in {}", counted(run, "expectation", style), leaves_text(totals.nodes, style),
                        duration_text(report.run.elapsed));
    const std::string rate = rate_text(totals.nodes, report.run.elapsed);
    return rate.empty() ? line : fmt::format("{} ({})", line, rate);
}

bool is_complete(const SuiteReport& report) { return !report.reading_cut && is_complete(report.run); }

bool was_interrupted(const SuiteReport& report) {
    return report.reading_cut == SkipReason::Interrupted || totals_of(report.run).skipped[SkipReason::Interrupted] > 0;
}

std::string cut_short_line(const SuiteReport& report, Style style) {
    if (is_complete(report)) return {};
    const std::string_view cause = cause_text(report);
    const gate::Totals totals = totals_of(report.run);
    std::size_t cut = 0;
    for (const SkipReason reason : base::kAll<SkipReason>) {
        if (is_cut_short(reason)) cut += totals.skipped[reason];
    }
    std::size_t selected = cut;
    for (const Outcome outcome : base::kAll<Outcome>) {
        if (outcome != Outcome::NotRun) selected += totals.checks[outcome];
    }
    if (report.reading_cut && selected == 0) return fmt::format("{}: not all suites were read", cause);
    if (report.reading_cut) {
        // What was not read may have expectations at any depth.
        return fmt::format("{}: not all suites were read; {} of the {} read so far not run", cause,
                           count_text(cut, style), counted(selected, "expectation", style));
    }
    const std::optional<int> depth = complete_depth(report.run);
    const std::string reached = depth ? fmt::format("all cases complete to depth {}", *depth) : "no depth complete";
    return fmt::format("{}: {}; {} of {} not run", cause, reached, count_text(cut, style),
                       counted(selected, "expectation", style));
}

std::optional<RunRemark> run_remark(const SuiteReport& report) {
    const std::string cut = cut_short_line(report);
    if (was_interrupted(report)) return RunRemark{true, "interrupted", cut};
    if (!report.run.gave_up.empty()) {
        std::string message = printable(report.run.gave_up);
        if (!cut.empty()) message += "; " + cut;
        if (const std::string next = trace_command(report.program); !next.empty()) message += "; what now: " + next;
        return RunRemark{true, "gave-up", std::move(message)};
    }
    if (outcome_of(report) == SuiteOutcome::NothingChecked) {
        return RunRemark{true, "nothing-checked", "nothing was checked" + (cut.empty() ? "" : "; " + cut)};
    }
    if (!cut.empty()) return RunRemark{false, "cut-short", cut};
    return std::nullopt;
}

std::string fixed_line(const gate::RunResult& run, Style style) {
    std::size_t fixed = 0;
    for (const gate::SuiteResult& suite : run.suites) {
        for (const gate::CaseResult& result : suite.cases) {
            const bool is_played = result.verdict != Verdict::BadPosition;
            if (is_played && !only(result.problems, chess::Verdict::Fixed).empty()) ++fixed;
        }
    }
    if (fixed == 0) return {};
    return fmt::format("{} with a claim that the board refutes, which was dropped: 'perft-suite lint' names {}",
                       counted(fixed, "case", style), fixed == 1 ? "it" : "them");
}

std::string left_out_line(const gate::RunResult& run, Style style) {
    const gate::Totals totals = totals_of(run);
    std::vector<std::string> parts;
    for (const SkipReason reason :
         {SkipReason::DepthLimit, SkipReason::NodeLimit, SkipReason::Repeated, SkipReason::Shallower}) {
        add_reason(parts, totals, reason, style);
    }
    if (const gate::Check* example = first_unsuitable(run)) {
        parts.push_back(fmt::format("{} not asked (such as: {})",
                                    counted(totals.skipped[SkipReason::Unsuitable], "expectation", style),
                                    reason_text(*example)));
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
