// SPDX-License-Identifier: MIT
#include "report/suite_json.h"

#include <nlohmann/json.hpp>

#include "report/finding_json.h"
#include "report/hint_text.h"
#include "report/position_words.h"
#include "report/suite_failure.h"
#include "report/text_parts.h"

namespace plyproof::report {
namespace {

using Json = nlohmann::ordered_json;

double seconds(std::chrono::nanoseconds time) { return std::chrono::duration<double>(time).count(); }

void add_failure(const oracle::OracleError& error, Json& json) {
    if (error.exit && error.exit->signal != 0) json["signal"] = process::signal_name(error.exit->signal);
    if (error.exit && error.exit->signal == 0) json["exit_code"] = error.exit->code;
    json["last_output"] = error.last_output;
    json["last_errors"] = error.last_errors;
}

void add_opinion(const gate::SecondOpinion& ours, Json& json) {
    json["plyproof"] = count_text(ours.count);
    json["hints"] = Json::array();
    for (const diagnose::CountHint& hint : ours.hints) json["hints"].push_back(id_of(hint.kind));
}

Json json_of(const gate::Check& check) {
    Json json{{"depth", check.expected.depth},
              {"expected", count_text(check.expected.nodes)},
              {"counted", nullptr},
              {"outcome", name_of(check.outcome)}};
    if (check.counted) json["counted"] = count_text(*check.counted);
    if (check.said) json["counted"] = oracle::count_text(*check.said);
    if (check.outcome == gate::Outcome::NotRun) json["reason"] = name_of(check.skipped);
    if (!check.message.empty()) json["message"] = check.message;
    if (check.failure) add_failure(*check.failure, json);
    if (check.right_alone) json["right_in_new_process"] = true;
    if (check.ours) add_opinion(*check.ours, json);
    if (check.outcome != gate::Outcome::NotRun) json["seconds"] = seconds(check.time);
    return json;
}

Json json_of(const SuiteReport& report, const gate::CaseResult& result) {
    Json json{{"id", result.entry.id},
              {"line", result.entry.line},
              {"fen", result.entry.fen},
              {"verdict", name_of(result.verdict)}};
    if (result.verdict == gate::Verdict::BadPosition) {
        json["error"] = bad_position_text(result);
    } else {
        json["variant"] = result.variant == chess::Variant::Chess960 ? "chess960" : "standard";
        if (!result.problems.empty()) json["remarks"] = problem_words(result.problems, result.entry.fen);
    }
    json["checks"] = Json::array();
    for (const gate::Check& check : result.checks) json["checks"].push_back(json_of(check));
    if (result.bisection) {
        json["bisection"] = Json::parse(diagnosis_json(result.bisection->diagnosis, result.bisection->asked,
                                                       {report.program.command, report.program.reference}));
    }
    if (const auto command = next_command(report, result)) json["next"] = *command;
    return json;
}

Json json_of(const gate::Totals& totals) {
    Json cases = Json::object();
    for (const gate::Verdict verdict : base::kAll<gate::Verdict>) {
        cases[std::string(name_of(verdict))] = totals.cases[verdict];
    }
    Json checks = Json::object();
    for (const gate::Outcome outcome : base::kAll<gate::Outcome>) {
        checks[std::string(name_of(outcome))] = totals.checks[outcome];
    }
    return {{"cases", std::move(cases)}, {"checks", std::move(checks)}, {"nodes", count_text(totals.nodes)}};
}

Json json_of(const InputProblem& problem) {
    Json json{{"file", problem.file}, {"kind", problem.kind}, {"message", problem.message}};
    if (problem.line > 0) json["line"] = problem.line;
    if (problem.column > 0) json["column"] = problem.column;
    return json;
}

}  // namespace

std::string suite_json(const SuiteReport& report) {
    Json json{{"schema", 1},
              {"engine", nullptr},
              {"outcome", name_of(outcome_of(report))},
              {"complete", is_complete(report)},
              {"complete_depth", nullptr},
              {"cut_short", nullptr},
              {"seconds", seconds(report.run.elapsed)},
              {"filtered_out", report.run.filtered_out},
              {"totals", json_of(totals_of(report.run))},
              {"suites", Json::array()},
              {"problems", Json::array()}};
    const std::optional<int> depth = report.reading_cut ? std::nullopt : complete_depth(report.run);
    if (depth) json["complete_depth"] = *depth;
    if (!is_complete(report)) json["cut_short"] = cut_short_line(report);
    if (!report.run.gave_up.empty()) json["gave_up"] = report.run.gave_up;
    if (!report.program.command.empty()) {
        json["engine"] = {{"command", report.program.command}, {"dialect", report.program.dialect}};
    }
    for (const gate::SuiteResult& suite : report.run.suites) {
        Json cases = Json::array();
        for (const gate::CaseResult& result : suite.cases) cases.push_back(json_of(report, result));
        json["suites"].push_back({{"name", suite.name}, {"cases", std::move(cases)}});
    }
    for (const InputProblem& problem : report.problems) json["problems"].push_back(json_of(problem));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace plyproof::report
