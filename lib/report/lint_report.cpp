// SPDX-License-Identifier: MIT
#include "report/lint_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <nlohmann/json.hpp>
#include <unordered_map>

#include "report/github_command.h"
#include "report/input_problem.h"
#include "report/position_words.h"
#include "report/text_parts.h"

namespace plyproof::report {
namespace {

using suite::LintFinding;
using suite::LintKind;
using suite::LintLevel;
using Json = nlohmann::ordered_json;

std::string other_case(const LintFinding& finding) {
    return fmt::format("'{}' ({}:{})", printable(finding.other_id), printable(finding.other_file), finding.other_line);
}

// The FEN of the case that a finding is about.
class FenIndex {
public:
    explicit FenIndex(const std::vector<suite::ParsedSuite>& suites) {
        for (const suite::ParsedSuite& parsed : suites) {
            auto& fens = fens_[parsed.suite.name];
            for (const suite::Case& entry : parsed.suite.cases) fens.emplace(entry.id, entry.fen);
        }
    }

    [[nodiscard]] std::string_view of(const LintFinding& finding) const {
        const auto fens = fens_.find(finding.file);
        if (fens == fens_.end()) return {};
        const auto fen = fens->second.find(finding.id);
        return fen == fens->second.end() ? std::string_view{} : fen->second;
    }

private:
    std::unordered_map<std::string_view, std::unordered_map<std::string_view, std::string_view>> fens_;
};

Paint paint_of(LintLevel level) {
    if (level == LintLevel::Error) return Paint::Bad;
    return level == LintLevel::Warning ? Paint::Warning : Paint::Faint;
}

std::string place_of(const LintFinding& finding) {
    std::string place = printable(finding.file);
    if (finding.line > 0) place += fmt::format(":{}", finding.line);
    if (finding.error && finding.error->column > 0) place += fmt::format(":{}", finding.error->column);
    return place;
}

std::size_t count_of(const std::vector<LintFinding>& findings, LintLevel level) {
    return static_cast<std::size_t>(std::count_if(findings.begin(), findings.end(),
                                                  [=](const LintFinding& finding) { return finding.level == level; }));
}

Json json_of(const LintFinding& finding, std::string_view fen) {
    Json json{{"kind", name_of(finding.kind)}, {"level", name_of(finding.level)}, {"file", finding.file}};
    if (finding.line > 0) json["line"] = finding.line;
    if (finding.error) json["column"] = finding.error->column;
    if (!finding.id.empty()) json["id"] = finding.id;
    if (!finding.other_id.empty()) json["other_id"] = finding.other_id;
    if (!finding.other_file.empty()) json["other_file"] = finding.other_file;
    if (finding.other_line > 0) json["other_line"] = finding.other_line;
    if (finding.depth > 0) {
        json["depth"] = finding.depth;
        json["nodes"] = count_text(finding.nodes);
        json["expected"] = count_text(finding.expected);
    }
    json["message"] = lint_message(finding, fen);
    return json;
}

// "error", "warning" and "notice": GitHub has no notes.
std::string_view github_level(LintLevel level) { return level == LintLevel::Note ? "notice" : name_of(level); }

}  // namespace

std::string lint_message(const LintFinding& finding, std::string_view fen) {
    switch (finding.kind) {
        case LintKind::Unreadable:
            return finding.error ? problem_of(*finding.error).message : "this line is no case";
        case LintKind::NoCases:
            return "there is no case in this file";
        case LintKind::Contradiction:
            return fmt::format("depth {} has {} leaves here, but {} in {}, which is the same position", finding.depth,
                               finding.nodes, finding.expected, other_case(finding));
        case LintKind::WrongDepthOne:
            return fmt::format("depth 1 has {} leaves here, but there are {} legal moves", finding.nodes,
                               finding.expected);
        case LintKind::ImpossibleCount:
            return fmt::format("no tree has {} leaves at depth {}: {} is the bound", finding.nodes, finding.depth,
                               finding.expected);
        case LintKind::ImpossiblePosition:
        case LintKind::Fixed:
        case LintKind::GuessedChess960:
        case LintKind::Unreachable:
            return finding.problem ? problem_words({*finding.problem}, fen) : "no position can be made from the FEN";
        case LintKind::Duplicate:
            return "the same position as " + other_case(finding);
        case LintKind::DuplicateId:
            return fmt::format("the id '{}' was used before", printable(finding.other_id));
        case LintKind::NoId:
            return "this case has no id of its own";
        case LintKind::NoExpectation:
            return "this case says nothing about counts";
    }
    return {};
}

std::string lint_text(const LintReport& report, Style style) {
    const FenIndex fens(report.suites);
    std::string text;
    for (const LintFinding& finding : report.findings) {
        const std::string id = finding.id.empty() ? "" : printable(finding.id) + ": ";
        text += fmt::format("{}: {}: {}{} [{}]\n", place_of(finding),
                            painted(name_of(finding.level), paint_of(finding.level), style), id,
                            lint_message(finding, fens.of(finding)), name_of(finding.kind));
    }
    return text + fmt::format("{}, {}, {}\n", counted(count_of(report.findings, LintLevel::Error), "error", style),
                              counted(count_of(report.findings, LintLevel::Warning), "warning", style),
                              counted(count_of(report.findings, LintLevel::Note), "note", style));
}

std::string lint_json(const LintReport& report) {
    const FenIndex fens(report.suites);
    Json list = Json::array();
    for (const LintFinding& finding : report.findings) list.push_back(json_of(finding, fens.of(finding)));
    const Json json{{"schema", 1}, {"findings", std::move(list)}};
    return json.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
}

std::string lint_github(const LintReport& report) {
    const FenIndex fens(report.suites);
    std::string text;
    for (const LintFinding& finding : report.findings) {
        const std::string message = lint_message(finding, fens.of(finding));
        text += github_command({.level = github_level(finding.level),
                                .file = finding.file,
                                .line = finding.line,
                                .column = finding.error ? finding.error->column : 0,
                                .title = name_of(finding.kind),
                                .message = message});
    }
    return text;
}

}  // namespace plyproof::report
