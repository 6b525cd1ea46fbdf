// SPDX-License-Identifier: MIT
#include "oracle/shown_position.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/questions.h"

namespace plyproof::oracle {
namespace {

using support::question_of;
using testing::HasSubstr;

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

TEST(FenInLine, IsFoundBehindTheUsualWords) {
    for (const char* start : {"Fen: ", "fen: ", "FEN: ", "Fen = ", "info string fen ", "fen ", "position fen "}) {
        EXPECT_EQ(fen_in_line(std::string(start) + kStart), kStart) << start;
    }
    for (const char* line : {"", kStart, "Fen:", "Sfen: lnsgkgsnl/9/p w - 1", "Key: 8F8F01D4562F59FB", "fen x y z w",
                             "a/b/c/d/e/f/g/h a b c"}) {
        EXPECT_EQ(fen_in_line(line), std::nullopt) << line;
    }
}

TEST(DifferenceToShown, IsNoneForTheSamePositionInAnotherSpelling) {
    EXPECT_EQ(difference_to_shown(question_of(kStart, 1), kStart), std::nullopt);
    EXPECT_EQ(difference_to_shown(question_of(kStart, 1), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 7 9"),
              std::nullopt);
    // After e4 no capture on e3 is legal, but many programs write the square.
    EXPECT_EQ(difference_to_shown(question_of(kStart, 1, {"e2e4"}),
                                  "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1"),
              std::nullopt);
}

TEST(DifferenceToShown, SaysWhatIsDifferent) {
    const Question question = question_of("r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 2", 1);
    EXPECT_THAT(difference_to_shown(question, "r3k2r/8/8/3pP3/8/8/8/R3K2R b KQkq - 0 2").value(),
                HasSubstr("side to move"));
    EXPECT_THAT(difference_to_shown(question, "r3k2r/8/8/3pP3/8/8/8/R3K2R w Kkq d6 0 2").value(),
                HasSubstr("castling rights"));
    EXPECT_THAT(difference_to_shown(question, "r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq - 0 2").value(),
                HasSubstr("en-passant"));
    EXPECT_THAT(difference_to_shown(question, kStart).value(), HasSubstr("board"));
    EXPECT_THAT(difference_to_shown(question, "rubbish").value(), HasSubstr("no FEN"));
    EXPECT_THAT(difference_to_shown(question, "8/8/8/8/8/8/8/8 w - - 0 1").value(), HasSubstr("no legal position"));
}

ForeignDivide answer_of(const Question& question, std::string_view text) {
    return understand(parse_divide_text(text), asked_position(question), question.variant);
}

TEST(PositionAnswered, IsNamedWhenTheMovesAreThoseOfAnotherOne) {
    const Question question = question_of(support::kSmall, 1, {"a2a4", "b5a4"});
    EXPECT_EQ(position_answered(question, answer_of(question, "a1a2: 1\na1b1: 1\na1b2: 1\n")), std::nullopt);
    EXPECT_EQ(position_answered(question, answer_of(question, "a2a3: 1\na2a4: 1\na1b1: 1\na1b2: 1\n")),
              "the position before all moves");
    EXPECT_EQ(position_answered(question, answer_of(question,
                                                    "b5a4: 1\nb5a5: 1\nb5a6: 1\nb5b4: 1\nb5b6: 1\nb5c4: 1\n"
                                                    "b5c5: 1\nb5c6: 1\n")),
              "the position after 1 of the 2 moves");
    EXPECT_EQ(position_answered(question, answer_of(question, "e7e5: 1\n")),
              "a position in which other moves are legal");
}

TEST(PositionAnswered, IsTheStartPositionWhereTheFenWasIgnored) {
    const Question question = question_of(support::kSmall, 1);
    std::string text;
    for (const char file : std::string_view("abcdefgh")) {
        for (const char* step : {"2%3: 1\n", "2%4: 1\n"}) {
            std::string line = file + std::string(step);
            line[2] = file;
            text += line;
        }
    }
    text += "b1a3: 1\nb1c3: 1\ng1f3: 1\ng1h3: 1\n";
    EXPECT_EQ(position_answered(question, answer_of(question, text)), "the start position");
}

TEST(PositionAnswered, IsThisOneThoughSomeMovesAreWrong) {
    const Question question = question_of(support::kSmall, 1);
    EXPECT_EQ(position_answered(question, answer_of(question, "a2a3: 1\na2a5: 1\na1b1: 1\n")), std::nullopt);
    EXPECT_EQ(position_answered(question, answer_of(question, "")), std::nullopt);
}

TEST(PositionAnswered, IsThisOneWhereOnlyTheKingForbidsWhatIsListed) {
    const Question mate = question_of("6rk/5Npp/8/8/8/8/8/K7 b - - 0 1", 1);
    EXPECT_EQ(position_answered(mate, answer_of(mate, "g8a8: 1\ng8f8: 1\ng7g6: 1\ng7g5: 1\nh7h5: 1\n")), std::nullopt);
    for (const char* text : {"g8g6: 1\n", "g7g4: 1\n", "g7f6: 1\n", "g7h6: 1\n", "h8h7: 1\n", "a1a2: 1\n", "Rf6: 1\n",
                             "g7g6: 1\nb8c6: 1\n"}) {
        EXPECT_EQ(position_answered(mate, answer_of(mate, text)), "a position in which other moves are legal") << text;
    }
}

TEST(PositionAnswered, IsThisOneInWhateverSpellingAMateIsOverlooked) {
    const Question mate = question_of("6rk/5Npp/8/8/8/8/8/K7 b - - 0 1", 1);
    for (const char* text : {"Ra8: 1\nRf8: 1\ng6: 1\ng5: 1\nh5: 1\n", "Rg8-f8: 1\ng7-g6: 1\n", "G8F8: 1\nG7G6: 1\n"}) {
        EXPECT_EQ(position_answered(mate, answer_of(mate, text)), std::nullopt) << text;
    }
}

TEST(PositionAnswered, IsNoOtherOneWhereAMoveIsLegalNowhere) {
    const Question mate = question_of("7k/6Q1/6K1/8/8/8/8/8 b - - 0 1", 1);
    for (const char* text : {"h8h8: 1\n", "h8f5: 1\n", "h8h8: 1\na7a6: 1\n"}) {
        EXPECT_EQ(position_answered(mate, answer_of(mate, text)), std::nullopt) << text;
    }
}

TEST(PositionAnswered, IsAnEarlierOneInSanToo) {
    const Question question = question_of(support::kSmall, 1, {"a2a4", "b5a4"});
    EXPECT_EQ(position_answered(question, answer_of(question, "a3: 1\na4: 1\nKb1: 1\nKb2: 1\n")),
              "the position before all moves");
}

TEST(PositionAnswered, IsThisOneWhereAPinForbidsTheCaptureEnPassant) {
    const char* fen = "8/8/8/8/k2pP2R/p7/P7/2KR4 b - e3 0 1";
    const Question question = question_about(*chess::parse_fen(fen), support::accepted(fen), 1);
    EXPECT_EQ(position_answered(question, answer_of(question, "d4e3: 1\n")), std::nullopt);
    EXPECT_EQ(position_answered(question, answer_of(question, "d4c3: 1\n")),
              "a position in which other moves are legal");
}

}  // namespace
}  // namespace plyproof::oracle
