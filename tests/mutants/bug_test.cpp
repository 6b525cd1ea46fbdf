// SPDX-License-Identifier: MIT
#include "mutants/bug.h"

#include <gtest/gtest.h>

namespace plyproof::mutants {
namespace {

TEST(BugSet, IsEmptyToBeginWith) {
    const BugSet bugs;
    EXPECT_FALSE(bugs.any());
    for (const Bug bug : base::kAll<Bug>) EXPECT_FALSE(bugs.has(bug));
}

TEST(BugSet, HasWhatWasAddedAndNothingElse) {
    BugSet bugs{Bug::KnightTableHole};
    bugs.add(Bug::PromotionLetterMissing);
    for (const Bug bug : base::kAll<Bug>) {
        EXPECT_EQ(bugs.has(bug), bug == Bug::KnightTableHole || bug == Bug::PromotionLetterMissing);
    }
    EXPECT_TRUE(bugs.any());
}

}  // namespace
}  // namespace plyproof::mutants
