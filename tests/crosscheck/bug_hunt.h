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

struct CountedMove {
    std::uint16_t move;
    std::uint64_t leaves;

    friend auto operator<=>(const CountedMove&, const CountedMove&) = default;
};

inline std::uint64_t leaves_below(const chess::Position& position, int depth) {
    if (depth == 0) return 1;
    if (depth == 1) return static_cast<std::uint64_t>(chess::count_legal_moves(position));
    std::uint64_t leaves = 0;
    for (const chess::Move move : chess::legal_moves(position)) leaves += leaves_below(position.after(move), depth - 1);
    return leaves;
}

/// What our generator answers, sorted.
inline std::vector<CountedMove> right_answer(const chess::Position& position, int depth) {
    std::vector<CountedMove> lines;
    for (const chess::Move move : chess::legal_moves(position)) {
        lines.push_back({.move = move.raw(), .leaves = leaves_below(position.after(move), depth - 1)});
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

struct Effort {
    int depth;                  ///< plies to count
    std::uint64_t most_leaves;  ///< where there are more, fewer plies are counted
};

/// True when a program with the bug answers wrongly about the sample.
inline bool shows(mutants::Bug bug, const Sample& sample, const Effort& effort) {
    int depth = effort.depth;
    while (depth > 1 && leaves_below(sample.position, depth) > effort.most_leaves) --depth;
    const std::vector<CountedMove> right = right_answer(sample.position, depth);
    std::uint64_t total = 0;
    for (const CountedMove& line : right) total += line.leaves;

    chess::Setup setup = chess::setup_of(sample.start);
    if (sample.passed) setup.en_passant = sample.passed;
    mutants::Board board(setup, {bug});
    for (const chess::Move move : sample.moves) board.make(move);
    const mutants::Divide divide = mutants::divide(board, depth);
    std::vector<CountedMove> answer;
    for (const mutants::MoveCount& line : divide.moves) {
        answer.push_back({.move = line.move.raw(), .leaves = line.leaves});
    }
    std::sort(answer.begin(), answer.end());
    return answer != right || divide.total != total;
}

/// One to three plies, as the bug's row in the catalogue asks for; more only for hash tables, which must meet the same
/// position twice.
inline Effort effort_for(const mutants::BugRow& row) {
    if (row.rule.starts_with("hash-")) return {row.depth, 10'000};
    return {std::clamp(row.depth, 1, 3), row.bug == mutants::Bug::CounterWrapsAt16Bits ? 500'000U : 4'000U};
}

/// The index of the first of so many samples that shows the bug.
inline std::optional<std::uint64_t> first_shown(const mutants::BugRow& row, const SourceMix& mix, std::uint64_t seed,
                                                std::uint64_t samples, Strictness strictness) {
    for (std::uint64_t index = 0; index < samples; ++index) {
        if (shows(row.bug, sample(mix, seed, index, {}, strictness), effort_for(row))) return index;
    }
    return std::nullopt;
}

}  // namespace plyproof::crosscheck
