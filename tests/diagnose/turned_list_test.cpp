// SPDX-License-Identifier: MIT
#include "diagnose/turned_list.h"

#include <gmock/gmock.h>

#include "diagnose/descend.h"
#include "diagnose/fake_oracle.h"
#include "diagnose/path_to.h"

namespace plyproof::diagnose {
namespace {

using testing::HasSubstr;

constexpr const char* kBlack = "4k2r/1p6/8/2P5/8/8/8/4K3 b k - 0 1";

/// A program that writes Black's moves as White's would be.
FakeOracle writes(bool ranks, bool files) {
    return FakeOracle([=](const oracle::Question& question, PrintedDivide& printed) {
        if (oracle::asked_position(question).side_to_move() == chess::Color::White) return;
        for (auto& [text, nodes] : printed.moves) {
            for (const std::size_t at : {0U, 2U}) {
                if (files) text[at] = static_cast<char>('a' + 'h' - text[at]);
                if (ranks) text[at + 1] = static_cast<char>('1' + '8' - text[at + 1]);
            }
        }
    });
}

Finding only_finding(FakeOracle judged) {
    const Diagnosis diagnosis = descend({judged}, path_to(kBlack), {.all = true});
    EXPECT_EQ(diagnosis.findings.size(), 1U);
    return diagnosis.findings.at(0);
}

TEST(TurnedList, IsToldAsOneFaultThoughManyOfItsMovesBreakLaws) {
    for (const auto& [ranks, files, words] : {std::tuple{true, false, "1 stands for 8"},
                                              {false, true, "a stands for h"},
                                              {true, true, "a1 stands for h8"}}) {
        const Finding finding = only_finding(writes(ranks, files));
        EXPECT_EQ(finding.reason.rule, explain::Rule::WrongPosition);
        EXPECT_EQ(finding.fault, Fault::WrongPosition);
        EXPECT_THAT(finding.reason.words, HasSubstr(words));
        EXPECT_FALSE(finding.likely);
    }
}

TEST(TurnedList, IsNoneWhereTheListIsRightOrWrongBesides) {
    const Node node = node_of(path_to(kBlack));
    PrintedDivide printed = right_divide(node.question);
    EXPECT_FALSE(turned_list(node, answer_of(printed, node.question).divide));
    printed.add("e8e6");
    EXPECT_FALSE(turned_list(node, answer_of(printed, node.question).divide));
}

}  // namespace
}  // namespace plyproof::diagnose
