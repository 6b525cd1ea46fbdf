// SPDX-License-Identifier: MIT
// What the slow generator knows about a position: a mailbox and the rest of a FEN, as plain values that its laws read.
#pragma once

#include <cstdint>
#include <optional>

#include "chess/setup.h"

namespace plyproof::mutants {

using Mailbox = base::EnumArray<chess::Square, std::optional<chess::Piece>>;

/// The rook that may still castle, for each colour and wing.
using Rights = base::EnumArray<chess::Color, base::EnumArray<chess::Wing, std::optional<chess::Square>>>;

struct State {
    Mailbox board;
    chess::Color side_to_move = chess::Color::White;
    Rights rights;
    /// Where each king stood when the rights were given. Rights that a planted bug keeps are of use only there.
    base::EnumArray<chess::Color, std::optional<chess::Square>> king_home;
    /// The square behind the pawn that has just made a double step, whether or not anything can capture it.
    std::optional<chess::Square> en_passant;
    std::uint32_t halfmove_clock = 0;
    std::uint32_t fullmove_number = 1;
    /// Only by planted bugs: where a king is still believed to be after castling, and an empty square that sliders
    /// take for occupied.
    base::EnumArray<chess::Color, std::optional<chess::Square>> stale_king = {};
    std::optional<chess::Square> ghost;

    friend bool operator==(const State&, const State&) = default;
};

}  // namespace plyproof::mutants
