// SPDX-License-Identifier: MIT
// A UCI program in a few lines of a test, in the place of a process: it plays rightly but for what it is told to do
// otherwise, and writes down what it was sent.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "match/player.h"
#include "support/fake_peer.h"
#include "support/position_of.h"
#include "uci/command.h"

namespace plyproof::match {

using Said = std::vector<std::string>;
/// What it says to "go" in a position.
using Thinks = std::function<Said(const chess::Position& position, const uci::GoCommand& go)>;

/// Its legal move that comes first in the alphabet.
inline std::string first_move(const chess::Position& position, chess::Variant variant = chess::Variant::Standard) {
    std::string best;
    for (const chess::Move move : chess::legal_moves(position)) {
        const std::string text = chess::to_uci(move, variant);
        if (best.empty() || text < best) best = text;
    }
    return best;
}

inline Said plays_first_move(const chess::Position& position, const uci::GoCommand& /*go*/) {
    return {"info depth 1 score cp 7", "bestmove " + first_move(position)};
}

inline chess::Position position_told(const uci::PositionCommand& command) {
    const chess::Accepted accepted = support::accepted(command.fen.value_or(chess::to_fen(chess::Position::start())));
    chess::Position position = accepted.position;
    for (const std::string& move : command.moves) {
        position = position.after(chess::parse_uci_move(position, move, accepted.variant).value());
    }
    return position;
}

/// Each start gives a process that thinks so. `sent`, where given, gets every line.
inline Entrant fake_entrant(std::string name, Thinks thinks, std::shared_ptr<Said> sent = nullptr) {
    const auto start = [thinks = std::move(thinks), sent = std::move(sent)]() -> base::Result<Started, std::string> {
        auto position = std::make_shared<chess::Position>(chess::Position::start());
        auto answers = [thinks, sent, position](const std::string& line) -> Said {
            if (sent) sent->push_back(line);
            const auto command = uci::parse_command(line);
            if (!command) return {};
            if (std::holds_alternative<uci::UciCommand>(*command)) return {"id name Fake", "uciok"};
            if (std::holds_alternative<uci::IsReadyCommand>(*command)) return {"readyok"};
            if (const auto* told = std::get_if<uci::PositionCommand>(&*command)) *position = position_told(*told);
            if (const auto* go = std::get_if<uci::GoCommand>(&*command)) return thinks(*position, *go);
            return {};
        };
        return Started{std::make_unique<support::FakePeer>(std::move(answers))};
    };
    return {.name = std::move(name), .start = start};
}

}  // namespace plyproof::match
