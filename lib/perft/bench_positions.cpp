// SPDX-License-Identifier: MIT
#include "perft/bench_positions.h"

#include <array>

namespace plyproof::perft {

namespace {

BenchPosition one_ply_more(std::string_view name, std::uint64_t leaves) {
    return {find_known_position(name).value(), leaves};
}

}  // namespace

std::span<const BenchPosition> bench_positions() {
    static const std::array kPositions = {one_ply_more("start", 119060324),     one_ply_more("kiwipete", 193690690),
                                          one_ply_more("position3", 178633661), one_ply_more("position4", 706045033),
                                          one_ply_more("position5", 89941194),  one_ply_more("position6", 164075551)};
    return kPositions;
}

}  // namespace plyproof::perft
