// SPDX-License-Identifier: MIT
// Suites: positions with expected perft counts, whatever file they came from.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "chess/position_from.h"

namespace plyproof::suite {

struct Expectation {
    int depth;            ///< 1 and more; depths may be sparse, in rising order
    std::uint64_t nodes;  ///< leaves at that depth

    friend bool operator==(const Expectation&, const Expectation&) = default;
};

struct Case {
    std::string id;   ///< unique within a suite; made from file name and line where the file gives none
    std::string fen;  ///< as the file had it (four to six fields)
    chess::VariantMode mode = chess::VariantMode::Auto;
    std::vector<Expectation> expected;  ///< empty: the file said nothing about counts
    std::size_t line = 0;               ///< where it stood, from 1

    friend bool operator==(const Case&, const Case&) = default;
};

struct Suite {
    std::string name;  ///< the file's path, or an embedded suite's name
    std::vector<Case> cases;
};

}  // namespace plyproof::suite
