// SPDX-License-Identifier: MIT
#include "report/position_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

#include "chess/fen.h"
#include "explain/setup_problem_text.h"

namespace plyproof::report {

chess::SetupProblems only(const chess::SetupProblems& problems, chess::Verdict verdict) {
    chess::SetupProblems chosen;
    std::copy_if(problems.begin(), problems.end(), std::back_inserter(chosen),
                 [=](const chess::SetupProblem& problem) { return verdict_of(problem.kind) == verdict; });
    return chosen;
}

std::string problem_words(const chess::SetupProblems& problems, std::string_view fen) {
    const auto setup = chess::parse_fen(fen);
    std::string words;
    for (const chess::SetupProblem& problem : problems) {
        if (!words.empty()) words += "; ";
        words += setup ? explain::setup_problem_words(problem, *setup) : std::string(explain::id_of(problem.kind));
    }
    return words;
}

}  // namespace plyproof::report
