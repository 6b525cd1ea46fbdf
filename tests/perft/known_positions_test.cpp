// SPDX-License-Identifier: MIT
#include "perft/known_positions.h"

#include <gtest/gtest.h>

#include <set>

#include "chess/fen.h"
#include "chess/position_from.h"
#include "perft/count.h"

namespace plyproof::perft {
namespace {

TEST(KnownPositions, EveryOneHasItsPublishedCount) {
    for (const KnownPosition& known : known_positions()) {
        const auto setup = chess::parse_fen(known.fen);
        ASSERT_TRUE(setup) << known.name;
        const auto accepted = chess::position_from(*setup);
        ASSERT_TRUE(accepted) << known.name;
        EXPECT_EQ(count(accepted->position, known.depth), known.nodes) << known.name;
    }
}

TEST(KnownPositions, NamesAreDifferent) {
    std::set<std::string_view> names;
    for (const KnownPosition& known : known_positions()) EXPECT_TRUE(names.insert(known.name).second) << known.name;
}

TEST(KnownPositions, AreFoundByName) {
    ASSERT_TRUE(find_known_position("kiwipete"));
    EXPECT_EQ(find_known_position("kiwipete")->nodes, 4085603);
    EXPECT_EQ(find_known_position("start")->name, known_positions().front().name);
    EXPECT_FALSE(find_known_position("Kiwipete"));
    EXPECT_FALSE(find_known_position(""));
}

}  // namespace
}  // namespace plyproof::perft
