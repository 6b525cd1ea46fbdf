// SPDX-License-Identifier: MIT
#include "report/power_json.h"

#include <nlohmann/json.hpp>

#include "report/style.h"

namespace plyproof::report {

namespace {

using Json = nlohmann::ordered_json;

Json json_of(const std::string& bug, const std::optional<crosscheck::Find>& find) {
    Json json{{"bug", bug}, {"found", find.has_value()}};
    if (!find) return json;
    json["leaves"] = count_text(find->leaves);
    json["case"] = find->case_id;
    json["depth"] = find->depth;
    json["by"] = find->without_an_answer ? "no-answer" : "wrong-count";
    return json;
}

Json json_of(const crosscheck::Power& power, const crosscheck::SuitePower& suite) {
    Json json{{"name", suite.name},           {"cases", suite.cases},
              {"questions", suite.questions}, {"leaves", count_text(suite.leaves)},
              {"found", found_count(suite)},  {"leaves_to_last_find", count_text(leaves_to_last_find(suite))},
              {"bugs", Json::array()}};
    for (std::size_t bug = 0; bug < power.bugs.size(); ++bug) {
        json["bugs"].push_back(json_of(power.bugs[bug], suite.finds[bug]));
    }
    return json;
}

}  // namespace

std::string power_json(const crosscheck::Power& power) {
    Json json{{"schema", 1}, {"bugs", power.bugs.size()}, {"suites", Json::array()}};
    for (const crosscheck::SuitePower& suite : power.suites) json["suites"].push_back(json_of(power, suite));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace plyproof::report
