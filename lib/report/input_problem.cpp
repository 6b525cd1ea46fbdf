// SPDX-License-Identifier: MIT
#include "report/input_problem.h"

#include <fmt/format.h>

#include <algorithm>

#include "explain/fen_error_text.h"
#include "report/position_words.h"
#include "report/text_parts.h"

namespace plyproof::report {
namespace {

std::string message_of(const suite::SuiteError& error) {
    std::string message(meaning_of(error.kind));
    if (error.fen_error) return fmt::format("{}: {}", message, explain::fen_error_words(*error.fen_error));
    if (!error.problems.empty())
        return fmt::format("{}: {}", message, problem_words(only(error.problems, chess::Verdict::Error), error.text));
    return error.text.empty() ? message : fmt::format("{}: '{}'", message, printable(error.text));
}

}  // namespace

InputProblem problem_of(const suite::SuiteError& error) {
    return {.file = error.file,
            .line = error.line,
            .column = error.column,
            .kind = std::string(name_of(error.kind)),
            .message = message_of(error),
            .excerpt = error.excerpt};
}

InputProblem unreadable_file(std::string_view file, std::string_view message) {
    return {.file = std::string(file), .kind = "unreadable-file", .message = std::string(message)};
}

std::string place_text(const InputProblem& problem) {
    std::string place = printable(problem.file);
    if (problem.line > 0) place += fmt::format(":{}", problem.line);
    if (problem.column > 0) place += fmt::format(":{}", problem.column);
    return place;
}

std::string problem_text(const InputProblem& problem) {
    if (problem.line == 0) return printable(problem.message);
    std::string text = fmt::format("{}: {}", place_text(problem), printable(problem.message));
    if (problem.excerpt.text.empty()) return text;
    // The caret stands under a character, which may have been spelled out.
    const std::size_t caret = std::min(problem.excerpt.caret, problem.excerpt.text.size());
    const std::string before = printable(std::string_view(problem.excerpt.text).substr(0, caret));
    return fmt::format("{}\n  {}\n  {}^", text, printable(problem.excerpt.text), std::string(width(before), ' '));
}

}  // namespace plyproof::report
