// SPDX-License-Identifier: MIT
#include "report/suite_verify.h"

#include <gmock/gmock.h>

#include <nlohmann/json.hpp>

namespace plyproof::report {
namespace {

using gate::Confirmation;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

gate::VerifiedCase made(std::string id, gate::VerifiedDepth depth) {
    gate::VerifiedCase verified;
    verified.entry.id = std::move(id);
    verified.entry.fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
    verified.entry.line = 3;
    verified.depths.push_back(std::move(depth));
    return verified;
}

VerifyReport mixed_report() {
    const gate::Testimony dead{.message = "stockfish died",
                               .failure = oracle::OracleError{oracle::OracleErrorKind::Died, "x", {}, {}, {"help"}}};
    VerifyReport report{.references = {"stockfish", "builtin"}};
    report.result.suites = {{"my.epd",
                             {made("fine", {1, 5, {{.count = 5}, {.count = 5}}, Confirmation::Confirmed}),
                              made("new", {1, std::nullopt, {{.count = 5}, {.count = 5}}, Confirmation::Filled}),
                              made("bad", {1, 6, {{.count = 5}, {.count = 5}}, Confirmation::Wrong}),
                              made("torn", {2, std::nullopt, {{.count = 24}, {.count = 25}}, Confirmation::Quarrel}),
                              made("dead", {1, 5, {dead, {.count = 5}}, Confirmation::Unanswered})}}};
    return report;
}

TEST(VerifyText, ShowsWhatEverybodySaysWhereTheyDoNotAgree) {
    const std::string text = verify_text(mixed_report());
    EXPECT_THAT(
        text,
        AllOf(HasSubstr("WRONG  bad  (my.epd:3)\n  4k3/8/8/8/8/8/8/4K3 w - - 0 1\n"
                        "  depth 1: the suite says 6, stockfish 5, builtin 5\n"),
              HasSubstr("QUARREL  torn"), HasSubstr("  depth 2: the suite says nothing, stockfish 24, builtin 25\n"),
              HasSubstr("  depth 1: the suite says 5, stockfish nothing, builtin 5\n    stockfish died\n"),
              HasSubstr("        help\n"), Not(HasSubstr("fine")), Not(HasSubstr("new"))));
    EXPECT_THAT(text,
                HasSubstr("\n1 count confirmed by stockfish and builtin, 1 filled in, 1 wrong, 1 about which they "
                          "quarrel, 1 unanswered; 0.00 s\n"));
}

TEST(VerifyText, SaysWhyNotAllWasAsked) {
    VerifyReport report = mixed_report();
    report.result.was_stopped = true;
    report.result.gave_up = "it is dead";
    EXPECT_THAT(verify_text(report), HasSubstr("not all was asked: stopped before the end\nit is dead\n"));
}

TEST(VerifyJson, HasAllAnswersAsStrings) {
    const auto parsed = nlohmann::json::parse(verify_json(mixed_report()));
    EXPECT_EQ(parsed["totals"]["quarrel"], 1);
    const auto& torn = parsed["suites"][0]["cases"][3]["depths"][0];
    EXPECT_EQ(torn["verdict"], "quarrel");
    EXPECT_EQ(torn["suite"], nullptr);
    EXPECT_EQ(torn["references"][1]["counted"], "25");
    EXPECT_EQ(parsed["suites"][0]["cases"][4]["depths"][0]["references"][0]["failure"], "died");
    EXPECT_TRUE(parsed["complete"]);
}

}  // namespace
}  // namespace plyproof::report
