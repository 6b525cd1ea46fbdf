// SPDX-License-Identifier: MIT
#include "engine/info_text.h"

#include <fmt/format.h>

#include <algorithm>

#include "chess/move_text.h"
#include "engine/win_chances.h"

namespace plyproof::engine {

std::string score_text(search::Score score) {
    return search::is_mate(score) ? fmt::format("mate {}", search::moves_to_mate(score)) : fmt::format("cp {}", score);
}

std::string info_text(const search::Report& report, const InfoStyle& style) {
    std::string text = fmt::format("info depth {} seldepth {} multipv {} score {}", report.depth, report.seldepth,
                                   report.line, score_text(report.score));
    if (style.win_chances) {
        const WinChances chances = win_chances(report.score);
        text += fmt::format(" wdl {} {} {}", chances.win, chances.draw, chances.loss);
    }
    if (report.bound == search::Bound::Lower) text += " lowerbound";
    if (report.bound == search::Bound::Upper) text += " upperbound";
    const auto microseconds = static_cast<std::uint64_t>(std::max<std::int64_t>(report.time.count(), 1));
    // Nodes of less than a millisecond say little about a second, but the field is expected.
    text += fmt::format(" nodes {} nps {} hashfull {} tbhits 0 time {} pv", report.nodes,
                        report.nodes * 1'000'000 / microseconds, report.permille_full, microseconds / 1000);
    for (const chess::Move move : report.pv) text += ' ' + chess::to_uci(move, style.variant);
    return text;
}

std::string info_text(const search::CurrentMove& current, chess::Variant variant) {
    return fmt::format("info depth {} currmove {} currmovenumber {}", current.depth,
                       chess::to_uci(current.move, variant), current.number);
}

std::string best_move_text(const search::Outcome& outcome, chess::Variant variant) {
    std::string text = "bestmove " + chess::to_uci(outcome.move, variant);
    if (outcome.answer != search::kNoMove) text += " ponder " + chess::to_uci(outcome.answer, variant);
    return text;
}

}  // namespace plyproof::engine
