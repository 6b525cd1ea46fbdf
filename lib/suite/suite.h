// SPDX-License-Identifier: MIT
// Suites: positions with expected perft counts, whatever file they came from. Plain values, made by parse() (parse.h)
// or by hand, written by to_text() (write.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "chess/position_from.h"

namespace plyproof::suite {

/// The deepest depth a suite may speak of. No count that fits 64 bits needs more in any real position.
inline constexpr int kMaxDepth = 255;

struct Expectation {
    int depth;            ///< 1 to kMaxDepth; depths may be sparse, in rising order
    std::uint64_t nodes;  ///< leaves at that depth

    friend bool operator==(const Expectation&, const Expectation&) = default;
};

struct Case {
    std::string id;   ///< unique within a suite; made from file name and line where the file gives none
    std::string fen;  ///< as the file had it (four to six fields), with single blanks between the fields
    chess::VariantMode mode = chess::VariantMode::Auto;
    std::vector<Expectation> expected;  ///< empty: the file said nothing about counts
    std::size_t line = 0;               ///< where it stood, from 1

    friend bool operator==(const Case&, const Case&) = default;
};

struct Suite {
    std::string name;  ///< the file's path, or an embedded suite's name
    std::vector<Case> cases;

    friend bool operator==(const Suite&, const Suite&) = default;
};

/// The id of a case whose file gives none: "perft.epd:12" for line 12 of any/folder/perft.epd, "line-12" without a
/// name.
[[nodiscard]] std::string made_up_id(const Suite& suite, std::size_t line);

/// True when the case has no id of its own: its id is the one made up for its line (perhaps with "#2" behind).
[[nodiscard]] bool has_made_up_id(const Suite& suite, const Case& test_case);

}  // namespace plyproof::suite
