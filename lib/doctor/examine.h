// SPDX-License-Identifier: MIT
// Goes through a table of probes with an engine, each in a process of its own. First the engine is greeted once, to
// learn its name and its options: one that does not answer is not tried further.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "doctor/patient.h"
#include "doctor/probe.h"

namespace plyproof::doctor {

struct Finding {
    Probe probe;
    Judgement judgement;
    Health health = Health::Healthy;
    Talk talk{};
};

struct Examination {
    std::string engine{};    ///< the command
    std::string own_name{};  ///< what it calls itself
    std::vector<Finding> findings{};
    bool greeted = false;      ///< it said uciok
    bool interrupted = false;  ///< not all was tried
    std::chrono::nanoseconds time{};
};

struct ExamineOptions {
    std::chrono::milliseconds patience = std::chrono::seconds(10);  ///< for each answer; greater than zero
    unsigned jobs = 1;                                              ///< processes at a time
    std::stop_token stop{};
    std::function<void(std::size_t done, std::size_t total)> progress{};  ///< not called by several threads at once
};

/// Tries all probes. The error says why there is nothing to be tried: it cannot be started, or it lacks an option that
/// its user wants to be set.
[[nodiscard]] base::Result<Examination, std::string> examine(const Patient& patient, const std::vector<Probe>& probes,
                                                             const ExamineOptions& options);

/// What is sent for a probe in the end: greeting and set-up before it, an isready behind it.
[[nodiscard]] Steps whole_script(const Probe& probe, const EngineSetUp& set_up);

[[nodiscard]] std::size_t count_of(const Examination& examination, Health health);
[[nodiscard]] std::size_t count_of(const Examination& examination, Verdict verdict);

}  // namespace plyproof::doctor
