// SPDX-License-Identifier: MIT
#include "suite/read_csv.h"

#include <gmock/gmock.h>

#include "suite/samples.h"

namespace plyproof::suite {
namespace {

using samples::Expected;
using samples::kinds_of;
using samples::with_start;

ParsedSuite read(std::string_view text) { return parse(text, "table.csv", Format::Csv); }

TEST(ReadCsv, TakesColumnKForDepthK) {
    for (const char* rest : {",20,400,,197281", " , 20 , 400 ,, 197281 ,", ";20;400;;197281", "\t20\t400\t\t197281"}) {
        const ParsedSuite parsed = read(std::string(samples::kStart).append(rest));
        EXPECT_THAT(parsed.errors, testing::IsEmpty()) << rest;
        ASSERT_EQ(parsed.suite.cases.size(), 1u) << rest;
        EXPECT_EQ(parsed.suite.cases[0].expected, (Expected{{1, 20}, {2, 400}, {4, 197281}})) << rest;
    }
}

TEST(ReadCsv, ReadsAHeader) {
    const ParsedSuite parsed =
        read(with_start("Name,comment,FEN,depth 2,D1,Mode\n\"a,b\",x,"
                        "@,400,20,chess960\n"
                        "c,,"
                        "@\n"));
    EXPECT_THAT(parsed.errors, testing::IsEmpty());
    ASSERT_EQ(parsed.suite.cases.size(), 2u);
    EXPECT_EQ(parsed.suite.cases[0].id, "a,b");
    EXPECT_EQ(parsed.suite.cases[0].mode, chess::VariantMode::Chess960);
    EXPECT_EQ(parsed.suite.cases[0].expected, (Expected{{1, 20}, {2, 400}}));
    EXPECT_THAT(parsed.suite.cases[1].expected, testing::IsEmpty());
}

TEST(ReadCsv, MergesTheRowsOfALongTable) {
    const ParsedSuite parsed =
        read(with_start("fen,depth,nodes\n"
                        "@,1,20\n"
                        "@,2,400\n"
                        "@,2,401\n"
                        "@,3\n"
                        "@,x,8902\n"));
    EXPECT_THAT(kinds_of(parsed),
                testing::ElementsAre(SuiteErrorKind::RepeatedDepth, SuiteErrorKind::NoCount, SuiteErrorKind::BadDepth));
    ASSERT_EQ(parsed.suite.cases.size(), 1u);
    EXPECT_EQ(parsed.suite.cases[0].expected, (Expected{{1, 20}, {2, 400}}));
    EXPECT_EQ(parsed.errors[0].column, 60u);
}

TEST(ReadCsv, NamesTheFaultsOfARow) {
    EXPECT_THAT(kinds_of(read(with_start("@,2O"))), testing::ElementsAre(SuiteErrorKind::BadCount));
    EXPECT_THAT(kinds_of(read(with_start("@,99999999999999999999"))),
                testing::ElementsAre(SuiteErrorKind::CountTooBig));
    EXPECT_THAT(kinds_of(read(with_start("fen,D1\n"
                                         "@,20,400,8902"))),
                testing::ElementsAre(SuiteErrorKind::TooManyColumns));
    EXPECT_THAT(kinds_of(read("fen,D1\n,20")), testing::ElementsAre(SuiteErrorKind::NoPosition));
    EXPECT_THAT(kinds_of(read(with_start("\""
                                         "@,20"))),
                testing::ElementsAre(SuiteErrorKind::OpenQuote));
    EXPECT_THAT(kinds_of(read(with_start("fen,mode,D1\n"
                                         "@,x,20"))),
                testing::ElementsAre(SuiteErrorKind::BadMode));
    EXPECT_THAT(kinds_of(read("8/8,20")), testing::ElementsAre(SuiteErrorKind::BadFen));
}

TEST(ReadCsv, NamesTheFaultsOfAHeaderThatWouldLoseCounts) {
    EXPECT_THAT(kinds_of(read(with_start("fen,some\n"
                                         "@,20"))),
                testing::ElementsAre(SuiteErrorKind::NoDepthColumn));
    EXPECT_THAT(kinds_of(read(with_start("fen,nodes\n"
                                         "@,"))),
                testing::ElementsAre(SuiteErrorKind::NoDepthColumn));
    EXPECT_THAT(kinds_of(read("fen,D1,d1\n")), testing::ElementsAre(SuiteErrorKind::Repeated));
    EXPECT_THAT(kinds_of(read("fen,D1,D0\n")), testing::ElementsAre(SuiteErrorKind::BadDepth));
    EXPECT_THAT(kinds_of(read(with_start("fen,id\n"
                                         "@,start"))),
                testing::IsEmpty());
}

TEST(ReadCsv, PointsIntoQuotedFens) {
    const ParsedSuite parsed = read("\"4k3/8/8/8/8/8/8/4K3 x - -\",5");
    ASSERT_EQ(kinds_of(parsed), std::vector{SuiteErrorKind::BadFen});
    EXPECT_EQ(parsed.errors[0].column, 22u);
}

}  // namespace
}  // namespace plyproof::suite
