// SPDX-License-Identifier: MIT
#include "doctor/examine.h"

#include <fmt/format.h>

#include <algorithm>
#include <mutex>
#include <variant>

#include "base/printable_text.h"
#include "base/worker_pool.h"
#include "doctor/converse.h"
#include "doctor/judges.h"
#include "uci/words.h"

namespace plyproof::doctor {

namespace {

using Clock = std::chrono::steady_clock;

Talk talk_of(const Patient& patient, const Steps& steps, const ConverseOptions& options) {
    auto peer = patient.start();
    if (!peer) return {.ending = Ending::NotStarted, .trouble = peer.error()};
    return converse(**peer, steps, options);
}

const uci::OptionLine* option_named(const std::vector<uci::OptionLine>& options, std::string_view name) {
    const auto found =
        std::ranges::find_if(options, [=](const uci::OptionLine& option) { return uci::same_name(option.name, name); });
    return found == options.end() ? nullptr : &*found;
}

std::string name_in(const Talk& greeting) {
    for (const TalkLine& line : greeting.lines) {
        const uci::EngineLine said = uci::parse_engine_line(line.text);
        const auto* id = line.is_ours() ? nullptr : std::get_if<uci::IdLine>(&said);
        if (id != nullptr && id->field == "name") return base::printable_text(id->text, 60);
    }
    return {};
}

/// Where a probe sends the least or the most, the engine must have said what that is.
bool has_range(const Probe& probe, const uci::OptionLine& option) {
    const bool wants = std::ranges::any_of(probe.steps, [](const Step& step) {
        return step.kind == StepKind::Try && step.text.find('{') != std::string::npos;
    });
    return !wants || (option.min && option.max);
}

/// The options that a probe wants to try together, where the engine has announced none of them.
std::optional<OptionSet> missing_set(const Probe& probe, const std::vector<uci::OptionLine>& options) {
    for (const Step& step : probe.steps) {
        const auto is_wanted = [&](const uci::OptionLine& option) { return is_in(step.options, option); };
        if (step.kind == StepKind::TryEach && std::ranges::none_of(options, is_wanted)) return step.options;
    }
    return std::nullopt;
}

Finding finding_of(const Probe& probe, Judgement judgement, Talk talk = {}) {
    const Health health = probe.weights[judgement.verdict];
    return {probe, std::move(judgement), health, std::move(talk)};
}

Finding not_tried(const Probe& probe, std::string why) {
    return finding_of(probe, {Verdict::NotTried, std::move(why)});
}

/// Tries one probe on an engine that was greeted once.
Finding tried(const Patient& patient, const Probe& probe, const Talk& greeting, const ExamineOptions& options) {
    if (options.stop.stop_requested()) return not_tried(probe, "interrupted");
    ConverseOptions converse_options{.patience = options.patience};
    if (!probe.needs.empty()) {
        const uci::OptionLine* option = option_named(greeting.options, probe.needs);
        if (option == nullptr) return not_tried(probe, fmt::format("it has no option {}", probe.needs));
        if (!has_range(probe, *option)) return not_tried(probe, fmt::format("{} has no range", probe.needs));
        converse_options.option = *option;
    }
    if (const auto set = missing_set(probe, greeting.options))
        return not_tried(probe, fmt::format("it has no {}", words_for(*set)));
    Talk talk = talk_of(patient, whole_script(probe, patient.set_up), converse_options);
    Judgement judgement = judge(probe, talk);
    return finding_of(probe, std::move(judgement), std::move(talk));
}

/// An engine that was not even greeted: the first probe of the greeting says how, the others are not tried.
std::vector<Finding> findings_of_ungreeted(const std::vector<Probe>& probes, const Talk& greeting) {
    std::vector<Finding> findings;
    findings.reserve(probes.size());
    const auto is_greeting = [](const Probe& probe) { return probe.bare && probe.steps == greet(); };
    const auto first = std::ranges::find_if(probes, is_greeting);
    const Probe& speaker = first == probes.end() ? probes.front() : *first;
    for (const Probe& probe : probes) {
        findings.push_back(&probe == &speaker ? finding_of(probe, judge(probe, greeting), greeting)
                                              : not_tried(probe, "it does not answer uci"));
    }
    return findings;
}

std::optional<std::string> missing_option(const Patient& patient, const Talk& greeting) {
    for (const uci::SetOptionCommand& option : patient.set_up.options) {
        if (option_named(greeting.options, option.name) != nullptr) continue;
        std::string names;
        for (const uci::OptionLine& known : greeting.options) names += (names.empty() ? "" : ", ") + known.name;
        return fmt::format("{} has no option '{}'; it has: {}", patient.name, option.name,
                           names.empty() ? "none" : base::printable_text(names, 600));
    }
    return std::nullopt;
}

std::vector<Finding> try_all(const Patient& patient, const std::vector<Probe>& probes, const Talk& greeting,
                             const ExamineOptions& options) {
    std::vector<std::optional<Finding>> slots(probes.size());
    std::mutex mutex;
    std::size_t done = 0;
    base::run_tasks(
        probes.size(), options.jobs,
        [&](std::size_t index) {
            slots[index] = tried(patient, probes[index], greeting, options);
            const std::lock_guard lock(mutex);
            ++done;
            if (options.progress) options.progress(done, probes.size());
        },
        options.stop);
    std::vector<Finding> findings;
    for (std::size_t i = 0; i < probes.size(); ++i) {
        findings.push_back(slots[i] ? *std::move(slots[i]) : not_tried(probes[i], "interrupted"));
    }
    return findings;
}

}  // namespace

Steps whole_script(const Probe& probe, const EngineSetUp& set_up) {
    Steps steps;
    if (!probe.bare) {
        steps = greet();
        for (const uci::SetOptionCommand& option : set_up.options) steps = steps + send(uci::command_text(option));
        for (const std::string& line : set_up.init) steps = steps + send(line);
        steps = steps + ready();
    }
    steps = steps + probe.steps;
    const bool ends = std::ranges::any_of(
        steps, [](const Step& step) { return step.kind == StepKind::End || step.kind == StepKind::CloseInput; });
    // Whatever it still has to say stands before this readyok, and one that died of the last line is found out.
    return ends ? steps : steps + ready();
}

base::Result<Examination, std::string> examine(const Patient& patient, const std::vector<Probe>& probes,
                                               const ExamineOptions& options) {
    const Clock::time_point begin = Clock::now();
    const Talk greeting = talk_of(patient, greet(), {.patience = options.patience});
    if (greeting.ending == Ending::NotStarted) return base::failure(greeting.trouble);
    Examination examination{.engine = patient.name, .own_name = name_in(greeting)};
    examination.greeted = greeting.ending == Ending::Complete;
    if (examination.greeted) {
        if (auto missing = missing_option(patient, greeting)) return base::failure(*std::move(missing));
        examination.findings = try_all(patient, probes, greeting, options);
    } else if (!probes.empty()) {
        examination.findings = findings_of_ungreeted(probes, greeting);
    }
    examination.interrupted = options.stop.stop_requested();
    examination.time = Clock::now() - begin;
    return examination;
}

std::size_t count_of(const Examination& examination, Health health) {
    return static_cast<std::size_t>(std::ranges::count(examination.findings, health, &Finding::health));
}

std::size_t count_of(const Examination& examination, Verdict verdict) {
    return static_cast<std::size_t>(std::ranges::count_if(
        examination.findings, [=](const Finding& finding) { return finding.judgement.verdict == verdict; }));
}

}  // namespace plyproof::doctor
