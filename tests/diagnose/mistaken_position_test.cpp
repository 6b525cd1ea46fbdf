// SPDX-License-Identifier: MIT
#include "diagnose/mistaken_position.h"

#include <gmock/gmock.h>

#include "diagnose/fake_oracle.h"
#include "diagnose/path_to.h"

namespace plyproof::diagnose {
namespace {

constexpr const char* kFen = "4k3/7p/8/8/8/8/8/4K2R w K - 0 1";

std::optional<oracle::Answer> answered(const char* moves, const std::vector<std::string>& lines) {
    const auto question = path_to(kFen, moves);
    return whole_answer(question, history_of(question), lines);
}

/// The last three lines of the right answer for a position.
std::vector<std::string> end_of_answer(const oracle::Question& question) {
    const PrintedDivide printed = right_divide(question);
    std::vector<std::string> lines;
    for (const auto& [text, nodes] : printed.moves) lines.push_back(text + ": " + std::to_string(nodes));
    lines.erase(lines.begin(), lines.end() - 2);
    lines.push_back("Nodes searched: " + std::to_string(printed.total));
    return lines;
}

TEST(WholeAnswer, IsThatForAPositionOnTheWay) {
    const auto answer = answered("e1e2 e8e7 e2e1 e7e8", end_of_answer(path_to(kFen)));
    ASSERT_TRUE(answer.has_value());
    EXPECT_EQ(answer->divide.entries.size(), right_divide(path_to(kFen)).moves.size());
    EXPECT_EQ(answer->divide.total, answer->divide.sum);
}

TEST(WholeAnswer, IsThatForTheOtherSide) {
    const auto turned = path_to("4k3/7p/8/8/8/8/8/5RK1 w - - 0 1");
    const auto answer = answered("e1g1", end_of_answer(turned));
    ASSERT_TRUE(answer.has_value());
    EXPECT_EQ(answer->divide.entries.size(), right_divide(turned).moves.size());
}

TEST(WholeAnswer, IsNoneForOtherTotalsOrMovesAndWithoutMoves) {
    EXPECT_FALSE(answered("e1e2", {"h1h6: 1", "Nodes searched: 99"}));
    std::vector<std::string> lines = end_of_answer(path_to(kFen));
    EXPECT_FALSE(answered("e1e2", {lines.back()}));
    lines.front() = "a1a2: 1";
    EXPECT_FALSE(answered("e1e2", lines));
    EXPECT_FALSE(answered("e1e2", {}));
}

}  // namespace
}  // namespace plyproof::diagnose
