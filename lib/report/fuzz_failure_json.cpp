// SPDX-License-Identifier: MIT
#include "report/fuzz_failure_json.h"

#include <nlohmann/json.hpp>
#include <vector>

#include "chess/move_text.h"
#include "explain/setup_problem_text.h"
#include "report/finding_json.h"
#include "report/text_parts.h"

namespace plyproof::report {

namespace {

using nlohmann::ordered_json;

ordered_json lines_json(const std::vector<std::string>& lines) {
    ordered_json list = ordered_json::array();
    for (const std::string& line : lines) list.push_back(printable(line));
    return list;
}

ordered_json error_json(const oracle::OracleError& error) {
    return {{"kind", std::string(oracle::name_of(error.kind))},
            {"words", printable(error.text)},
            {"last_output", lines_json(error.last_output)},
            {"last_errors", lines_json(error.last_errors)}};
}

ordered_json finding_object(const crosscheck::Failure& failure, const PartyNames& names) {
    const diagnose::Diagnosis diagnosis{.findings = {*failure.finding}};
    return ordered_json::parse(diagnosis_json(diagnosis, failure.question, names))["findings"][0];
}

}  // namespace

std::string_view kind_of(const crosscheck::Failure& failure) {
    if (!failure.error) return "wrong-answer";
    switch (failure.error->kind) {
        case oracle::OracleErrorKind::Died:
            return "crash";
        case oracle::OracleErrorKind::TimedOut:
            return "hang";
        case oracle::OracleErrorKind::Refused:
            return "refusal";
        default:
            return "unreadable";
    }
}

std::string failure_json(const crosscheck::Failure& failure, const PartyNames& names) {
    const oracle::Question& question = failure.question;
    ordered_json json{{"kind", std::string(kind_of(failure))},
                      {"symptom", crosscheck::text_of(crosscheck::symptom_of(failure))},
                      {"later", failure.later},
                      {"root", oracle::root_fen(question)},
                      {"variant", std::string(explain::id_of(question.variant))},
                      {"moves", ordered_json::array()},
                      {"depth", question.depth}};
    for (const chess::Move move : question.moves) json["moves"].push_back(chess::to_uci(move, question.variant));
    json["finding"] = failure.finding ? finding_object(failure, names) : ordered_json();
    json["error"] = failure.error ? error_json(*failure.error) : ordered_json();
    return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

}  // namespace plyproof::report
