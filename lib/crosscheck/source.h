// SPDX-License-Identifier: MIT
// The endless row of positions that a program is tried on. Sample i is a function of (mix, seed, i, suite, strictness)
// and of nothing else: no clock, no state, nothing learned from earlier samples. So it is the same on every machine,
// for any number of jobs, and can be made again alone.
//
//   const Sample one = sample(mix, seed, 17, suite, Strictness::Reachable);
//   oracle->divide(question_about(one, 2), deadline);
//
// Every index gives a sample: drafts that are no legal positions are drawn again with a counter of their own, and after
// a bounded number of them the start position stands in.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "chess/move.h"
#include "chess/position.h"
#include "chess/position_from.h"
#include "crosscheck/source_mix.h"
#include "oracle/question.h"

namespace plyproof::crosscheck {

/// Where a sample comes from. With the same mix, suite and strictness, seed and index make it again.
struct Origin {
    std::uint64_t seed = 0;
    std::uint64_t index = 0;
    Source source = Source::Games;
    std::optional<Target> target{};  ///< set exactly for Source::Targets
};

struct Sample {
    Origin origin;
    chess::Variant variant = chess::Variant::Standard;
    chess::Position start;                  ///< where the moves begin; legal, and as strict as was asked for
    std::optional<chess::Square> passed{};  ///< the square of the double step before `start` that its FEN is to name
    std::vector<chess::Move> moves{};       ///< legal, one after the other; most samples have none, games many
    chess::Position position = start;       ///< after the moves: the sample itself
};

/// REQUIRES: at least one source of the mix has a weight, and one target if Source::Targets has; the sum of weights
/// fits 32 bits. Where `suite` is empty, Source::Suites gives placements instead. Positions of Chess960 come up only
/// when the mix has Chess960; the samples' variant says which.
[[nodiscard]] Sample sample(const SourceMix& mix, std::uint64_t seed, std::uint64_t index,
                            const std::vector<chess::Accepted>& suite, Strictness strictness);

/// "targets en-passant, seed 7, index 1234".
[[nodiscard]] std::string text_of(const Origin& origin);

/// The question by path: the start and the moves. oracle::asked_by_fen makes of it the one without moves.
[[nodiscard]] oracle::Question question_about(const Sample& sample, int depth);

/// The most plies, from 1 to `most`, within which a position has so many leaves at most; 1 where it has more moves.
/// REQUIRES: most >= 1.
[[nodiscard]] int depth_within(const chess::Position& position, int most, std::uint64_t leaves);

}  // namespace plyproof::crosscheck
