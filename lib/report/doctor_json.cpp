// SPDX-License-Identifier: MIT
#include "report/doctor_json.h"

#include <nlohmann/json.hpp>

#include "report/doctor_parts.h"

namespace plyproof::report {

namespace {

using Json = nlohmann::ordered_json;
using doctor::Health;

constexpr std::size_t kMostLines = 400;

double seconds(std::chrono::nanoseconds time) { return std::chrono::duration<double>(time).count(); }

Json json_of(const doctor::Probe& probe) {
    Json worth = Json::object();
    for (const doctor::Verdict verdict : base::kAll<doctor::Verdict>) {
        worth[std::string(name_of(verdict))] = name_of(probe.weights[verdict]);
    }
    Json json{{"id", probe.id},   {"group", name_of(probe.group)}, {"tries", probe.tries}, {"right", probe.right},
              {"why", probe.why}, {"worth", std::move(worth)}};
    if (!probe.needs.empty()) json["needs"] = probe.needs;
    return json;
}

Json json_of(const doctor::Examination& examination, const doctor::Finding& finding) {
    const bool was_tried = finding.judgement.verdict != doctor::Verdict::NotTried;
    Json json{{"id", finding.probe.id},
              {"group", name_of(finding.probe.group)},
              {"tries", finding.probe.tries},
              {"verdict", name_of(finding.judgement.verdict)},
              {"health", was_tried ? Json(name_of(finding.health)) : Json()},
              {"message", finding.judgement.text},
              {"seconds", seconds(finding.talk.time)}};
    if (const auto& exit = finding.talk.exit; exit && exit->signal != 0) {
        json["signal"] = process::signal_name(exit->signal);
    } else if (exit) {
        json["exit_code"] = exit->code;
    }
    if (finding.health == Health::Healthy) return json;
    json["right"] = finding.probe.right;
    json["why"] = finding.probe.why;
    json["again"] = repeat_command(examination, finding.probe);
    json["conversation"] = talk_lines(finding.talk, kMostLines);
    return json;
}

std::string text_of(const Json& json) { return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n'; }

}  // namespace

std::string doctor_json(const doctor::Examination& examination) {
    Json json{{"schema", 1},
              {"engine", examination.engine},
              {"name", examination.own_name},
              {"greeted", examination.greeted},
              {"complete", !examination.interrupted},
              {"seconds", seconds(examination.time)},
              {"faults", count_of(examination, Health::Fault)},
              {"warnings", count_of(examination, Health::Warning)},
              {"not_tried", count_of(examination, doctor::Verdict::NotTried)},
              {"probes", Json::array()}};
    for (const doctor::Finding& finding : examination.findings) {
        json["probes"].push_back(json_of(examination, finding));
    }
    return text_of(json);
}

std::string probes_json(const std::vector<doctor::Probe>& probes) {
    Json json{{"schema", 1}, {"probes", Json::array()}};
    for (const doctor::Probe& probe : probes) json["probes"].push_back(json_of(probe));
    return text_of(json);
}

}  // namespace plyproof::report
