// SPDX-License-Identifier: MIT
#include "doctor_command.h"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <algorithm>
#include <memory>

#include "common/progress_line.h"
#include "doctor/examine.h"
#include "doctor/probes.h"
#include "doctor_options.h"
#include "report/doctor_json.h"
#include "report/doctor_markdown.h"
#include "report/doctor_text.h"

namespace plyproof::crosscheck {

namespace {

using apps::ExitCode;

/// An engine that got away from us ends by itself when it has burnt so much.
constexpr std::chrono::minutes kMostCpuTime{10};

std::string unknown_name_error(const std::string& name) {
    std::string groups;
    for (const doctor::Group group : base::kAll<doctor::Group>) {
        groups += (groups.empty() ? "" : ", ") + std::string(name_of(group));
    }
    return fmt::format(
        "--only {}: there is no probe or group of that name; the groups are {}, and --list prints the probes", name,
        groups);
}

/// In the order of the table, each once however often it is named; without names all of them.
base::Result<std::vector<doctor::Probe>, std::string> chosen_probes(const std::vector<std::string>& names) {
    std::vector<doctor::Probe> probes = doctor::all_probes();
    for (const std::string& name : names) {
        const bool is_known =
            std::ranges::any_of(probes, [&](const doctor::Probe& probe) { return is_named(probe, name); });
        if (!is_known) return base::failure(unknown_name_error(name));
    }
    if (names.empty()) return probes;
    std::erase_if(probes, [&](const doctor::Probe& probe) {
        return std::ranges::none_of(names, [&](const std::string& name) { return is_named(probe, name); });
    });
    return probes;
}

ExitCode list(const std::vector<doctor::Probe>& probes, const std::string& format, apps::Console& console) {
    if (format == "json") {
        console.print(report::probes_json(probes));
    } else if (format == "markdown") {
        console.print(report::probes_markdown(probes));
    } else {
        console.print(report::probes_text(probes, console.style()));
    }
    return ExitCode::Agrees;
}

doctor::EngineSetUp set_up_of(const apps::EngineOptions& options) {
    doctor::EngineSetUp set_up{.options = {}, .init = options.init};
    for (const oracle::EngineOption& option : apps::engine_options(options.options)) {
        uci::SetOptionCommand command{option.name, std::nullopt};
        if (!option.value.empty()) command.value = option.value;
        set_up.options.push_back(std::move(command));
    }
    return set_up;
}

base::Result<doctor::Examination, std::string> examine(const DoctorOptions& options,
                                                       const std::vector<doctor::Probe>& probes,
                                                       apps::Console& console) {
    const auto patient = doctor::find_patient(
        *options.engine.engine, {.folder = options.engine.folder,
                                 .limits = {.memory = options.memory(), .cpu_time = kMostCpuTime, .core_files = false},
                                 .set_up = set_up_of(options.engine),
                                 .stop = console.stop()});
    if (!patient) return base::failure(patient.error());
    apps::ProgressLine line(console, "probes");
    return doctor::examine(
        *patient, probes,
        {.patience = options.patience(),
         .jobs = options.processes(),
         .stop = console.stop(),
         .progress = [&line](std::size_t done, std::size_t total) { line.update({.done = done, .total = total}); }});
}

void print(const doctor::Examination& examination, const std::string& format, apps::Console& console) {
    if (format == "json") return console.print(report::doctor_json(examination));
    if (format == "markdown") return console.print(report::doctor_markdown(examination));
    console.print(report::doctor_text(examination, {.style = console.style(), .brief = console.quiet()}));
}

ExitCode run(const DoctorOptions& options, apps::Console& console) {
    if (const auto error = usage_error(options)) {
        console.error(*error + "\n  'crosscheck doctor --help' lists the options.");
        return ExitCode::BadInput;
    }
    const auto probes = chosen_probes(options.only);
    if (!probes) {
        console.error(probes.error());
        return ExitCode::BadInput;
    }
    if (options.list) return list(*probes, options.format, console);
    const auto examination = examine(options, *probes, console);
    if (!examination) {
        console.error(examination.error());
        return console.stop().stop_requested() ? console.stop_code() : ExitCode::ProgramFailed;
    }
    print(*examination, options.format, console);
    if (!examination->greeted && !examination->interrupted) {
        console.note(
            "it does not answer 'uci'. Is it a UCI engine? Some need an argument (gnuchess --uci), some speak\n"
            "  xboard only; a program that was built with a sanitizer needs --memory 0.");
    }
    const bool faulty = count_of(*examination, doctor::Health::Fault) > 0;
    return combined(faulty ? ExitCode::Disagreement : ExitCode::Agrees, console.stop_code());
}

}  // namespace

void add_doctor_command(CLI::App& app, Action& action) {
    auto options = std::make_shared<DoctorOptions>();
    CLI::App* command = app.add_subcommand("doctor", "Is a UCI engine healthy? Protocol and bad input, probe by probe");
    command->fallthrough()->footer(doctor_examples());
    add_doctor_options(*command, *options);
    command->callback(
        [options, &action] { action = [options](apps::Console& console) { return run(*options, console); }; });
}

}  // namespace plyproof::crosscheck
