// SPDX-License-Identifier: MIT
// One game between two programs, judged by our rules. A program that plays an illegal move, ends, hangs or oversteps
// its time has lost; how, is written down. A loss on time is nobody's where the machine stood still for so long, or
// kept the program waiting for a CPU for so long: the game is void.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "match/adjudicator.h"
#include "match/game_record.h"
#include "match/player.h"
#include "match/stall_log.h"
#include "match/time_control.h"

namespace plyproof::match {

enum class Ending : std::uint8_t {
    Checkmate,
    Stalemate,
    Repetition,
    FiftyMoves,
    InsufficientMaterial,
    Adjudicated,
    IllegalMove,
    TimeLoss,
    Crash,         ///< it ended, or wrote without end
    Hang,          ///< no answer long after its time
    MachineStall,  ///< void: late, but no later than the machine made it
    NotStarted,    ///< void: a program cannot be started
    Stopped,       ///< void: we were asked to stop
};

/// "checkmate", "time loss", ...
[[nodiscard]] std::string_view text_of(Ending ending);

/// From which position, and by which moves, a game begins.
struct Opening {
    chess::Position start;
    chess::Variant variant = chess::Variant::Standard;
    std::vector<chess::Move> moves{};
};

/// One ply that a program has thought about.
struct Ply {
    std::optional<int> score{};
    std::optional<std::int64_t> depth{};
    std::chrono::nanoseconds time{};
    std::chrono::nanoseconds starved{};  ///< of that, how long it waited for a CPU
};

struct PlayedGame {
    GameRecord record;
    std::size_t opening_plies = 0;
    std::vector<Ply> plies{};  ///< behind the opening, one for each move
    Ending ending = Ending::Stopped;
    std::optional<Result> result{};  ///< none: void
    std::optional<chess::Color> at_fault{};
    std::string remark{};  ///< about a fault: the move, the exit code, by how much it was late
};

struct GameRules {
    TimeControl control{};
    AdjudicationRules adjudication{};
    /// The time that a program waited for a CPU is not taken from its clock, so that a busy machine costs no games. The
    /// program itself still reckons with time as it passes.
    bool forgives_waiting = false;
};

/// Plays it. REQUIRES: the moves of the opening are legal.
[[nodiscard]] PlayedGame play_game(Player& white, Player& black, const Opening& opening, const GameRules& rules,
                                   const StallLog& stalls);

}  // namespace plyproof::match

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::match::Ending> = 13;
