// SPDX-License-Identifier: MIT
#include "report/finding_json.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

#include "diagnose/comparison.h"
#include "perft/divide.h"
#include "support/position_of.h"

namespace plyproof::report {
namespace {

nlohmann::json parsed(const diagnose::Diagnosis& diagnosis, int depth = 2) {
    const oracle::Question question{chess::Position::start(), {}, {}, depth};
    return nlohmann::json::parse(diagnosis_json(diagnosis, question, {"./mine"}));
}

TEST(DiagnosisJson, SaysThatAllAgrees) {
    const auto json = parsed({});
    EXPECT_EQ(json["schema"], 1);
    EXPECT_EQ(json["engine"], "./mine");
    EXPECT_EQ(json["depth"], 2);
    EXPECT_TRUE(json["agrees"]);
    EXPECT_TRUE(json["findings"].empty());
    EXPECT_TRUE(json["quarrel"].is_null());
}

TEST(DiagnosisJson, HasAllOfAFinding) {
    const chess::Position position = support::position_of("8/8/8/3Pp2K/8/8/4k3/8 w - e6 0 1");
    const auto capture = chess::Move::en_passant(chess::Square::D5, chess::Square::E6);
    diagnose::Finding finding{.question = {position, {}, {}, 1},
                              .scene = {position},
                              .fault = diagnose::Fault::Missing,
                              .reason = {explain::Rule::EnPassantMissing, "words"},
                              .likely = true};
    finding.missing = {{capture, 1}};
    finding.text = "d5e6";
    finding.their_fen = "8/8/8/3Pp2K/8/8/4k3/8 w - - 0 1";
    finding.is_elsewhere = true;
    finding.earlier = {{chess::Position::start(), {}, {}, 2}};
    finding.our_count = 7;
    diagnose::Diagnosis diagnosis;
    diagnosis.findings = {finding};
    const auto json = parsed(diagnosis);
    EXPECT_FALSE(json["agrees"]);
    const auto& written = json["findings"][0];
    EXPECT_EQ(written["rule"], "en-passant-missing");
    EXPECT_EQ(written["fault"], "missing");
    EXPECT_EQ(written["seen"], "fen");
    EXPECT_EQ(written["missing"][0]["san"], "dxe6");
    EXPECT_EQ(written["move"], "d5e6");
    EXPECT_EQ(written["right_count"], "7");
    EXPECT_TRUE(written["said_count"].is_null());
    EXPECT_TRUE(written["likely"]);
    EXPECT_EQ(written["shown_fen"], "8/8/8/3Pp2K/8/8/4k3/8 w - - 0 1");
    EXPECT_EQ(written["shown_is_right"], false);
    EXPECT_EQ(written["earlier"][0]["fen"], "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    EXPECT_EQ(written["earlier"][0]["depth"], 2);
}

TEST(DiagnosisJson, AgreesWithNothingThatFailedOrWasCutShort) {
    diagnose::Diagnosis failed;
    failed.error = diagnose::CourtError{diagnose::Party::Judged, {oracle::OracleErrorKind::Died, "it died"}};
    EXPECT_FALSE(parsed(failed)["agrees"]);
    EXPECT_EQ(parsed(failed)["error"]["text"], "it died");
    EXPECT_TRUE(parsed(failed)["error"]["question"].is_null());
    EXPECT_TRUE(parsed(failed)["error"]["next"].is_null());
    EXPECT_FALSE(parsed(failed)["complete"]);
    diagnose::Diagnosis cut;
    cut.complete = false;
    EXPECT_FALSE(parsed(cut)["agrees"]);
    diagnose::Diagnosis quarrel;
    quarrel.quarrel = diagnose::Quarrel{"stockfish", "plyproof", {chess::Position::start()}};
    EXPECT_EQ(parsed(quarrel)["quarrel"]["between"][0], "stockfish");
    EXPECT_FALSE(parsed(quarrel)["complete"]);
    EXPECT_TRUE(parsed(quarrel)["quarrel"]["answers"].empty());
}

TEST(DiagnosisJson, HasTheQuestionAtWhichAProgramFailed) {
    diagnose::Diagnosis failed;
    failed.error = diagnose::CourtError{
        diagnose::Party::Judged, {oracle::OracleErrorKind::TimedOut, "it hangs", {}, {"last"}, {"oh"}}, false, {}};
    failed.error->question = oracle::Question{support::position_of("8/8/8/1k6/8/8/P7/K7 w - - 0 1"),
                                              {},
                                              {chess::Move::normal(chess::Square::A1, chess::Square::B1)},
                                              2};
    const auto error = parsed(failed)["error"];
    EXPECT_EQ(error["kind"], "timed-out");
    EXPECT_EQ(error["question"]["fen"], "8/8/8/1k6/8/8/P7/K7 w - - 0 1");
    EXPECT_EQ(error["question"]["moves"], nlohmann::json({"a1b1"}));
    EXPECT_EQ(error["question"]["depth"], 2);
    EXPECT_EQ(error["last_lines"], nlohmann::json({"last"}));
    EXPECT_EQ(error["last_errors"], nlohmann::json({"oh"}));
    EXPECT_EQ(error["next"], "divide --fen '8/8/8/1k6/8/8/P7/K7 w - - 0 1' --moves a1b1 --depth 2 --engine ./mine");
}

TEST(DiagnosisJson, HasBothAnswersOfAQuarrel) {
    const oracle::Question question{support::position_of("8/8/8/1k6/8/8/P7/K7 w - - 0 1"), {}, {}, 1};
    oracle::Answer answer;
    answer.divide = oracle::understand(oracle::parse_divide_text("a2a3: 1\na1c1: 1\n"), question.root, {});
    diagnose::Diagnosis diagnosis;
    diagnosis.remarks = {"./mine is odd"};
    diagnosis.quarrel = diagnose::Quarrel{
        "sf", "plyproof", question, diagnose::compare(*perft::divide(question.root, 1), answer, 1), "they differ"};
    const auto json = parsed(diagnosis);
    EXPECT_EQ(json["remarks"][0], "./mine is odd");
    EXPECT_EQ(json["quarrel"]["words"], "they differ");
    EXPECT_EQ(json["quarrel"]["answers"][0]["name"], "sf");
    EXPECT_EQ(json["quarrel"]["answers"][0]["total"], "2");
    EXPECT_EQ(json["quarrel"]["answers"][0]["moves"][1]["move"], "a1c1");
    EXPECT_EQ(json["quarrel"]["answers"][1]["moves"].size(), 4U);
    EXPECT_EQ(json["quarrel"]["differences"]["extra"][0], "a1c1");
    EXPECT_EQ(json["quarrel"]["next"],
              "divide --fen '8/8/8/1k6/8/8/P7/K7 w - - 0 1' --depth 1 --engine sf --second-reference CMD");
    EXPECT_TRUE(json["quarrel"]["third"].is_null());
    diagnosis.quarrel->third = diagnose::ThirdWord{"third", answer, diagnose::Side::First};
    const auto third = parsed(diagnosis)["quarrel"]["third"];
    EXPECT_EQ(third["name"], "third");
    EXPECT_EQ(third["agrees_with"], nlohmann::json({"sf"}));
    EXPECT_EQ(third["answer"]["total"], "2");
    diagnosis.quarrel->third = diagnose::ThirdWord{"third", {}, {}, "third died"};
    const auto silent = parsed(diagnosis)["quarrel"]["third"];
    EXPECT_TRUE(silent["agrees_with"].is_null());
    EXPECT_EQ(silent["words"], "no answer: third died");
    EXPECT_TRUE(silent["answer"].is_null());
}

}  // namespace
}  // namespace plyproof::report
