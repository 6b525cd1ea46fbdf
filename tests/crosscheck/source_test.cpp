// SPDX-License-Identifier: MIT
#include "crosscheck/source.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <ctime>
#include <set>
#include <stdexcept>

#include "chess/legal_moves.h"
#include "crosscheck/samples.h"
#include "support/effort.h"

namespace plyproof::crosscheck {
namespace {

/// FNV-1a over the texts of the first thousand samples.
std::uint64_t fingerprint(std::string_view mix) {
    std::uint64_t hash = 0xCBF29CE484222325;
    for (const Sample& one : samples(mix, 1000, 42)) {
        for (const char letter : text_of(one)) {
            hash = (hash ^ static_cast<unsigned char>(letter)) * 0x100000001B3;
        }
    }
    return hash;
}

// Whoever changes what is drawn changes these numbers; a compiler or a machine must not.
TEST(Samples, AreTheSameOnEveryMachine) {
    EXPECT_EQ(fingerprint("games"), 18408344357318358462U);
    EXPECT_EQ(fingerprint("placements"), 5773392297479994817U);
    EXPECT_EQ(fingerprint("suites"), 17872588039141053187U);
    EXPECT_EQ(fingerprint("targets"), 2359204106925472794U);
    EXPECT_EQ(fingerprint("chess960"), 17414270984077920401U);
}

TEST(Samples, DependOnNoOtherSample) {
    const SourceMix mix = mix_of("chess960");
    const std::vector<chess::Accepted> suite = small_suite();
    const std::vector<Sample> row = samples(mix, 300, 7);
    for (std::uint64_t index = row.size(); index-- > 0;) {
        EXPECT_EQ(text_of(sample(mix, 7, index, suite, Strictness::Reachable)), text_of(row[index]));
    }
}

TEST(Samples, DifferFromSeedToSeedAndHardlyRepeat) {
    std::set<std::string> seen;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        for (const Sample& one : samples("placements,targets", 1000, seed)) seen.insert(chess::to_fen(one.position));
    }
    EXPECT_GE(seen.size(), 3900U);
}

/// The verdict on the start of a sample, asked again from its own FEN.
chess::Accepted judged(const Sample& one) {
    const std::string fen = oracle::fen_naming(one.passed, one.start, chess::FenStyle::Shredder);
    const auto setup = chess::parse_fen(fen);
    if (!setup) throw std::logic_error("no FEN: " + fen);
    const bool chess960 = one.variant == chess::Variant::Chess960;
    const auto accepted =
        chess::position_from(*setup, chess960 ? chess::VariantMode::Chess960 : chess::VariantMode::Standard);
    if (!accepted) throw std::logic_error("no position: " + fen);
    return *accepted;
}

TEST(Samples, AreLegalAndAsStrictAsWasAskedFor) {
    for (const Strictness strictness : {Strictness::Reachable, Strictness::Loose}) {
        for (const Sample& one : samples(mix_of("chess960"), support::effort(6000U, 1500U), 3, strictness)) {
            const chess::Accepted accepted = judged(one);
            EXPECT_EQ(accepted.position, one.start) << text_of(one);
            EXPECT_TRUE(is_allowed(accepted.remarks, strictness)) << text_of(one);
        }
    }
}

TEST(Samples, AreReachedFromTheirStartByTheirMoves) {
    for (const Sample& one : samples("chess960", 1000)) {
        chess::Position position = one.start;
        for (const chess::Move move : one.moves) {
            const chess::MoveList moves = chess::legal_moves(position);
            ASSERT_NE(std::find(moves.begin(), moves.end(), move), moves.end()) << text_of(one);
            position = position.after(move);
        }
        EXPECT_EQ(position, one.position);
        EXPECT_EQ(oracle::asked_position(question_about(one, 2)), one.position);
    }
}

TEST(Samples, HaveNotesOnlyWhereTheyAreAllowed) {
    const auto noted = [](const Sample& one) { return !is_allowed(judged(one).remarks, Strictness::Reachable); };
    EXPECT_EQ(percentage(samples(mix_of("targets"), 1000, 5, Strictness::Reachable), noted), 0);
    EXPECT_GE(percentage(samples(mix_of("targets"), 1000, 5, Strictness::Loose), noted), 1);
}

TEST(Samples, ComeFromAllSourcesByTheirWeights) {
    const std::vector<Sample> all = samples("games:1,placements:1,suites:2,targets:4", 2000);
    const auto share = [&all](Source source) {
        return percentage(all, [source](const Sample& one) { return one.origin.source == source; });
    };
    EXPECT_NEAR(share(Source::Games), 12, 3);
    EXPECT_NEAR(share(Source::Placements), 12, 3);
    EXPECT_NEAR(share(Source::Suites), 25, 4);
    EXPECT_NEAR(share(Source::Targets), 50, 4);
}

TEST(Samples, NameTheirTargetExactlyWhenTheyHaveOne) {
    std::set<Target> targets;
    for (const Sample& one : samples(SourceMix{}, 2000)) {
        EXPECT_EQ(one.origin.target.has_value(), one.origin.source == Source::Targets);
        if (one.origin.target) targets.insert(*one.origin.target);
    }
    EXPECT_EQ(targets.size(), base::kEnumCount<Target>);
}

TEST(Samples, AreOfChess960OnlyWhenAskedFor) {
    const auto of_chess960 = [](const Sample& one) { return one.variant == chess::Variant::Chess960; };
    EXPECT_EQ(percentage(samples(SourceMix{}, 2000), of_chess960), 0);
    EXPECT_NEAR(percentage(samples("chess960", 2000), of_chess960), 50, 4);
}

TEST(Samples, ArePlacementsWhereTheSuiteIsEmpty) {
    const Sample one = sample(mix_of("suites"), 1, 1, {}, Strictness::Reachable);
    EXPECT_EQ(one.origin.source, Source::Suites);
    EXPECT_LE(one.position.occupied().size(), 16);
}

TEST(Samples, AreTheStartPositionWhereNoDraftIsLegal) {
    const std::vector<chess::Accepted> chess960_only = {support::accepted("4k3/8/8/8/8/8/8/4K1RR w G - 0 1")};
    const Sample one = sample(mix_of("suites"), 1, 1, chess960_only, Strictness::Reachable);
    EXPECT_EQ(one.position, chess::Position::start());
    EXPECT_TRUE(one.moves.empty());
}

TEST(Samples, HardlyEverNeedTheStartPositionToStandIn) {
    for (const Sample& one : samples("placements,suites,targets", 5000)) {
        EXPECT_NE(one.start, chess::Position::start()) << text_of(one);
    }
}

// Measured: 780,000 targets and 870,000 placements a second of processor time.
TEST(Samples, AreDrawnFasterThanAnyProgramAnswers) {
    constexpr std::uint64_t kCount = support::effort(20'000U, 2'000U);
    constexpr double kFewestPerSecond = support::effort(100'000.0, 2'000.0);
    for (const char* const mix : {"targets", "placements", "chess960,targets"}) {
        const SourceMix parsed = mix_of(mix);
        const std::clock_t begin = std::clock();
        for (std::uint64_t index = 0; index < kCount; ++index) {
            static_cast<void>(sample(parsed, 1, index, {}, Strictness::Reachable));
        }
        const double seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
        EXPECT_GE(kCount / seconds, kFewestPerSecond) << mix;
    }
}

TEST(Origin, SaysInWordsWhereASampleComesFrom) {
    EXPECT_EQ(text_of(Origin{7, 1234, Source::Targets, Target::EnPassant}), "targets en-passant, seed 7, index 1234");
    EXPECT_EQ(text_of(Origin{7, 0, Source::Games, std::nullopt}), "games, seed 7, index 0");
}

TEST(QuestionAbout, KeepsThePathAndTheSquareOfTheDoubleStep) {
    Sample one{.origin = {}, .start = chess::Position::start()};
    one.moves = {chess::Move::double_push(chess::Square::E2, chess::Square::E4)};
    one.passed = chess::Square::E6;
    one.variant = chess::Variant::Chess960;
    const oracle::Question question = question_about(one, 3);
    EXPECT_EQ(question.root, one.start);
    EXPECT_EQ(question.moves, one.moves);
    EXPECT_EQ(question.passed, one.passed);
    EXPECT_EQ(question.depth, 3);
    EXPECT_EQ(question.variant, chess::Variant::Chess960);
}

TEST(DepthWithin, IsAsDeepAsTheLeavesAllow) {
    const chess::Position start = chess::Position::start();
    EXPECT_EQ(depth_within(start, 6, 19), 1);
    EXPECT_EQ(depth_within(start, 6, 399), 1);
    EXPECT_EQ(depth_within(start, 6, 400), 2);
    EXPECT_EQ(depth_within(start, 6, 10'000), 3);
    EXPECT_EQ(depth_within(start, 2, 10'000), 2);
    EXPECT_EQ(depth_within(support::position_of("k7/8/1K6/8/8/8/8/7R w - - 0 1"), 6, 1), 1);
}

}  // namespace
}  // namespace plyproof::crosscheck
