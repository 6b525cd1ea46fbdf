// SPDX-License-Identifier: MIT
// What a probe says to an engine and waits for, step by step. Lines may hold the values that the engine announced for
// the option that the probe needs: {min}, {max}, {below} (min - 1), {above} (max + 1).
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "uci/engine_line.h"

namespace plyproof::doctor {

enum class StepKind : std::uint8_t {
    Send,         ///< a line
    Try,          ///< a line, which is what the probe is about
    Await,        ///< until so many lines with this first word have come
    Listen,       ///< to whatever comes, for some time
    SetDefaults,  ///< each option that was announced to its own default
    TryEach,      ///< each option of a kind that was announced, with the value that is tried on that kind
    CloseInput,   ///< the end of the engine's input
    End,          ///< until it has ended
};

/// Options that are tried together, and the value that is tried on them.
enum class OptionSet : std::uint8_t {
    Combos,         ///< a value that it does not name
    EmptyStrings,   ///< strings that are empty by default: `<empty>`
    FilledStrings,  ///< those that are not: `<empty>` too
};

struct Step {
    StepKind kind;
    std::string text{};
    unsigned times = 1;
    std::chrono::milliseconds time{};
    OptionSet options = OptionSet::Combos;

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
/// The lines that set each option of that set, which are what the probe is about.
[[nodiscard]] Steps try_each(OptionSet options);
[[nodiscard]] Steps close_input();
[[nodiscard]] Steps end();

/// `uci` until `uciok`.
[[nodiscard]] Steps greet();
/// Sends a line and waits for one bestmove.
[[nodiscard]] Steps search(std::string_view go = "go depth 1");

[[nodiscard]] bool is_in(OptionSet options, const uci::OptionLine& option);
/// "combo option", "string option that is empty by default", ...
[[nodiscard]] std::string_view words_for(OptionSet options);
/// What is tried on it. REQUIRES: the option is in one of the sets.
[[nodiscard]] std::string value_tried_on(const uci::OptionLine& option);

[[nodiscard]] Steps operator+(Steps first, const Steps& second);
/// The same steps so many times.
[[nodiscard]] Steps repeated(unsigned times, const Steps& steps);

}  // namespace plyproof::doctor
