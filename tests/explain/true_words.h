// SPDX-License-Identifier: MIT
// Holds words about a position to the board: every man they name stands there.
#pragma once

#include <gtest/gtest.h>

#include <regex>
#include <string>

#include "chess/position.h"
#include "explain/men_text.h"

namespace plyproof::explain {

inline void expect_named_men_stand_there(const chess::Position& position, const std::string& words) {
    static const std::regex kMan("(pawn|knight|bishop|rook|queen|king) ([a-h][1-8])");
    for (std::sregex_iterator man(words.begin(), words.end(), kMan), end; man != end; ++man) {
        const auto piece = position.piece_on(*chess::square_from_name(man->str(2)));
        ASSERT_TRUE(piece.has_value()) << words;
        EXPECT_EQ(kind_name(piece->kind), man->str(1)) << words;
    }
}

}  // namespace plyproof::explain
