// SPDX-License-Identifier: MIT
#include "match/time_control.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>

namespace plyproof::match {

using chess::Color;
using std::chrono::nanoseconds;

namespace {

constexpr double kLongest = 86400;  // seconds

std::optional<nanoseconds> seconds_from(std::string_view text) {
    double seconds = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), seconds);
    if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    if (!(seconds >= 0 && seconds <= kLongest)) return std::nullopt;
    return nanoseconds(std::llround(seconds * 1e9));
}

double seconds_of(nanoseconds time) { return std::chrono::duration<double>(time).count(); }

std::int64_t milliseconds_of(nanoseconds time) { return std::chrono::floor<std::chrono::milliseconds>(time).count(); }

}  // namespace

base::Result<TimeControl, std::string> parse_clock(std::string_view text) {
    const std::size_t plus = std::min(text.find('+'), text.size());
    const auto base = seconds_from(text.substr(0, plus));
    const auto increment = plus == text.size() ? std::optional(nanoseconds(0)) : seconds_from(text.substr(plus + 1));
    if (!base || !increment || *base + *increment == nanoseconds(0)) {
        return base::failure(std::string("it takes seconds at the start and seconds for each move, such as 2+0.02"));
    }
    return TimeControl{.kind = TimeKind::Clock, .base = *base, .increment = *increment};
}

std::string text_of(const TimeControl& control) {
    switch (control.kind) {
        case TimeKind::Clock:
            return fmt::format("{}+{}", seconds_of(control.base), seconds_of(control.increment));
        case TimeKind::Nodes:
            return fmt::format("{} nodes", control.nodes);
        case TimeKind::MoveTime:
            return fmt::format("{} s/move", seconds_of(control.move_time));
    }
    return {};
}

GameClock::GameClock(const TimeControl& control) : control_(control) {
    for (const Color side : base::kAll<Color>) left_[side] = control.base;
}

uci::GoCommand GameClock::go() const {
    uci::GoCommand go;
    switch (control_.kind) {
        case TimeKind::Clock:
            go.white_time = milliseconds_of(left_[Color::White]);
            go.black_time = milliseconds_of(left_[Color::Black]);
            go.white_increment = go.black_increment = milliseconds_of(control_.increment);
            break;
        case TimeKind::Nodes:
            go.nodes = control_.nodes;
            break;
        case TimeKind::MoveTime:
            go.move_time = control_.move_time.count();
            break;
    }
    return go;
}

std::optional<nanoseconds> GameClock::allowed(Color side) const {
    switch (control_.kind) {
        case TimeKind::Clock:
            return left_[side] + control_.margin;
        case TimeKind::Nodes:
            return std::nullopt;
        case TimeKind::MoveTime:
            return control_.move_time + control_.margin;
    }
    return std::nullopt;
}

nanoseconds GameClock::spend(Color side, nanoseconds time) {
    const auto limit = allowed(side);
    if (!limit) return nanoseconds(0);
    if (control_.kind == TimeKind::Clock)
        left_[side] = std::max(left_[side] - time, nanoseconds(0)) + control_.increment;
    return std::max(time - *limit, nanoseconds(0));
}

}  // namespace plyproof::match
