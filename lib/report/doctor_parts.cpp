// SPDX-License-Identifier: MIT
#include "report/doctor_parts.h"

#include <fmt/format.h>

#include <utility>

#include "base/printable_text.h"
#include "report/command_text.h"
#include "report/text_parts.h"

namespace plyproof::report {

namespace {

using doctor::Verdict;

constexpr std::size_t kLineShown = 110;

std::string spaced(std::string_view name) {
    std::string words(name);
    for (char& c : words) {
        if (c == '-') c = ' ';
    }
    return words;
}

struct ShownLine {
    std::string text;
    bool is_ours;
    std::size_t times = 1;
};

/// Equal neighbours are one line with a number.
std::vector<ShownLine> marked_lines(const doctor::Talk& talk) {
    std::vector<ShownLine> lines;
    const auto add = [&](std::string text, bool is_ours) {
        if (!lines.empty() && lines.back().text == text) {
            ++lines.back().times;
        } else {
            lines.push_back({std::move(text), is_ours});
        }
    };
    for (const doctor::TalkLine& line : talk.lines) {
        add((line.is_ours() ? "> " : "< ") + base::printable_text(line.text, kLineShown), line.is_ours());
    }
    if (!talk.unfinished.empty())
        add("< " + base::printable_text(talk.unfinished, kLineShown) + " (no line end)", false);
    return lines;
}

std::string left_out(std::size_t lines) { return fmt::format("... {}", counted(lines, "line")); }

/// The engine's lines in a row without all but the last ones.
std::vector<std::string> thinned(const std::vector<ShownLine>& lines) {
    constexpr std::size_t kKept = 3;
    std::vector<std::string> kept;
    for (std::size_t begin = 0; begin < lines.size();) {
        std::size_t end = begin;
        while (end < lines.size() && lines[end].is_ours == lines[begin].is_ours) ++end;
        // One line more is no longer than the words that it is left out.
        if (!lines[begin].is_ours && end - begin > kKept + 1) {
            kept.push_back(left_out(end - begin - kKept));
            begin = end - kKept;
        }
        for (; begin < end; ++begin) {
            const ShownLine& line = lines[begin];
            kept.push_back(line.times > 1 ? fmt::format("{} ({} times)", line.text, line.times) : line.text);
        }
    }
    return kept;
}

}  // namespace

std::string verdict_words(const doctor::Judgement& judgement) {
    const std::string name = spaced(name_of(judgement.verdict));
    return judgement.text.empty() ? name : name + ": " + printable(judgement.text);
}

std::vector<std::string> talk_lines(const doctor::Talk& talk, std::size_t most) {
    std::vector<std::string> lines = thinned(marked_lines(talk));
    if (lines.size() > most) {
        const std::size_t too_many = lines.size() - most;
        lines.erase(lines.begin(), lines.begin() + static_cast<std::ptrdiff_t>(too_many));
        lines.insert(lines.begin(), left_out(too_many) + " before");
    }
    for (const std::string& line : talk.errors) lines.push_back("! " + base::printable_text(line, kLineShown));
    return lines;
}

std::string advice(const doctor::Finding& finding) {
    switch (finding.judgement.verdict) {
        case Verdict::Crashed:
            return "run it under a debugger (gdb --args ...) or built with -fsanitize=address,undefined, and type the "
                   "lines behind >";
        case Verdict::Hung:
            return "type the lines behind > and attach a debugger (gdb -p ...): the thread that reads input must "
                   "never wait for the search";
        case Verdict::Wrong:
        case Verdict::Ignored:
        case Verdict::ErrorText:
            return "type the lines behind >, or repeat it alone";
        case Verdict::Answered:
        case Verdict::NotTried:
            break;
    }
    return {};
}

std::string repeat_command(const doctor::Examination& examination, const doctor::Probe& probe) {
    return fmt::format("crosscheck doctor --engine {} --only {}", shell_word(examination.engine), probe.id);
}

std::string summary_words(const doctor::Examination& examination) {
    const std::size_t not_tried = count_of(examination, Verdict::NotTried);
    const std::size_t healthy = count_of(examination, doctor::Health::Healthy) - not_tried;
    std::string words = fmt::format("{}: {} healthy, {}, {}", counted(examination.findings.size(), "probe"), healthy,
                                    counted(count_of(examination, doctor::Health::Warning), "warning"),
                                    counted(count_of(examination, doctor::Health::Fault), "fault"));
    if (not_tried > 0) words += fmt::format(", {} not tried", not_tried);
    return words;
}

}  // namespace plyproof::report
