// SPDX-License-Identifier: MIT
#include "diagnose/count_fault.h"

#include <gmock/gmock.h>

#include "diagnose/fake_oracle.h"
#include "diagnose/path_to.h"
#include "perft/count.h"

namespace plyproof::diagnose {
namespace {

using explain::Rule;
using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<Rule> rules(const oracle::Question& question, const std::function<void(PrintedDivide&)>& change) {
    PrintedDivide printed = right_divide(question);
    change(printed);
    const Comparison comparison = compare(*perft::divide(oracle::asked_position(question), question.depth),
                                          answer_of(printed, question), question.depth);
    std::vector<Rule> found;
    for (const auto& reason : count_faults(question.root, question.depth, comparison)) found.push_back(reason.rule);
    return found;
}

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(CountFaults, RecogniseSumsOverAllDepths) {
    const auto question = path_to(kStart, "", 3);
    EXPECT_THAT(rules(question,
                      [&](PrintedDivide& printed) {
                          for (auto& [text, nodes] : printed.moves) {
                              nodes += 20;  // every first move has 20 replies
                          }
                          printed.sum_up();
                      }),
                ElementsAre(Rule::CountCumulative));
}

TEST(CountFaults, RecogniseNarrowCounters) {
    const auto question = path_to(kStart, "", 4);
    EXPECT_THAT(rules(question, [](PrintedDivide& printed) { printed.total = printed.total % 65536; }),
                ElementsAre(Rule::Count16Bits, Rule::CountTotal));
    const auto deep = path_to("r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", "", 4);
    EXPECT_THAT(rules(deep,
                      [](PrintedDivide& printed) {
                          for (auto& [text, nodes] : printed.moves) nodes = static_cast<std::int16_t>(nodes);
                          printed.sum_up();
                      }),
                ElementsAre(Rule::Count16Bits));
}

TEST(CountFaults, RecogniseMatesAndStalematesTakenForLeaves) {
    const auto question = path_to("7k/5K2/8/8/8/8/8/6R1 w - - 0 1", "", 2);
    const auto found = rules(question, [](PrintedDivide& printed) {
        for (auto& [text, nodes] : printed.moves) nodes = std::max<std::int64_t>(nodes, 1);
        printed.sum_up();
    });
    ASSERT_FALSE(found.empty());
    EXPECT_EQ(found.front(), Rule::CountMateAsLeaf);
}

TEST(CountFaults, RecogniseIllegalRepliesThatAreCounted) {
    // The king a8 has three steps wherever the other king goes, and most of them are attacked.
    EXPECT_THAT(rules(path_to("k7/8/1K6/8/8/8/8/8 w - - 0 1", "", 2),
                      [](PrintedDivide& printed) {
                          for (auto& [text, nodes] : printed.moves) nodes = 3;
                          printed.sum_up();
                      }),
                ElementsAre(Rule::CountWrong));
}

TEST(CountFaults, RecogniseAnotherDepth) {
    EXPECT_THAT(rules(path_to(kStart, "", 2),
                      [](PrintedDivide& printed) {
                          for (auto& [text, nodes] : printed.moves) nodes = 1;
                          printed.sum_up();
                      }),
                ElementsAre(Rule::CountOtherDepth));
}

TEST(CountFaults, SayThatATotalIsNoSum) {
    EXPECT_THAT(rules(path_to(kStart, "", 2), [](PrintedDivide& printed) { printed.total = 20; }),
                ElementsAre(Rule::CountTotal));
}

TEST(CountFaults, AreUnknownWhenOneRightNumberContradicts) {
    EXPECT_THAT(rules(path_to(kStart, "", 2),
                      [](PrintedDivide& printed) {
                          printed.moves.front().second = 1;
                          printed.sum_up();
                      }),
                IsEmpty());
}

}  // namespace
}  // namespace plyproof::diagnose
