// SPDX-License-Identifier: MIT
// What a probe says to an engine and waits for, step by step. Lines may hold the values that the engine announced for
// the option that the probe needs: {min}, {max}, {below} (min - 1), {above} (max + 1).
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace plyproof::doctor {

enum class StepKind : std::uint8_t {
    Send,         ///< a line
    Try,          ///< a line, which is what the probe is about
    Await,        ///< until so many lines with this first word have come
    Listen,       ///< to whatever comes, for some time
    SetDefaults,  ///< each option that was announced to its own default
    CloseInput,   ///< the end of the engine's input
    End,          ///< until it has ended
};

struct Step {
    StepKind kind;
    std::string text{};
    unsigned times = 1;
    std::chrono::milliseconds time{};

    friend bool operator==(const Step&, const Step&) = default;
};

using Steps = std::vector<Step>;

[[nodiscard]] Steps send(std::string_view line);
/// The line that the probe is about: what is said up to the next readyok is the answer to it.
[[nodiscard]] Steps try_line(std::string_view line);
[[nodiscard]] Steps await(std::string_view word, unsigned times = 1);
/// `isready`, until its own `readyok` has come and all before it.
[[nodiscard]] Steps ready();
[[nodiscard]] Steps listen(std::chrono::milliseconds time);
[[nodiscard]] Steps set_defaults();
[[nodiscard]] Steps close_input();
[[nodiscard]] Steps end();

/// `uci` until `uciok`.
[[nodiscard]] Steps greet();
/// Sends a line and waits for one bestmove.
[[nodiscard]] Steps search(std::string_view go = "go depth 1");

[[nodiscard]] Steps operator+(Steps first, const Steps& second);
/// The same steps so many times.
[[nodiscard]] Steps repeated(unsigned times, const Steps& steps);

}  // namespace plyproof::doctor
