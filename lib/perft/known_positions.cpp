// SPDX-License-Identifier: MIT
// Sources: the Chess Programming Wiki, "Perft Results" (start to position6), Martin Sedlak's test positions and the
// FRC perft tables by Andrew Grant; the rest are studies of one rule each.
#include "perft/known_positions.h"

#include <algorithm>
#include <array>

namespace plyproof::perft {

namespace {

constexpr std::array kPositions{
    KnownPosition{"start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "the start position", 5,
                  4865609},
    KnownPosition{"kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                  "castling, pins, en passant and promotions at once", 4, 4085603},
    KnownPosition{"position3", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", "en-passant pins in a rook ending", 6,
                  11030083},
    KnownPosition{"position4", "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
                  "promotions with rights at stake", 5, 15833292},
    KnownPosition{"position4-mirrored", "r2q1rk1/pP1p2pp/Q4n2/bbp1p3/Np6/1B3NBn/pPPP1PPP/R3K2R b KQ - 0 1",
                  "position4 with the colours changed", 5, 15833292},
    KnownPosition{"position5", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
                  "castling rights lost by a capture", 4, 2103487},
    KnownPosition{"position6", "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
                  "a middle game", 4, 3894594},
    KnownPosition{"promotions", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", "promotions of both sides", 5, 3605103},
    KnownPosition{"castling", "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "kings and rooks only", 4, 314346},
    KnownPosition{"en-passant-pin", "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1",
                  "an en-passant capture that would uncover a rook", 1, 6},
    KnownPosition{"most-moves", "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", "218 legal moves, the most", 1,
                  218},
    KnownPosition{"chess960", "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
                  "a Chess960 middle game", 4, 326672},
};

constexpr BenchPosition one_ply_more(std::string_view name, std::uint64_t leaves) {
    return {*std::ranges::find(kPositions, name, &KnownPosition::name), leaves};
}

constexpr std::array kBenchPositions{one_ply_more("start", 119060324),     one_ply_more("kiwipete", 193690690),
                                     one_ply_more("position3", 178633661), one_ply_more("position4", 706045033),
                                     one_ply_more("position5", 89941194),  one_ply_more("position6", 164075551)};

}  // namespace

std::span<const KnownPosition> known_positions() { return kPositions; }

std::optional<KnownPosition> find_known_position(std::string_view name) {
    const auto found = std::ranges::find(kPositions, name, &KnownPosition::name);
    if (found == kPositions.end()) return std::nullopt;
    return *found;
}

std::span<const BenchPosition> bench_positions() { return kBenchPositions; }

}  // namespace plyproof::perft
