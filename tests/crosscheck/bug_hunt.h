// SPDX-License-Identifier: MIT
// How many samples it takes until a planted bug shows: the slow generator with the bug is asked what a judged program
// would be asked, and compared with the right one.
#pragma once

#include <algorithm>
#include <cstdint>
#include <optional>
#include <vector>

#include "chess/legal_moves.h"
#include "crosscheck/source.h"
#include "mutants/bug_catalogue.h"
#include "mutants/count.h"

namespace plyproof::crosscheck {

struct Counted {
    std::uint16_t move;
    std::uint64_t leaves;

    friend auto operator<=>(const Counted&, const Counted&) = default;
};

inline std::uint64_t leaves_below(const chess::Position& position, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(chess::count_legal_moves(position));
    std::uint64_t leaves = 0;
    for (const chess::Move move : chess::legal_moves(position)) leaves += leaves_below(position.after(move), depth - 1);
    return leaves;
}

/// The divide of our generator, sorted.
inline std::vector<Counted> right_divide(const chess::Position& position, int depth) {
    std::vector<Counted> lines;
    for (const chess::Move move : chess::legal_moves(position)) {
        lines.push_back({move.raw(), leaves_below(position.after(move), depth - 1)});
    }
    std::ranges::sort(lines);
    return lines;
}

/// True when a program with the bug answers wrongly about the sample, counting so deep as `most_leaves` allow.
inline bool shows(mutants::Bug bug, const Sample& sample, int depth, std::uint64_t most_leaves) {
    while (depth > 1 && leaves_below(sample.position, depth) > most_leaves) --depth;
    const std::vector<Counted> right = right_divide(sample.position, depth);
    std::uint64_t total = 0;
    for (const Counted& line : right) total += line.leaves;

    chess::Setup setup = chess::setup_of(sample.start);
    if (sample.passed) setup.en_passant = sample.passed;
    mutants::Board board(setup, {bug});
    for (const chess::Move move : sample.moves) board.make(move);
    const mutants::Divide divide = mutants::divide(board, depth);
    std::vector<Counted> wrong;
    for (const mutants::MoveCount& line : divide.moves) wrong.push_back({line.move.raw(), line.leaves});
    std::ranges::sort(wrong);
    return wrong != right || divide.total != total;
}

/// The plies that a question about the bug has: as its row in the catalogue says, but at least two and at most three,
/// except for hash tables, which must meet a position twice.
inline int depth_for(const mutants::BugRow& row) {
    return row.name.starts_with("hash-") ? row.depth : std::clamp(row.depth, 1, 3);
}

/// The index of the first sample that shows the bug.
inline std::optional<std::uint64_t> first_shown(const mutants::BugRow& row, const SourceMix& mix, std::uint64_t seed,
                                                std::uint64_t samples, Strictness strictness) {
    const std::uint64_t most_leaves = row.bug == mutants::Bug::CounterWrapsAt16Bits ? 500'000
                                      : row.name.starts_with("hash-")               ? 10'000
                                                                                    : 4'000;
    for (std::uint64_t index = 0; index < samples; ++index) {
        const Sample one = sample(mix, seed, index, {}, strictness);
        if (shows(row.bug, one, depth_for(row), most_leaves)) return index;
    }
    return std::nullopt;
}

}  // namespace plyproof::crosscheck
