// SPDX-License-Identifier: MIT
// Debian's engines, driven for real: each must be understood by the dialect that fits it, found by itself, and count as
// we do. An engine that is not installed fails its test (scripts/setup installs them all).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <ostream>

#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "oracle/builtin_oracle.h"
#include "oracle/open_oracle.h"
#include "perft/divide.h"
#include "support/libuv_under_tsan.h"

namespace plyproof::oracle {
namespace {

using namespace std::chrono_literals;

base::Deadline late() { return base::Deadline::in(120s); }

Question question_of(std::string_view fen, int depth, const std::vector<std::string>& moves = {}) {
    const auto accepted = chess::position_from(*chess::parse_fen(fen));
    Question question{accepted->position, accepted->variant, {}, depth};
    for (const std::string& text : moves) {
        question.moves.push_back(chess::parse_uci_move(asked_position(question), text, question.variant).value());
    }
    return question;
}

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* kKiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
constexpr const char* kEndgame = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
constexpr const char* kPromotions = "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1";
constexpr const char* kEnPassant = "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8";
// Position 1 of the widely used list of Chess960 counts, and one with an inner rook.
constexpr const char* kChess960 = "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9";
constexpr const char* kInnerRook = "4k3/8/8/8/8/8/8/R1R1K2R w CH - 0 1";

/// For engines that answer on another thread than they answer isready: a busy machine must not make them misunderstood.
constexpr ProbeWaits kPatient{.silence = 30s};

std::unique_ptr<Oracle> open(const std::string& command, const std::string& dialect = "auto",
                             const ProbeWaits& probe = {}) {
    auto oracle = open_oracle({.command = command, .dialect = dialect, .probe = probe});
    EXPECT_TRUE(oracle) << oracle.error().text;
    return oracle ? std::move(*oracle) : nullptr;
}

/// Move and count of each entry, and the total.
std::vector<std::string> lines_of(const Answer& answer, chess::Variant variant) {
    std::vector<std::string> lines;
    for (const ForeignEntry& entry : answer.divide.entries) {
        for (const chess::Move move : entry.moves)
            lines.push_back(chess::to_uci(move, variant) + " " + count_text(entry.nodes));
        if (entry.moves.empty()) lines.push_back("illegal " + entry.text);
    }
    std::ranges::sort(lines);
    return lines;
}

void expect_same_moves(Oracle& oracle, const Question& question) {
    BuiltinOracle ours;
    const auto theirs = oracle.divide(question, late());
    ASSERT_TRUE(theirs) << theirs.error().text;
    const auto expected = ours.divide(question, late());
    EXPECT_EQ(lines_of(*theirs, question.variant), lines_of(*expected, question.variant));
    EXPECT_EQ(theirs->divide.total, expected->divide.total);
}

void expect_same_total(Oracle& oracle, const Question& question) {
    BuiltinOracle ours;
    const auto theirs = oracle.divide(question, late());
    ASSERT_TRUE(theirs) << theirs.error().text;
    EXPECT_EQ(theirs->divide.total, ours.divide(question, late())->divide.total);
    EXPECT_TRUE(theirs->divide.entries.empty());
}

std::vector<Question> standard_questions(int depth) {
    std::vector<Question> questions;
    for (const char* fen : {kStart, kKiwipete, kEndgame, kPromotions, kEnPassant}) {
        questions.push_back(question_of(fen, depth));
    }
    return questions;
}

TEST(RealEngines, StockfishAnswersWithMovesAndShowsItsPosition) {
    const auto oracle = open("stockfish", "auto", kPatient);
    for (const Question& question : standard_questions(3)) expect_same_moves(*oracle, question);
    expect_same_moves(*oracle, question_of(kStart, 2, {"e2e4", "a7a6", "e4e5", "d7d5"}));
    expect_same_moves(*oracle, question_of(kKiwipete, 2, {"e1g1", "e8c8"}));
    EXPECT_TRUE(oracle->divide(question_of(kStart, 1), late())->position_confirmed);
    EXPECT_THAT(oracle->own_name(), testing::StartsWith("Stockfish"));
}

TEST(RealEngines, StockfishPlaysChess960AndStandardChessInTurn) {
    const auto oracle = open("stockfish", "go-perft");
    for (int round = 0; round < 2; ++round) {
        expect_same_moves(*oracle, question_of(kChess960, 3));
        expect_same_moves(*oracle, question_of(kInnerRook, 2));
        expect_same_moves(*oracle, question_of(kInnerRook, 2, {"e1c1"}));
        expect_same_moves(*oracle, question_of(kKiwipete, 2));
    }
}

TEST(RealEngines, FairyStockfishAnswersWithMoves) {
    const auto oracle = open("fairy-stockfish", "auto", kPatient);
    for (const Question& question : standard_questions(3)) expect_same_moves(*oracle, question);
    expect_same_moves(*oracle, question_of(kChess960, 2));
}

TEST(RealEngines, EtherealAnswersWithATotal) {
    const auto oracle = open("ethereal-chess");
    for (const Question& question : standard_questions(3)) expect_same_total(*oracle, question);
    expect_same_total(*oracle, question_of(kStart, 3, {"e2e4", "e7e5"}));
}

TEST(RealEngines, SjengAnswersWithATotalAndKnowsNoChess960) {
    const auto oracle = open("sjeng");
    for (const Question& question : standard_questions(3)) expect_same_total(*oracle, question);
    expect_same_total(*oracle, question_of(kStart, 3, {"e2e4", "e7e5"}));
    EXPECT_EQ(oracle->divide(question_of(kChess960, 1), late()).error().kind, OracleErrorKind::Unsuitable);
}

TEST(RealEngines, GlaurungListsItsMoves) {
    const auto oracle = open("glaurung");
    for (const Question& question : standard_questions(1)) expect_same_moves(*oracle, question);
    expect_same_moves(*oracle, question_of(kEndgame, 2));
    expect_same_moves(*oracle, question_of("8/8/8/1k6/8/8/P7/K7 w - - 0 1", 3));
    expect_same_moves(*oracle, question_of(kStart, 2, {"e2e4", "e7e5"}));
    expect_same_moves(*oracle, question_of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", 1));
}

TEST(RealEngines, TogaListsWhereNoMoreThanTenMovesAreLegal) {
    const auto oracle = open("toga2", "multipv");
    expect_same_moves(*oracle, question_of("8/8/8/8/8/5k2/7p/7K w - - 0 1", 1));
    expect_same_moves(*oracle, question_of("8/8/8/1k6/8/8/P7/K7 w - - 0 1", 2));
    const auto many = oracle->divide(question_of(kStart, 1), late());
    ASSERT_FALSE(many);
    EXPECT_EQ(many.error().kind, OracleErrorKind::Unsuitable);
    EXPECT_THAT(many.error().text, testing::HasSubstr("does not obey searchmoves"));
}

/// What `--dialect auto` says of a program that it cannot use.
std::string refusal_of(const std::string& command) {
    // Toga says nothing to what it does not know, and is asked once more with patience.
    const auto oracle = open_oracle({.command = command, .program = {.waits = {.question = 2s}}});
    return oracle ? "it can be used" : oracle.error().text;
}

TEST(RealEngines, ThoseThatCannotAnswerAreToldWhatTheyLack) {
    EXPECT_THAT(refusal_of("toga2"), testing::HasSubstr("lists no more than 10 of the moves at a time"));
    EXPECT_THAT(refusal_of("gnuchess --uci"), testing::HasSubstr("lists no more than 1 of the moves at a time"));
    for (const char* xboard : {"fairymax", "phalanx", "gnuchess"}) {
        EXPECT_THAT(refusal_of(xboard),
                    testing::HasSubstr("it speaks the xboard protocol, by which no moves are listed"));
    }
}

TEST(RealEngines, GnuChessListsNothing) {
    const auto oracle = open("gnuchess --uci", "multipv");
    const auto answer = oracle->divide(question_of(kStart, 1), late());
    ASSERT_FALSE(answer);
    EXPECT_EQ(answer.error().kind, OracleErrorKind::Unsuitable);
    expect_same_moves(*oracle, question_of("8/8/8/8/8/5k2/7p/7K w - - 0 1", 1));
}

}  // namespace
}  // namespace plyproof::oracle
