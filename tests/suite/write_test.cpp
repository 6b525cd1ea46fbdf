// SPDX-License-Identifier: MIT
#include "suite/write.h"

#include <gmock/gmock.h>

#include "suite/parse.h"
#include "suite/samples.h"

namespace plyproof::suite {
namespace {

using chess::VariantMode;
using samples::Expected;

/// Without line numbers, which the new text has of its own.
std::vector<Case> without_lines(Suite suite) {
    for (Case& test_case : suite.cases) test_case.line = 0;
    return suite.cases;
}

Case start_case(std::string id, Expected expected = {}) {
    return {std::move(id), std::string(samples::kStart), VariantMode::Auto, std::move(expected), 1};
}

/// Cases with all that is hard to write.
Suite hard_suite() {
    return {"hard.epd",
            {
                start_case("a; b, c | d", {{1, 20}, {2, 400}}),
                {"M\xC3\xA4rz #1 % \\",
                 "4k3/8/8/8/8/8/8/4KR2 w F -",
                 VariantMode::Chess960,
                 {{4, 18446744073709551615u}},
                 2},
                {" blanks ", "4k3/8/8/8/8/8/8/4KR2 w - - 12", VariantMode::Standard, {}, 3},
                start_case("same position again", {{3, 8902}, {9, 2439530234167}}),
            }};
}

TEST(ToText, ReadsBackTheSameInEveryFormatWithIds) {
    const Suite suite = hard_suite();
    for (const Format format : {Format::Epd, Format::Blocks, Format::Csv, Format::JsonList, Format::Json}) {
        const WrittenSuite written = to_text(suite, format);
        EXPECT_THAT(written.losses, testing::IsEmpty()) << name_of(format);
        EXPECT_EQ(detect_format(written.text), format) << written.text;
        const ParsedSuite parsed = parse(written.text, "hard.epd");
        EXPECT_THAT(parsed.errors, testing::IsEmpty()) << written.text;
        EXPECT_EQ(without_lines(parsed.suite), without_lines(suite)) << written.text;
    }
}

TEST(ToText, ReadsBackTheSamplesInEveryFormat) {
    for (const samples::Sample& sample : samples::kAll) {
        const Suite suite = parse(sample.text, "sample").suite;
        for (const Format format : {Format::Blocks, Format::Json, Format::Csv, Format::Epd, Format::JsonList}) {
            const WrittenSuite written = to_text(suite, format);
            const bool has_quotes = suite.cases[1].id.find('"') != std::string::npos;
            const bool cannot_quote = format == Format::Epd || format == Format::Blocks;
            EXPECT_EQ(written.losses.size(), has_quotes && cannot_quote ? 1u : 0u) << written.text;
            if (!written.losses.empty()) continue;
            EXPECT_EQ(without_lines(parse(written.text, "other").suite), without_lines(suite)) << written.text;
        }
    }
}

TEST(ToText, WritesTheFormsThatOtherProgramsRead) {
    const Suite suite{"x.epd", {start_case("start", {{1, 20}, {3, 8902}})}};
    const std::string fen(samples::kStart);
    EXPECT_EQ(to_text(suite, Format::Epd).text, fen + " ;D1 20 ;D3 8902 ;id \"start\"\n");
    EXPECT_EQ(to_text(suite, Format::Blocks).text, "id start\nepd " + fen + "\nperft 1 20\nperft 3 8902\n\n");
    EXPECT_EQ(to_text(suite, Format::Csv).text, "fen,D1,D2,D3,id\n" + fen + ",20,,8902,start\n");
    EXPECT_EQ(to_text(suite, Format::Pipe).text, fen + "|1|20\n" + fen + "|3|8902\n");
    EXPECT_EQ(to_text(suite, Format::JsonList).text,
              "[\n  {\"id\": \"start\", \"fen\": \"" + fen + "\", \"depth\": 1, \"nodes\": 20},\n" +
                  "  {\"id\": \"start\", \"fen\": \"" + fen + "\", \"depth\": 3, \"nodes\": 8902}\n]\n");
}

TEST(ToText, OfAnEmptySuiteIsReadBackAsEmpty) {
    for (const Format format : base::kAll<Format>) {
        const ParsedSuite parsed = parse(to_text({"empty", {}}, format).text, "empty", format);
        EXPECT_TRUE(parsed.errors.empty());
        EXPECT_TRUE(parsed.suite.cases.empty());
    }
}

TEST(ToText, ReportsWhatBarsCannotHold) {
    Suite suite = hard_suite();
    suite.cases.push_back(start_case("contradicts", {{1, 21}}));
    suite.cases.push_back({"hard.epd:9", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", VariantMode::Auto, {{1, 5}}, 9});
    const WrittenSuite written = to_text(suite, Format::Pipe);
    std::vector<std::pair<LossKind, std::size_t>> losses;
    for (const Loss& loss : written.losses) losses.emplace_back(loss.kind, loss.line);
    EXPECT_THAT(losses, testing::UnorderedElementsAre(
                            std::pair{LossKind::Id, 1u}, std::pair{LossKind::Id, 2u}, std::pair{LossKind::Mode, 2u},
                            std::pair{LossKind::Id, 3u}, std::pair{LossKind::Mode, 3u}, std::pair{LossKind::Merged, 1u},
                            std::pair{LossKind::Id, 1u}, std::pair{LossKind::Contradiction, 1u}));
    const ParsedSuite parsed = parse(written.text, "bars");
    EXPECT_TRUE(parsed.errors.empty());
    EXPECT_EQ(parsed.suite.cases.size(), 4u);
    EXPECT_EQ(parsed.suite.cases[0].expected, (Expected{{1, 20}, {2, 400}, {3, 8902}, {9, 2439530234167}}));
}

TEST(ToText, ReportsIdsThatItMustChange) {
    const Suite suite{"x", {start_case("say \"x\""), start_case("two\nlines"), start_case("not UTF-8: \xFF")}};
    const auto lost_ids = [&suite](Format format) {
        std::vector<std::string> ids;
        const WrittenSuite written = to_text(suite, format);
        for (const Loss& loss : written.losses) {
            EXPECT_EQ(loss.kind, LossKind::IdText);
            ids.push_back(loss.id);
        }
        EXPECT_EQ(parse(written.text, "x").suite.cases.size(), 3u);
        return ids;
    };
    EXPECT_THAT(lost_ids(Format::Epd), testing::ElementsAre("say \"x\"", "two\nlines"));
    EXPECT_THAT(lost_ids(Format::Csv), testing::ElementsAre("two\nlines"));
    EXPECT_THAT(lost_ids(Format::Json), testing::ElementsAre("not UTF-8: \xFF"));
    EXPECT_THAT(lost_ids(Format::JsonList), testing::ElementsAre("not UTF-8: \xFF"));
}

TEST(LossKind, EachHasAMeaning) {
    for (const LossKind kind :
         {LossKind::Id, LossKind::IdText, LossKind::Mode, LossKind::Merged, LossKind::Contradiction}) {
        EXPECT_FALSE(meaning_of(kind).empty());
    }
}

}  // namespace
}  // namespace plyproof::suite
