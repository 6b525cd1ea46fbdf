// SPDX-License-Identifier: MIT
#include "crosscheck/snippet.h"

#include <gtest/gtest.h>

#include "crosscheck/failures.h"

namespace plyproof::crosscheck {
namespace {

Failure pinned() { return wrong_answer(mutants::Bug::PinnedKnightMoves, "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"); }
Failure by_path() {
    return wrong_answer(mutants::Bug::CastlingRightKeptAfterRookCaptured, "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", "g3h1");
}
Failure counted() { return wrong_answer(mutants::Bug::MateCountedAsLeaf, "7k/5K2/8/8/8/8/8/6R1 w - - 0 1", "", 2); }

TEST(Snippet, IsATestForGoogleTest) {
    EXPECT_EQ(snippet(pinned(), Language::Cpp),
              "// pinned-knight, extra: the knight e2 is pinned on the e file by the rook e8 to the king e1\n"
              "// legal_moves(fen, moves) is yours: the UCI moves after these moves, sorted, as "
              "std::vector<std::string>.\n"
              "TEST(MoveGenerator, PinnedKnight) {\n"
              "    const std::vector<std::string> right = {\"e1d1\", \"e1d2\", \"e1f1\", \"e1f2\"};\n"
              "    EXPECT_EQ(legal_moves(\"4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1\", {}), right);\n"
              "}\n");
}

TEST(Snippet, IsATestForPytestWithThePath) {
    EXPECT_EQ(snippet(by_path(), Language::Python),
              "# castling-after-rook-captured, extra, by path only: the right to castle with the rook h1 ended with "
              "g3h1\n"
              "# legal_moves(fen, moves) is yours: the UCI moves after these moves, as text.\n"
              "def test_castling_after_rook_captured():\n"
              "    right = [\"e1d1\", \"e1d2\", \"e1e2\", \"e1f1\"]\n"
              "    assert sorted(legal_moves(\"4k3/8/8/8/8/6n1/8/4K2R b K - 0 1\", [\"g3h1\"])) == right\n");
}

TEST(Snippet, IsATestForCargo) {
    EXPECT_EQ(snippet(counted(), Language::Rust),
              "// count-mate-as-leaf, miscounted: every position that is mate before the last ply counts as a leaf\n"
              "// perft(fen, moves, depth) is yours: the leaves so many plies after these moves, as u64.\n"
              "#[test]\n"
              "fn count_mate_as_leaf() {\n"
              "    assert_eq!(perft(\"7k/5K2/8/8/8/8/8/6R1 w - - 0 1\", &[], 2), 18u64);\n"
              "}\n");
}

TEST(Snippet, IsATestForJUnit) {
    EXPECT_EQ(snippet(breakdown(oracle::OracleErrorKind::Died, {.signal = 11}, "k7/8/8/8/8/8/8/K7 w - - 0 1"),
                      Language::Java),
              "// crash by SIGSEGV\n"
              "// legalMoves(fen, moves) is yours: the UCI moves after these moves, sorted, as List<String>.\n"
              "@Test\n"
              "void doesNotCrash() {\n"
              "    List<String> right = List.of(\"a1a2\", \"a1b1\", \"a1b2\");\n"
              "    assertEquals(right, legalMoves(\"k7/8/8/8/8/8/8/K7 w - - 0 1\", List.of()));\n"
              "}\n");
}

TEST(Snippet, IsATestForNode) {
    EXPECT_EQ(snippet(breakdown(oracle::OracleErrorKind::TimedOut, {}, "k7/8/8/8/8/8/8/K7 w - - 0 1", 2),
                      Language::JavaScript),
              "// no answer in time\n"
              "// perft(fen, moves, depth) is yours: the leaves so many plies after these moves, as a BigInt.\n"
              "test(\"does not hang\", () => {\n"
              "  assert.equal(perft(\"k7/8/8/8/8/8/8/K7 w - - 0 1\", [], 2), 9n);\n"
              "});\n");
}

TEST(Snippet, AsksForTheCountInEachLanguageWhereTheMovesAreRight) {
    for (const Language language : base::kAll<Language>) {
        EXPECT_NE(snippet(counted(), language).find("perft("), std::string::npos) << name_of(language);
        EXPECT_NE(snippet(pinned(), language).find("e1f2\""), std::string::npos) << name_of(language);
    }
}

TEST(Language, IsFoundByItsName) {
    for (const Language language : base::kAll<Language>) EXPECT_EQ(language_named(name_of(language)), language);
    EXPECT_FALSE(language_named("perl"));
}

}  // namespace
}  // namespace plyproof::crosscheck
