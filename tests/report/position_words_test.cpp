// SPDX-License-Identifier: MIT
#include "report/position_words.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "chess/fen.h"

namespace plyproof::report {
namespace {

using testing::AllOf;
using testing::HasSubstr;

chess::SetupProblems problems_of(std::string_view fen) {
    const auto accepted = chess::position_from(chess::parse_fen(fen).value());
    return accepted ? accepted->remarks : accepted.error();
}

TEST(Only, KeepsTheProblemsOfOneVerdict) {
    const chess::SetupProblems problems{{chess::SetupProblemKind::OddClocks, {}, {}},
                                        {chess::SetupProblemKind::CastlingWithoutRook, {}, chess::Color::White},
                                        {chess::SetupProblemKind::NoKing, {}, chess::Color::White}};
    EXPECT_EQ(only(problems, chess::Verdict::Note), (chess::SetupProblems{problems[0]}));
    EXPECT_EQ(only(problems, chess::Verdict::Fixed), (chess::SetupProblems{problems[1]}));
    EXPECT_EQ(only(problems, chess::Verdict::Error), (chess::SetupProblems{problems[2]}));
}

TEST(ProblemWords, NameAllProblemsInOneLine) {
    const std::string_view fen = "3Pk3/8/8/8/8/8/8/8 w - - 0 1";
    const std::string words = problem_words(problems_of(fen), fen);
    EXPECT_THAT(words, AllOf(HasSubstr("king"), HasSubstr("pawn"), HasSubstr("; ")));
    EXPECT_EQ(words.find('\n'), std::string::npos);
}

TEST(ProblemWords, AreIdsWhereTheFenIsCutShort) {
    EXPECT_EQ(problem_words(problems_of("8/8/8/8/8/8/8/4K3 w - - 0 1"), "8/8/8/8/8"), "no-king");
}

}  // namespace
}  // namespace plyproof::report
