// SPDX-License-Identifier: MIT
#include "report/finding_json.h"

#include <chrono>
#include <nlohmann/json.hpp>
#include <string_view>

#include "chess/move_text.h"
#include "chess/san.h"
#include "report/failure_text.h"
#include "report/text_parts.h"

namespace plyproof::report {

namespace {

using diagnose::Finding;
using nlohmann::ordered_json;

ordered_json reason_json(const explain::Reason& reason) {
    return {{"rule", std::string(explain::id_of(reason.rule))}, {"words", printable(reason.words)}};
}

ordered_json reasons_json(const explain::Reasons& reasons) {
    ordered_json list = ordered_json::array();
    for (const explain::Reason& reason : reasons) list.push_back(reason_json(reason));
    return list;
}

ordered_json moves_json(const std::vector<chess::Move>& moves, chess::Variant variant) {
    ordered_json list = ordered_json::array();
    for (const chess::Move move : moves) list.push_back(chess::to_uci(move, variant));
    return list;
}

ordered_json differences_json(const Finding& finding) {
    const chess::Variant variant = finding.scene.variant;
    ordered_json json;
    json["extra"] = ordered_json::array();
    for (const diagnose::ExtraMove& extra : finding.extra) json["extra"].push_back(printable(extra.text));
    json["missing"] = ordered_json::array();
    for (const diagnose::MissingMove& missing : finding.missing) {
        json["missing"].push_back({{"uci", chess::to_uci(missing.move, variant)},
                                   {"san", chess::to_san(finding.scene.position, missing.move)}});
    }
    json["duplicated"] = finding.duplicated;
    json["miscounted"] = ordered_json::array();
    for (const diagnose::MiscountedMove& move : finding.miscounted) {
        json["miscounted"].push_back({{"moves", moves_json(move.moves, variant)},
                                      {"right", std::to_string(move.ours)},
                                      {"said", oracle::count_text(move.theirs)}});
    }
    return json;
}

ordered_json finding_json(const Finding& finding) {
    ordered_json json;
    json["rule"] = std::string(explain::id_of(finding.reason.rule));
    json["fault"] = std::string(diagnose::id_of(finding.fault));
    json["by_path_only"] = diagnose::signature_of(finding).by_path_only;
    json["seen"] = std::string(diagnose::id_of(finding.seen));
    json["likely"] = finding.likely;
    json["words"] = printable(finding.reason.words);
    json["law"] = std::string(explain::law_of(finding.reason.rule));
    json["alternatives"] = reasons_json(finding.alternatives);
    json["also"] = reasons_json(finding.also);
    json["root"] = oracle::root_fen(finding.question);
    json["moves"] = moves_json(finding.question.moves, finding.scene.variant);
    json["depth"] = finding.question.depth;
    json["fen"] = fen_of(finding.scene);
    json["move"] = printable(finding.text);
    json.update(differences_json(finding));
    json["right_moves"] = finding.our_moves;
    json["listed_moves"] = finding.their_moves;
    json["right_count"] = std::to_string(finding.our_count);
    json["said_count"] = finding.their_count ? ordered_json(oracle::count_text(*finding.their_count)) : ordered_json();
    json["shown_fen"] = finding.their_fen ? ordered_json(printable(*finding.their_fen)) : ordered_json();
    json["shown_is_right"] = finding.their_fen ? ordered_json(!finding.is_elsewhere) : ordered_json();
    json["earlier"] = ordered_json::array();
    for (const oracle::Question& question : finding.earlier) {
        ordered_json moves = ordered_json::array();
        for (const chess::Move move : question.moves) moves.push_back(chess::to_uci(move, question.variant));
        json["earlier"].push_back(
            {{"fen", oracle::root_fen(question)}, {"moves", std::move(moves)}, {"depth", question.depth}});
    }
    return json;
}

/// What one party says: its total, and its moves as it spells them.
ordered_json answer_json(std::string_view name, const std::string& total, ordered_json moves) {
    return {{"name", printable(name)}, {"total", total}, {"moves", std::move(moves)}};
}

ordered_json answer_json(std::string_view name, const oracle::ForeignDivide& divide) {
    ordered_json moves = ordered_json::array();
    for (const oracle::ForeignEntry& entry : divide.entries) {
        moves.push_back({{"move", printable(entry.text)}, {"nodes", oracle::count_text(entry.nodes)}});
    }
    return answer_json(name, oracle::count_text(divide.total.value_or(divide.sum)), std::move(moves));
}

ordered_json answers_json(const diagnose::Quarrel& quarrel) {
    const diagnose::Comparison& answers = *quarrel.answers;
    ordered_json second = ordered_json::array();
    for (const perft::DivideEntry& entry : answers.ours.entries) {
        second.push_back(
            {{"move", chess::to_uci(entry.move, quarrel.question.variant)}, {"nodes", std::to_string(entry.nodes)}});
    }
    return {answer_json(quarrel.first, answers.theirs.divide),
            answer_json(quarrel.second, std::to_string(answers.ours.total), std::move(second))};
}

/// Whom the third one agrees with, by name: one of the two, both, or none of them; null where it gives no answer.
ordered_json third_json(const diagnose::Quarrel& quarrel) {
    using diagnose::Side;
    const diagnose::ThirdWord& third = *quarrel.third;
    ordered_json json;
    json["name"] = printable(third.name);
    json["agrees_with"] = third.side ? ordered_json::array() : ordered_json();
    if (third.side == Side::First || third.side == Side::Both) json["agrees_with"].push_back(printable(quarrel.first));
    if (third.side == Side::Second || third.side == Side::Both) {
        json["agrees_with"].push_back(printable(quarrel.second));
    }
    json["words"] = third_verdict(quarrel);
    json["answer"] = third.answer ? answer_json(third.name, third.answer->divide) : ordered_json();
    return json;
}

ordered_json quarrel_json(const diagnose::Quarrel& quarrel) {
    ordered_json json;
    json["between"] = {printable(quarrel.first), printable(quarrel.second)};
    json["root"] = oracle::root_fen(quarrel.question);
    json["path"] = moves_json(quarrel.question.moves, quarrel.question.variant);
    json["fen"] = oracle::root_fen(oracle::asked_by_fen(quarrel.question));
    json["depth"] = quarrel.question.depth;
    json["words"] = printable(quarrel.why);
    json["answers"] = quarrel.answers ? answers_json(quarrel) : ordered_json::array();
    json["differences"] = quarrel.answers ? differences_json(quarrel_facts(quarrel)) : ordered_json();
    json["third"] = quarrel.third ? third_json(quarrel) : ordered_json();
    json["next"] = quarrel_command(quarrel);
    return json;
}

ordered_json printable_lines(const std::vector<std::string>& lines) {
    ordered_json list = ordered_json::array();
    for (const std::string& line : lines) list.push_back(printable(line));
    return list;
}

ordered_json error_json(const diagnose::CourtError& error, const PartyNames& names) {
    ordered_json json;
    json["kind"] = std::string(oracle::name_of(error.error.kind));
    json["text"] = printable(error.error.text);
    json["question"] = ordered_json();
    if (error.question) {
        json["question"] = {{"fen", oracle::root_fen(*error.question)},
                            {"moves", moves_json(error.question->moves, error.question->variant)},
                            {"depth", error.question->depth}};
    }
    json["last_lines"] = printable_lines(error.error.last_output);
    json["last_errors"] = printable_lines(error.error.last_errors);
    const bool shown = !failure_lines(error, names).empty();
    json["next"] = shown ? ordered_json(failure_command(error, names)) : ordered_json();
    return json;
}

double seconds(std::chrono::nanoseconds time) { return std::chrono::duration<double>(time).count(); }

}  // namespace

std::string diagnosis_json(const diagnose::Diagnosis& diagnosis, const oracle::Question& question,
                           const PartyNames& names) {
    ordered_json json;
    json["schema"] = 1;
    json["engine"] = printable(names.judged);
    json["reference"] = printable(names.reference);
    json["root"] = oracle::root_fen(question);
    json["moves"] = moves_json(question.moves, question.variant);
    json["depth"] = question.depth;
    json["agrees"] = diagnosis.findings.empty() && !diagnosis.quarrel && !diagnosis.error && diagnosis.complete;
    json["complete"] = diagnosis.complete && !diagnosis.quarrel && !diagnosis.error;
    json["findings"] = ordered_json::array();
    for (const Finding& finding : diagnosis.findings) json["findings"].push_back(finding_json(finding));
    json["quarrel"] = diagnosis.quarrel ? quarrel_json(*diagnosis.quarrel) : ordered_json();
    json["remarks"] = ordered_json::array();
    for (const std::string& remark : diagnosis.remarks) json["remarks"].push_back(printable(remark));
    json["error"] = diagnosis.error ? error_json(*diagnosis.error, names) : ordered_json();
    json["questions"] = diagnosis.account.questions;
    json["seconds"] = {{"ours", seconds(diagnosis.account.ours)}, {"theirs", seconds(diagnosis.account.theirs)}};
    const oracle::Probing& probing = diagnosis.account.probing;
    json["probing"] = {{"questions", probing.questions}, {"seconds", seconds(probing.time)}};
    return json.dump() + '\n';
}

}  // namespace plyproof::report
