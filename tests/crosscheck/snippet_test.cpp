// SPDX-License-Identifier: MIT
#include "crosscheck/snippet.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "crosscheck/failures.h"

namespace plyproof::crosscheck {
namespace {

Failure pinned() { return wrong_answer(mutants::Bug::PinnedKnightMoves, "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1"); }
Failure by_path() {
    return wrong_answer(mutants::Bug::CastlingRightKeptAfterRookCaptured, "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", "g3h1");
}
Failure counted() { return wrong_answer(mutants::Bug::MateCountedAsLeaf, "7k/5K2/8/8/8/8/8/6R1 w - - 0 1", "", 2); }

/// Like `pinned`, but only after two other questions, the one deeper.
Failure later(Failure failure = pinned()) {
    failure.later = true;
    failure.earlier = {diagnose::path_to("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "h1h2"),
                       diagnose::path_to("k7/8/8/8/8/8/8/K7 w - - 0 1", "", 3)};
    return failure;
}

TEST(Snippet, IsAUnitTestInEachLanguage) {
    struct Row {
        Language language;
        Failure failure;
        std::string text;
    };
    const std::vector<Row> rows{
        {Language::Cpp, pinned(), R"(
// pinned-knight, extra: the knight e2 is pinned on the e file by the rook e8 to the king e1
// legal_moves(fen, moves) is yours: the UCI moves after these moves, sorted, as std::vector<std::string>.
TEST(MoveGenerator, PinnedKnight) {
    const std::vector<std::string> right = {"e1d1", "e1d2", "e1f1", "e1f2"};
    EXPECT_EQ(legal_moves("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", {}), right);
}
)"},
        {Language::Python, by_path(), R"(
# castling-after-rook-captured, extra, by path only: the right to castle with the rook h1 ended with g3h1
# legal_moves(fen, moves) is yours: the UCI moves after these moves, as text.
def test_castling_after_rook_captured():
    right = ["e1d1", "e1d2", "e1e2", "e1f1"]
    assert sorted(legal_moves("4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", ["g3h1"])) == right
)"},
        {Language::Rust, counted(), R"(
// count-mate-as-leaf, miscounted: every position that is mate before the last ply counts as a leaf
// perft(fen, moves, depth) is yours: the leaves so many plies after these moves, as u64.
#[test]
fn count_mate_as_leaf() {
    assert_eq!(perft("7k/5K2/8/8/8/8/8/6R1 w - - 0 1", &[], 2), 18u64);
}
)"},
        {Language::Java, breakdown(oracle::OracleErrorKind::Died, {.signal = 11}, "k7/8/8/8/8/8/8/K7 w - - 0 1"), R"(
// crash by SIGSEGV
// legalMoves(fen, moves) is yours: the UCI moves after these moves, sorted, as List<String>.
@Test
void doesNotCrash() {
    List<String> right = List.of("a1a2", "a1b1", "a1b2");
    assertEquals(right, legalMoves("k7/8/8/8/8/8/8/K7 w - - 0 1", List.of()));
}
)"},
        {Language::JavaScript, breakdown(oracle::OracleErrorKind::TimedOut, {}, "k7/8/8/8/8/8/8/K7 w - - 0 1", 2), R"(
// no answer in time
// perft(fen, moves, depth) is yours: the leaves so many plies after these moves, as a BigInt.
test("does not hang", () => {
  assert.equal(perft("k7/8/8/8/8/8/8/K7 w - - 0 1", [], 2), 9n);
});
)"}};
    EXPECT_EQ(rows.size(), base::kAll<Language>.size());
    for (const Row& row : rows) EXPECT_EQ('\n' + snippet(row.failure, row.language), row.text);
}

TEST(Snippet, AsksForTheCountInEachLanguageWhereTheMovesAreRight) {
    for (const Language language : base::kAll<Language>) {
        EXPECT_NE(snippet(counted(), language).find("perft("), std::string::npos) << name_of(language);
        EXPECT_NE(snippet(pinned(), language).find("e1f2\""), std::string::npos) << name_of(language);
    }
}

TEST(Snippet, AsksTheEarlierQuestionsFirstAndSaysWhy) {
    EXPECT_EQ(snippet(later(), Language::Cpp),
              "// pinned-knight, extra: the knight e2 is pinned on the e file by the rook e8 to the king e1\n"
              "// It is right when it is asked by itself, and wrong only after other questions. So these come\n"
              "// first, in their order and put to one generator; their own answers are not looked at.\n"
              "// legal_moves(fen, moves) is yours: the UCI moves after these moves, sorted, as "
              "std::vector<std::string>.\n"
              "// perft(fen, moves, depth) is yours: the leaves so many plies after these moves.\n"
              "TEST(MoveGenerator, PinnedKnight) {\n"
              "    (void)legal_moves(\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\", {\"h1h2\"});\n"
              "    (void)perft(\"k7/8/8/8/8/8/8/K7 w - - 0 1\", {}, 3);\n"
              "    const std::vector<std::string> right = {\"e1d1\", \"e1d2\", \"e1f1\", \"e1f2\"};\n"
              "    EXPECT_EQ(legal_moves(\"4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1\", {}), right);\n"
              "}\n");
}

TEST(Snippet, AsksTheEarlierQuestionsInEachLanguageInTheirOrderBeforeItsOwn) {
    struct Lines {
        Language language;
        const char *list, *first, *second;
    };
    for (const auto& [language, list, first, second] : {
             Lines{Language::Cpp, "\n    (void)legal_moves(\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\", {\"h1h2\"});\n",
                   "\n    (void)perft(\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\", {\"h1h2\"}, 1);\n",
                   "\n    (void)perft(\"k7/8/8/8/8/8/8/K7 w - - 0 1\", {}, 3);\n"},
             Lines{Language::Rust, "\n    let _ = legal_moves(\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\", &[\"h1h2\"]);\n",
                   "\n    let _ = perft(\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\", &[\"h1h2\"], 1);\n",
                   "\n    let _ = perft(\"k7/8/8/8/8/8/8/K7 w - - 0 1\", &[], 3);\n"},
             Lines{Language::Python, "\n    legal_moves(\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\", [\"h1h2\"])\n",
                   "\n    perft(\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\", [\"h1h2\"], 1)\n",
                   "\n    perft(\"k7/8/8/8/8/8/8/K7 w - - 0 1\", [], 3)\n"},
             Lines{Language::Java, "\n    legalMoves(\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\", List.of(\"h1h2\"));\n",
                   "\n    perft(\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\", List.of(\"h1h2\"), 1);\n",
                   "\n    perft(\"k7/8/8/8/8/8/8/K7 w - - 0 1\", List.of(), 3);\n"},
             Lines{Language::JavaScript, "\n  legalMoves(\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\", [\"h1h2\"]);\n",
                   "\n  perft(\"4k3/8/8/8/8/8/8/4K2R w K - 0 1\", [\"h1h2\"], 1);\n",
                   "\n  perft(\"k7/8/8/8/8/8/8/K7 w - - 0 1\", [], 3);\n"},
         }) {
        const std::string lists = snippet(later(), language), counts = snippet(later(counted()), language);
        EXPECT_LT(lists.find(list), lists.find(second)) << lists;
        EXPECT_LT(lists.find(second), lists.find("4r1k1/8/8/8/8/8/4N3/4K3")) << lists;
        EXPECT_LT(counts.find(first), counts.find(second)) << counts;
        EXPECT_LT(counts.find(second), counts.find("7k/5K2/8/8/8/8/8/6R1")) << counts;
        EXPECT_NE(counts.find("wrong only after other questions"), std::string::npos) << counts;
        EXPECT_EQ(counts.find("legal"), std::string::npos) << counts;
    }
}

TEST(Snippet, AsksWhatTheFindingAloneKnowsOfEarlierQuestions) {
    Failure failure = later();
    failure.finding->earlier = std::move(failure.earlier);
    failure.earlier.clear();
    EXPECT_EQ(snippet(failure, Language::Python), snippet(later(), Language::Python));
}

TEST(Snippet, SaysWhereItIsNotKnownAfterWhichQuestionsItShows) {
    Failure failure = pinned();
    failure.later = true;
    EXPECT_NE(
        snippet(failure, Language::Python)
            .find("\n# It was wrong only after other questions, and it is not known which: this test may pass.\n"),
        std::string::npos);
}

TEST(Language, IsFoundByItsName) {
    for (const Language language : base::kAll<Language>) EXPECT_EQ(language_named(name_of(language)), language);
    EXPECT_FALSE(language_named("perl"));
}

}  // namespace
}  // namespace plyproof::crosscheck
