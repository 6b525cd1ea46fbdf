// SPDX-License-Identifier: MIT
#include "diagnose/list_fault.h"

#include <gmock/gmock.h>

#include "diagnose/fake_oracle.h"
#include "diagnose/path_to.h"

namespace plyproof::diagnose {
namespace {

using explain::Rule;

std::vector<Finding> findings(const oracle::Question& question, const FakeOracle::Change& change,
                              SeenBy seen = SeenBy::Fen) {
    PrintedDivide printed = right_divide(question);
    change(question, printed);
    const Comparison comparison = compare(*perft::divide(oracle::asked_position(question), question.depth),
                                          answer_of(printed, question), question.depth);
    return list_findings(question, history_of(question), comparison, seen);
}

TEST(ListFindings, AreNoneForARightList) {
    EXPECT_TRUE(findings(path_to("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), [](const auto&, auto&) {}).empty());
}

TEST(ListFindings, AreOneForEachSignatureWithExtraMovesFirst) {
    const auto found = findings(path_to("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1"), [](const auto&, PrintedDivide& printed) {
        printed.remove("e1d1");
        printed.add("e2c3");
        printed.add("e2g3");
        printed.add("e1e9");
        printed.add("e1f1");
    });
    ASSERT_EQ(found.size(), 4U);
    EXPECT_EQ(signature_of(found[0]), (Signature{Rule::NoMove, Fault::Extra}));
    EXPECT_EQ(signature_of(found[1]), (Signature{Rule::PinnedKnight, Fault::Extra}));
    EXPECT_EQ(found[1].text, "e2c3");
    EXPECT_EQ(signature_of(found[2]), (Signature{Rule::LeaperHole, Fault::Missing}));
    EXPECT_TRUE(found[2].likely);
    EXPECT_EQ(signature_of(found[3]), (Signature{Rule::DuplicateMove, Fault::Duplicate}));
    EXPECT_EQ(found[0].our_moves, 4U);
}

TEST(ListFindings, SeenByPathOnlyNameTheForgottenStateAndKeepTheLawAside) {
    const auto question = path_to("k7/8/8/8/8/8/8/4K2R w K - 0 1", "h1h2 a8a7 h2h1 a7a8");
    const auto castles = [](const auto&, PrintedDivide& printed) { printed.add("e1g1"); };
    const auto by_path = findings(question, castles, SeenBy::PathOnly);
    ASSERT_EQ(by_path.size(), 1U);
    EXPECT_EQ(signature_of(by_path[0]), (Signature{Rule::CastlingAfterRookMove, Fault::Extra, true}));
    EXPECT_EQ(by_path[0].also.front().rule, Rule::CastlingWithoutRight);
    EXPECT_EQ(findings(question, castles, SeenBy::PathAndFen).front().reason.rule, Rule::CastlingWithoutRight);
}

TEST(ListFindings, KnowThatDrawsDoNotEndTheTree) {
    const auto none = [](const auto&, PrintedDivide& printed) { printed = {}; };
    EXPECT_EQ(findings(path_to("4k3/8/8/8/8/8/8/4K3 w - - 0 1"), none).front().reason.rule, Rule::DrawEndsTree);
    EXPECT_EQ(findings(path_to("4k3/8/8/8/8/8/8/3BK3 w - - 0 1"), none).front().reason.rule, Rule::DrawEndsTree);
    EXPECT_EQ(findings(path_to("4k3/8/8/8/8/8/8/R3K3 w - - 100 90"), none).front().reason.rule, Rule::DrawEndsTree);
    EXPECT_NE(findings(path_to("4k3/8/8/8/8/8/8/R3K3 w - - 0 1"), none).front().reason.rule, Rule::DrawEndsTree);
    const auto repeated = path_to("4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a2 e8e7 a2a1 e7e8");
    EXPECT_EQ(findings(repeated, none, SeenBy::PathOnly).front().reason.rule, Rule::DrawEndsTree);
    EXPECT_NE(findings(repeated, none, SeenBy::PathAndFen).front().reason.rule, Rule::DrawEndsTree);
}

}  // namespace
}  // namespace plyproof::diagnose
