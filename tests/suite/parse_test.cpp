// SPDX-License-Identifier: MIT
#include "suite/parse.h"

#include <gmock/gmock.h>

#include <random>

#include "suite/samples.h"
#include "support/effort.h"

namespace plyproof::suite {
namespace {

using namespace std::string_view_literals;
using samples::Expected;
using samples::kinds_of;
using samples::with_start;

TEST(Parse, ReadsEachFormatWithoutBeingTold) {
    for (const samples::Sample& sample : samples::kAll) {
        const ParsedSuite parsed = parse(sample.text, "name");
        EXPECT_EQ(parsed.format, sample.format);
        EXPECT_EQ(parsed.suite.name, "name");
        EXPECT_THAT(kinds_of(parsed), testing::IsEmpty()) << sample.text;
        ASSERT_EQ(parsed.suite.cases.size(), 2u) << sample.text;
        EXPECT_EQ(parsed.suite.cases[0].fen, samples::kStart);
        EXPECT_EQ(parsed.suite.cases[1].fen, samples::kPins);
        EXPECT_EQ(parsed.suite.cases[0].expected[0], (Expectation{1, 20}));
    }
}

TEST(Parse, LetsTheCallerOverrideTheFormat) {
    const ParsedSuite parsed = parse(with_start("@|1|20"), "name", Format::Epd);
    EXPECT_EQ(parsed.format, Format::Epd);
    EXPECT_THAT(kinds_of(parsed), testing::ElementsAre(SuiteErrorKind::BadFen));
}

TEST(Parse, GivesTheSameCasesForAllLineEnds) {
    for (const samples::Sample& sample : samples::kAll) {
        const Suite wanted = parse(sample.text, "name").suite;
        for (const std::string_view line_end : {"\r\n"sv, "\r"sv}) {
            std::string text = "\xEF\xBB\xBF";
            for (const char letter : sample.text) letter == '\n' ? text += line_end : text += letter;
            EXPECT_EQ(parse(text, "name").suite, wanted) << sample.text;
        }
        EXPECT_EQ(parse(std::string(sample.text) + std::string(512, '\0'), "name").suite, wanted);
        EXPECT_EQ(parse(sample.text.substr(0, sample.text.size() - 1), "name").suite, wanted);
    }
}

TEST(Parse, TakesCountersOfAFullFenForCounters) {
    const ParsedSuite parsed = parse("4k3/8/8/8/8/8/8/3K4 b - - 12 13", "full.epd");
    EXPECT_THAT(parsed.errors, testing::IsEmpty());
    ASSERT_EQ(parsed.suite.cases.size(), 1u);
    EXPECT_EQ(parsed.suite.cases[0].fen, "4k3/8/8/8/8/8/8/3K4 b - - 12 13");
}

TEST(Parse, KeepsAByteOrderMarkAndNulsOutOfTheColumns) {
    const ParsedSuite parsed = parse(
        "\xEF\xBB\xBF"
        "4k3/8/8/8/8/8/8/4K3\0x - - ;D1 5"sv,
        "name");
    ASSERT_EQ(kinds_of(parsed), std::vector{SuiteErrorKind::BadFen});
    EXPECT_EQ(parsed.errors[0].column, 21u);
}

TEST(Parse, GivesOneErrorForDataThatIsNoText) {
    std::string gzip = "\x1F\x8B\x08\x08";
    std::mt19937 random(1);
    for (int i = 0; i < 5000; ++i) gzip += static_cast<char>(random());
    const ParsedSuite parsed = parse(gzip, "book.epd.gz");
    ASSERT_EQ(parsed.errors.size(), 1u);
    EXPECT_EQ(parsed.errors[0].kind, SuiteErrorKind::Binary);
    EXPECT_EQ(parsed.errors[0].text, "gzip");
    EXPECT_EQ(parsed.errors[0].file, "book.epd.gz");
    EXPECT_EQ(parse(std::string_view(gzip).substr(4), "noise").errors.at(0).kind, SuiteErrorKind::Binary);
    EXPECT_EQ(parse("\xFF\xFE"
                    "8\0/\0"sv,
                    "wide")
                  .errors.at(0)
                  .text,
              "UTF-16");
}

TEST(Parse, GivesNothingForNothing) {
    for (const std::string_view text : {""sv, "\n\n"sv, "# only this"sv, "\0\0\0"sv, "\xEF\xBB\xBF"sv, "[]"sv}) {
        const ParsedSuite parsed = parse(text, "empty");
        EXPECT_TRUE(parsed.suite.cases.empty());
        EXPECT_TRUE(parsed.errors.empty());
    }
}

TEST(Parse, EndsOnPgnAndOtherStrangersWithAnErrorThatHasAPlace) {
    for (const char* text :
         {"[Event \"x\"]\n\n1. e4 e5 *\n", "<html>;</html>", "{\\rtf1}", "a,b,c\n1,2,3\n", "id x\n"}) {
        const ParsedSuite parsed = parse(text, "stranger");
        EXPECT_TRUE(parsed.suite.cases.empty()) << text;
        ASSERT_FALSE(parsed.errors.empty()) << text;
        EXPECT_GE(parsed.errors[0].line, 1u);
        EXPECT_GE(parsed.errors[0].column, 1u);
    }
}

/// What must hold for any bytes whatever.
void expect_sound(const ParsedSuite& parsed, std::string_view text) {
    for (const SuiteError& error : parsed.errors) {
        ASSERT_GE(error.line, 1u) << text;
        ASSERT_GE(error.column, 1u) << text;
        ASSERT_LE(error.column, text.size() + 1) << text;
        ASSERT_LE(error.excerpt.caret, error.excerpt.text.size()) << text;
        ASSERT_LE(error.excerpt.text.size(), 120u) << text;
        ASSERT_LE(error.text.size(), 80u) << text;
    }
    std::vector<std::string> ids;
    for (const Case& test_case : parsed.suite.cases) {
        ids.push_back(test_case.id);
        for (std::size_t i = 1; i < test_case.expected.size(); ++i) {
            ASSERT_LT(test_case.expected[i - 1].depth, test_case.expected[i].depth) << text;
        }
    }
    std::sort(ids.begin(), ids.end());
    ASSERT_EQ(std::unique(ids.begin(), ids.end()), ids.end()) << text;
}

TEST(Parse, SurvivesTruncationAtEveryByteInEveryFormat) {
    for (const samples::Sample& sample : samples::kAll) {
        for (std::size_t size = 0; size <= sample.text.size(); ++size) {
            const std::string text(sample.text.substr(0, size));
            expect_sound(parse(text, "cut"), text);
            const ParsedSuite forced = parse(text, "cut", sample.format);
            expect_sound(forced, text);
            ASSERT_LE(forced.suite.cases.size(), 2u);
        }
    }
}

TEST(Parse, SurvivesRandomCorruptionInEveryFormat) {
    std::mt19937 random(20240229);
    const int rounds = support::effort(3000, 300);
    for (const samples::Sample& sample : samples::kAll) {
        for (int round = 0; round < rounds; ++round) {
            std::string text(sample.text);
            for (unsigned changes = 1 + random() % 4; changes > 0; --changes) {
                const std::size_t at = random() % text.size();
                // Half of the bytes are such as have a meaning somewhere.
                constexpr std::string_view kMeaningful = "\"';,|[]{}: \t\r\n\\0D#%/\xEF";
                const char byte =
                    random() % 2 ? kMeaningful[random() % kMeaningful.size()] : static_cast<char>(random());
                switch (random() % 3) {
                    case 0:
                        text[at] = byte;
                        break;
                    case 1:
                        text.insert(at, 1, byte);
                        break;
                    default:
                        text.erase(at, 1 + random() % 3);
                        break;
                }
            }
            expect_sound(parse(text, "noise"), text);
            expect_sound(parse(text, "noise", sample.format), text);
        }
    }
}

TEST(Parse, ReadsEveryFormatAsEveryOtherWithoutHarm) {
    for (const samples::Sample& sample : samples::kAll) {
        for (const Format format : base::kAll<Format>) expect_sound(parse(sample.text, "other", format), sample.text);
    }
}

TEST(Parse, EndsEarlyWhenAskedToAndSaysSo) {
    for (const samples::Sample& sample : samples::kAll) {
        EXPECT_TRUE(parse(sample.text, "all", sample.format, [] { return false; }).complete);
        const ParsedSuite none = parse(sample.text, "none", sample.format, [] { return true; });
        EXPECT_FALSE(none.complete);
        EXPECT_TRUE(none.suite.cases.empty());
        EXPECT_TRUE(none.errors.empty());
    }
    std::string lines;
    for (int i = 0; i < 1000; ++i) lines += std::string(samples::kStart) + " ;D1 20\n";
    int questions = 0;
    const ParsedSuite part = parse(lines, "part", Format::Epd, [&questions] { return ++questions == 2; });
    EXPECT_FALSE(part.complete);
    EXPECT_GT(part.suite.cases.size(), 0u);
    EXPECT_LT(part.suite.cases.size(), 1000u);
}

}  // namespace
}  // namespace plyproof::suite
