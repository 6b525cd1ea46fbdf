// SPDX-License-Identifier: MIT
// The options of crosscheck doctor.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "common/engine_options.h"

namespace plyproof::crosscheck {

struct DoctorOptions {
    apps::EngineOptions engine{};
    std::vector<std::string> only{};  ///< groups or ids
    std::string timeout = "10s";
    std::optional<std::uint64_t> megabytes{};  ///< 0: no limit
    unsigned jobs = 0;                         ///< 0: as many as is wise here
    std::string format = "text";
    bool list = false;

    [[nodiscard]] std::chrono::milliseconds patience() const;
    [[nodiscard]] unsigned processes() const;
    /// Bytes; 0: no limit. Without an option 2 GB, or less where the machine has no more to give.
    [[nodiscard]] std::uint64_t memory() const;
};

/// Adds them to the command; `options` must live as long.
void add_doctor_options(CLI::App& command, DoctorOptions& options);

/// What only the options together can get wrong: the text to print, or nothing.
[[nodiscard]] std::optional<std::string> usage_error(const DoctorOptions& options);

/// The lines at the end of --help.
[[nodiscard]] const char* doctor_examples();

}  // namespace plyproof::crosscheck
