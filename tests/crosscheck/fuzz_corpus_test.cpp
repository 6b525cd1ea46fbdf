// SPDX-License-Identifier: MIT
#include "crosscheck/fuzz_corpus.h"

#include <gtest/gtest.h>

#include "crosscheck/failures.h"
#include "suite/parse.h"

namespace plyproof::crosscheck {
namespace {

TEST(CorpusCase, HasTheRightCountOfTheDepthThatShowsIt) {
    const suite::Case found = corpus_case(
        wrong_answer(mutants::Bug::PinnedKnightMoves, "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"), "pinned-knight-extra");
    EXPECT_EQ(epd_line(found), "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1 ;D1 4 ;id \"pinned-knight-extra\"\n");
}

TEST(CorpusCase, CountsThroughThePathThatAFaultNeeds) {
    const suite::Case found = corpus_case(
        wrong_answer(mutants::Bug::CastlingRightKeptAfterRookCaptured, "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", "g3h1"),
        "right");
    ASSERT_EQ(found.expected.size(), 1U);
    EXPECT_EQ(found.fen, "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1");
    EXPECT_EQ(found.expected[0].depth, 2);
    EXPECT_EQ(found.expected[0].nodes, 131U);
}

TEST(CorpusCase, IsTheLastPositionOfALongPath) {
    Failure failure = breakdown(oracle::OracleErrorKind::Died);
    failure.question = diagnose::path_to("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8");
    EXPECT_EQ(corpus_case(failure, "x").fen, "4k3/8/8/8/8/8/8/4K3 w - - 8 5");
    EXPECT_EQ(corpus_case(failure, "x").expected[0].depth, 1);
}

TEST(CorpusCase, NamesChess960AndIsReadAgain) {
    Failure failure = breakdown(oracle::OracleErrorKind::Died, {}, "4k3/8/8/8/8/8/8/4KR2 w K - 0 1");
    const suite::Case found = corpus_case(failure, "castling");
    EXPECT_EQ(found.mode, chess::VariantMode::Chess960);
    const suite::ParsedSuite parsed = suite::parse(epd_line(found), "");
    ASSERT_EQ(parsed.suite.cases.size(), 1U);
    EXPECT_EQ(parsed.suite.cases[0].fen, found.fen);
    EXPECT_EQ(parsed.suite.cases[0].expected, found.expected);
    EXPECT_EQ(parsed.suite.cases[0].mode, found.mode);
}

TEST(IdOfSymptom, IsKebabCase) {
    EXPECT_EQ(id_of(symptom_of(breakdown(oracle::OracleErrorKind::Died, {.signal = 11}))), "crash-by-sigsegv");
    EXPECT_EQ(id_of(symptom_of(wrong_answer(mutants::Bug::PinnedKnightMoves, "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"))),
              "pinned-knight-extra");
}

}  // namespace
}  // namespace plyproof::crosscheck
