// SPDX-License-Identifier: MIT
// The positions to tune on: what each one's evaluation is made of, and how its game ended. Lines are `FEN;RESULT` with
// RESULT 1-0, 0-1 or 1/2-1/2, as `scripts/match --positions` writes them. Positions that are not
// quiet and known endings teach the terms nothing and are left out.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "chess/position.h"

namespace plyproof::tune {

/// So many times a weight.
struct Part {
    std::uint16_t weight;
    std::int16_t count;
};

struct Sample {
    std::span<const Part> linear;        ///< White's less Black's
    std::span<const Part> white_danger;  ///< of White's attack; its sum goes through danger_value
    std::span<const Part> black_danger;
    double middle_share;  ///< of the middle-game half in the value, by phase; the rest is the endgame's
    double white_scale;   ///< of a value in White's favour
    double black_scale;
    double result;  ///< for White: 1, 0.5 or 0
};

class Samples {
public:
    /// Takes a line. False where the position was left out; the error is a sentence about a faulty line.
    base::Result<bool, std::string> add(std::string_view line);

    [[nodiscard]] std::size_t size() const { return entries_.size(); }
    [[nodiscard]] Sample operator[](std::size_t index) const;

private:
    struct Entry {
        std::size_t linear, white_danger, black_danger, end;  // where its parts begin
        float middle_share, white_scale, black_scale, result;
    };

    void add_parts(const std::int16_t* counts);

    std::vector<Part> parts_;
    std::vector<Entry> entries_;
};

}  // namespace plyproof::tune
