// SPDX-License-Identifier: MIT
#include "suite/format.h"

#include <gmock/gmock.h>

#include "suite/samples.h"

namespace plyproof::suite {
namespace {

using samples::with_start;

TEST(FormatName, IsReadBack) {
    for (const Format format : base::kAll<Format>) EXPECT_EQ(format_from_name(name_of(format)), format);
    EXPECT_EQ(name_of(Format::JsonList), "json-list");
    EXPECT_FALSE(format_from_name("EPD"));
}

TEST(DetectFormat, KnowsEachSample) {
    for (const samples::Sample& sample : samples::kAll)
        EXPECT_EQ(detect_format(sample.text), sample.format) << sample.text;
}

TEST(DetectFormat, TakesTextWithoutAnySignForEpd) {
    EXPECT_EQ(detect_format(""), Format::Epd);
    EXPECT_EQ(detect_format(samples::kStart), Format::Epd);
    EXPECT_EQ(detect_format("hello world"), Format::Epd);
}

TEST(DetectFormat, IsNotMisledByCommasAndBarsInOpcodes) {
    EXPECT_EQ(detect_format("8/8/8/8/8/8/8/K1k5 w - - bm Ka2, Kb1; c0 \"a|b, c\";"), Format::Epd);
    EXPECT_EQ(detect_format(with_start("@ ;c0 \"a|b,c\"")), Format::Epd);
}

TEST(DetectFormat, KnowsTheSeparatorsOfTables) {
    EXPECT_EQ(detect_format(with_start("@,20,400")), Format::Csv);
    EXPECT_EQ(detect_format(with_start("@;20;400")), Format::Csv);
    EXPECT_EQ(detect_format(with_start("@\t20\t400")), Format::Csv);
    EXPECT_EQ(detect_format("fen;D1\n"), Format::Csv);
    EXPECT_EQ(detect_format(with_start("\""
                                       "@\",20")),
              Format::Csv);
}

TEST(DetectFormat, LooksBehindByteOrderMarkCommentsAndAFaultyFirstLine) {
    EXPECT_EQ(detect_format("\xEF\xBB\xBF\r\n# a|b\r\n[]"), Format::Epd);
    EXPECT_EQ(detect_format("\xEF\xBB\xBF\n [ ]"), Format::JsonList);
    EXPECT_EQ(detect_format(with_start("oops;\n"
                                       "@|1|20\n"
                                       "@|2|400\n")),
              Format::Pipe);
}

TEST(DetectFormat, IsNotMisledByFenFieldsBetweenTabs) {
    EXPECT_EQ(detect_format("4k3/8/8/8/8/8/8/4K3\tw\t-\t-\t0\t1 ;D1 5"), Format::Epd);
}

}  // namespace
}  // namespace plyproof::suite
