// SPDX-License-Identifier: MIT
#include "report/shrink_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <sstream>
#include <string>
#include <vector>

#include "chess/fen.h"
#include "chess/position_from.h"
#include "crosscheck/fuzz_corpus.h"
#include "crosscheck/shrink_steps.h"
#include "explain/setup_problem_text.h"
#include "report/fuzz_failure_text.h"
#include "report/text_parts.h"

namespace plyproof::report {

std::string shrink_words(const ShrunkFailure& failure) {
    const std::size_t asked = failure.given.earlier.size(), left = failure.shrunk.failure.earlier.size();
    const auto& finding = failure.given.finding;
    if (finding && finding->seen == diagnose::SeenBy::Sometimes)
        return "not tried: its answer is not the same each time";
    if (failure.given.later && asked == 0) return "not tried: it shows only after other questions";
    if (failure.given.later && !failure.shrunk.confirmed && !failure.shrunk.complete)
        return "not tried: it was cut short";
    if (failure.given.later && !failure.shrunk.confirmed)
        return "not tried: the questions before it, asked again in a new process, did not bring it about again: its "
               "answer is not the same each time";
    if (!failure.shrunk.confirmed)
        return "a smaller one was found that a new process did not show again; this is the first";
    const crosscheck::Size before = crosscheck::size_of(failure.given.question);
    const crosscheck::Size after = crosscheck::size_of(failure.shrunk.failure.question);
    std::vector<std::string> words;
    if (left != asked) words.push_back(fmt::format("{} to {}", counted(asked, "earlier question"), left));
    if (after.men != before.men) words.push_back(fmt::format("{} men to {}", before.men, after.men));
    if (after.plies != before.plies) words.push_back(fmt::format("{} plies to {}", before.plies, after.plies));
    if (words.empty() && !failure.shrunk.complete && !(after < before))
        return failure.shrunk.questions == 0
                   ? "not tried: it was cut short"
                   : fmt::format("not yet: it was cut short after {}", counted(failure.shrunk.questions, "question"));
    if (words.empty())
        words.emplace_back(after < before ? "to simpler men or fewer rights" : "nothing can be taken away");
    return fmt::format("{}, in {}{}", fmt::join(words, ", "), counted(failure.shrunk.questions, "question"),
                       failure.shrunk.complete ? "" : "; there may be smaller ones: it was cut short");
}

namespace {

/// More earlier questions are only counted.
constexpr std::size_t kMostLines = 4;

std::string epd_rows(const crosscheck::Failure& failure, const std::string& id) {
    crosscheck::Failure shown = failure;
    std::string rows;
    if (failure.earlier.size() > kMostLines) {
        rows = fmt::format("epd:        after {}, which --corpus and --format json keep:\n",
                           counted(failure.earlier.size(), "other question"));
        shown.earlier.clear();
    }
    std::istringstream lines(crosscheck::corpus_lines(shown, id));
    for (std::string line; std::getline(lines, line);) rows += fmt::format("epd:        {}\n", line);
    return rows;
}

/// What is odd about a position: good programs err, too, where no game leads.
std::string note_rows(const oracle::Question& question) {
    const auto setup = chess::parse_fen(oracle::root_fen(question));
    const bool chess960 = question.variant == chess::Variant::Chess960;
    const auto accepted =
        chess::position_from(*setup, chess960 ? chess::VariantMode::Chess960 : chess::VariantMode::Standard);
    std::string rows;
    if (!accepted) return rows;
    for (const chess::SetupProblem& remark : accepted->remarks) {
        if (verdict_of(remark.kind) != chess::Verdict::Note || remark.kind == chess::SetupProblemKind::ReadAsChess960)
            continue;
        rows += fmt::format("note:       {}\n", explain::setup_problem_words(remark, *setup));
    }
    return rows;
}

}  // namespace

std::string shrunk_text(const ShrunkFailure& failure, const PartyNames& names,
                        std::optional<crosscheck::Language> snippet, Style style) {
    const crosscheck::Failure& smallest = failure.shrunk.failure;
    std::string text = failure_text(smallest, names, mode_for(smallest.question), style);
    text += note_rows(smallest.question);
    text += fmt::format("shrunk:     {}\n", shrink_words(failure));
    text += epd_rows(smallest, failure.id);
    if (snippet) text += '\n' + crosscheck::snippet(smallest, *snippet);
    return text;
}

}  // namespace plyproof::report
