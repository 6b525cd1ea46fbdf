// SPDX-License-Identifier: MIT
#include "diagnose/mistaken_position.h"

#include <algorithm>

#include "chess/move_text.h"
#include "perft/divide.h"

namespace plyproof::diagnose {

namespace {

std::vector<chess::Position> positions_to_mistake(const History& history) {
    std::vector<chess::Position> positions;
    for (std::size_t ply = history.moves.size(); ply-- > 0;) positions.push_back(history.scenes[ply].position);
    chess::Setup turned = chess::setup_of(history.here().position);
    turned.side_to_move = opposite(turned.side_to_move);
    turned.en_passant.reset();
    const auto accepted = chess::position_from(turned, chess::VariantMode::Chess960);
    if (accepted) positions.push_back(accepted->position);
    return positions;
}

}  // namespace

std::optional<oracle::Answer> whole_answer(const oracle::Question& question, const History& history,
                                           const std::vector<std::string>& lines) {
    std::string text;
    for (const std::string& line : lines) text += line + '\n';
    const oracle::DivideText end = oracle::parse_divide_text(text, question.depth);
    const auto total = oracle::total_of(end);
    if (!total || end.moves.empty()) return std::nullopt;
    for (const chess::Position& position : positions_to_mistake(history)) {
        const auto divide = perft::divide(position, question.depth);
        if (!divide || oracle::ForeignCount{divide->total} != *total) continue;
        oracle::DivideText whole;
        whole.totals = end.totals;
        for (const perft::DivideEntry& entry : divide->entries) {
            whole.moves.push_back({chess::to_uci(entry.move, question.variant), oracle::ForeignCount{entry.nodes}, 1});
        }
        const bool ends_so = std::ranges::all_of(end.moves, [&](const oracle::MoveLine& line) {
            return std::ranges::any_of(whole.moves,
                                       [&](const oracle::MoveLine& other) { return other.move == line.move; });
        });
        if (!ends_so) continue;
        oracle::Answer answer;
        answer.divide = oracle::understand(whole, history.here().position, question.variant);
        return answer;
    }
    return std::nullopt;
}

}  // namespace plyproof::diagnose
