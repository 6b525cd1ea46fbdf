// SPDX-License-Identifier: MIT
#include "report/doctor_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "report/doctor_parts.h"
#include "report/text_parts.h"

namespace plyproof::report {

namespace {

using doctor::Finding;
using doctor::Health;
using doctor::Verdict;

Paint paint_of(const Finding& finding) {
    if (finding.health == Health::Fault) return Paint::Bad;
    if (finding.health == Health::Warning) return Paint::Warning;
    return finding.judgement.verdict == Verdict::NotTried ? Paint::Faint : Paint::Good;
}

std::string mark_of(const Finding& finding) {
    if (finding.health == Health::Healthy) return finding.judgement.verdict == Verdict::NotTried ? "-" : "ok";
    return std::string(name_of(finding.health));
}

std::size_t widest_id(const std::vector<doctor::Probe>& probes) {
    std::size_t widest = 0;
    for (const doctor::Probe& probe : probes) widest = std::max(widest, probe.id.size());
    return widest;
}

std::string table_of(const doctor::Examination& examination, Style style) {
    std::vector<doctor::Probe> probes;
    for (const Finding& finding : examination.findings) probes.push_back(finding.probe);
    const std::size_t id_width = widest_id(probes);
    constexpr std::size_t kMarkWidth = 7;
    std::string text;
    std::optional<doctor::Group> group;
    for (const Finding& finding : examination.findings) {
        if (group != finding.probe.group) {
            text += painted(name_of(finding.probe.group), Paint::Strong, style) + '\n';
            group = finding.probe.group;
        }
        const std::string mark = fmt::format("{:<{}}", mark_of(finding), kMarkWidth);
        text += fmt::format("  {}  {:<{}}  {}\n", painted(mark, paint_of(finding), style), finding.probe.id, id_width,
                            verdict_words(finding.judgement));
    }
    return text;
}

std::string details_of(const doctor::Examination& examination, const Finding& finding, Style style) {
    const std::string label = finding.health == Health::Fault ? "FAULT" : "warning";
    std::string text = fmt::format("\n{}  {}  {}\n  {}\n", painted(label, paint_of(finding), style),
                                   painted(finding.probe.id, Paint::Strong, style), finding.probe.tries,
                                   verdict_words(finding.judgement));
    for (const std::string& line : talk_lines(finding.talk)) text += "    " + line + '\n';
    text += fmt::format("  right:  it {}\n  why:    {}\n", finding.probe.right, finding.probe.why);
    if (const std::string what = advice(finding); !what.empty()) text += fmt::format("  to do:  {}\n", what);
    return text + fmt::format("  again:  {}\n", repeat_command(examination, finding.probe));
}

std::string verdict_line(const doctor::Examination& examination, Style style) {
    const Health worst = count_of(examination, Health::Fault) > 0     ? Health::Fault
                         : count_of(examination, Health::Warning) > 0 ? Health::Warning
                                                                      : Health::Healthy;
    const Paint paint = worst == Health::Fault ? Paint::Bad : worst == Health::Warning ? Paint::Warning : Paint::Good;
    std::string line = painted(summary_words(examination), paint, style);
    return line + fmt::format("; {}\n", duration_text(examination.time));
}

}  // namespace

std::string doctor_text(const doctor::Examination& examination, const DoctorTextOptions& options) {
    const Style style = options.style;
    std::string text = printable(examination.engine);
    if (!examination.own_name.empty()) text += ": " + printable(examination.own_name);
    text += '\n';
    if (!options.brief) text += table_of(examination, style);
    for (const Health health : {Health::Warning, Health::Fault}) {
        for (const Finding& finding : examination.findings) {
            if (finding.health == health) text += details_of(examination, finding, style);
        }
    }
    if (examination.interrupted) text += "\ninterrupted: not everything was tried\n";
    return text + '\n' + verdict_line(examination, style);
}

std::string probes_text(const std::vector<doctor::Probe>& probes, Style style) {
    const std::size_t width = widest_id(probes);
    std::string text;
    std::optional<doctor::Group> group;
    for (const doctor::Probe& probe : probes) {
        if (group != probe.group) {
            text += painted(name_of(probe.group), Paint::Strong, style) + '\n';
            group = probe.group;
        }
        text += fmt::format("  {:<{}}  {}: {}\n", probe.id, width, probe.tries, probe.right);
    }
    return text;
}

}  // namespace plyproof::report
