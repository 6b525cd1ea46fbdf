// SPDX-License-Identifier: MIT
// Samples for tests: many at once, of a mix given as text, and what can be counted in them.
#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "chess/fen.h"
#include "crosscheck/source.h"
#include "support/position_of.h"

namespace plyproof::crosscheck {

inline SourceMix mix_of(std::string_view text) {
    const auto mix = parse_source_mix(text);
    if (!mix) throw std::invalid_argument("no mix: " + std::string(text));
    return *mix;
}

/// A few positions to be mutated: the well-known ones for counting, one of Chess960 among them.
inline std::vector<chess::Accepted> small_suite() {
    std::vector<chess::Accepted> suite;
    for (const char* fen : {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
                            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
                            "rr6/2kpp3/1ppnb1p1/p2Q1q1p/P4P1P/1PNN2P1/2PP4/1K2RR2 b E - 2 19"}) {
        suite.push_back(support::accepted(fen));
    }
    return suite;
}

inline std::vector<Sample> samples(const SourceMix& mix, std::uint64_t count, std::uint64_t seed = 1,
                                   Strictness strictness = Strictness::Reachable) {
    const std::vector<chess::Accepted> suite = small_suite();
    std::vector<Sample> all;
    for (std::uint64_t index = 0; index < count; ++index) all.push_back(sample(mix, seed, index, suite, strictness));
    return all;
}

inline std::vector<Sample> samples(std::string_view mix, std::uint64_t count, std::uint64_t seed = 1) {
    return samples(mix_of(mix), count, seed);
}

/// How many in a hundred have a property.
inline int percentage(const std::vector<Sample>& samples, const std::function<bool(const Sample&)>& property) {
    std::size_t count = 0;
    for (const Sample& one : samples) count += property(one) ? 1 : 0;
    return static_cast<int>(100 * count / samples.size());
}

/// All that a sample says, as a text.
inline std::string text_of(const Sample& sample) {
    std::string text = text_of(sample.origin) + ": ";
    text += oracle::fen_naming(sample.passed, sample.start, chess::FenStyle::Shredder);
    text += sample.variant == chess::Variant::Chess960 ? " chess960" : " standard";
    for (const chess::Move move : sample.moves) text += " " + std::to_string(move.raw());
    text += ", " + chess::to_fen(sample.position, chess::FenStyle::Shredder);
    return text;
}

}  // namespace plyproof::crosscheck
