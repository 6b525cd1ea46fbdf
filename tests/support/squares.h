// SPDX-License-Identifier: MIT
// Sets of squares as a test wants to write them.
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>

#include "base/text_fields.h"
#include "chess/bitboard.h"

namespace plyproof::support {

/// squares("g1 h3"): the set of the squares named. Throws std::invalid_argument for anything else.
inline chess::Bitboard squares(std::string_view names) {
    chess::Bitboard set;
    for (const base::TextField& field : base::split_fields(names)) {
        const auto square = chess::square_from_name(field.text);
        if (!square) throw std::invalid_argument("no square: " + std::string(field.text));
        set |= chess::Bitboard(*square);
    }
    return set;
}

}  // namespace plyproof::support
