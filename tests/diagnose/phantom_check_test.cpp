// SPDX-License-Identifier: MIT
#include "diagnose/phantom_check.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "chess/legal_moves.h"
#include "diagnose/path_to.h"

namespace plyproof::diagnose {
namespace {

using explain::Rule;
using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

std::vector<Rule> rules(const char* fen, const std::vector<std::string>& missing) {
    const History history = history_of(path_to(fen, "", 1));
    std::vector<chess::Move> moves;
    for (const chess::Move move : chess::legal_moves(history.here().position)) {
        const std::string text = chess::to_uci(move, history.here().variant);
        if (std::ranges::find(missing, text) != missing.end()) moves.push_back(move);
    }
    EXPECT_EQ(moves.size(), missing.size());
    std::vector<Rule> found;
    for (const auto& reason : phantom_checks(history.here(), moves)) found.push_back(reason.rule);
    return found;
}

TEST(PhantomChecks, SupposeThatTheMoveLeavesAManOnTheBoard) {
    EXPECT_THAT(rules("7k/8/8/8/8/5n2/8/4K3 w - - 0 1", {"e1f2"}), Not(Contains(Rule::CaptureLeavesMan)));
    EXPECT_THAT(rules("7k/8/8/8/8/5n2/4P1P1/4K3 w - - 0 1", {"e2f3", "g2f3"}), Contains(Rule::CaptureLeavesMan));
    EXPECT_THAT(rules("7k/8/1r6/3pP3/2K5/1r1r4/8/5n2 w - d6 0 1", {"e5d6"}), Contains(Rule::EnPassantVictimLeft));
}

TEST(PhantomChecks, SupposeThatAPromotedManIsTheEnemys) {
    constexpr const char* kFen = "4k3/P6p/8/8/8/8/8/K7 w - - 0 1";
    EXPECT_THAT(rules(kFen, {"a7a8q", "a7a8r"}), Contains(Rule::PromotionPlacement));
    EXPECT_THAT(rules(kFen, {"a7a8n"}), Not(Contains(Rule::PromotionPlacement))) << "a knight there attacks no king";
}

TEST(PhantomChecks, SeeAttacksRoundTheEdgeAndThroughMen) {
    // Nine squares down from a6 is h4.
    EXPECT_THAT(rules("4k3/8/p7/8/6K1/8/8/8 w - - 0 1", {"g4h4"}), Contains(Rule::PawnWrap));
    EXPECT_THAT(rules("4k3/8/p7/8/6K1/8/8/8 w - - 0 1", {"g4h3"}), Not(Contains(Rule::PawnWrap)));
    EXPECT_THAT(rules("1b5k/8/8/4p3/8/8/7K/8 w - - 0 1", {"h2h3"}), Not(Contains(Rule::SliderXRay)));
    EXPECT_THAT(rules("1b5k/8/8/4p3/8/8/8/7K w - - 0 1", {"h1h2"}), Contains(Rule::SliderXRay));
}

TEST(PhantomChecks, AreContradictedByAListedMoveThatWouldBeForbiddenToo) {
    constexpr const char* kFen = "7k/8/8/8/8/5n2/4P1P1/4K3 w - - 0 1";
    EXPECT_THAT(rules(kFen, {"e2f3"}), Not(Contains(Rule::CaptureLeavesMan))) << "the other pawn may capture it";
}

TEST(PhantomChecks, HaveNothingToSayAboutMovesThatNothingWouldForbid) {
    EXPECT_THAT(rules("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", {"e2e3"}), IsEmpty());
}

}  // namespace
}  // namespace plyproof::diagnose
