// SPDX-License-Identifier: MIT
#include "report/fuzz_failure_json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "crosscheck/failures.h"

namespace plyproof::report {
namespace {

using oracle::OracleErrorKind;

nlohmann::json json_of(const crosscheck::Failure& failure) {
    return nlohmann::json::parse(failure_json(failure, {"./mine"}));
}

TEST(FailureJson, HoldsTheFindingOfAWrongAnswer) {
    const auto json = json_of(crosscheck::wrong_answer(mutants::Bug::CastlingRightKeptAfterRookCaptured,
                                                       "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1", "g3h1"));
    EXPECT_EQ(json["kind"], "wrong-answer");
    EXPECT_EQ(json["symptom"], "castling-after-rook-captured, extra, by path only");
    EXPECT_EQ(json["root"], "4k3/8/8/8/8/6n1/8/4K2R b K - 0 1");
    EXPECT_EQ(json["moves"], nlohmann::json({"g3h1"}));
    EXPECT_EQ(json["depth"], 1);
    EXPECT_EQ(json["finding"]["rule"], "castling-after-rook-captured");
    EXPECT_EQ(json["error"], nullptr);
}

TEST(FailureJson, HoldsTheLastWordsOfABreakdownThoughTheyAreNoText) {
    crosscheck::Failure failure = crosscheck::breakdown(OracleErrorKind::Died, {.signal = 11});
    failure.error->last_output = {"bad \xFF"};
    const auto json = json_of(failure);
    EXPECT_EQ(json["kind"], "crash");
    EXPECT_EQ(json["finding"], nullptr);
    EXPECT_EQ(json["error"]["kind"], "died");
    EXPECT_EQ(json["error"]["last_output"][0], "bad \\xff");
    EXPECT_EQ(json["error"]["last_errors"][0], "index out of range");
}

TEST(KindOfFailure, TellsBreakdownsApart) {
    EXPECT_EQ(kind_of(crosscheck::breakdown(OracleErrorKind::TimedOut)), "hang");
    EXPECT_EQ(kind_of(crosscheck::breakdown(OracleErrorKind::Refused)), "refusal");
    EXPECT_EQ(kind_of(crosscheck::breakdown(OracleErrorKind::Unreadable)), "unreadable");
}

}  // namespace
}  // namespace plyproof::report
