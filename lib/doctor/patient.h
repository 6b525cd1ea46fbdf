// SPDX-License-Identifier: MIT
// The engine that is looked at: how to start it, again and again, and what its user wants to be set up first.
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

#include "base/result.h"
#include "process/limits.h"
#include "process/peer.h"
#include "uci/command.h"

namespace plyproof::doctor {

/// Starts a process; the error says why it could not be.
using StartPeer = std::function<base::Result<std::unique_ptr<process::Peer>, std::string>()>;

struct EngineSetUp {
    std::vector<uci::SetOptionCommand> options{};  ///< set behind the greeting
    std::vector<std::string> init{};               ///< lines sent behind the options, as they are
};

struct Patient {
    std::string name;  ///< the command as it was given
    StartPeer start;
    EngineSetUp set_up{};
};

struct PatientOptions {
    std::string folder{};  ///< where it begins; empty: where we are
    process::Limits limits{};
    EngineSetUp set_up{};
    std::stop_token stop{};
};

/// Understands a command (process/command_line.h) and finds its program; the error says what is wrong. Nothing is
/// started yet.
[[nodiscard]] base::Result<Patient, std::string> find_patient(const std::string& command,
                                                              const PatientOptions& options);

/// Why `file` could not be started, from the error of the process, with what to do about it where there is something: a
/// program with rights that are not ours can only be limited by the superuser; a copy of it has none.
[[nodiscard]] std::string with_advice(const std::string& error, const std::string& file);

}  // namespace plyproof::doctor
