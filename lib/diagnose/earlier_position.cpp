// SPDX-License-Identifier: MIT
#include "diagnose/earlier_position.h"

#include <fmt/format.h>

#include <algorithm>

#include "diagnose/comparison.h"
#include "perft/divide.h"

namespace plyproof::diagnose {

bool answers_before(const Node& node, std::size_t ply, const oracle::ForeignDivide& answer) {
    const chess::Position& position = node.history.scenes[ply].position;
    const chess::Variant variant = node.question.variant;
    if (!oracle::lists_moves_of(answer, position, variant)) return false;
    if (node.question.depth == 1) return true;
    auto right = perft::divide(position, node.question.depth);
    if (!right) return false;
    oracle::Answer there;
    there.divide = oracle::understood_in(answer, position, variant);
    return compare(*std::move(right), std::move(there), node.question.depth).diff.miscounted.empty();
}

std::vector<std::size_t> plies_answered(const Node& node, const oracle::ForeignDivide& answer) {
    std::vector<std::size_t> plies;
    if (oracle::lists_moves_of(answer, node.history.here().position, node.question.variant)) return plies;
    for (std::size_t ply = 0; ply < node.history.moves.size(); ++ply) {
        if (answers_before(node, ply, answer)) plies.push_back(ply);
    }
    return plies;
}

bool may_be_chance(const History& history, std::size_t ply) {
    const chess::Position& here = history.here().position;
    const chess::Color mover = history.scenes[ply].position.side_to_move();
    return here.side_to_move() == mover && here.pieces(mover).contains(history.moves[ply].from());
}

std::string words_for(const History& history, std::size_t ply) {
    if (ply == 0) return "the position before all moves";
    return fmt::format("the position after {} of the {} moves", ply, history.moves.size());
}

}  // namespace plyproof::diagnose
