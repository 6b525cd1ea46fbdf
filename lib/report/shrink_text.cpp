// SPDX-License-Identifier: MIT
#include "report/shrink_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <string>
#include <vector>

#include "crosscheck/fuzz_corpus.h"
#include "crosscheck/shrink_steps.h"
#include "report/fuzz_failure_text.h"
#include "report/text_parts.h"

namespace plyproof::report {

std::string shrink_words(const ShrunkFailure& failure) {
    if (failure.given.later) return "not tried: it shows only after other questions";
    if (!failure.shrunk.confirmed)
        return "a smaller one was found that a new process did not show again; this is the first";
    const crosscheck::Size before = crosscheck::size_of(failure.given.question);
    const crosscheck::Size after = crosscheck::size_of(failure.shrunk.failure.question);
    std::vector<std::string> words;
    if (after.men != before.men) words.push_back(fmt::format("{} men to {}", before.men, after.men));
    if (after.plies != before.plies) words.push_back(fmt::format("{} plies to {}", before.plies, after.plies));
    if (words.empty())
        words.emplace_back(after < before ? "to simpler men or fewer rights" : "nothing can be taken away");
    return fmt::format("{}, in {}{}", fmt::join(words, ", "), counted(failure.shrunk.questions, "question"),
                       failure.shrunk.complete ? "" : "; there may be smaller ones: it was cut short");
}

std::string shrunk_text(const ShrunkFailure& failure, const PartyNames& names,
                        std::optional<crosscheck::Language> snippet, Style style) {
    const crosscheck::Failure& smallest = failure.shrunk.failure;
    std::string text = failure_text(smallest, names, mode_for(smallest.question), style);
    text += fmt::format("shrunk:     {}\n", shrink_words(failure));
    text += fmt::format("epd:        {}", crosscheck::epd_line(crosscheck::corpus_case(smallest, failure.id)));
    if (snippet) text += '\n' + crosscheck::snippet(smallest, *snippet);
    return text;
}

}  // namespace plyproof::report
