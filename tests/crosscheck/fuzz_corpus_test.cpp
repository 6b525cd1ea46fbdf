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

TEST(CorpusLines, TellThePathInARemarkThatIsReadAgain) {
    for (const char* moves : {"e1e2 e8e7", "e1e2 e8e7 e2e1 e7e8 e1e2 e8e7 e2e1 e7e8"}) {
        Failure failure = breakdown(oracle::OracleErrorKind::Died);
        failure.question = diagnose::path_to("4k3/8/8/8/8/8/8/4K3 w - - 0 1", moves, 2);
        const std::string line = corpus_lines(failure, "x");
        const suite::ParsedSuite parsed = suite::parse(line, "");
        EXPECT_TRUE(parsed.errors.empty());
        ASSERT_EQ(parsed.suite.cases.size(), 1U);
        const auto again = question_in_remark(line, parsed.suite.cases[0].mode);
        ASSERT_TRUE(again) << line;
        EXPECT_EQ(again->root, failure.question.root);
        EXPECT_EQ(again->moves, failure.question.moves);
        EXPECT_EQ(again->depth, 2);
    }
}

TEST(CorpusLines, HaveNoRemarkWithoutAPath) {
    const std::string line = corpus_lines(breakdown(oracle::OracleErrorKind::Died), "x");
    EXPECT_EQ(line, epd_line(corpus_case(breakdown(oracle::OracleErrorKind::Died), "x")));
    EXPECT_FALSE(question_in_remark(line, chess::VariantMode::Auto));
}

TEST(CorpusLines, PutWhatHasToBeAskedBeforeInFront) {
    Failure failure = breakdown(oracle::OracleErrorKind::Died);
    failure.earlier.push_back(diagnose::path_to("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    const suite::ParsedSuite parsed = suite::parse(corpus_lines(failure, "x"), "");
    ASSERT_EQ(parsed.suite.cases.size(), 2U);
    EXPECT_EQ(parsed.suite.cases[0].id, "x-before");
    EXPECT_EQ(parsed.suite.cases[0].fen, "4k3/8/8/8/8/8/8/4K2R w K - 0 1");
    EXPECT_EQ(parsed.suite.cases[1].id, "x");
    failure.earlier.push_back(diagnose::path_to("4k3/8/8/8/8/8/8/4K1R1 w - - 0 1"));
    const suite::ParsedSuite two = suite::parse(corpus_lines(failure, "x"), "");
    ASSERT_EQ(two.suite.cases.size(), 3U);
    EXPECT_EQ(two.suite.cases[0].id, "x-before-1");
    EXPECT_EQ(two.suite.cases[1].id, "x-before-2");
}

TEST(CorpusId, IsTheSameForTheSameFailureAndForNoOther) {
    using enum oracle::OracleErrorKind;
    const Failure failure = breakdown(Died, {.signal = 11});
    const auto id = [](const Failure& given) { return corpus_id(symptom_of(given), given); };
    EXPECT_EQ(id(failure), id(breakdown(Died, {.signal = 11})));
    EXPECT_TRUE(id(failure).starts_with("crash-by-sigsegv-")) << id(failure);
    EXPECT_EQ(id(failure).size(), std::string_view("crash-by-sigsegv-01234567").size());
    EXPECT_NE(id(failure), id(breakdown(Died, {.signal = 11}, "4k3/8/8/8/8/8/8/4KR2 w - - 0 1")));
    Failure deeper = failure;
    deeper.question.depth += 1;
    EXPECT_NE(id(failure), id(deeper));
    Failure behind = failure;
    behind.earlier.push_back(diagnose::path_to("4k3/8/8/8/8/8/8/4K2R w K - 0 1"));
    EXPECT_NE(id(failure), id(behind));
}

TEST(CorpusId, IsFoundInACorpusAsAWhole) {
    const std::string corpus = corpus_lines(breakdown(oracle::OracleErrorKind::Died), "crash-1234abcd");
    EXPECT_TRUE(has_corpus_id(corpus, "crash-1234abcd"));
    EXPECT_FALSE(has_corpus_id(corpus, "crash-1234"));
    EXPECT_FALSE(has_corpus_id(corpus, "rash-1234abcd"));
    EXPECT_FALSE(has_corpus_id("", "crash-1234abcd"));
}

TEST(QuestionInRemark, IsNothingWhereTheRemarkTellsNoGame) {
    for (const char* text :
         {"position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves e1e3, depth 1", "position fen x, depth 1",
          "position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1 moves e1e2, depth 0", "position startpos moves e2e4, depth 1",
          "position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1", ""}) {
        EXPECT_FALSE(question_in_remark(std::string(";c0 \"shows after: ") + text + "\"", chess::VariantMode::Auto))
            << text;
    }
}

TEST(IdOfSymptom, IsKebabCase) {
    EXPECT_EQ(id_of(symptom_of(breakdown(oracle::OracleErrorKind::Died, {.signal = 11}))), "crash-by-sigsegv");
    EXPECT_EQ(id_of(symptom_of(wrong_answer(mutants::Bug::PinnedKnightMoves, "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"))),
              "pinned-knight-extra");
}

}  // namespace
}  // namespace plyproof::crosscheck
