// SPDX-License-Identifier: MIT
// Questions for tests of oracles, and answers in a form that a test can spell.
#pragma once

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "chess/move_text.h"
#include "oracle/oracle.h"
#include "support/position_of.h"

namespace plyproof::support {

/// Four moves: a2a3, a2a4, a1b1, a1b2; at depth 2 with 7, 8, 8, 8 replies.
inline constexpr const char* kSmall = "8/8/8/1k6/8/8/P7/K7 w - - 0 1";

inline oracle::Question question_of(std::string_view fen, int depth, const std::vector<std::string>& moves = {}) {
    const chess::Accepted root = accepted(fen);
    oracle::Question question{root.position, root.variant, {}, depth};
    for (const std::string& text : moves) {
        question.moves.push_back(chess::parse_uci_move(asked_position(question), text, question.variant).value());
    }
    return question;
}

/// "a2a3 7", sorted; an entry of no legal move as "(e2e5) 7", of several as "a7a8q|a7a8r 4".
inline std::vector<std::string> entries_of(const oracle::ForeignDivide& divide, chess::Variant variant = {}) {
    std::vector<std::string> lines;
    for (const oracle::ForeignEntry& entry : divide.entries) {
        std::vector<std::string> moves;
        for (const chess::Move move : entry.moves) moves.push_back(chess::to_uci(move, variant));
        std::ranges::sort(moves);
        const std::string names =
            moves.empty() ? fmt::format("({})", entry.text) : fmt::format("{}", fmt::join(moves, "|"));
        lines.push_back(fmt::format("{} {}", names, oracle::count_text(entry.nodes)));
    }
    std::ranges::sort(lines);
    return lines;
}

}  // namespace plyproof::support
