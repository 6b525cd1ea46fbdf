// SPDX-License-Identifier: MIT
#include "report/explain_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "chess/board_text.h"
#include "chess/move_text.h"
#include "chess/san.h"
#include "explain/explanation.h"
#include "explain/king_laws.h"
#include "explain/men_text.h"
#include "explain/position_text.h"
#include "explain/setup_problem_text.h"

namespace plyproof::report {

namespace {

using namespace chess;

std::string heading(std::string_view text, Style style) { return '\n' + painted(text, Paint::Strong, style) + '\n'; }

/// The first law and its words, and the others below, under the column where the first one begins.
std::string reasons_text(const explain::Reasons& reasons) {
    std::string text;
    for (const explain::Reason& reason : reasons) {
        if (!text.empty()) text += fmt::format("\n  {:<16}also: ", "");
        text += fmt::format("{}    {}", explain::id_of(reason.rule), reason.words);
    }
    return text;
}

std::string checks_text(const Position& position, const explain::Explanation& explanation, Style style) {
    if (explanation.checks.empty()) return "";
    const Square king = position.king(position.side_to_move());
    std::string text = heading("check", style);
    for (const explain::Check& check : explanation.checks) {
        const std::string line = explain::line_text(king, check.checker);
        text += fmt::format("  {} checks the king {}{}{}", explain::man_text(position, check.checker), name_of(king),
                            line.empty() ? "" : " ", line);
        text += check.between.any() ? fmt::format("; {} in between\n", explain::squares_text(check.between)) : "\n";
    }
    if (explanation.checks.size() > 1) text += "  a double check: only the king may move\n";
    return text;
}

std::string pins_text(const Position& position, const explain::Explanation& explanation, Style style) {
    if (explanation.pins.empty()) return "";
    std::string text = heading("pins", style);
    for (const explain::Pin& pin : explanation.pins) {
        const std::string squares = explain::squares_text(pin.may_go_to);
        text += fmt::format("  {}'s {} is pinned {} by {}; {}\n", explain::side_name(pin.color),
                            explain::man_text(position, pin.pinned).substr(4), explain::line_text(pin.king, pin.pinner),
                            explain::man_text(position, pin.pinner),
                            squares.empty() ? "it goes nowhere on that line" : "along it, it goes to " + squares);
    }
    return text;
}

std::string en_passant_text(const Position& position, Variant variant, const explain::Explanation& explanation,
                            Style style) {
    if (!explanation.en_passant) return "";
    const explain::EnPassant& en_passant = *explanation.en_passant;
    std::string text = heading("en passant on " + name_of(en_passant.square), style);
    for (const explain::EnPassantCapture& capture : en_passant.captures) {
        const std::string spelled = name_of(capture.from) + name_of(en_passant.square);
        text += capture.move ? fmt::format("  {:<14}legal: {}\n", to_uci(*capture.move, variant),
                                           to_san(position, *capture.move))
                             : fmt::format("  {:<14}illegal: {}\n", spelled, reasons_text(capture.broken));
    }
    return en_passant.captures.empty() ? text + "  no pawn stands ready to capture there\n" : text;
}

std::string right_text(const explain::CastlingRight& right, Color to_move, Variant variant) {
    if (!right.rook) return "no right";
    const std::string rook =
        variant == Variant::Chess960 ? fmt::format("with the rook {}: ", name_of(*right.rook)) : "";
    if (!right.judged) return rook + "a right; it is the other side's turn, and in check";
    const bool waits = right.color != to_move;
    if (right.move) {
        return rook + fmt::format("{}: {}", waits ? "could be used, were it its turn" : "may be used",
                                  to_uci(*right.move, variant));
    }
    return rook + fmt::format("{}: {}", waits ? "could not be used" : "may not be used", reasons_text(right.broken));
}

std::string castling_text(const ExplainedPosition& explained, const explain::Explanation& explanation, Style style) {
    if (explained.accepted.position.castling_rooks().empty()) return "";
    std::string text = heading("castling", style);
    for (const explain::CastlingRight& right : explanation.castling) {
        const std::string name =
            fmt::format("{} {}", explain::side_name(right.color), right.wing == Wing::KingSide ? "O-O" : "O-O-O");
        text += fmt::format("  {:<14}{}\n", name,
                            right_text(right, explained.scene.position.side_to_move(), explained.scene.variant));
    }
    return text;
}

}  // namespace

std::string verdict_level(const SetupProblems& problems) {
    if (problems.empty()) return "clean";
    Verdict worst = Verdict::Note;
    for (const SetupProblem& problem : problems) worst = std::max(worst, verdict_of(problem.kind));
    return std::string(explain::id_of(worst));
}

std::string explain_text(const ExplainedPosition& explained, Style style) {
    const Position& position = explained.scene.position;
    const explain::Explanation explanation = explain::explanation_of(explained.scene);
    return board_text(position, position.checkers()) + '\n' +
           explain::position_text(explained.accepted, explained.setup) + checks_text(position, explanation, style) +
           pins_text(position, explanation, style) +
           en_passant_text(position, explained.scene.variant, explanation, style) +
           castling_text(explained, explanation, style) +
           fmt::format("\n{:<14}{}\n", "FEN is:", verdict_level(explained.accepted.remarks));
}

}  // namespace plyproof::report
