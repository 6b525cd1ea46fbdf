// SPDX-License-Identifier: MIT
#include "doctor_options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <limits>

#include "base/worker_pool.h"
#include "common/duration.h"
#include "common/format_option.h"
#include "common/input.h"
#include "common/numbers.h"
#include "perft/free_memory.h"

namespace plyproof::crosscheck {

namespace {

constexpr std::uint64_t kMegabyte = 1u << 20;

std::string timeout_fault(const std::string& text) {
    const auto duration = apps::parse_duration(text);
    if (!duration) return duration.error();
    return duration->count() > 0 ? "" : "an engine must be given some time: nothing here waits for ever";
}

}  // namespace

std::chrono::milliseconds DoctorOptions::patience() const { return *apps::parse_duration(timeout); }

unsigned DoctorOptions::processes() const {
    constexpr unsigned kWise = 4;  // each may take its memory and be measured by its time
    return jobs > 0 ? jobs : std::min(base::hardware_threads(), kWise);
}

std::uint64_t DoctorOptions::memory() const {
    constexpr std::uint64_t kUsual = 2048 * kMegabyte;
    constexpr std::uint64_t kLeast = 256 * kMegabyte;
    if (megabytes) return *megabytes * kMegabyte;
    const auto read = [](const std::string& path) -> std::optional<std::string> {
        auto text = apps::read_text(path, {});
        return text ? std::optional(*std::move(text)) : std::nullopt;
    };
    const std::uint64_t free = perft::free_memory(read).value_or(kUsual);
    return std::clamp(free / 2 / processes(), kLeast, kUsual);
}

void add_doctor_options(CLI::App& command, DoctorOptions& options) {
    command.add_option("--engine", options.engine.engine, "The UCI engine that is looked at")
        ->type_name("CMD")
        ->group("Engines");
    add_opening_options(command, options.engine, "--engine");
    command.add_option("--only", options.only, "Only this probe, or this group of probes (repeatable)")
        ->type_name("ID|GROUP")
        ->allow_extra_args(false);
    command.add_flag("--list", options.list, "Print the probes and end");
    command.add_option("--timeout", options.timeout, "How long for each answer (default: 10s)")
        ->check(CLI::Validator(timeout_fault, "", "duration"))
        ->type_name("TIME");
    command
        .add_option("--memory", options.megabytes,
                    "Megabytes that a process may take; 0 sets no limit (default: 2048,\nor less on small machines)")
        ->check(apps::whole_number(0, std::numeric_limits<std::uint64_t>::max() / kMegabyte))
        ->type_name("MB");
    command
        .add_option("-j,--jobs", options.jobs,
                    "Processes at a time (default: as many as the machine has\nthreads, "
                    "at most 4)")
        ->check(apps::whole_number(1, 256))
        ->type_name("N");
    apps::add_format_option(command, options.format, {"text", "json", "markdown"});
}

std::optional<std::string> usage_error(const DoctorOptions& options) {
    if (options.list || options.engine.engine) return std::nullopt;
    return "--engine is required: the command that starts the engine, such as --engine ./mine";
}

const char* doctor_examples() {
    return "Examples:\n"
           "  crosscheck doctor --engine ./mine\n"
           "  crosscheck doctor --engine './mine --uci' --option Hash=64 --only options --only go\n"
           "  crosscheck doctor --engine ./mine --only fen-checkmate\n"
           "  crosscheck doctor --list\n"
           "\n"
           "Exit code: 0 no fault (warnings do not count), 1 a fault was found, 2 bad usage, 3 the engine cannot be\n"
           "started, 4 own failure, 130 interrupted.\n";
}

}  // namespace plyproof::crosscheck
