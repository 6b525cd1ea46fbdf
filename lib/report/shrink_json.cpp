// SPDX-License-Identifier: MIT
#include "report/shrink_json.h"

#include <nlohmann/json.hpp>

#include "crosscheck/fuzz_corpus.h"
#include "crosscheck/shrink_steps.h"
#include "report/fuzz_failure_json.h"
#include "report/text_parts.h"

namespace plyproof::report {

std::string shrunk_json(const ShrunkFailure& failure, const PartyNames& names,
                        std::optional<crosscheck::Language> snippet) {
    using nlohmann::ordered_json;
    const crosscheck::Failure& smallest = failure.shrunk.failure;
    std::string epd = crosscheck::corpus_lines(smallest, failure.id);
    epd.pop_back();
    ordered_json json{{"id", failure.id},
                      {"symptom", crosscheck::text_of(crosscheck::symptom_of(smallest))},
                      {"given", ordered_json::parse(failure_json(failure.given, names))},
                      {"smallest", ordered_json::parse(failure_json(smallest, names))},
                      {"men", crosscheck::size_of(smallest.question).men},
                      {"questions", failure.shrunk.questions},
                      {"complete", failure.shrunk.complete},
                      {"confirmed", failure.shrunk.confirmed},
                      {"epd", epd}};
    json["snippet"] = snippet ? ordered_json(crosscheck::snippet(smallest, *snippet)) : ordered_json();
    return json.dump(-1, ' ', false, ordered_json::error_handler_t::replace);
}

std::string shrunk_report_json(const std::vector<ShrunkFailure>& failures, const PartyNames& names,
                               std::optional<crosscheck::Language> snippet) {
    using nlohmann::ordered_json;
    ordered_json json{{"schema", 1}, {"engine", printable(names.judged)}, {"reference", printable(names.reference)}};
    json["failures"] = ordered_json::array();
    for (const ShrunkFailure& failure : failures) {
        json["failures"].push_back(ordered_json::parse(shrunk_json(failure, names, snippet)));
    }
    return json.dump() + '\n';
}

}  // namespace plyproof::report
