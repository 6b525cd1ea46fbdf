// SPDX-License-Identifier: MIT
#include "report/fuzz_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <vector>

#include "crosscheck/fuzz_corpus.h"
#include "report/failure_text.h"
#include "report/fuzz_failure_text.h"
#include "report/last_lines_text.h"
#include "report/shrink_text.h"
#include "report/text_parts.h"

namespace plyproof::report {

namespace {

double seconds(std::chrono::nanoseconds time) { return std::chrono::duration<double>(time).count(); }

std::string speed_text(std::uint64_t positions, std::chrono::nanoseconds elapsed) {
    const double rate = seconds(elapsed) > 0 ? static_cast<double>(positions) / seconds(elapsed) : 0;
    return fmt::format("{:.0f} positions/s", rate);
}

/// The names with how often they came up, on lines of at most 110 columns.
std::string coverage_text(const crosscheck::Coverage& coverage) {
    constexpr std::size_t kColumns = 110;
    std::string text;
    std::string line;
    for (const explain::Rule rule : base::kAll<explain::Rule>) {
        if (coverage.positions[rule] == 0) continue;
        const std::string word = fmt::format("{} {}", explain::id_of(rule), coverage.positions[rule]);
        if (line.size() + word.size() + 4 > kColumns) {
            text += line + ",\n";
            line.clear();
        }
        line += (line.empty() ? "  " : ", ") + word;
    }
    return text + line;
}

}  // namespace

std::string fuzz_finding_text(const crosscheck::FuzzFinding& finding, const PartyNames& names,
                              std::optional<crosscheck::Language> snippet, Style style) {
    const std::string id = crosscheck::corpus_id(crosscheck::symptom_of(finding.given), finding.shrunk.failure);
    return painted(fmt::format("position {}: {}", finding.index, printable(finding.drawn.origin)), Paint::Strong,
                   style) +
           '\n' + shrunk_text({finding.given, finding.shrunk, id}, names, snippet, style);
}

std::string fuzz_trouble_text(const crosscheck::FuzzTrouble& trouble, const PartyNames& names, Style style) {
    const std::string where = fmt::format("position {}: {}\n", trouble.index, printable(trouble.drawn.origin));
    if (trouble.quarrel) {
        return where + diagnosis_text({.findings = {}, .quarrel = trouble.quarrel}, trouble.drawn.question, names,
                                      mode_for(trouble.drawn.question), style);
    }
    std::string text = where + printable(trouble.error->error.text) + '\n';
    for (const std::string& line : last_lines_text(trouble.error->error)) text += line + '\n';
    text += oracle::root_fen(oracle::asked_by_fen(trouble.drawn.question)) + '\n';
    for (const std::string& line : failure_lines(*trouble.error, names)) text += line + '\n';
    return text;
}

std::string fuzz_summary_text(const crosscheck::FuzzResult& result, const FuzzRun& run, Style style) {
    const std::string judged = printable(run.names.judged);
    std::string text = counted(result.complete, "position", style);
    text += fmt::format(" of {}, depth {}: ", printable(run.source), run.depth);
    if (result.findings.empty()) {
        text += fmt::format("{} agrees with {}", judged, printable(run.names.reference));
    } else {
        text += fmt::format("{} fails at {}, {} distinct {}", judged, count_text(result.failing, style),
                            result.findings.size(), result.findings.size() == 1 ? "fault" : "faults");
    }
    if (result.complete > 0) text += fmt::format(" (complete up to position {})", result.complete - 1);
    text += '\n';
    if (result.not_asked > 0) {
        text += fmt::format("{} could not be put to {}\n", counted(result.not_asked, "position", style), judged);
    }
    if (result.alone > 0) {
        text += fmt::format("{} could not be put to {}; plyproof alone judged there\n",
                            counted(result.alone, "position", style), printable(run.names.reference));
    }
    return text;
}

std::string fuzz_remarks_text(const crosscheck::FuzzResult& result, const FuzzRun& run) {
    const double all = std::max(seconds(result.worked), 1e-9);
    const double theirs = 100 * std::min(seconds(result.account.theirs), all) / all;
    std::string text = fmt::format("{}, {}; of the time {:.0f} % theirs, {:.0f} % ours", duration_text(run.elapsed),
                                   speed_text(result.complete, run.elapsed), theirs, 100 - theirs);
    if (result.coverage.looked_at == 0) return text;
    return text + fmt::format("\nrules that mattered in {} of the positions:\n{}",
                              count_text(result.coverage.looked_at), coverage_text(result.coverage));
}

std::string fuzz_progress_text(const crosscheck::FuzzProgress& progress, std::chrono::nanoseconds elapsed) {
    return fmt::format("{}, {}, {}", counted(progress.positions, "position"), speed_text(progress.positions, elapsed),
                       counted(progress.findings, "finding"));
}

}  // namespace plyproof::report
