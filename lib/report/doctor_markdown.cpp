// SPDX-License-Identifier: MIT
#include "report/doctor_markdown.h"

#include <fmt/format.h>

#include <optional>

#include "report/doctor_parts.h"
#include "report/text_parts.h"

namespace plyproof::report {

namespace {

/// Text of somebody else in a cell: what Markdown would take for markup is protected.
std::string cell(std::string_view text) {
    std::string safe;
    for (const char c : printable(text)) {
        if (std::string_view("\\`*_|<>[]").find(c) != std::string_view::npos) safe += '\\';
        safe += c;
    }
    return safe;
}

}  // namespace

std::string doctor_markdown(const doctor::Examination& examination) {
    std::string text =
        fmt::format("## {}\n\n", cell(examination.own_name.empty() ? examination.engine : examination.own_name));
    text += fmt::format("`{}`. {}.\n\n| probe | verdict | |\n|---|---|---|\n", printable(examination.engine),
                        summary_words(examination));
    for (const doctor::Finding& finding : examination.findings) {
        const bool healthy = finding.health == doctor::Health::Healthy;
        text += fmt::format("| {} | {} | {} |\n", finding.probe.id, cell(verdict_words(finding.judgement)),
                            healthy ? "" : fmt::format("**{}**", name_of(finding.health)));
    }
    return text;
}

std::string probes_markdown(const std::vector<doctor::Probe>& probes) {
    std::string text;
    std::optional<doctor::Group> group;
    for (const doctor::Probe& probe : probes) {
        if (group != probe.group) {
            text += fmt::format("{}### {}\n\n| probe | what is tried | a right engine | why |\n|---|---|---|---|\n",
                                group ? "\n" : "", name_of(probe.group));
            group = probe.group;
        }
        text += fmt::format("| {} | {} | {} | {} |\n", probe.id, cell(probe.tries), cell(probe.right), cell(probe.why));
    }
    return text;
}

}  // namespace plyproof::report
