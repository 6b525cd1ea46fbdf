// SPDX-License-Identifier: MIT
#include "report/fuzz_json.h"

#include <nlohmann/json.hpp>

#include "crosscheck/fuzz_corpus.h"
#include "report/failure_text.h"
#include "report/shrink_json.h"
#include "report/text_parts.h"

namespace plyproof::report {

namespace {

using nlohmann::ordered_json;

std::string line_of(const ordered_json& json) {
    return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace) + '\n';
}

double seconds(std::chrono::nanoseconds time) { return std::chrono::duration<double>(time).count(); }

ordered_json coverage_json(const crosscheck::Coverage& coverage) {
    ordered_json rules = ordered_json::object();
    for (const explain::Rule rule : base::kAll<explain::Rule>) {
        if (coverage.positions[rule] > 0) rules[std::string(explain::id_of(rule))] = coverage.positions[rule];
    }
    return {{"looked_at", coverage.looked_at}, {"rules", rules}};
}

}  // namespace

std::string fuzz_start_json(const FuzzRun& run) {
    return line_of({{"schema", 1},
                    {"event", "start"},
                    {"engine", printable(run.names.judged)},
                    {"reference", printable(run.names.reference)},
                    {"source", printable(run.source)},
                    {"depth", run.depth}});
}

std::string fuzz_finding_json(const crosscheck::FuzzFinding& finding, const PartyNames& names,
                              std::optional<crosscheck::Language> snippet) {
    ordered_json json{{"event", "finding"}, {"index", finding.index}, {"origin", printable(finding.drawn.origin)}};
    const std::string id = crosscheck::corpus_id(crosscheck::symptom_of(finding.given), finding.shrunk.failure);
    json.update(ordered_json::parse(shrunk_json({finding.given, finding.shrunk, id}, names, snippet)));
    return line_of(json);
}

std::string fuzz_trouble_json(const crosscheck::FuzzTrouble& trouble, const PartyNames& names) {
    ordered_json json{{"event", "trouble"},
                      {"index", trouble.index},
                      {"origin", printable(trouble.drawn.origin)},
                      {"root", oracle::root_fen(trouble.drawn.question)},
                      {"fen", oracle::root_fen(oracle::asked_by_fen(trouble.drawn.question))}};
    json["words"] = printable(trouble.quarrel ? trouble.quarrel->why : trouble.error->error.text);
    json["next"] = trouble.quarrel ? quarrel_command(*trouble.quarrel) : failure_command(*trouble.error, names);
    return line_of(json);
}

std::string fuzz_end_json(const crosscheck::FuzzResult& result, const FuzzRun& run, bool interrupted) {
    return line_of({{"event", "end"},
                    {"positions", result.complete},
                    {"failing", result.failing},
                    {"findings", result.findings.size()},
                    {"troubles", result.troubles.size()},
                    {"not_asked", result.not_asked},
                    {"without_reference", result.alone},
                    {"interrupted", interrupted},
                    {"coverage", coverage_json(result.coverage)},
                    {"seconds",
                     {{"elapsed", seconds(run.elapsed)},
                      {"worked", seconds(result.worked)},
                      {"theirs", seconds(result.account.theirs)}}}});
}

}  // namespace plyproof::report
