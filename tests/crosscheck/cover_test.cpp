// SPDX-License-Identifier: MIT
#include "crosscheck/cover.h"

#include <gmock/gmock.h>

namespace plyproof::crosscheck {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

Offer one(std::uint64_t cost, std::vector<std::size_t> items) { return {.levels = {{cost, std::move(items)}}}; }

TEST(Cover, TakesWhatCoversMostForItsCost) {
    EXPECT_THAT(cover(3, {one(9, {0, 1, 2}), one(1, {0, 1}), one(1, {2})}), ElementsAre(Pick{1, 1}, Pick{2, 1}));
    EXPECT_THAT(cover(3, {one(2, {0, 1, 2}), one(1, {0}), one(2, {1, 2})}), ElementsAre(Pick{0, 1}));
}

TEST(Cover, TakesTheCheaperAndThenTheFirstOfEquals) {
    EXPECT_THAT(cover(2, {one(4, {0, 1}), one(2, {0}), one(2, {1})}), ElementsAre(Pick{1, 1}, Pick{2, 1}));
    EXPECT_THAT(cover(1, {one(2, {0}), one(2, {0})}), ElementsAre(Pick{0, 1}));
}

TEST(Cover, GivesBackWhatTheRestMakesSuperfluous) {
    // The first pick is the best bargain, and the two that are needed for the rest cover all that it does.
    const std::vector<Offer> offers{one(4, {0, 1, 2, 3}), one(5, {0, 1, 4}), one(5, {2, 3, 5})};
    EXPECT_THAT(cover(6, offers), ElementsAre(Pick{1, 1}, Pick{2, 1}));
}

TEST(Cover, GoesOnlyAsDeepIntoAnOfferAsItMust) {
    const Offer deep{.levels = {{1, {0}}, {10, {1}}, {100, {2}}}};
    EXPECT_THAT(cover(3, {deep, one(1, {2})}), ElementsAre(Pick{0, 2}, Pick{1, 1}));
    EXPECT_THAT(cover(3, {deep, one(20, {1, 2})}), ElementsAre(Pick{0, 1}, Pick{1, 1}));
}

TEST(Cover, CountsOnlyTheDifferenceForAnOfferThatIsTakenAlready) {
    const Offer deep{.levels = {{2, {0}}, {6, {1}}}};
    EXPECT_THAT(cover(2, {deep, one(5, {1})}), ElementsAre(Pick{0, 2}));
}

TEST(Cover, LeavesAsideWhatNobodyCovers) {
    EXPECT_THAT(cover(2, {one(1, {1})}), ElementsAre(Pick{0, 1}));
    EXPECT_THAT(cover(2, {}), IsEmpty());
    EXPECT_THAT(cover(0, {one(1, {})}), IsEmpty());
}

TEST(Cover, CostsWhatItsDeepestLevelsCost) {
    const std::vector<Offer> offers{{.levels = {{1, {0}}, {10, {1}}}}, one(5, {2})};
    EXPECT_EQ(cost_of({{0, 2}, {1, 1}}, offers), 15u);
}

}  // namespace
}  // namespace plyproof::crosscheck
