// SPDX-License-Identifier: MIT
// A program that is to be asked: how to start it, and what the user wants to be set up. Nothing is started yet.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "oracle/oracle_error.h"
#include "oracle/waits.h"
#include "process/peer.h"

namespace plyproof::oracle {

/// Which way a traced line went.
enum class TraceWay : std::uint8_t { ToProgram, FromProgram, StandardError };

struct TraceLine {
    TraceWay way;
    std::chrono::nanoseconds time;  ///< since the program was named
    std::string_view text;
};

/// Called with every line that goes either way, on the thread that asks.
using Trace = std::function<void(const TraceLine& line)>;

struct EngineOption {
    std::string name;
    std::string value;  ///< empty for a button
};

struct ProgramOptions {
    std::string folder{};                 ///< where it begins; empty: where we are
    std::vector<EngineOption> options{};  ///< set after the greeting
    std::vector<std::string> init{};      ///< lines sent behind the options, as they are
    Waits waits{};
    Trace trace{};
    std::stop_token stop{};
};

/// Starts the program with more arguments; the error says why it could not be.
using StartPeer =
    std::function<base::Result<std::unique_ptr<process::Peer>, std::string>(const std::vector<std::string>& more)>;

struct Program {
    std::string name;  ///< the command as it was given
    StartPeer start;
    ProgramOptions options;
};

/// Understands a command (process/command_line.h) and finds its program; NotStarted when it cannot.
[[nodiscard]] base::Result<Program, OracleError> find_program(const std::string& command, ProgramOptions options);

/// The same program, whose lines go through its trace. REQUIRES: `program` outlives the peer.
[[nodiscard]] base::Result<std::unique_ptr<process::Peer>, std::string> start_traced(
    const Program& program, const std::vector<std::string>& more_arguments);

}  // namespace plyproof::oracle
