// SPDX-License-Identifier: MIT
// Moves that need more depth.
#include <gtest/gtest.h>

#include "search/worker.h"
#include "support/search_of.h"

namespace plyproof::search {
namespace {

using support::searched_to;

TEST(CheckExtension, FindsAMateByChecksAtALowerDepth) {
    constexpr std::string_view kChecks = "6rk/5p1p/R7/4B3/8/8/7P/7K b - - 0 1";
    const Features bare = Features::plain().with(Feature::Table);
    const auto depth_of_mate = [&](const Features& features) {
        for (int depth = 1; depth < 12; ++depth) {
            if (is_mate(searched_to(depth, kChecks, features).score)) return depth;
        }
        return 99;
    };
    EXPECT_LE(depth_of_mate(bare.with(Feature::CheckExtension)), depth_of_mate(bare));
}

TEST(SingularExtension, LooksDeeperWhereOneMoveIsMuchBetterThanAllOthers) {
    const auto longest = [](const Features& features) {
        int seldepth = 0;
        for (const Report& report : searched_to(11, support::kKiwipete, features).reports) {
            seldepth = std::max(seldepth, report.seldepth);
        }
        return seldepth;
    };
    EXPECT_NE(searched_to(11, support::kKiwipete).nodes,
              searched_to(11, support::kKiwipete, Features::all().without(Feature::SingularExtension)).nodes);
    EXPECT_GE(longest(Features::all()), 11);
}

TEST(Extensions, EndWhereALineIsTwiceAsDeepAsAsked) {
    // Endless checks: without a bound the line would go on to the end of the stack.
    const auto result = searched_to(5, "6k1/8/8/8/8/8/q7/5Q1K w - - 0 1");
    for (const Report& report : result.reports) EXPECT_LT(report.seldepth, 60);
}

}  // namespace
}  // namespace plyproof::search
