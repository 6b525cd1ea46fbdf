// SPDX-License-Identifier: MIT
// Which positions are drawn, and how often: the sources with their weights, read from a text as people type it:
//
//   games,targets              both alike
//   games:1,targets:4          one to four
//   en-passant,castling        these targets alone
//   targets,chess960           half of all samples are Chess960
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "base/enum_array.h"
#include "base/result.h"
#include "crosscheck/targeted_positions.h"

namespace plyproof::crosscheck {

enum class Source : std::uint8_t {
    Games,       ///< random games, with the moves that led there
    Placements,  ///< random placements of 3 to 16 men
    Suites,      ///< mutated positions of suites
    Targets,     ///< targeted positions, some with a few moves played
};

}  // namespace plyproof::crosscheck

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::crosscheck::Source> = 4;

namespace plyproof::crosscheck {

/// "games", "placements", "suites", "targets".
[[nodiscard]] std::string_view name_of(Source source);

/// Weights are shares of each other; by default all sources and all targets, targets as often as the rest together.
struct SourceMix {
    base::EnumArray<Source, unsigned> sources = {{1, 1, 1, 3}};
    base::EnumArray<Target, unsigned> targets = {{6, 6, 2, 3, 2, 2, 2, 2, 1, 1, 4, 1, 1}};
    bool chess960 = false;

    friend bool operator==(const SourceMix&, const SourceMix&) = default;
};

/// The largest weight that can be given.
inline constexpr unsigned kMostWeight = 1000;

struct SourceMixError {
    enum class Kind : std::uint8_t {
        UnknownName,
        BadWeight,  ///< no number from 1 to kMostWeight behind the colon
        GivenTwice,
    };
    Kind kind;
    std::size_t offset;  ///< of `found` in the text
    std::string found;

    friend bool operator==(const SourceMixError&, const SourceMixError&) = default;
};

/// Reads a mix. Where targets are named, only these are drawn; "chess960" alone means the default mix with Chess960.
[[nodiscard]] base::Result<SourceMix, SourceMixError> parse_source_mix(std::string_view text);

}  // namespace plyproof::crosscheck
