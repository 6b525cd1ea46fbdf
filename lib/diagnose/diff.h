// SPDX-License-Identifier: MIT
// What differs between our divide and another program's: the three ways in which a move generator can be wrong at one
// position, and what its total says.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "oracle/foreign_divide.h"
#include "perft/divide.h"

namespace plyproof::diagnose {

/// A legal move that the other program does not have.
struct MissingMove {
    chess::Move move;
    std::uint64_t nodes;  ///< our count below it

    friend bool operator==(const MissingMove&, const MissingMove&) = default;
};

/// A move of the other program that is not legal here.
struct ExtraMove {
    std::string text;
    oracle::ForeignCount nodes;

    friend bool operator==(const ExtraMove&, const ExtraMove&) = default;
};

/// A move that both have, with different counts.
struct MiscountedMove {
    std::vector<chess::Move> moves;  ///< several where the other program's text cannot tell them apart
    std::uint64_t ours;
    oracle::ForeignCount theirs;

    friend bool operator==(const MiscountedMove&, const MiscountedMove&) = default;
};

/// A legal move of which nothing can be said: it stands only in lines of the other text that could not be read.
struct UnreadMove {
    chess::Move move;
    std::uint64_t nodes;  ///< our count below it

    friend bool operator==(const UnreadMove&, const UnreadMove&) = default;
};

/// A total that is not what it should be.
struct WrongTotal {
    oracle::ForeignCount expected;
    oracle::ForeignCount said;

    friend bool operator==(const WrongTotal&, const WrongTotal&) = default;
};

struct Diff {
    std::vector<MissingMove> missing;
    std::vector<ExtraMove> extra;
    std::vector<MiscountedMove> miscounted;
    std::vector<UnreadMove> unread;
    /// One of the other program's totals is not the sum of its own moves.
    std::optional<WrongTotal> own_total;
    /// The other program listed no moves, or some that could not be read, and its total is not ours.
    std::optional<WrongTotal> bare_total;
    /// Lines could not be read, or several totals cannot be told apart: that nothing differs proves nothing.
    bool unclear = false;

    [[nodiscard]] bool agrees() const { return empty() && !unclear; }
    /// True when nothing differs, as far as can be told.
    [[nodiscard]] bool empty() const {
        return missing.empty() && extra.empty() && miscounted.empty() && !own_total && !bare_total;
    }
    friend bool operator==(const Diff&, const Diff&) = default;
};

/// Compares move by move. REQUIRES: both answer for the same position and depth. Missing and miscounted moves stand in
/// the order of `ours`, extra ones in the order of `theirs`. A program that lists no moves but says a total is compared
/// by its total alone.
[[nodiscard]] Diff diff(const perft::Divide& ours, const oracle::ForeignDivide& theirs);

}  // namespace plyproof::diagnose
