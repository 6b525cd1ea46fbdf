// SPDX-License-Identifier: MIT
#include "suite/read_epd.h"

#include <gmock/gmock.h>

#include "suite/samples.h"

namespace plyproof::suite {
namespace {

using samples::Expected;
using samples::kinds_of;
using samples::with_start;

ParsedSuite read(std::string_view text) { return parse(text, "test.epd", Format::Epd); }

/// The only case of a text that must have no fault.
Case only_case(std::string_view text) {
    const ParsedSuite parsed = read(text);
    EXPECT_THAT(kinds_of(parsed), testing::IsEmpty()) << text;
    EXPECT_EQ(parsed.suite.cases.size(), 1u) << text;
    return parsed.suite.cases.empty() ? Case{} : parsed.suite.cases[0];
}

/// The only fault of a text.
SuiteError only_error(std::string_view text) {
    const ParsedSuite parsed = read(text);
    EXPECT_EQ(parsed.errors.size(), 1u) << text;
    EXPECT_TRUE(parsed.suite.cases.empty()) << text;
    return parsed.errors.empty() ? SuiteError{} : parsed.errors[0];
}

TEST(ReadEpd, TakesBothPlacesOfTheSemicolonAndAnyBlanks) {
    for (const char* rest : {" ;D1 20 ;D2 400", "; D1 20; D2 400;", ";D1 20;D2 400", " ; d1\t20  ;  d2 400 ; ",
                             " D1 20; D2 400;", " ;D 1 20 ;D 2 400", " ;D1 20 D2 400", "\t;\tD2 400\t;\tD1 20\t"}) {
        const Case test_case = only_case(std::string(samples::kStart).append(rest));
        EXPECT_EQ(test_case.expected, (Expected{{1, 20}, {2, 400}})) << rest;
        EXPECT_EQ(test_case.fen, samples::kStart);
        EXPECT_EQ(test_case.id, "test.epd:1");
    }
}

TEST(ReadEpd, TakesNoMisspeltExpectationForAnUnknownOpcode) {
    for (const char* opcode : {"D-1 20", "D-1", "DD2 401", "Dx 5", "d=1 20", "dd2 x", "perft 1 20", "nodes 20"}) {
        EXPECT_EQ(only_error(with_start("@ ;D2 400 ;").append(opcode)).kind, SuiteErrorKind::BadOpcode) << opcode;
    }
    for (const char* opcode : {"dm 5", "dtm 12", "draw_offer", "acd 9", "difficulty 3", "result \"1-0\""}) {
        EXPECT_EQ(only_case(with_start("@ ;D2 400 ;").append(opcode)).expected, (Expected{{2, 400}})) << opcode;
    }
}

TEST(ReadEpd, TakesSparseDepths) {
    EXPECT_EQ(only_case("8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1 ;D4 43238 ;D5 674624").expected,
              (Expected{{4, 43238}, {5, 674624}}));
}

TEST(ReadEpd, TakesFourFiveAndSixFields) {
    EXPECT_EQ(only_case("4k3/8/8/8/8/8/8/3K4 b - - ;D1 5").fen, "4k3/8/8/8/8/8/8/3K4 b - -");
    EXPECT_EQ(only_case("4k3/8/8/8/8/8/8/3K4 b - - 12 ;D1 5").fen, "4k3/8/8/8/8/8/8/3K4 b - - 12");
    EXPECT_EQ(only_case("4k3/8/8/8/8/8/8/3K4 b - - 12 D1 5;").fen, "4k3/8/8/8/8/8/8/3K4 b - - 12");
    EXPECT_EQ(only_case("4k3/8/8/8/8/8/8/3K4   b - -\t12 13").fen, "4k3/8/8/8/8/8/8/3K4 b - - 12 13");
}

TEST(ReadEpd, TakesRightsInAnyOrderAndOfShredder) {
    EXPECT_EQ(only_case("r6r/1b2k1bq/8/8/7B/8/8/R3K2R b QK - 3 2 ;D1 8").expected, (Expected{{1, 8}}));
    EXPECT_EQ(only_case("rr6/2kpp3/1ppnb1p1/p2Q1q1p/P4P1P/1PNN2P1/2PP4/1K2RR2 b E - 2 19 ;D4 2237725").fen,
              "rr6/2kpp3/1ppnb1p1/p2Q1q1p/P4P1P/1PNN2P1/2PP4/1K2RR2 b E - 2 19");
}

TEST(ReadEpd, ReadsIdsWithAndWithoutQuotes) {
    EXPECT_EQ(only_case(with_start("@ ;id \"a; b\" ;D1 20")).id, "a; b");
    EXPECT_EQ(only_case(with_start("@ id start position; D1 20;")).id, "start position");
    EXPECT_EQ(only_case(with_start("@ ;id \"\"")).id, "test.epd:1");
}

TEST(ReadEpd, ReadsModes) {
    EXPECT_EQ(only_case(with_start("@ ;mode chess960")).mode, chess::VariantMode::Chess960);
    EXPECT_EQ(only_case(with_start("@; mode \"standard\";")).mode, chess::VariantMode::Standard);
    EXPECT_EQ(only_case("4k3/8/8/8/8/8/8/4KR2 w K - 0 1 ;mode standard").mode, chess::VariantMode::Standard);
}

TEST(ReadEpd, SkipsOtherOpcodesWhateverTheyQuote) {
    const Case test_case = only_case(
        "4k3/8/8/8/8/8/8/3K4 b - - bm Kd7; dm 5; c0 \"ERET.095; D1 99; Queen sacrifice\"; acd 3; D1 5; c1 5\" gun;");
    EXPECT_EQ(test_case.expected, (Expected{{1, 5}}));
}

TEST(ReadEpd, SkipsCommentsAndBlankLinesAndTakesALineWithoutOpcodes) {
    const ParsedSuite parsed =
        read(with_start("# comment\n\n   \n% another\n"
                        "@"
                        "\n"));
    EXPECT_THAT(parsed.errors, testing::IsEmpty());
    ASSERT_EQ(parsed.suite.cases.size(), 1u);
    EXPECT_THAT(parsed.suite.cases[0].expected, testing::IsEmpty());
    EXPECT_EQ(parsed.suite.cases[0].line, 5u);
}

TEST(ReadEpd, NamesEachFaultAndItsColumn) {
    const struct {
        std::string line;
        SuiteErrorKind kind;
        std::size_t column;
        std::string text;
    } faults[] = {
        {with_start("@ ;D1 20x"), SuiteErrorKind::BadCount, 62, "20x"},
        {with_start("@ ;D1 1,000"), SuiteErrorKind::BadCount, 62, "1,000"},
        {with_start("@ ;D1 -1"), SuiteErrorKind::BadCount, 62, "-1"},
        {with_start("@ ;D1 20 400"), SuiteErrorKind::BadCount, 65, "400"},
        {with_start("@ ;D1 18446744073709551616"), SuiteErrorKind::CountTooBig, 62, "18446744073709551616"},
        {with_start("@ ;D0 1"), SuiteErrorKind::BadDepth, 60, "0"},
        {with_start("@ ;D1: 20"), SuiteErrorKind::BadDepth, 60, "1:"},
        {with_start("@ ;D1000 20"), SuiteErrorKind::BadDepth, 60, "1000"},
        {with_start("@ ;D1"), SuiteErrorKind::NoCount, 59, "D1"},
        {with_start("@ ;D"), SuiteErrorKind::NoCount, 59, "D"},
        {with_start("@ ;D1 20 ;d1 21"), SuiteErrorKind::RepeatedDepth, 66, "d1"},
        {with_start("@ ;20"), SuiteErrorKind::BadOpcode, 59, "20"},
        {with_start("@ ;mode atomic"), SuiteErrorKind::BadMode, 59, "mode atomic"},
        {with_start("@ ;id a ;id b"), SuiteErrorKind::Repeated, 65, "id b"},
        {with_start("@ ;mode auto ;mode auto"), SuiteErrorKind::Repeated, 70, "mode auto"},
        {with_start("@ ;D1 20 ;c0 \"open"), SuiteErrorKind::OpenQuote, 69, "\"open"},
        {"4k3/8/8/8/8/8/8/4K3 x - - ;D1 5", SuiteErrorKind::BadFen, 21, "x"},
        {"4k3/8/8/8/8/8/8/4K3 w - - 0 1 2 ;D1 5", SuiteErrorKind::BadFen, 31, "2"},
    };
    for (const auto& fault : faults) {
        const SuiteError error = only_error(fault.line);
        EXPECT_EQ(error.kind, fault.kind) << fault.line;
        EXPECT_EQ(error.column, fault.column) << fault.line;
        EXPECT_EQ(error.text, fault.text) << fault.line;
        EXPECT_EQ(error.line, 1u) << fault.line;
    }
}

TEST(ReadEpd, GivesAllFaultsOfALine) {
    EXPECT_THAT(kinds_of(read("4k3/8/8/8/8/8/8/4K3 x - - ;D1 a ;D0 b")),
                testing::ElementsAre(SuiteErrorKind::BadFen, SuiteErrorKind::BadCount, SuiteErrorKind::BadDepth,
                                     SuiteErrorKind::BadCount));
}

TEST(ReadEpd, RefusesAPositionWhoseKingCanBeTaken) {
    const SuiteError error = only_error("1r1qk2r/5ppp/Q2p4/6R1/4P1bq/2N5/P1P5/4K1N1 b k - 0 23 ;D1 1");
    EXPECT_EQ(error.kind, SuiteErrorKind::ImpossiblePosition);
    ASSERT_EQ(error.problems.size(), 1u);
    EXPECT_EQ(error.problems[0].kind, chess::SetupProblemKind::OpponentInCheck);
}

TEST(ReadEpd, LosesOnlyTheFaultyLine) {
    const ParsedSuite parsed =
        read(with_start("@ ;D1 20\nhello\n"
                        "@ ;D1 x\r\n"
                        "@ ;D2 400"));
    EXPECT_THAT(kinds_of(parsed), testing::ElementsAre(SuiteErrorKind::BadFen, SuiteErrorKind::BadCount));
    ASSERT_EQ(parsed.suite.cases.size(), 2u);
    EXPECT_EQ(parsed.suite.cases[1].line, 4u);
    EXPECT_EQ(parsed.errors[1].line, 3u);
}

TEST(ReadEpd, ShowsALineThatBeginsWithItsOpcodes) {
    EXPECT_EQ(only_error(";D1 20").kind, SuiteErrorKind::BadFen);
    EXPECT_EQ(only_error("   ; D1 20").fen_error->kind, chess::FenErrorKind::Empty);
}

}  // namespace
}  // namespace plyproof::suite
