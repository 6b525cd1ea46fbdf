// SPDX-License-Identifier: MIT
#include "crosscheck/source.h"

#include <fmt/format.h>

#include <cassert>
#include <utility>

#include "crosscheck/mutated_suites.h"
#include "crosscheck/placements.h"
#include "crosscheck/random_games.h"
#include "perft/count.h"

namespace plyproof::crosscheck {

namespace {

constexpr std::uint64_t kMostAttempts = 200;

template <class E>
E pick_weighted(const base::EnumArray<E, unsigned>& weights, CounterRandom& random) {
    std::uint64_t sum = 0;
    for (const unsigned weight : weights) sum += weight;
    assert(sum > 0);
    std::uint64_t drawn = random.below(sum);
    E picked{};
    for (const E candidate : base::kAll<E>) {
        picked = candidate;
        if (drawn < weights[candidate]) break;
        drawn -= weights[candidate];
    }
    return picked;
}

std::optional<Drafted> one_draft(const Sample& sample, CounterRandom& random, const std::vector<chess::Accepted>& suite,
                                 Strictness strictness) {
    if (sample.origin.target) return targeted_position(*sample.origin.target, random, sample.variant, strictness);
    if (sample.origin.source == Source::Suites && !suite.empty()) {
        return mutated_position(random, suite, sample.variant, strictness);
    }
    return random_placement(random, sample.variant, strictness);
}

/// A fifth of the targets are reached by moves, so that what a move should have changed is asked for at once. Rights
/// are what moves change most, hence more of them about castling.
void play_from_target(Path& path, Target target, CounterRandom& random) {
    const bool castling = target == Target::Castling;
    if (!random.percent(castling ? 40 : 18)) return;
    if (random.percent(castling ? 65 : 35)) {
        play_to_and_fro(path, random);
    } else {
        play_on(path, random.between(1, 3), random);
    }
}

void take(Sample& sample, Path path) {
    sample.start = path.start;
    sample.position = path.end;
    sample.moves = std::move(path.moves);
}

bool draw(Sample& sample, CounterRandom& random, const std::vector<chess::Accepted>& suite, Strictness strictness) {
    if (sample.origin.source == Source::Games) {
        take(sample, random_game(random, sample.variant));
        return true;
    }
    const auto drafted = one_draft(sample, random, suite, strictness);
    if (!drafted) return false;
    sample.passed = drafted->passed;
    Path path{drafted->position};
    if (sample.origin.target) play_from_target(path, *sample.origin.target, random);
    take(sample, std::move(path));
    return true;
}

}  // namespace

Sample sample(const SourceMix& mix, std::uint64_t seed, std::uint64_t index, const std::vector<chess::Accepted>& suite,
              Strictness strictness) {
    CounterRandom choice(seed, index, 0);
    Sample sample{.origin = {seed, index}, .start = chess::Position::start()};
    sample.origin.source = pick_weighted(mix.sources, choice);
    if (sample.origin.source == Source::Targets) sample.origin.target = pick_weighted(mix.targets, choice);
    if (mix.chess960 && choice.percent(50)) sample.variant = chess::Variant::Chess960;
    // What is special in Chess960 is castling.
    const bool castling = sample.variant == chess::Variant::Chess960 && choice.percent(50);
    if (castling && sample.origin.target && mix.targets[Target::Castling] > 0) sample.origin.target = Target::Castling;
    for (std::uint64_t attempt = 1; attempt <= kMostAttempts; ++attempt) {
        CounterRandom random(seed, index, attempt);
        if (draw(sample, random, suite, strictness)) break;
    }
    return sample;
}

std::string text_of(const Origin& origin) {
    const std::string target = origin.target ? fmt::format(" {}", name_of(*origin.target)) : "";
    return fmt::format("{}{}, seed {}, index {}", name_of(origin.source), target, origin.seed, origin.index);
}

int depth_within(const chess::Position& position, int most, std::uint64_t leaves) {
    int depth = 1;
    while (depth < most) {
        const auto nodes = perft::count(position, depth + 1);
        if (!nodes || *nodes > leaves) break;
        ++depth;
        if (*nodes == 0) break;
    }
    return depth;
}

oracle::Question question_about(const Sample& sample, int depth) {
    return {sample.start, sample.variant, sample.moves, depth, sample.passed};
}

}  // namespace plyproof::crosscheck
