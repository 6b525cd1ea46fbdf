// SPDX-License-Identifier: MIT
#include "common/position_options.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <CLI/CLI.hpp>

namespace plyproof::apps {
namespace {

using testing::HasSubstr;
using testing::Not;

PositionOptions parsed(std::vector<std::string> words, StandardInput input = StandardInput::Fens) {
    CLI::App app;
    PositionOptions options;
    add_position_options(app, options, input);
    std::reverse(words.begin(), words.end());
    app.parse(words);
    return options;
}

std::string fen_of(const std::vector<std::string>& words) {
    const auto loaded = load_position(parsed(words));
    return loaded ? chess::to_fen(loaded->accepted.position) : "error: " + loaded.error();
}

TEST(PositionOptions, TheStartPositionIsTheDefault) {
    EXPECT_EQ(fen_of({}), "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
}

TEST(PositionOptions, MovesArePlayed) {
    const auto loaded = load_position(parsed({"--moves", " e2e4  c5 "}));
    ASSERT_TRUE(loaded);
    EXPECT_EQ(loaded->moves.size(), 2U);
    EXPECT_EQ(chess::to_fen(loaded->accepted.position), "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    EXPECT_EQ(loaded->root, chess::Position::start());
}

TEST(PositionOptions, WellKnownPositionsHaveNames) {
    EXPECT_EQ(fen_of({"--position", "position3"}), "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1");
    EXPECT_THAT(fen_of({"--position", "nowhere"}), HasSubstr("there is no position 'nowhere'; the names are\nstart"));
}

TEST(PositionOptions, FenAndNameExcludeEachOther) {
    EXPECT_THROW(parsed({"--fen", "x", "--position", "start"}), CLI::ExcludesError);
    EXPECT_THROW(parsed({"--standard", "--chess960"}), CLI::ExcludesError);
}

TEST(PositionOptions, StandardInputIsOnlyForProgramsThatTakeFensFromIt) {
    EXPECT_TRUE(parsed({"--fen", "-"}).from_standard_input());
    EXPECT_THROW(parsed({"--fen", "-"}, StandardInput::NotForFens), CLI::ValidationError);
}

TEST(PositionOptions, StrictnessHasTwoSteps) {
    EXPECT_EQ(parsed({}).strictness(), Strictness::Lenient);
    EXPECT_EQ(parsed({"--strict"}).strictness(), Strictness::Strict);
    EXPECT_EQ(parsed({"--strict=reachable"}).strictness(), Strictness::Reachable);
    EXPECT_THROW(parsed({"--strict=maybe"}), CLI::ValidationError);
}

TEST(PositionOptions, StrictnessTurnsRemarksIntoErrors) {
    const std::string fixed = "4k3/8/8/8/8/8/8/4K3 w K - 0 1";
    const std::string noted = "B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1";
    EXPECT_TRUE(load_position(parsed({"--fen", fixed})));
    EXPECT_FALSE(load_position(parsed({"--fen", fixed, "--strict"})));
    EXPECT_TRUE(load_position(parsed({"--fen", noted, "--strict"})));
    EXPECT_FALSE(load_position(parsed({"--fen", noted, "--strict=reachable"})));
}

TEST(PositionOptions, TheModeDecidesWhatARightMeans) {
    const std::string fen = "4k3/8/8/8/8/8/8/4KR2 w K - 0 1";
    EXPECT_EQ(load_position(parsed({"--fen", fen}))->accepted.variant, chess::Variant::Chess960);
    EXPECT_TRUE(load_position(parsed({"--fen", fen, "--standard"}))->accepted.position.castling_rooks().empty());
    EXPECT_EQ(parsed({"--chess960"}).mode_option(), "--chess960");
    EXPECT_EQ(parsed({"--standard"}).mode_option(), "--standard");
    EXPECT_EQ(parsed({}).mode_option(), "");
}

TEST(PositionOptions, AllFaultsOfAFenAreSaid) {
    const std::string error = fen_of({"--fen", "P3k3/8/8/8/8/8/8/8 w - - 0 1"});
    EXPECT_THAT(error, HasSubstr("no king"));
    EXPECT_THAT(error, HasSubstr("also: "));
    EXPECT_THAT(error, HasSubstr("a8"));
}

TEST(PositionOptions, TheModeIsNoQuestionOfReachability) {
    const auto loaded = load_position(parsed({"--position", "chess960", "--strict=reachable"}));
    ASSERT_TRUE(loaded);
    EXPECT_TRUE(loaded->accepted.remarks.empty());
    EXPECT_TRUE(load_position(parsed({"--fen", "4k3/8/8/8/8/8/8/4KR2 w K - 0 1", "--strict=reachable"})));
}

TEST(PositionOptions, MovesThatAreNearlyRightGetAHint) {
    const std::string promotion = "8/P6k/8/8/8/8/8/K7 w - - 0 1";
    EXPECT_THAT(fen_of({"--fen", "4k3/8/8/8/8/8/8/4K2R w K - 0 1", "--chess960", "--moves", "e1g1"}),
                HasSubstr("e1h1"));
    EXPECT_THAT(fen_of({"--fen", promotion, "--moves", "a7a8"}), HasSubstr("add q, r, b or n, as in a7a8q"));
    EXPECT_THAT(fen_of({"--fen", promotion, "--moves", "a8"}), HasSubstr("add =Q, =R, =B or =N, as in a8=Q"));
    EXPECT_THAT(fen_of({"--fen", "4k3/8/8/8/8/8/8/1N2KN2 w - - 0 1", "--moves", "Nd2"}),
                HasSubstr("write Nbd2 or Nfd2"));
    EXPECT_THAT(fen_of({"--moves", "e2e5"}), Not(HasSubstr("write")));
}

TEST(PositionOptions, AMoveThatCannotBePlayedIsPointedAt) {
    EXPECT_THAT(fen_of({"--moves", "e2e4 e2e4"}), HasSubstr("move 2 of --moves, 'e2e4', is not legal in "));
    EXPECT_THAT(fen_of({"--moves", "e2e4 e2e4"}), HasSubstr("\n  e2e4 e2e4\n       ^^^^"));
    EXPECT_THAT(fen_of({"--moves", "hello"}), HasSubstr("is no move"));
}

TEST(PositionOptions, FenStyleIsForOutput) {
    EXPECT_EQ(parsed({"--fen-style", "shredder"}).style(), chess::FenStyle::Shredder);
    EXPECT_EQ(parsed({}).style(), chess::FenStyle::XFen);
}

}  // namespace
}  // namespace plyproof::apps
