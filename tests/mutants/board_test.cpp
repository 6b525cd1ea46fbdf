// SPDX-License-Identifier: MIT
#include "mutants/board.h"

#include <gmock/gmock.h>

#include <cstdint>
#include <string>
#include <vector>

#include "mutants/count.h"
#include "support/effort.h"
#include "support/setup_of_fen.h"

namespace plyproof::mutants {
namespace {

using chess::Move;
using enum chess::Square;
using ::testing::IsEmpty;

Board board_of(const std::string& fen) { return Board(support::setup_of_fen(fen)); }

/// A position with its leaves at 1, 2, ... plies, as Stockfish 15.1 counts them.
struct Counts {
    const char* name;
    const char* fen;
    std::vector<std::uint64_t> leaves;
};

std::ostream& operator<<(std::ostream& out, const Counts& counts) { return out << counts.fen; }

const std::vector<Counts>& all_counts() {
    static const std::vector<Counts> kCounts = {
        {"EpHorizontalPin", "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", {6, 113, 761, 14788}},
        {"EpHorizontalPinBlack", "3k4/3p4/8/K1P4r/8/8/8/8 b - - 0 1", {18, 92, 1670, 10138, 185429}},
        {"EpDiagonalPin", "8/8/4k3/8/2p5/8/B2P2K1/8 w - - 0 1", {13, 102, 1266, 10276, 135655}},
        {"EpGivesCheck", "8/8/1k6/2b5/2pP4/8/5K2/8 b - d3 0 1", {15, 126, 1928, 13931, 206379}},
        {"EpDiagonalDiscovery", "1b6/8/8/3Pp3/8/8/4k2K/8 w - e6 0 1", {6, 65, 336, 3791}},
        {"EpUncoversCheck", "q6k/8/8/3pP3/8/8/8/7K w - d6 0 1", {4, 76, 414, 9219}},
        {"EpEvasionCapture", "4k3/3p1p2/8/4P3/4K3/8/8/8 b - - 0 1", {7, 58, 426, 3385}},
        {"EpEvasionBlockedFilter", "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1", {14, 191, 2812, 43238, 674624}},
        {"Start", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", {20, 400, 8902, 197281}},
        {"EpImpossibleSquare", "4r3/5P1k/8/4Pp2/8/8/8/4K3 w - f6 0 29", {14, 145, 1820, 20993}},
        {"EpUncoversDiagonal", "5kbq/3Q2n1/6p1/r3PpKn/2n5/8/8/q7 w - f6 7 4", {23, 679, 12874, 453324}},
        {"EpMarkerHidesCheck", "rnbqkbnr/ppp1pppp/3p4/8/Q7/2P5/PP1PPPPP/RNB1KBNR b KQkq - 0 1", {6, 206, 4996, 160537}},
        {"Kiwipete", "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1", {48, 2039, 97862}},
        {"CastleThroughAttack", "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8", {44, 1486, 62379}},
        {"CastleRightsAfterBishopTakesRook",
         "rnbqkbnB/pppppp1p/8/8/1P4p1/8/P1PPPPPP/RN1QKBNR b KQq - 0 1",
         {21, 511, 11667, 299152}},
        {"CastleRightsAfterRookTakesRook",
         "rnbqk1nR/ppp1ppb1/6p1/3p4/8/2N5/PPPPPPP1/R1BQKBN1 b Qq - 0 5",
         {31, 846, 26109, 749892}},
        {"CastlePrevented", "r3k2r/8/3Q4/8/8/5q2/8/R3K2R b KQkq - 0 1", {44, 1494, 50509}},
        {"CastleGivesCheck", "5k2/8/8/8/8/8/8/4K2R w K - 0 1", {15, 66, 1198, 6399, 120330, 661072}},
        {"LongCastleGivesCheck", "3k4/8/8/8/8/8/8/R3K3 w Q - 0 1", {16, 71, 1286, 7418, 141077, 803711}},
        {"PromoCaptureCornerRook", "r3k2r/1P6/8/8/8/8/8/R3K2R w KQkq - 0 1", {34, 639, 18892, 386841}},
        {"PromotionsAllFour", "r2q1rk1/pp1bbppp/4p3/P1p1P3/4P3/1P4P1/1BpQ1PBP/R4RK1 b - - 0 14", {33, 1386, 48234}},
        {"PromoOutOfCheck", "2K2r2/4P3/8/8/8/8/8/3k4 w - - 0 1", {11, 133, 1442, 19174, 266199}},
        {"PromotionsBothSides", "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1", {24, 496, 9483, 182838}},
        {"PromotionsWithCastling",
         "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
         {6, 264, 9467, 422333}},
        {"KingAdjacentKing", "k7/8/8/8/8/8/8/K7 w - - 0 1", {3, 9, 54, 324}},
        {"DoubleCheck", "r6r/1b2k1bq/8/8/7B/8/8/R3K2R b KQ - 3 2", {8, 192, 8355, 206081}},
        {"DiscoveredCheck", "8/8/1P2K3/8/2n5/1q6/8/5k2 b - - 0 1", {29, 165, 5160, 31961}},
        {"KingOnItsSecondRank",
         "rnbq1b1r/ppppkppp/4pn2/8/1Q6/2PP4/PP2PPPP/RNB1KBNR b KQ - 2 4",
         {3, 118, 3022, 113355}},
        {"Mate", "rnb1kbnr/pppp1ppp/4p3/8/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3", {0}},
        {"MaxMoves", "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", {218, 99, 19073, 85043}},
        {"FrcRookPinned", "4k3/8/8/8/8/8/8/rR2K1N1 w Q - 0 1", {11, 136, 2219, 34391}},
        {"FrcEnemyRook", "4k3/pppppppp/8/8/8/8/PPPPPPPP/rR2K3 w Q - 0 1", {21, 424, 8265, 165804}},
        {"FrcXfenOuter", "4k3/8/8/8/8/8/8/4K1RR w K - 0 1", {20, 88, 2380, 12022}},
        {"FrcShredderInner", "4k3/8/8/8/8/8/8/4K1RR w G - 0 1", {21, 91, 2446, 12409}},
        {"FrcStartCastle", "brnbqkrn/pppppppp/8/8/8/8/PPPPPPPP/BRNBQKRN w KQkq - 0 1", {20, 400, 8920, 197635}},
        {"FrcInnerRookRight", "rr6/2kpp3/1ppnb1p1/p2Q1q1p/P4P1P/1PNN2P1/2PP4/1K2RR2 b E - 2 19", {37, 1546, 54792}},
        {"FrcKingStepLikeCastling",
         "r2k3r/p1ppqpb1/bn2pQp1/3PN3/1p2P3/2N4p/PPPBBPPP/R3K1R1 b Qkq - 0 1",
         {35, 1856, 62777}},
    };
    return kCounts;
}

class SlowCount : public ::testing::TestWithParam<Counts> {};

TEST_P(SlowCount, AgreesWithStockfish) {
    constexpr std::uint64_t kMostLeaves = support::effort(1'000'000, 25'000);
    Board board = board_of(GetParam().fen);
    int depth = 0;
    for (const std::uint64_t expected : GetParam().leaves) {
        ++depth;
        if (expected > kMostLeaves) break;
        EXPECT_EQ(count(board, depth), expected) << "at depth " << depth;
    }
}

INSTANTIATE_TEST_SUITE_P(Positions, SlowCount, ::testing::ValuesIn(all_counts()),
                         [](const auto& test) { return std::string(test.param.name); });

/// Makes and unmakes every line of `depth` plies; the state must come back every time.
void expect_unmake_restores(Board& board, int depth) {
    if (depth == 0) return;
    const State before = board.state();
    for (const Move move : board.legal_moves()) {
        board.make(move);
        expect_unmake_restores(board, depth - 1);
        board.unmake();
        ASSERT_EQ(board.state(), before);
    }
}

TEST(Board, UnmakeRestoresEverythingOnEveryLine) {
    for (const Counts& counts : all_counts()) {
        SCOPED_TRACE(counts.fen);
        Board board = board_of(counts.fen);
        expect_unmake_restores(board, 2);
    }
}

TEST(Board, HasNoMovesWhenMatedOrStalemated) {
    EXPECT_THAT(board_of("rnb1kbnr/pppp1ppp/4p3/8/5PPq/8/PPPPP2P/RNBQKBNR w KQkq - 1 3").legal_moves(), IsEmpty());
    EXPECT_THAT(board_of("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1").legal_moves(), IsEmpty());
}

TEST(Board, SeesACheck) {
    EXPECT_TRUE(board_of("4r1k1/8/8/8/8/8/8/4K3 w - - 0 1").in_check());
    EXPECT_FALSE(board_of("4r1k1/8/8/8/8/8/4P3/4K3 w - - 0 1").in_check());
}

TEST(Board, CarriesTheBugsThatItWasGiven) {
    const chess::Setup setup = support::setup_of_fen("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1");
    EXPECT_FALSE(Board(setup).bugs().any());
    const Board mutant(setup, {Bug::EnPassantOfFenIgnored});
    EXPECT_TRUE(mutant.bugs().has(Bug::EnPassantOfFenIgnored));
    EXPECT_EQ(mutant.state().en_passant, std::nullopt);
}

TEST(Board, LosesOneRightWhenARookMovesOrIsTakenAndBothWhenTheKingMoves) {
    Board board = board_of("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    board.make(Move::normal(H1, H8));
    EXPECT_EQ(board.setup().castling, support::setup_of_fen("8/8/8/8/8/8/8/8 w Aa - 0 1").castling);
    board.make(Move::normal(E8, E7));
    EXPECT_EQ(board.setup().castling, support::setup_of_fen("8/8/8/8/8/8/8/8 w A - 0 1").castling);
    board.make(Move::castling(E1, A1));
    EXPECT_THAT(board.setup().castling, IsEmpty());
}

TEST(Board, CastlesWithKingAndRookThatTakeEachOthersPlace) {
    Board board = board_of("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");
    board.make(Move::castling(F1, G1));
    EXPECT_EQ(board.setup().board, support::setup_of_fen("4k3/8/8/8/8/8/8/5RK1 b - - 0 1").board);
    board.unmake();
    EXPECT_EQ(board.setup().board, support::setup_of_fen("4k3/8/8/8/8/8/8/5KR1 w - - 0 1").board);
}

TEST(Board, TakesTheRightPawnEnPassant) {
    Board board = board_of("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1");
    board.make(Move::en_passant(D5, E6));
    EXPECT_EQ(board.setup(), support::setup_of_fen("4k3/8/4P3/8/8/8/8/4K3 b - - 0 1"));
}

TEST(Board, TellsTheEnPassantSquareOnlyWhenSuchACaptureIsLegal) {
    Board unreachable = board_of("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1");
    unreachable.make(Move::double_push(E2, E4));
    EXPECT_EQ(unreachable.setup().en_passant, std::nullopt);
    Board pinned = board_of("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1");
    EXPECT_EQ(pinned.setup().en_passant, std::nullopt);
    Board legal = board_of("4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1");
    legal.make(Move::double_push(E2, E4));
    EXPECT_EQ(legal.setup().en_passant, E3);
}

TEST(Board, DropsAnEnPassantSquareThatTheBoardRefutes) {
    for (const char* fen : {"4r3/5P1k/8/4Pp2/8/8/8/4K3 w - f6 0 29",  // the pawn's starting square is taken
                            "4k3/8/4n3/3Pp3/8/8/8/4K3 w - e6 0 1",    // the square itself is taken
                            "4k3/8/8/3P4/8/8/8/4K3 w - e6 0 1",       // no pawn has passed
                            "4k3/8/8/3pP3/8/8/8/4K3 b - e3 0 1",      // no pawn stands in front of it
                            "4k3/8/8/8/3Pp3/8/8/4K3 w - d3 0 1"}) {   // the side to move's own third rank
        EXPECT_EQ(board_of(fen).state().en_passant, std::nullopt) << fen;
    }
}

TEST(Board, EndsAtARepetitionByABugOnly) {
    for (const bool planted : {false, true}) {
        Board board = board_of("k7/8/8/8/8/8/8/K7 w - - 0 1");
        if (planted) board = Board(board.setup(), {Bug::RepetitionEndsTree});
        for (const Move move : {Move::normal(A1, B1), Move::normal(A8, B8), Move::normal(B1, A1)}) {
            board.make(move);
            EXPECT_FALSE(board.legal_moves().empty());
        }
        board.make(Move::normal(B8, A8));
        EXPECT_EQ(board.legal_moves().empty(), planted);
        board.unmake();
        EXPECT_FALSE(board.legal_moves().empty());
    }
}

TEST(Board, CountsTheClocksAsFenDoes) {
    Board board = board_of("4k3/8/8/8/8/8/4P3/4K2N w - - 7 12");
    board.make(Move::normal(H1, G3));
    EXPECT_EQ(board.setup().halfmove_clock, 8U);
    EXPECT_EQ(board.setup().fullmove_number, 12U);
    board.make(Move::normal(E8, E7));
    EXPECT_EQ(board.setup().halfmove_clock, 9U);
    EXPECT_EQ(board.setup().fullmove_number, 13U);
    board.make(Move::normal(E2, E3));
    EXPECT_EQ(board.setup().halfmove_clock, 0U);
}

TEST(Board, StopsTheClocksAt65535) {
    Board board = board_of("4k3/8/8/8/8/8/8/4K3 b - - 65535 65535");
    board.make(Move::normal(E8, E7));
    EXPECT_EQ(board.setup().halfmove_clock, 65535U);
    EXPECT_EQ(board.setup().fullmove_number, 65535U);
}

}  // namespace
}  // namespace plyproof::mutants
