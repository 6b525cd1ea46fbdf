// SPDX-License-Identifier: MIT
#include "diagnose/count_hint.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "chess/fen.h"
#include "chess/position_from.h"
#include "perft/count.h"

namespace plyproof::diagnose {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::IsEmpty;

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* kKiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

CountFacts facts_of(std::string_view fen, int depth) {
    const chess::Position position = chess::position_from(chess::parse_fen(fen).value()).value().position;
    CountFacts facts;
    for (int d = 0; d <= depth; ++d) facts.by_depth.push_back(perft::count(position, d).value());
    facts.statistics = perft::statistics(position, depth).value();
    if (depth > 0) facts.statistics_before = perft::statistics(position, depth - 1).value();
    return facts;
}

TEST(CountHints, TheRightCountNeedsNone) { EXPECT_THAT(count_hints(facts_of(kStart, 3), 8902), IsEmpty()); }

TEST(CountHints, AnUnexplainedCountGetsNone) { EXPECT_THAT(count_hints(facts_of(kStart, 3), 8900), IsEmpty()); }

TEST(CountHints, EnPassantCapturesAreRecognised) {
    EXPECT_THAT(count_hints(facts_of(kStart, 5), 4865351), ElementsAre(CountHint{CountHintKind::EnPassant, 5}));
}

TEST(CountHints, MissingCastlesAreRecognised) {
    EXPECT_THAT(count_hints(facts_of(kKiwipete, 2), 2039 - 91), ElementsAre(CountHint{CountHintKind::Castles, 2}));
}

TEST(CountHints, AMateCountedAsALeafIsRecognised) {
    EXPECT_THAT(count_hints(facts_of(kKiwipete, 4), 4085604), Contains(CountHint{CountHintKind::MatesBefore, 3}));
}

TEST(CountHints, SumsOverDepthsAreRecognised) {
    EXPECT_THAT(count_hints(facts_of(kStart, 3), 20 + 400 + 8902), Contains(CountHint{CountHintKind::Cumulative, 3}));
    EXPECT_THAT(count_hints(facts_of(kStart, 3), 1 + 20 + 400 + 8902),
                Contains(CountHint{CountHintKind::CumulativeWithRoot, 3}));
}

TEST(CountHints, TheCountOfAnotherDepthIsRecognised) {
    EXPECT_THAT(count_hints(facts_of(kStart, 3), 400), Contains(CountHint{CountHintKind::OtherDepth, 2}));
}

TEST(CountHints, OverflowIn32BitsIsRecognised) {
    CountFacts facts{.by_depth = {1, 20, 400, 8902, 197281, 4865609, 119060324, 3195901860}};
    EXPECT_THAT(count_hints(facts, -1099065436), ElementsAre(CountHint{CountHintKind::WrappedSigned, 7}));
    facts.by_depth.push_back(84998978956);
    EXPECT_THAT(count_hints(facts, 84998978956 % (1LL << 32)),
                ElementsAre(CountHint{CountHintKind::WrappedUnsigned, 8}));
}

}  // namespace
}  // namespace plyproof::diagnose
