// SPDX-License-Identifier: MIT
// Results of runs over suites, made by hand, for the tests of the reports.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "chess/fen.h"
#include "gate/run_result.h"
#include "report/suite_report.h"

namespace plyproof::support {

inline constexpr const char* kStartFen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

inline gate::Check agreeing(int depth, std::uint64_t nodes) {
    return {.expected = {depth, nodes}, .outcome = gate::Outcome::Agrees, .counted = nodes};
}
inline gate::Check differing(int depth, std::uint64_t expected, std::uint64_t counted) {
    return {.expected = {depth, expected}, .outcome = gate::Outcome::Differs, .counted = counted};
}
inline gate::Check failing(int depth, std::uint64_t expected, std::string message) {
    return {.expected = {depth, expected}, .outcome = gate::Outcome::Failed, .message = std::move(message)};
}
inline gate::Check not_run(int depth, std::uint64_t expected, gate::SkipReason reason) {
    return {.expected = {depth, expected}, .skipped = reason};
}

/// No answer of a program, with its last words.
inline gate::Check failed_by(oracle::OracleErrorKind kind) {
    using Kind = oracle::OracleErrorKind;
    static constexpr base::EnumArray<Kind, gate::Outcome> kOutcomes{
        {gate::Outcome::NotStarted, gate::Outcome::Crashed, gate::Outcome::Timeout, gate::Outcome::Unreadable,
         gate::Outcome::Refused, gate::Outcome::OtherPosition, gate::Outcome::NotRun, gate::Outcome::NotRun}};
    gate::Check check{
        .expected = {1, 20}, .outcome = kOutcomes[kind], .message = "./mine " + std::string(name_of(kind))};
    check.failure = oracle::OracleError{kind, check.message, std::nullopt, {"a2a3: 1"}, {"about to crash"}};
    if (kind == Kind::Died) check.failure->exit = process::ExitStatus{.signal = 11};
    return check;
}

/// A case on line 3 with these checks and the verdict that follows from them.
inline gate::CaseResult make_result(std::string id, std::vector<gate::Check> checks, std::string fen = kStartFen) {
    gate::CaseResult result;
    result.entry.id = std::move(id);
    result.entry.fen = std::move(fen);
    result.entry.line = 3;
    for (const gate::Check& check : checks) result.entry.expected.push_back(check.expected);
    result.verdict = gate::verdict_of(checks);
    result.checks = std::move(checks);
    return result;
}

/// A case whose position has no kings.
inline gate::CaseResult make_bad_position(std::string id) {
    gate::CaseResult result =
        make_result(std::move(id), {not_run(1, 20, gate::SkipReason::BadPosition)}, "8/8/8/8/8/8/8/8 w - - 0 1");
    result.verdict = gate::Verdict::BadPosition;
    result.problems = {{chess::SetupProblemKind::NoKing, {}, chess::Color::White}};
    return result;
}

inline report::SuiteReport make_report(std::vector<gate::CaseResult> cases) {
    report::SuiteReport report;
    report.run.suites.push_back({"my.epd", std::move(cases)});
    return report;
}

/// One case of each verdict, and a faulty line.
inline report::SuiteReport make_mixed_report() {
    using gate::SkipReason;
    report::SuiteReport report = make_report({
        make_result("good", {agreeing(1, 20), agreeing(2, 400)}),
        make_result("wrong", {agreeing(1, 20), differing(2, 401, 400), not_run(3, 8902, SkipReason::Budget)}),
        make_bad_position("no-kings"),
        make_result("dead", {failing(1, 20, "the program died")}),
        make_result("deep", {not_run(9, 2439530234167, SkipReason::DepthLimit)}),
    });
    report.problems.push_back({.file = "my.epd",
                               .line = 7,
                               .column = 5,
                               .kind = "bad-depth",
                               .message = "the depth is no whole number from 1 to 255: 'x'",
                               .excerpt = {"k w ;Dx 20", 6}});
    return report;
}

/// One case of each verdict on a program.
inline report::SuiteReport make_engine_report() {
    using Kind = oracle::OracleErrorKind;
    report::SuiteReport report = make_report(
        {make_result("good", {agreeing(1, 20)}), make_result("wrong", {differing(2, 401, 400)}),
         make_result("elsewhere", {failed_by(Kind::OtherPosition)}), make_result("dead", {failed_by(Kind::Died)}),
         make_result("slow", {failed_by(Kind::TimedOut)}), make_result("dark", {failed_by(Kind::Unreadable)}),
         make_result("shy", {failed_by(Kind::Refused)}), make_result("gone", {failed_by(Kind::NotStarted)})});
    report.program = {.command = "./mine", .dialect = "go-perft", .set_up = "--dialect go-perft"};
    return report;
}

/// A mismatch that was bisected: the knight that is pinned on e2 may go to g3.
inline gate::CaseResult make_bisected(std::string id) {
    gate::CaseResult result = make_result(std::move(id), {differing(1, 4, 5)}, "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1");
    const chess::Position position = chess::position_from(*chess::parse_fen(result.entry.fen))->position;
    diagnose::Finding finding{.question = {position},
                              .scene = {position},
                              .fault = diagnose::Fault::Extra,
                              .reason = {explain::Rule::PinnedKnight, "the knight e2 is pinned"}};
    finding.extra = {{"e2g3", 1}};
    finding.text = "e2g3";
    finding.our_moves = 4;
    finding.their_moves = 5;
    gate::Bisection bisection{finding.question, {}};
    bisection.diagnosis.findings.push_back(std::move(finding));
    result.bisection = std::move(bisection);
    return result;
}

/// An id and a file name with everything that could break out of a format.
inline const std::string kNastyText =
    std::string("a\0b", 3) + "\x1b[31m\r\n\xff\xC3\x28 <&>\"' ]]> # \\ % : , ::error::\xEF\xBF\xBF";

inline report::SuiteReport make_nasty_report() {
    report::SuiteReport report = make_report({make_result(kNastyText, {differing(1, 21, 20)})});
    report.run.suites[0].name = kNastyText;
    report.problems.push_back({.file = kNastyText, .line = 1, .kind = "bad-fen", .message = kNastyText});
    return report;
}

}  // namespace plyproof::support
