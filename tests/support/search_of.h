// SPDX-License-Identifier: MIT
// Searches for tests: one call, one thread, a small table of its own.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "chess/move_text.h"
#include "search/searcher.h"
#include "support/position_of.h"

namespace plyproof::support {

struct Searched {
    std::string move;  ///< UCI
    search::Score score;
    std::uint64_t nodes;
    int depth;
    std::vector<search::Report> reports;
};

struct SearchRequest {
    search::Limits limits{};
    search::Features features = search::Features::all();
    int lines = 1;
    unsigned threads = 1;
};

inline Searched searched(const search::Game& game, const SearchRequest& request) {
    auto searcher = search::Searcher::make(4, request.threads);
    if (!searcher) throw std::bad_alloc();
    search::Control control(request.limits, {}, false);
    std::vector<search::Report> reports;
    const search::Listener listener{[&](const search::Report& report) { reports.push_back(report); }};
    const auto outcome = searcher->search(game, request.limits, {request.lines, request.features}, control, listener);
    return {chess::to_uci(outcome.move, chess::Variant::Standard), outcome.score, outcome.nodes, outcome.depth,
            std::move(reports)};
}

inline Searched searched(std::string_view fen, const SearchRequest& request) {
    return searched(search::Game(position_of(fen)), request);
}

/// To a depth, with all features or some.
inline Searched searched_to(int depth, std::string_view fen,
                            const search::Features& features = search::Features::all()) {
    return searched(fen, {.limits = {.depth = depth}, .features = features});
}

inline constexpr std::string_view kKiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
inline constexpr std::string_view kMiddleGame =
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10";

}  // namespace plyproof::support
