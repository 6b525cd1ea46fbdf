// SPDX-License-Identifier: MIT
// What finished nodes teach: searches that learn need fewer nodes.
#include <gtest/gtest.h>

#include "search/worker.h"
#include "support/search_of.h"

namespace plyproof::search {
namespace {

using support::searched_to;

TEST(Learning, SavesNodesByKillersAndHistories) {
    const Features bare = Features::plain().with(Feature::Table);
    std::uint64_t without = 0;
    std::uint64_t with = 0;
    for (const std::string_view fen : {support::kMiddleGame, support::kKiwipete}) {
        without += searched_to(5, fen, bare).nodes;
        with += searched_to(5, fen,
                            bare.with(Feature::Killers)
                                .with(Feature::QuietHistory)
                                .with(Feature::CaptureHistory)
                                .with(Feature::ContinuationHistory))
                    .nodes;
    }
    EXPECT_LT(with, without);
}

TEST(Learning, OfTheTableSavesNodes) {
    const auto without = searched_to(5, support::kMiddleGame, Features::plain());
    const auto with = searched_to(5, support::kMiddleGame, Features::plain().with(Feature::Table));
    EXPECT_LT(with.nodes, without.nodes);
}

}  // namespace
}  // namespace plyproof::search
