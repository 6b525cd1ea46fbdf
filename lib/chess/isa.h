// SPDX-License-Identifier: MIT
// What the templates of move making and move generation need to know of the machine they are compiled for: how to look
// up slider attacks. A type that offers this is called an Isa. Each instruction-set level of lib/perft brings its own,
// so that code made for different machines never shares a name; everything else uses PortableIsa.
#pragma once

#include "chess/slider_tables.h"

namespace plyproof::chess {

struct PortableIsa {
    PLYPROOF_INLINE static Bitboard bishop(Square from, Bitboard occupied) {
        return kMagicTable.bishop(from, occupied);
    }
    PLYPROOF_INLINE static Bitboard rook(Square from, Bitboard occupied) { return kMagicTable.rook(from, occupied); }
};

}  // namespace plyproof::chess
