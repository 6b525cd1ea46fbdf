// SPDX-License-Identifier: MIT
#include "crosscheck/source_mix.h"

#include <gtest/gtest.h>

namespace plyproof::crosscheck {
namespace {

using Kind = SourceMixError::Kind;

SourceMix read(std::string_view text) {
    const auto mix = parse_source_mix(text);
    EXPECT_TRUE(mix) << text;
    return mix.value_or(SourceMix{});
}

TEST(SourceMix, TakesTheNamesOfAllSourcesAndTargets) {
    for (const Source source : base::kAll<Source>) {
        const SourceMix mix = read(name_of(source));
        for (const Source other : base::kAll<Source>) EXPECT_EQ(mix.sources[other], other == source ? 1U : 0U);
        EXPECT_EQ(mix.targets, SourceMix{}.targets);
        EXPECT_FALSE(mix.chess960);
    }
    for (const Target target : base::kAll<Target>) {
        const SourceMix mix = read(name_of(target));
        EXPECT_EQ(mix.sources, (base::EnumArray<Source, unsigned>{{0, 0, 0, 1}}));
        for (const Target other : base::kAll<Target>) EXPECT_EQ(mix.targets[other], other == target ? 1U : 0U);
    }
}

TEST(SourceMix, TakesWeights) {
    const SourceMix mix = read("games:2,targets:1000,pin:3,check");
    EXPECT_EQ(mix.sources, (base::EnumArray<Source, unsigned>{{2, 0, 0, 1000}}));
    EXPECT_EQ(mix.targets[Target::Pin], 3U);
    EXPECT_EQ(mix.targets[Target::Check], 1U);
    EXPECT_EQ(mix.targets[Target::Castling], 0U);
}

TEST(SourceMix, IsTheDefaultWithChess960WhenNothingElseIsNamed) {
    SourceMix expected;
    expected.chess960 = true;
    EXPECT_EQ(read("chess960"), expected);
    EXPECT_TRUE(read("games,chess960").chess960);
}

SourceMixError error_of(std::string_view text) {
    const auto mix = parse_source_mix(text);
    EXPECT_FALSE(mix) << text;
    return mix ? SourceMixError{} : mix.error();
}

TEST(SourceMix, SaysWhatIsWrongAndWhere) {
    EXPECT_EQ(error_of("games,gmaes"), (SourceMixError{Kind::UnknownName, 6, "gmaes"}));
    EXPECT_EQ(error_of(""), (SourceMixError{Kind::UnknownName, 0, ""}));
    EXPECT_EQ(error_of("games,"), (SourceMixError{Kind::UnknownName, 6, ""}));
    EXPECT_EQ(error_of("Games"), (SourceMixError{Kind::UnknownName, 0, "Games"}));
    EXPECT_EQ(error_of("games:1,games:2"), (SourceMixError{Kind::GivenTwice, 8, "games"}));
    for (const char* weight : {"", "0", "-1", "1001", "1.5", "x", "99999999999999999999", " 1"}) {
        EXPECT_EQ(error_of(std::string("pin,games:") + weight), (SourceMixError{Kind::BadWeight, 10, weight}));
    }
    EXPECT_EQ(error_of("chess960:2"), (SourceMixError{Kind::BadWeight, 9, "2"}));
}

}  // namespace
}  // namespace plyproof::crosscheck
