// SPDX-License-Identifier: MIT
#include "engine/bench.h"

#include <array>

#include "chess/fen.h"
#include "chess/position_from.h"

namespace plyproof::engine {

namespace {

constexpr std::size_t kTableMegabytes = 16;

// Openings, middle games and endings; those with names are known from perft suites.
constexpr std::array<std::string_view, 24> kPositions{
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",  // "Kiwipete"
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
    "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
    "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
    "rnbqkb1r/pp2pppp/3p1n2/8/3NP3/8/PPP2PPP/RNBQKB1R w KQkq - 1 5",
    "r1bqkbnr/1ppp1ppp/p1n5/4p3/B3P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 1 4",
    "rnbqk2r/ppp1ppbp/3p1np1/8/2PPP3/2N5/PP3PPP/R1BQKBNR w KQkq - 0 5",
    "r1bq1rk1/pp2bppp/2n2n2/3p4/3N4/2N1B1P1/PP2PPBP/R2Q1RK1 b - - 5 10",
    "2rq1rk1/pb1n1ppN/4p3/1pb5/3P1Pn1/P1N5/1PQ1B1PP/R1B2RK1 b - - 0 16",
    "r2q1rk1/1b1nbppp/p2p1n2/1p2p3/4P3/PBN1BN2/1PP2PPP/R2Q1RK1 w - - 0 13",
    "3r1rk1/p4ppp/1pq1pn2/2n5/2P5/1P2PN2/PBQ2PPP/3R1RK1 w - - 2 20",
    "r4rk1/pp3ppp/2p1b3/q3P3/3P2n1/2N3P1/PP2Q1BP/R4RK1 w - - 3 19",
    "4rrk1/2p1qppp/p1p5/3p4/3Pn3/2P1P1P1/PPQ1NP1P/2R1R1K1 b - - 0 18",
    "8/5pk1/4p1p1/3pP2p/r2P1P1P/4K1P1/1R6/8 b - - 4 44",
    "8/8/1p1k1p2/p1p2P2/P1P1K3/1P6/8/8 w - - 0 50",
    "8/3k4/3p4/p2P1p2/P2P1P2/8/4K3/8 w - - 0 1",
    "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
    "6k1/5p2/6p1/2R4p/p6P/r5P1/5PK1/8 w - - 0 40",
    "5k2/1R6/4p3/4Pp2/2b2P2/8/6PK/8 w - - 2 52",
    "8/1b3k2/p3pp2/1p4p1/1P2P3/P2B1PKP/8/8 w - - 0 41",
    "3q1rk1/5pp1/p3p2p/1p1nP3/3Q4/P3B3/1P3PPP/3R2K1 w - - 0 27",
    "8/8/8/3k4/8/3NB3/8/3K4 w - - 0 1",
};

}  // namespace

std::optional<BenchResult> bench(int depth, unsigned threads, const search::Features& features,
                                 const std::stop_token& stop, const BenchProgress& progress) {
    auto searcher = search::Searcher::make(kTableMegabytes, threads);
    if (!searcher) return std::nullopt;
    BenchResult result;
    const search::Limits limits{.depth = depth};
    int number = 0;
    for (const std::string_view fen : kPositions) {
        if (progress) progress(++number, static_cast<int>(kPositions.size()), fen);
        const chess::Position position = position_from(*chess::parse_fen(fen))->position;
        searcher->clear();
        search::Control control(limits, {}, false);
        const std::stop_callback on_stop(stop, [&control] { control.stop(); });
        const auto outcome = searcher->search(search::Game(position), limits, {.features = features}, control);
        if (stop.stop_requested()) return std::nullopt;
        result.nodes += outcome.nodes;
        result.time += control.elapsed();
    }
    return result;
}

}  // namespace plyproof::engine
