// SPDX-License-Identifier: MIT
#include "report/explain_json.h"

#include <nlohmann/json.hpp>

#include "chess/move_text.h"
#include "explain/explanation.h"
#include "explain/men_text.h"
#include "explain/setup_problem_text.h"
#include "report/position_json.h"
#include "report/text_parts.h"

namespace plyproof::report {

namespace {

using namespace chess;
using nlohmann::ordered_json;

ordered_json squares_json(Bitboard squares) {
    ordered_json names = ordered_json::array();
    for (const Square square : squares) names.push_back(name_of(square));
    return names;
}

ordered_json reasons_json(const explain::Reasons& reasons) {
    ordered_json list = ordered_json::array();
    for (const explain::Reason& reason : reasons) {
        list.push_back({{"rule", explain::id_of(reason.rule)}, {"words", reason.words}});
    }
    return list;
}

ordered_json move_json(const std::optional<Move>& move, Variant variant) {
    return move ? ordered_json(to_uci(*move, variant)) : ordered_json();
}

ordered_json checks_json(const explain::Explanation& explanation) {
    ordered_json list = ordered_json::array();
    for (const explain::Check& check : explanation.checks) {
        list.push_back({{"checker", name_of(check.checker)}, {"between", squares_json(check.between)}});
    }
    return list;
}

ordered_json pins_json(const explain::Explanation& explanation) {
    ordered_json list = ordered_json::array();
    for (const explain::Pin& pin : explanation.pins) {
        list.push_back({{"side", explain::adjective(pin.color)},
                        {"pinned", name_of(pin.pinned)},
                        {"pinner", name_of(pin.pinner)},
                        {"king", name_of(pin.king)},
                        {"may_go_to", squares_json(pin.may_go_to)}});
    }
    return list;
}

ordered_json en_passant_json(const explain::Explanation& explanation, Variant variant) {
    if (!explanation.en_passant) return {};
    ordered_json captures = ordered_json::array();
    for (const explain::EnPassantCapture& capture : explanation.en_passant->captures) {
        captures.push_back({{"from", name_of(capture.from)},
                            {"legal", capture.move.has_value()},
                            {"uci", move_json(capture.move, variant)},
                            {"broken", reasons_json(capture.broken)}});
    }
    return {{"square", name_of(explanation.en_passant->square)}, {"captures", captures}};
}

ordered_json castling_json(const explain::Explanation& explanation, const explain::Scene& scene) {
    ordered_json list = ordered_json::array();
    for (const explain::CastlingRight& right : explanation.castling) {
        list.push_back({{"side", explain::adjective(right.color)},
                        {"wing", right.wing == Wing::KingSide ? "O-O" : "O-O-O"},
                        {"rook", right.rook ? ordered_json(name_of(*right.rook)) : ordered_json()},
                        {"to_move", right.color == scene.position.side_to_move()},
                        {"usable", right.judged ? ordered_json(right.move.has_value()) : ordered_json()},
                        {"uci", move_json(right.move, scene.variant)},
                        {"broken", reasons_json(right.broken)}});
    }
    return list;
}

std::string line_of(const ordered_json& object) {
    return object.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string explain_json(const ExplainedPosition& explained) {
    const explain::Scene& scene = explained.scene;
    const explain::Explanation explanation = explain::explanation_of(scene);
    ordered_json object = ordered_json::parse(position_json(explained.accepted, explained.setup));
    object["verdict"] = verdict_level(explained.accepted.remarks);
    object["checks"] = checks_json(explanation);
    object["pins"] = pins_json(explanation);
    object["en_passant_captures"] = en_passant_json(explanation, scene.variant);
    object["castling"] = castling_json(explanation, scene);
    return line_of(object);
}

std::string explain_json(const SetupProblems& problems, const Setup& setup, std::string_view fen) {
    ordered_json object{{"schema", 1}, {"fen", printable(fen)}, {"verdict", verdict_level(problems)}};
    object["remarks"] = ordered_json::array();
    for (const SetupProblem& problem : problems) {
        object["remarks"].push_back({{"verdict", explain::id_of(verdict_of(problem.kind))},
                                     {"kind", explain::id_of(problem.kind)},
                                     {"text", explain::setup_problem_words(problem, setup)}});
    }
    return line_of(object);
}

}  // namespace plyproof::report
