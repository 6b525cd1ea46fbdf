// SPDX-License-Identifier: MIT
#include "report/position_json.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <utility>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "chess/san.h"
#include "explain/men_text.h"
#include "explain/setup_problem_text.h"

namespace plyproof::report {

namespace {

using nlohmann::ordered_json;

ordered_json squares_json(chess::Bitboard squares) {
    ordered_json names = ordered_json::array();
    for (const chess::Square square : squares) names.push_back(chess::name_of(square));
    return names;
}

ordered_json moves_json(const chess::Accepted& accepted) {
    std::vector<std::pair<std::string, std::string>> moves;
    for (const chess::Move move : chess::legal_moves(accepted.position)) {
        moves.emplace_back(chess::to_uci(move, accepted.variant), chess::to_san(accepted.position, move));
    }
    std::ranges::sort(moves);
    ordered_json list = ordered_json::array();
    for (const auto& [uci, san] : moves) list.push_back({{"uci", uci}, {"san", san}});
    return list;
}

ordered_json remarks_json(const chess::Accepted& accepted, const chess::Setup& setup) {
    ordered_json list = ordered_json::array();
    for (const chess::SetupProblem& remark : accepted.remarks) {
        list.push_back({{"verdict", explain::id_of(chess::verdict_of(remark.kind))},
                        {"kind", explain::id_of(remark.kind)},
                        {"text", explain::setup_problem_words(remark, setup)}});
    }
    return list;
}

std::string line_of(const ordered_json& object) {
    return object.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + "\n";
}

}  // namespace

std::string position_json(const chess::Accepted& accepted, const chess::Setup& setup) {
    const chess::Position& position = accepted.position;
    const chess::Bitboard pinned = position.pinned(chess::Color::White) | position.pinned(chess::Color::Black);
    ordered_json object{{"schema", 1},
                        {"fen", chess::to_fen(position)},
                        {"variant", explain::id_of(accepted.variant)},
                        {"side_to_move", explain::adjective(position.side_to_move())},
                        {"en_passant", nullptr},
                        {"checkers", squares_json(position.checkers())},
                        {"pinned", squares_json(pinned)},
                        {"legal_moves", moves_json(accepted)},
                        {"remarks", remarks_json(accepted, setup)}};
    if (position.en_passant()) object["en_passant"] = chess::name_of(*position.en_passant());
    return line_of(object);
}

std::string input_error_json(std::size_t line, std::string_view error) {
    return line_of({{"schema", 1}, {"line", line}, {"error", error}});
}

}  // namespace plyproof::report
