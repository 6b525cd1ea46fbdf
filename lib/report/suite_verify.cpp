// SPDX-License-Identifier: MIT
#include "report/suite_verify.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/last_lines_text.h"
#include "report/text_parts.h"

namespace plyproof::report {
namespace {

using gate::Confirmation;
using Json = nlohmann::ordered_json;

bool is_worth_a_line(const gate::VerifiedDepth& depth) {
    return depth.verdict != Confirmation::Confirmed && depth.verdict != Confirmation::Filled &&
           !(depth.verdict == Confirmation::NotAsked && depth.testimonies.empty());
}

std::string title_of(Confirmation verdict) {
    switch (verdict) {
        case Confirmation::Wrong:
            return "WRONG";
        case Confirmation::Quarrel:
            return "QUARREL";
        case Confirmation::Unanswered:
            return "UNANSWERED";
        default:
            return "NOT ASKED";
    }
}

// "depth 3: the suite says 8903, stockfish 8902", and below it why somebody says nothing.
std::string depth_text(const VerifyReport& report, const gate::VerifiedDepth& depth, Style style) {
    std::vector<std::string> parts{depth.stated ? fmt::format("the suite says {}", count_text(*depth.stated, style))
                                                : std::string("the suite says nothing")};
    std::string below;
    for (std::size_t i = 0; i < depth.testimonies.size(); ++i) {
        const gate::Testimony& testimony = depth.testimonies[i];
        const std::string name = printable(report.references[i]);
        parts.push_back(testimony.count ? fmt::format("{} {}", name, oracle::count_text(*testimony.count))
                                        : fmt::format("{} nothing", name));
        if (!testimony.message.empty()) below += fmt::format("    {}\n", printable(testimony.message));
        if (!testimony.failure || depth.verdict == Confirmation::NotAsked) continue;
        for (const std::string& line : last_lines_text(*testimony.failure)) below += fmt::format("      {}\n", line);
    }
    return fmt::format("  depth {}: {}\n{}", depth.depth, fmt::join(parts, ", "), below);
}

std::string case_text(const VerifyReport& report, const std::string& suite, const gate::VerifiedCase& verified,
                      Style style) {
    Confirmation worst = Confirmation::NotAsked;
    std::string lines = verified.is_position ? "" : "  no position can be made from it\n";
    for (const gate::VerifiedDepth& depth : verified.depths) {
        if (!is_worth_a_line(depth)) continue;
        worst = std::min(worst, depth.verdict);
        lines += depth_text(report, depth, style);
    }
    if (lines.empty()) return {};
    return fmt::format("{}  {}  ({}:{})\n  {}\n{}\n", painted(title_of(worst), Paint::Bad, style),
                       painted(printable(verified.entry.id), Paint::Strong, style), printable(suite),
                       verified.entry.line, printable(verified.entry.fen), lines);
}

Json json_of(const VerifyReport& report, const gate::VerifiedDepth& depth) {
    Json json{{"depth", depth.depth}, {"verdict", name_of(depth.verdict)}, {"suite", nullptr}};
    if (depth.stated) json["suite"] = count_text(*depth.stated);
    json["references"] = Json::array();
    for (std::size_t i = 0; i < depth.testimonies.size(); ++i) {
        const gate::Testimony& testimony = depth.testimonies[i];
        Json said{{"name", report.references[i]}, {"counted", nullptr}};
        if (testimony.count) said["counted"] = oracle::count_text(*testimony.count);
        if (!testimony.message.empty()) said["message"] = testimony.message;
        if (testimony.failure) said["failure"] = name_of(testimony.failure->kind);
        json["references"].push_back(std::move(said));
    }
    return json;
}

Json json_of(const VerifyReport& report, const gate::VerifiedSuite& suite) {
    Json cases = Json::array();
    for (const gate::VerifiedCase& verified : suite.cases) {
        Json depths = Json::array();
        for (const gate::VerifiedDepth& depth : verified.depths) depths.push_back(json_of(report, depth));
        cases.push_back({{"id", verified.entry.id},
                         {"line", verified.entry.line},
                         {"fen", verified.entry.fen},
                         {"depths", std::move(depths)}});
    }
    return {{"name", suite.name}, {"cases", std::move(cases)}};
}

std::vector<std::string> printable_names(const VerifyReport& report) {
    std::vector<std::string> names;
    for (const std::string& name : report.references) names.push_back(printable(name));
    return names;
}

}  // namespace

std::string verify_line(const VerifyReport& report, Style style) {
    const auto totals = totals_of(report.result);
    std::string line = fmt::format("{} confirmed by {}", counted(totals[Confirmation::Confirmed], "count", style),
                                   fmt::join(printable_names(report), " and "));
    const auto add = [&](Confirmation verdict, std::string_view words) {
        if (totals[verdict] > 0) line += fmt::format(", {} {}", count_text(totals[verdict], style), words);
    };
    add(Confirmation::Filled, "filled in");
    add(Confirmation::Wrong, "wrong");
    add(Confirmation::Quarrel, "about which they quarrel");
    add(Confirmation::Unanswered, "unanswered");
    add(Confirmation::NotAsked, "not asked");
    return fmt::format("{}; {}", line, duration_text(report.result.elapsed));
}

std::string verify_text(const VerifyReport& report, Style style) {
    std::string text;
    for (const gate::VerifiedSuite& suite : report.result.suites) {
        for (const gate::VerifiedCase& verified : suite.cases) text += case_text(report, suite.name, verified, style);
    }
    text += verify_line(report, style) + '\n';
    if (report.result.was_stopped) text += "not all was asked: stopped before the end\n";
    return report.result.gave_up.empty() ? text : text + report.result.gave_up + '\n';
}

std::string verify_json(const VerifyReport& report) {
    Json totals = Json::object();
    const auto counts = totals_of(report.result);
    for (const Confirmation verdict : base::kAll<Confirmation>) totals[std::string(name_of(verdict))] = counts[verdict];
    Json json{{"schema", 1},
              {"references", report.references},
              {"complete", !report.result.was_stopped && report.result.gave_up.empty()},
              {"gave_up", nullptr},
              {"seconds", std::chrono::duration<double>(report.result.elapsed).count()},
              {"totals", std::move(totals)},
              {"suites", Json::array()}};
    if (!report.result.gave_up.empty()) json["gave_up"] = report.result.gave_up;
    for (const gate::VerifiedSuite& suite : report.result.suites) json["suites"].push_back(json_of(report, suite));
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

}  // namespace plyproof::report
