// SPDX-License-Identifier: MIT
// One row of the bug catalogue.
#pragma once

#include <cstdint>
#include <string_view>

#include "mutants/bug.h"

namespace plyproof::mutants {

/// What a program with the bug gets wrong, asked in the cheapest way that shows it.
enum class Shows : std::uint8_t {
    List,      ///< the list of moves of a position, set up by its FEN or reached by moves
    Path,      ///< the list of moves of a position reached by moves; set up by its own FEN that position is right
    Count,     ///< only the count at some depth; all lists of moves are right
    Protocol,  ///< only what the program says or does: see apps/dev/mutant-engine
};

struct BugRow {
    Bug bug;
    std::string_view name;      ///< kebab-case, as on the command line and in docs/bug-catalogue.md
    std::string_view sentence;  ///< what goes wrong
    std::string_view rule;      ///< the id of the law that is broken (explain::Rule); empty where no law of chess is
    Shows shows;
    std::string_view fen;    ///< a small position that shows it
    std::string_view moves;  ///< UCI moves from there to where it shows, with blanks between
    int depth;               ///< the least depth of a count from `fen` in which it shows
    /// List and Path: the moves too many and too few, "+d5e6 -e1c1" in the order of the alphabet, castling spelled as
    /// king takes rook. Count: "13 instead of 12". Protocol: in words.
    std::string_view difference;
};

}  // namespace plyproof::mutants

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::mutants::Shows> = 4;
