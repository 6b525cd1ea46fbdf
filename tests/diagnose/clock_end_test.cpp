// SPDX-License-Identifier: MIT
#include "diagnose/clock_end.h"

#include <gmock/gmock.h>

#include "chess/legal_moves.h"
#include "diagnose/descend.h"
#include "diagnose/fake_oracle.h"
#include "diagnose/path_to.h"

namespace plyproof::diagnose {
namespace {

using explain::Rule;
using oracle::Question;

constexpr const char* kLate = "4k3/8/8/8/8/8/4P3/4K2R w K - 51 90";

unsigned clock_of(const Question& question) { return oracle::asked_position(question).halfmove_clock(); }

std::int64_t leaves(const chess::Position& position, int depth, unsigned clock) {
    if (depth == 0) return 1;
    std::int64_t sum = 0;
    if (position.halfmove_clock() >= clock) return sum;
    for (const chess::Move move : chess::legal_moves(position)) sum += leaves(position.after(move), depth - 1, clock);
    return sum;
}

/// A program whose tree ends where it takes the game for drawn.
FakeOracle stops_at(unsigned clock) {
    return FakeOracle([clock](const Question& question, PrintedDivide& printed) {
        const chess::Position position = oracle::asked_position(question);
        if (position.halfmove_clock() >= clock) printed.moves.clear();
        for (auto& [text, nodes] : printed.moves) {
            const chess::Move move = *chess::parse_uci_move(position, text, question.variant);
            nodes = leaves(position.after(move), question.depth - 1, clock);
        }
        printed.sum_up();
    });
}

Finding finding_about(oracle::Oracle& judged, const char* fen, const char* moves = "", int depth = 1) {
    const Diagnosis diagnosis = descend({judged}, path_to(fen, moves, depth));
    EXPECT_EQ(diagnosis.findings.size(), 1U);
    return diagnosis.findings.at(0);
}

TEST(ClockEnd, IsNamedWhateverTheClockAtWhichTheListEnds) {
    for (const unsigned clock : {1U, 30U, 50U}) {
        FakeOracle early = stops_at(clock);
        const Finding finding = finding_about(early, kLate);
        EXPECT_EQ(finding.reason.rule, Rule::DrawEndsTree) << clock;
        EXPECT_FALSE(finding.likely);
        EXPECT_THAT(finding.alternatives, testing::IsEmpty());
    }
}

TEST(ClockEnd, IsNamedBelowAPathAndADepthThatReachIt) {
    FakeOracle early = stops_at(53);
    EXPECT_EQ(finding_about(early, kLate, "h1h2 e8d8").reason.rule, Rule::DrawEndsTree);
    EXPECT_EQ(finding_about(early, kLate, "", 3).reason.rule, Rule::DrawEndsTree);
}

TEST(ClockEnd, IsNamedWhereOnlyMovesThatResetTheClockAreListed) {
    FakeOracle early([](const Question& question, PrintedDivide& printed) {
        if (clock_of(question) < 50) return;
        std::erase_if(printed.moves, [](const auto& move) { return !move.first.starts_with("e2"); });
        printed.sum_up();
    });
    EXPECT_EQ(finding_about(early, kLate).reason.rule, Rule::DrawEndsTree);
}

TEST(ClockEnd, IsNamedWhereLeavesBehindItAreNotCounted) {
    FakeOracle early([](const Question& question, PrintedDivide& printed) {
        for (auto& [text, nodes] : printed.moves) {
            if (clock_of(question) + 1 >= 52 && !text.starts_with("e2")) nodes = 0;
        }
        printed.sum_up();
    });
    EXPECT_EQ(finding_about(early, kLate).reason.rule, Rule::DrawEndsTree);
}

TEST(ClockEnd, IsNotNamedWhereTheListIsEmptyAtAnyClock) {
    FakeOracle blind([](const Question& question, PrintedDivide& printed) {
        if (oracle::asked_position(question).rooks().any()) printed.moves.clear();
        printed.sum_up();
    });
    EXPECT_NE(finding_about(blind, kLate).reason.rule, Rule::DrawEndsTree);
}

}  // namespace
}  // namespace plyproof::diagnose
