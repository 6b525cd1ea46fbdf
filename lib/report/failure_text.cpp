// SPDX-License-Identifier: MIT
#include "report/failure_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "chess/move_text.h"
#include "report/command_text.h"
#include "report/text_parts.h"

namespace plyproof::report {

using diagnose::CourtError;
using diagnose::Party;

namespace {

bool is_about_the_position(oracle::OracleErrorKind kind) {
    using enum oracle::OracleErrorKind;
    return kind == Died || kind == TimedOut || kind == Unreadable || kind == Refused || kind == OtherPosition;
}

std::vector<std::string> moves_of(const oracle::Question& question) {
    std::vector<std::string> moves;
    for (const chess::Move move : question.moves) moves.push_back(chess::to_uci(move, question.variant));
    return moves;
}

/// The position as UCI's line.
std::string position_line(const oracle::Question& question) {
    const std::vector<std::string> moves = moves_of(question);
    return fmt::format("position fen {}{}{}", oracle::root_fen(question), moves.empty() ? "" : " moves ",
                       fmt::join(moves, " "));
}

}  // namespace

std::string failed_program(const CourtError& error, const PartyNames& names) {
    switch (error.party) {
        case Party::Judged:
            return printable(names.judged);
        case Party::Reference:
            return printable(names.reference);
        case Party::SecondReference:
            return printable(names.second_reference);
    }
    return "";
}

std::string failure_command(const CourtError& error, const PartyNames& names) {
    if (!error.question) return "";
    const oracle::Question& question = *error.question;
    const bool chess960 = question.variant == chess::Variant::Chess960;
    const bool set_up = error.party == Party::Judged && !names.set_up.empty();
    return fmt::format(
        "{} --engine {}{}{}",
        divide_command(oracle::root_fen(question), moves_of(question), question.depth, chess960 ? "--chess960" : ""),
        shell_word(failed_program(error, names)), set_up ? " " : "", set_up ? names.set_up : "");
}

std::vector<std::string> earlier_lines(const std::vector<oracle::Question>& earlier) {
    constexpr std::size_t kShown = 4;
    std::vector<std::string> lines;
    for (const oracle::Question& question : earlier) {
        if (lines.size() == kShown) {
            lines.push_back(fmt::format("            and {} more", earlier.size() - kShown));
            break;
        }
        lines.push_back(fmt::format("ask before: {}, depth {}", position_line(question), question.depth));
    }
    return lines;
}

std::vector<std::string> failure_lines(const CourtError& error, const PartyNames& names) {
    if (!error.question || !is_about_the_position(error.error.kind)) return {};
    return {fmt::format("show it:    {}", position_line(*error.question)),
            fmt::format("next:       {}", failure_command(error, names))};
}

}  // namespace plyproof::report
