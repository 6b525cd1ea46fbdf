// SPDX-License-Identifier: MIT
#include "match/quiet_positions.h"

#include <algorithm>
#include <random>

#include "chess/fen.h"
#include "chess/legal_moves.h"

namespace plyproof::match {

namespace {

constexpr std::size_t kFirst = 9;  // behind so many plies

bool is_quiet(const GameRecord& record, std::size_t index) {
    const chess::Position& before = record.positions()[index - 1];
    const chess::Move move = record.moves()[index - 1];
    return !is_capture(before, move) && !move.is_promotion() && !record.positions()[index].in_check();
}

}  // namespace

std::vector<std::string> quiet_positions(const PlayedGame& game, std::size_t most, std::uint64_t seed) {
    if (!game.result || game.at_fault) return {};
    const GameRecord& record = game.record;
    std::vector<std::size_t> quiet;
    // Behind the last move nothing is left to judge.
    for (std::size_t i = std::max(kFirst, game.opening_plies + 1); i + 1 < record.positions().size(); ++i) {
        if (is_quiet(record, i)) quiet.push_back(i);
    }
    std::mt19937_64 random(seed);
    while (quiet.size() > most) quiet.erase(quiet.begin() + static_cast<std::ptrdiff_t>(random() % quiet.size()));
    std::vector<std::string> lines;
    lines.reserve(quiet.size());
    for (const std::size_t index : quiet) {
        lines.push_back(chess::to_fen(record.positions()[index]) + ';' + std::string(text_of(*game.result)));
    }
    return lines;
}

}  // namespace plyproof::match
