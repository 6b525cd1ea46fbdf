// SPDX-License-Identifier: MIT
#include "report/finding_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "chess/board_text.h"
#include "chess/move_text.h"
#include "chess/san.h"
#include "diagnose/list_fault.h"
#include "explain/read_move.h"
#include "report/command_text.h"
#include "report/failure_text.h"
#include "report/text_parts.h"

namespace plyproof::report {

namespace {

using diagnose::Fault;
using diagnose::Finding;
using diagnose::SeenBy;

constexpr std::size_t kShown = 12;  ///< moves of one kind

std::string path_text(const Finding& finding) {
    std::vector<std::string> moves;
    for (const chess::Move move : finding.question.moves) moves.push_back(chess::to_uci(move, finding.scene.variant));
    return fmt::format("{}", fmt::join(moves, " "));
}

/// ", after: e7e5 (ply 1)", or nothing at the root.
std::string after_text(const Finding& finding) {
    if (finding.question.moves.empty()) return "";
    return fmt::format(", after: {}", path_text(finding));
}

std::string headline(const Finding& finding, const PartyNames& names, Style style) {
    const std::string judged = printable(names.judged), reference = printable(names.reference);
    switch (finding.fault) {
        case Fault::WrongPosition:
            return fmt::format("{} is at another position than {}{}", judged, reference, after_text(finding));
        case Fault::Miscounted: {
            const std::string said =
                finding.their_count ? oracle::count_text(*finding.their_count) : std::string("nothing in all");
            return fmt::format("{} counts {}, {} {} at depth {}{}", judged, said, reference,
                               count_text(finding.our_count, style), finding.question.depth, after_text(finding));
        }
        default:
            return fmt::format("{} answers {}, {} {}{}", judged, counted(finding.their_moves, "move", style), reference,
                               count_text(finding.our_moves, style), after_text(finding));
    }
}

std::string listed(std::vector<std::string> texts) {
    const std::size_t more = texts.size() > kShown ? texts.size() - kShown : 0;
    texts.resize(texts.size() - more);
    return fmt::format("{}{}", fmt::join(texts, ", "), more > 0 ? fmt::format(" and {} more", more) : "");
}

std::string extra_text(const Finding& finding) {
    std::vector<std::string> texts;
    for (const diagnose::ExtraMove& extra : finding.extra) {
        const auto claimed = explain::read_claimed_move(finding.scene.position, extra.text);
        const std::string san = claimed ? explain::short_text(finding.scene.position, *claimed) : "";
        texts.push_back(san.empty() ? printable(extra.text) : fmt::format("{} ({})", printable(extra.text), san));
    }
    return listed(std::move(texts));
}

std::string missing_text(const Finding& finding) {
    std::vector<std::string> texts;
    for (const diagnose::MissingMove& missing : finding.missing) {
        texts.push_back(fmt::format("{} ({})", chess::to_uci(missing.move, finding.scene.variant),
                                    chess::to_san(finding.scene.position, missing.move)));
    }
    return listed(std::move(texts));
}

std::string miscounted_text(const Finding& finding, Style style) {
    std::vector<std::string> texts;
    for (const diagnose::MiscountedMove& move : finding.miscounted) {
        texts.push_back(fmt::format("{} {} instead of {}", chess::to_uci(move.moves.front(), finding.scene.variant),
                                    oracle::count_text(move.theirs), count_text(move.ours, style)));
    }
    return listed(std::move(texts));
}

std::string row(std::string_view label, std::string_view text) {
    constexpr std::size_t kColumn = 12;
    return text.empty() ? "" : fmt::format("{:<12}{}{}\n", label, label.size() < kColumn ? "" : " ", text);
}

/// The squares of the move that the reason is about.
chess::Bitboard marked_squares(const Finding& finding) {
    chess::Bitboard squares;
    if (finding.move) return chess::Bitboard(finding.move->from()) | chess::Bitboard(finding.move->to());
    if (const auto claimed = explain::read_claimed_move(finding.scene.position, finding.text)) {
        squares = chess::Bitboard(claimed->from) | chess::Bitboard(claimed->to);
    }
    return squares;
}

std::string reasons_text(const Finding& finding, Style style) {
    const std::string_view id = explain::id_of(finding.reason.rule);
    std::string text = row(finding.likely ? "likely rule:" : "rule:",
                           fmt::format("{}    {}", painted(id, Paint::Strong, style), printable(finding.reason.words)));
    for (const explain::Reason& other : finding.alternatives) {
        text += row("or:", fmt::format("{}    {}", explain::id_of(other.rule), printable(other.words)));
    }
    text += row("law:", explain::law_of(finding.reason.rule));
    for (const explain::Reason& other : finding.also) {
        text += row("also:", fmt::format("{}    {}", explain::id_of(other.rule), printable(other.words)));
    }
    return text;
}

std::string_view seen_text(const Finding& finding) {
    switch (finding.seen) {
        case SeenBy::Fen:
            if (finding.their_fen) {
                return finding.is_elsewhere ? "by FEN, which it reads as another position: a fault of reading the FEN"
                                            : "by FEN, which it reads right: a fault of the generator";
            }
            return "by FEN: a fault of the generator, or of reading the FEN";
        case SeenBy::PathAndFen:
            // Such a FEN of ours would not name the square of the double step.
            return finding.scene.passed && !finding.scene.position.en_passant()
                       ? "by path and by the FEN before the double step: a fault of the generator"
                       : "by path and by FEN: a fault of the generator";
        case SeenBy::PathOnly:
            return "by path only: a fault of making or unmaking moves";
        case SeenBy::FenOnly:
            return "by FEN only: a fault of reading the FEN";
        case SeenBy::Path:
            return "by path; the program could not be asked by FEN";
        case SeenBy::Tree:
            return "in the count alone: every position below is right when it is asked by itself";
        case SeenBy::Later:
            return "only after other questions: in a new process it is right";
        case SeenBy::Sometimes:
            return "not each time: asked the same again, the program answers otherwise";
    }
    return "";
}

/// Where the program believes to be, and where it should.
std::string shown_text(const Finding& finding) {
    if (!finding.their_fen) return "";
    const bool answers_elsewhere = finding.fault == diagnose::Fault::WrongPosition;
    if (!finding.is_elsewhere)
        return row("it shows:",
                   answers_elsewhere ? "the right position, and yet answers for another" : "the right position");
    return row("it shows:", printable(*finding.their_fen)) + row("right is:", fen_of(finding.scene));
}

/// The lines that show it to the program that is judged, and ours that shows what is right.
std::string check_text(const Finding& finding, std::string_view mode) {
    const std::string moves = path_text(finding);
    const std::string position =
        fmt::format("position fen {}{}{}", oracle::root_fen(finding.question), moves.empty() ? "" : " moves ", moves);
    std::string before;
    for (const std::string& line : earlier_lines(finding.earlier)) before += line + '\n';
    return before + row("show it:", position) +
           row("check it:", fmt::format("perft --fen {}{}{} --depth {} --divide", shell_word(fen_of(finding.scene)),
                                        mode.empty() ? "" : " ", mode, finding.question.depth));
}

/// What a third program says about it.
std::string third_text(const diagnose::Quarrel& quarrel) {
    if (!quarrel.third) return "";
    const diagnose::ThirdWord& third = *quarrel.third;
    if (!third.answer) return row("third:", third_verdict(quarrel));
    const oracle::ForeignDivide& divide = third.answer->divide;
    return row("third:", fmt::format("{} {}: {}", printable(third.name),
                                     oracle::count_text(divide.total.value_or(divide.sum)), third_verdict(quarrel)));
}

/// The command to type next, and what it is for.
std::string quarrel_next(const diagnose::Quarrel& quarrel) {
    return row("next:", fmt::format("{}   ({})", quarrel_command(quarrel),
                                    quarrel.third ? "shows where the two begin to differ"
                                                  : "CMD: a third program, which decides"));
}

/// What both say where they contradict each other, and what to do about it.
std::string quarrel_text(const diagnose::Quarrel& quarrel, Style style) {
    const std::string first = printable(quarrel.first), second = printable(quarrel.second);
    std::string text = fmt::format("{} and {} contradict each other, so that nobody can be judged here\n{}\n", first,
                                   second, oracle::root_fen(oracle::asked_by_fen(quarrel.question)));
    if (quarrel.answers) {
        const Finding facts = quarrel_facts(quarrel);
        const oracle::ForeignDivide& theirs = quarrel.answers->theirs.divide;
        text += row("said:", fmt::format("{} {}, {} {} at depth {}", first,
                                         oracle::count_text(theirs.total.value_or(theirs.sum)), second,
                                         count_text(facts.our_count, style), quarrel.question.depth));
        text += row(fmt::format("only {}:", first), extra_text(facts)) +
                row(fmt::format("only {}:", second), missing_text(facts)) + row("twice:", listed(facts.duplicated)) +
                row("counted:", miscounted_text(facts, style));
    } else {
        text += row("said:", printable(quarrel.why));
    }
    return text + third_text(quarrel) + quarrel_next(quarrel);
}

}  // namespace

std::string fen_of(const explain::Scene& scene) { return oracle::fen_naming(scene.passed, scene.position); }

std::string finding_text(const Finding& finding, const PartyNames& names, std::string_view mode, Style style) {
    std::string text = painted(headline(finding, names, style), Paint::Bad, style) + '\n';
    text += fen_of(finding.scene) + '\n' + chess::board_text(finding.scene.position, marked_squares(finding));
    text += row("extra:", extra_text(finding)) + row("missing:", missing_text(finding));
    text += row("twice:", listed(finding.duplicated)) + row("miscounted:", miscounted_text(finding, style));
    text += shown_text(finding);
    const bool list = finding.fault == Fault::Extra || finding.fault == Fault::Missing;
    if (list && finding.their_count == oracle::ForeignCount{finding.our_count}) {
        text += row("its total:", "right, although its list is not");
    }
    return text + reasons_text(finding, style) + row("seen:", seen_text(finding)) + check_text(finding, mode);
}

diagnose::Finding quarrel_facts(const diagnose::Quarrel& quarrel) {
    return diagnose::facts_of(quarrel.question, diagnose::history_of(quarrel.question), *quarrel.answers, SeenBy::Fen);
}

std::string quarrel_command(const diagnose::Quarrel& quarrel) {
    std::vector<std::string> moves;
    for (const chess::Move move : quarrel.question.moves)
        moves.push_back(chess::to_uci(move, quarrel.question.variant));
    const bool chess960 = quarrel.question.variant == chess::Variant::Chess960;
    const std::string_view decides = quarrel.third                       ? ""
                                     : quarrel.first_is_second_reference ? " --reference CMD"
                                                                         : " --second-reference CMD";
    return fmt::format(
        "{} --engine {}{}",
        divide_command(oracle::root_fen(quarrel.question), moves, quarrel.question.depth, chess960 ? "--chess960" : ""),
        shell_word(printable(quarrel.first)), decides);
}

std::string third_verdict(const diagnose::Quarrel& quarrel) {
    const diagnose::ThirdWord& third = *quarrel.third;
    if (!third.side) return fmt::format("no answer: {}", printable(third.why));
    switch (*third.side) {
        case diagnose::Side::First:
            return fmt::format("agrees with {}", printable(quarrel.first));
        case diagnose::Side::Second:
            return fmt::format("agrees with {}", printable(quarrel.second));
        case diagnose::Side::Neither:
            return "agrees with neither";
        case diagnose::Side::Both:
            return "its total fits both, which decides nothing";
    }
    return "";
}

std::string account_text(const diagnose::Account& account) {
    std::string text = fmt::format("{}, {} ours, {} theirs", counted(account.questions, "question"),
                                   duration_text(account.ours), duration_text(account.theirs));
    if (account.probing.questions == 0) return text;
    return text + fmt::format("; to find its dialect: {}, {}", counted(account.probing.questions, "question"),
                              duration_text(account.probing.time));
}

std::string diagnosis_text(const diagnose::Diagnosis& diagnosis, const oracle::Question& question,
                           const PartyNames& names, std::string_view mode, Style style) {
    std::string text;
    for (const Finding& finding : diagnosis.findings) {
        if (!text.empty()) text += '\n';
        text += finding_text(finding, names, mode, style);
    }
    if (diagnosis.findings.size() > 1)
        text += fmt::format("\n{}\n", counted(diagnosis.findings.size(), "finding", style));
    if (!diagnosis.complete) text += "there may be more: the number of questions was used up\n";
    if (diagnosis.quarrel) text += quarrel_text(*diagnosis.quarrel, style);
    if (text.empty() && !diagnosis.error) {
        text = fmt::format("{} agrees with {} to depth {}\n", printable(names.judged), printable(names.reference),
                           question.depth);
    }
    return text;
}

}  // namespace plyproof::report
