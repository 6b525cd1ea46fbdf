// SPDX-License-Identifier: MIT
// How long the programs may think: by clocks that we keep, by a number of nodes, or so long for each move. Clocks are
// kept to the nanosecond and told in whole milliseconds, rounded down.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/enum_array.h"
#include "base/result.h"
#include "chess/color.h"
#include "uci/command.h"

namespace plyproof::match {

enum class TimeKind : std::uint8_t { Clock, Nodes, MoveTime };

struct TimeControl {
    TimeKind kind = TimeKind::Clock;
    std::chrono::nanoseconds base = std::chrono::seconds(2);             ///< Clock: at the start
    std::chrono::nanoseconds increment = std::chrono::milliseconds(20);  ///< Clock: behind each move
    std::int64_t nodes = 0;                                              ///< Nodes: for each move
    std::chrono::milliseconds move_time{};                               ///< MoveTime
    std::chrono::nanoseconds margin{};  ///< how much later than that an answer may come without loss
};

/// Reads "2+0.02": seconds at the start and for each move. The error says what is wrong.
[[nodiscard]] base::Result<TimeControl, std::string> parse_clock(std::string_view text);

/// "2+0.02", "20000 nodes", "0.1 s/move".
[[nodiscard]] std::string text_of(const TimeControl& control);

/// The clocks of one game.
class GameClock {
public:
    explicit GameClock(const TimeControl& control);

    /// What the side to move is told.
    [[nodiscard]] uci::GoCommand go() const;

    /// The longest that this side may think before it has lost, the margin included; nothing where time is not counted.
    [[nodiscard]] std::optional<std::chrono::nanoseconds> allowed(chess::Color side) const;

    /// Takes the time of a move from the side's clock, and gives the increment. How much it was over what is allowed:
    /// zero when the move came in time.
    std::chrono::nanoseconds spend(chess::Color side, std::chrono::nanoseconds time);

    [[nodiscard]] std::chrono::nanoseconds left(chess::Color side) const { return left_[side]; }

private:
    TimeControl control_;
    base::EnumArray<chess::Color, std::chrono::nanoseconds> left_;
};

}  // namespace plyproof::match
