// SPDX-License-Identifier: MIT
#include "engine/go_limits.h"

#include <algorithm>

namespace plyproof::engine {

namespace {

/// Far beyond every game, and no arithmetic with it overflows.
constexpr std::int64_t kLongestMilliseconds = std::int64_t{1000} * 60 * 60 * 24 * 365;

std::chrono::milliseconds milliseconds(std::int64_t number) {
    return std::chrono::milliseconds(std::clamp<std::int64_t>(number, 0, kLongestMilliseconds));
}

int small_number(std::int64_t number, int least) {
    return static_cast<int>(std::clamp<std::int64_t>(number, least, 1'000'000));
}

}  // namespace

search::Limits limits_of(const uci::GoCommand& go, chess::Color side) {
    search::Limits limits;
    if (go.depth) limits.depth = small_number(*go.depth, 1);
    if (go.nodes) limits.nodes = static_cast<std::uint64_t>(std::max<std::int64_t>(*go.nodes, 0));
    if (go.move_time) limits.move_time = milliseconds(*go.move_time);
    if (go.mate) limits.mate = small_number(*go.mate, 1);
    if (go.white_time || go.black_time) {
        const bool white = side == chess::Color::White;
        search::Clock clock;
        clock.left = milliseconds((white ? go.white_time : go.black_time).value_or(0));
        clock.increment = milliseconds((white ? go.white_increment : go.black_increment).value_or(0));
        if (go.moves_to_go && *go.moves_to_go > 0) clock.moves_to_go = small_number(*go.moves_to_go, 1);
        limits.clock = clock;
    }
    return limits;
}

bool is_bounded(const uci::GoCommand& go) {
    if (go.infinite || go.ponder) return false;
    return go.depth || go.nodes || go.move_time || go.mate || go.white_time || go.black_time;
}

}  // namespace plyproof::engine
