// SPDX-License-Identifier: MIT
#include <algorithm>

#include "chess/san.h"
#include "fuzz/fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace plyproof;
    using fuzzing::require;
    const auto [fen, text] = fuzzing::first_line_and_rest(fuzzing::text_of(data, size));
    const auto accepted = fuzzing::accepted(fen);
    if (!accepted) return 0;

    const chess::Position& position = accepted->position;
    const chess::MoveList legal = chess::legal_moves(position);
    const auto move = chess::parse_san(position, text);
    if (move) require(std::find(legal.begin(), legal.end(), *move) != legal.end(), "a move that was read is legal");

    for (const chess::Move each : legal) {
        const auto again = chess::parse_san(position, chess::to_san(position, each));
        require(again && *again == each, "each legal move's SAN means this move");
    }
    return 0;
}
