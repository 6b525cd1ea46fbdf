// SPDX-License-Identifier: MIT
#include <algorithm>

#include "chess/move_text.h"
#include "fuzz/fuzzing.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace plyproof;
    using fuzzing::require;
    const auto [fen, text] = fuzzing::first_line_and_rest(fuzzing::text_of(data, size));
    const auto accepted = fuzzing::accepted(fen);
    if (!accepted) return 0;

    const auto move = chess::parse_uci_move(accepted->position, text, accepted->variant);
    if (!move) return 0;
    const chess::MoveList legal = chess::legal_moves(accepted->position);
    require(std::find(legal.begin(), legal.end(), *move) != legal.end(), "a move that was read is legal");
    const auto again =
        chess::parse_uci_move(accepted->position, chess::to_uci(*move, accepted->variant), accepted->variant);
    require(again && *again == *move, "a move's own text means this move");
    return 0;
}
