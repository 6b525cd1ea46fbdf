// SPDX-License-Identifier: MIT
#include "oracle/dialect_json.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace plyproof::oracle {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string> errors_of(std::string_view json) {
    const auto dialects = parse_dialects(json);
    EXPECT_FALSE(dialects) << json;
    return dialects ? std::vector<std::string>() : dialects.error();
}

/// The errors of a good row in which one field was changed or added.
std::vector<std::string> errors_with(const std::string& field) {
    return errors_of(R"({"name": "mine", "position": "position fen {fen}", "question": "go perft {depth}", )" + field +
                     "}");
}

TEST(ParseDialects, ReadsASmallRowWithTheUsualDefaults) {
    const auto dialects = parse_dialects(
        R"({"name": "mine", "position": ["position fen {fen}[ moves {moves}]"], "question": "count {depth}"})");
    ASSERT_TRUE(dialects) << dialects.error().front();
    const Dialect expected{.name = "mine",
                           .position = {"position fen {fen}[ moves {moves}]"},
                           .question = {"count {depth}"},
                           .sync = "isready",
                           .sync_answer = "readyok"};
    EXPECT_THAT(*dialects, ElementsAre(expected));
}

TEST(ParseDialects, ReadsAScriptWithItsDefaults) {
    const auto dialects =
        parse_dialects(R"([{"name": "s", "kind": "script", "arguments": ["{depth}", "{fen}"], "chess960": true}])");
    ASSERT_TRUE(dialects) << dialects.error().front();
    EXPECT_EQ(dialects->front().end, AnswerEnd::Exit);
    EXPECT_EQ(dialects->front().protocol, Protocol::Plain);
    EXPECT_TRUE(dialects->front().sync.empty());
    EXPECT_TRUE(dialects->front().chess960);
}

TEST(ParseDialects, ReadsBackAllBuiltinRows) {
    const auto dialects = parse_dialects(dialects_json(builtin_dialects()));
    ASSERT_TRUE(dialects) << dialects.error().front();
    EXPECT_THAT(*dialects, testing::ElementsAreArray(builtin_dialects()));
}

TEST(ParseDialects, NamesTheLineOfWhatIsNoJson) {
    EXPECT_THAT(errors_of("[\n  {\"name\": }\n]"), ElementsAre("line 2, column 12: this is no JSON"));
    EXPECT_THAT(errors_of(""), ElementsAre(HasSubstr("line 1")));
    EXPECT_THAT(errors_of("{\"name\": \"x\"} trailing"), ElementsAre(HasSubstr("no JSON")));
}

TEST(ParseDialects, NamesTheRowAndTheFieldOfWhatIsWrong) {
    EXPECT_THAT(errors_with(R"("nmae": "x")"), ElementsAre("row 1 ('mine'), field \"nmae\": there is no such field"));
    EXPECT_THAT(errors_with(R"("end": "soon")"),
                ElementsAre("row 1 ('mine'), field \"end\": must be one of \"total\", \"line\", \"sync\", \"exit\""));
    EXPECT_THAT(errors_with(R"("min_depth": 0)"), ElementsAre(HasSubstr("whole number from 1")));
    EXPECT_THAT(errors_with(R"("min_depth": 1.5)"), ElementsAre(HasSubstr("whole number from 1")));
    EXPECT_THAT(errors_with(R"("chess960": 1)"), ElementsAre(HasSubstr("true or false")));
    EXPECT_THAT(errors_with(R"("show": 1)"), ElementsAre(HasSubstr("text in quotes")));
    EXPECT_THAT(errors_with(R"("start": [1])"), ElementsAre(HasSubstr("list of texts")));
    EXPECT_THAT(errors_with(R"("start": "a {dpeth}")"), ElementsAre(HasSubstr("unknown gap")));
    EXPECT_THAT(errors_with(R"("start": "a\nb")"), ElementsAre(HasSubstr("line end")));
    EXPECT_THAT(errors_with(R"("arguments": ["x"])"), ElementsAre(HasSubstr("for \"kind\": \"script\" only")));
    EXPECT_THAT(errors_with(R"("end": "line")"), ElementsAre(HasSubstr("\"end_line\": is missing")));
    EXPECT_THAT(errors_with(R"("end": "exit")"), ElementsAre(HasSubstr("for scripts")));
    EXPECT_THAT(errors_with(R"("sync": "ping")"), ElementsAre(HasSubstr("sync_answer")));
    EXPECT_THAT(errors_with(R"("protocol": "plain", "show": "d")"), ElementsAre(HasSubstr("needs \"sync\"")));
}

TEST(ParseDialects, WantsWhatARowCannotDoWithout) {
    const auto empty = errors_of("{}");
    EXPECT_THAT(empty, Contains(HasSubstr("\"name\": is missing")));
    EXPECT_THAT(empty, Contains(HasSubstr("\"question\": is missing")));
    EXPECT_THAT(empty, Contains(HasSubstr("{fen} is missing")));
    EXPECT_THAT(empty, Contains(HasSubstr("{depth} is missing")));
    EXPECT_THAT(errors_of(R"({"name": "auto", "position": "{fen}", "question": "{depth}"})"),
                Contains(HasSubstr("has a meaning")));
    EXPECT_THAT(errors_of(R"({"name": "s", "kind": "script"})"), Contains(HasSubstr("\"arguments\": is missing")));
    EXPECT_THAT(errors_of(R"({"name": "m", "kind": "multipv", "protocol": "plain", "position": "{fen}"})"),
                Contains(HasSubstr("must be \"uci\"")));
}

TEST(ParseDialects, ReportsAllFaultsAndTheRightRow) {
    const auto errors = errors_of(R"([{"name": "a", "position": "{fen}", "question": "{depth}"}, 5,
        {"name": "a", "position": "{fen}", "question": "{depth}", "x": 1, "y": 2}])");
    EXPECT_THAT(errors, Contains(HasSubstr("row 2: must be an object")));
    EXPECT_THAT(errors, Contains(HasSubstr("row 3 ('a'), field \"x\"")));
    EXPECT_THAT(errors, Contains(HasSubstr("row 3 ('a'), field \"y\"")));
    EXPECT_THAT(errors, Contains("row 3 ('a'): another row has this name"));
    EXPECT_THAT(errors_of("[]"), ElementsAre("there is no row in it"));
}

TEST(ParseDialects, NoticesAFieldThatComesTwice) {
    EXPECT_THAT(errors_with(R"("question": "perft {depth}")"), Contains(HasSubstr("\"question\" comes twice")));
}

TEST(ParseDialects, SurvivesAnythingDeepOrStrange) {
    EXPECT_FALSE(parse_dialects(std::string(100000, '[')));
    EXPECT_FALSE(parse_dialects("\xff\xfe"));
    EXPECT_FALSE(parse_dialects(std::string_view("{\"a\0\": 1}", 9)));
    EXPECT_FALSE(parse_dialects("null"));
    EXPECT_THAT(errors_of("[1e999]"), ElementsAre(HasSubstr("too big")));
    EXPECT_THAT(errors_with(R"("min_depth": -1e999)"), ElementsAre(HasSubstr("too big")));
    EXPECT_FALSE(parse_dialects("[[]]"));
}

}  // namespace
}  // namespace plyproof::oracle
