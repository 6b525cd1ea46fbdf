// SPDX-License-Identifier: MIT
#include "report/fuzz_failure_text.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <vector>

#include "chess/board_text.h"
#include "chess/move_text.h"
#include "report/command_text.h"
#include "report/failure_text.h"
#include "report/last_lines_text.h"
#include "report/text_parts.h"

namespace plyproof::report {

namespace {

std::string breakdown_text(const crosscheck::Failure& failure, const PartyNames& names, std::string_view mode,
                           Style style) {
    const oracle::Question& question = failure.question;
    const chess::Position position = oracle::asked_position(question);
    std::vector<std::string> moves;
    for (const chess::Move move : question.moves) moves.push_back(chess::to_uci(move, question.variant));
    const std::string headline = fmt::format("{}: {}, at depth {}", printable(names.judged),
                                             crosscheck::text_of(crosscheck::symptom_of(failure)), question.depth);
    std::string text = painted(headline, Paint::Bad, style) + '\n' + oracle::root_fen(oracle::asked_by_fen(question)) +
                       '\n' + chess::board_text(position);
    text += printable(failure.error->text) + '\n';
    for (const std::string& line : last_lines_text(*failure.error)) text += line + '\n';
    const std::string root = oracle::root_fen(question);
    const std::string path = moves.empty() ? "" : fmt::format(" moves {}", fmt::join(moves, " "));
    for (const std::string& line : earlier_lines(failure.earlier)) text += line + '\n';
    return text + fmt::format("show it:    position fen {}{}\n", root, path) +
           fmt::format("check it:   {}\n", divide_command(root, moves, question.depth, mode));
}

}  // namespace

std::string failure_text(const crosscheck::Failure& failure, const PartyNames& names, std::string_view mode,
                         Style style) {
    return failure.finding ? finding_text(*failure.finding, names, mode, style)
                           : breakdown_text(failure, names, mode, style);
}

std::string_view mode_for(const oracle::Question& question) {
    return question.variant == chess::Variant::Chess960 ? "--chess960" : "";
}

}  // namespace plyproof::report
