// SPDX-License-Identifier: MIT
// Talk: one conversation with an engine as it went, and how it came to its end. Judges read it; nothing here has an
// opinion. Of an engine that talks without end only the lines that matter are kept.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "process/exit_status.h"
#include "uci/engine_line.h"

namespace plyproof::doctor {

enum class Way : std::uint8_t { Sent, Tried, Said };

struct TalkLine {
    Way way;
    std::string text;
    std::chrono::nanoseconds time{};  ///< since the conversation began

    [[nodiscard]] bool is_ours() const { return way != Way::Said; }
    friend bool operator==(const TalkLine&, const TalkLine&) = default;
};

enum class Ending : std::uint8_t {
    Complete,    ///< all steps were gone through
    NotStarted,  ///< the program could not be started
    Ended,       ///< it ended, or closed its output, before the steps did
    Silent,      ///< what was waited for did not come
    Endless,     ///< it wrote more than anybody wants to read
    Stopped,     ///< we were asked to stop
};

struct Talk {
    std::vector<TalkLine> lines{};
    std::vector<std::string> errors{};  ///< the last lines of its standard error
    std::string unfinished{};           ///< what came without a line end
    Ending ending = Ending::Complete;
    std::string waited_for{};                   ///< "bestmove", "readyok", "its end": where the steps broke off
    std::string trouble{};                      ///< NotStarted: why
    std::optional<process::ExitStatus> exit{};  ///< how it ended, where it did
    bool alive = false;                         ///< Silent: it answered a later isready
    bool stopped_late = false;                  ///< Silent: the bestmove came after a stop that no step has
    std::vector<uci::OptionLine> options{};     ///< announced in this conversation
    std::chrono::milliseconds patience{};       ///< how long each wait was
    std::chrono::nanoseconds time{};            ///< of it all
};

/// The first word of a line.
[[nodiscard]] std::string_view first_word(std::string_view line);

/// The `bestmove` lines, in order.
[[nodiscard]] std::vector<uci::BestMoveLine> best_moves(const Talk& talk);

/// The lines of that first word that the engine has said.
[[nodiscard]] std::size_t times_said(const Talk& talk, std::string_view word);

/// The last line that was sent, isready aside, since it only shows what the line before it has done; empty when there
/// is none.
[[nodiscard]] std::string last_sent(const Talk& talk);

/// What it said in plain words about the line that was tried: an `info string` or a line of no known kind, up to the
/// next readyok; else the last line of its standard error. Nothing when it said nothing.
[[nodiscard]] std::optional<std::string> complaint(const Talk& talk);

}  // namespace plyproof::doctor
