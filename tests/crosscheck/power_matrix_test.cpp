// SPDX-License-Identifier: MIT
#include "crosscheck/power_matrix.h"

#include <gmock/gmock.h>

#include "crosscheck/power_mutant.h"

namespace plyproof::crosscheck {
namespace {

using mutants::Bug;
using testing::ElementsAre;
using testing::Eq;
using testing::Optional;

const std::vector<suite::Case> kCases{
    {.id = "kings", .fen = "k7/8/8/8/8/8/8/K7 w - - 0 1", .expected = {{1, 3}, {2, 9}, {5, 1890}}},
    {.id = "promotion", .fen = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", .expected = {{1, 9}, {2, 45}}}};

Matrix matrix_of(std::vector<Bug> bugs, const MatrixOptions& options) {
    return make_matrix(
        kCases, bugs.size(), [bugs](std::size_t bug, const std::stop_token&) { return mutant_counter({bugs[bug]}); },
        options);
}

TEST(PowerMatrix, SaysAtWhichExpectationOfWhichCaseABugShowsFirst) {
    const Matrix matrix = matrix_of({Bug::PromotionByPushMissing, Bug::CountOnePlyShort}, {});
    EXPECT_THAT(matrix[0], ElementsAre(Eq(std::nullopt), Optional(0u)));
    EXPECT_THAT(matrix[1], ElementsAre(Optional(1u), Optional(1u)));
}

TEST(PowerMatrix, GoesDeeperOnlyForBugsThatNothingCheapShows) {
    const Matrix matrix = matrix_of({Bug::RepetitionEndsTree}, {.cheap_leaves = 50});
    EXPECT_THAT(matrix[0], ElementsAre(Optional(2u), Eq(std::nullopt)));
    const Matrix limited = matrix_of({Bug::RepetitionEndsTree}, {.cheap_leaves = 50, .most_leaves = 1000});
    EXPECT_THAT(limited[0], ElementsAre(Eq(std::nullopt), Eq(std::nullopt)));
}

TEST(PowerMatrix, IsTheSameWithManyJobs) {
    const std::vector<Bug> bugs{Bug::PromotionByPushMissing, Bug::KingNextToKing, Bug::HashWithoutDepth};
    EXPECT_EQ(matrix_of(bugs, {.jobs = 1}), matrix_of(bugs, {.jobs = 3}));
}

}  // namespace
}  // namespace plyproof::crosscheck
