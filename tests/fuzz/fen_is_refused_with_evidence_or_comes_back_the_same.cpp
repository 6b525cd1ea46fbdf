// SPDX-License-Identifier: MIT
#include <algorithm>

#include "chess/key.h"
#include "chess/legal_moves.h"
#include "fuzz/fuzzing.h"

namespace {

using namespace plyproof;
using fuzzing::require;

void check_error(std::string_view text, const chess::FenError& error) {
    require(error.offset <= text.size(), "an error points into the text");
    require(text.substr(error.offset, error.text.size()) == error.text, "an error's evidence is a part of the text");
}

void check_position(const chess::Position& position) {
    for (const auto style : {chess::FenStyle::XFen, chess::FenStyle::Shredder}) {
        const auto again = fuzzing::accepted(chess::to_fen(position, style));
        require(again && again->position == position, "a position's FEN means the same position");
    }
    const chess::MoveList moves = chess::legal_moves(position);
    require(static_cast<int>(moves.size()) == chess::count_legal_moves(position), "counting agrees with listing");
    for (const chess::Move move : moves) {
        const chess::Position next = position.after(move);
        require(chess::key_after(chess::key_of(position), position, move) == chess::key_of(next),
                "the key after a move is the key of the position after it");
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzzing::text_of(data, size);
    const auto setup = chess::parse_fen(text);
    if (!setup) {
        check_error(text, setup.error());
        return 0;
    }
    const auto again = chess::parse_fen(chess::to_fen(*setup));
    require(again && *again == *setup, "a setup's text means the same setup");

    for (const auto mode : {chess::VariantMode::Auto, chess::VariantMode::Standard, chess::VariantMode::Chess960}) {
        const auto position = chess::position_from(*setup, mode);
        if (!position) {
            require(std::any_of(position.error().begin(), position.error().end(),
                                [](const auto& problem) { return verdict_of(problem.kind) == chess::Verdict::Error; }),
                    "a refusal names an error");
        } else {
            check_position(position->position);
        }
    }
    return 0;
}
