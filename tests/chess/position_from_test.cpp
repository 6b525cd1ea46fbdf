// SPDX-License-Identifier: MIT
#include "chess/position_from.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "chess/chess960_start.h"
#include "chess/fen.h"
#include "chess/legal_moves.h"
#include "support/random_positions.h"

namespace plyproof::chess {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using enum SetupProblemKind;

Setup setup_from(std::string_view fen) {
    const auto setup = parse_fen(fen);
    EXPECT_TRUE(setup.has_value()) << fen;
    return setup.value_or(Setup{});
}

/// Everything said about a FEN, be it accepted or not.
SetupProblems problems_of(std::string_view fen, VariantMode mode = VariantMode::Auto) {
    const auto accepted = position_from(setup_from(fen), mode);
    return accepted ? accepted->remarks : accepted.error();
}

std::vector<SetupProblemKind> kinds_of(std::string_view fen, VariantMode mode = VariantMode::Auto) {
    std::vector<SetupProblemKind> kinds;
    for (const SetupProblem& problem : problems_of(fen, mode)) kinds.push_back(problem.kind);
    return kinds;
}

Accepted accepted_from(std::string_view fen, VariantMode mode = VariantMode::Auto) {
    auto accepted = position_from(setup_from(fen), mode);
    EXPECT_TRUE(accepted.has_value()) << fen;
    return accepted ? *accepted : Accepted{Position::start(), Variant::Standard, {}};
}

bool is_refused(std::string_view fen) { return !position_from(setup_from(fen)).has_value(); }

int moves_of(std::string_view fen, VariantMode mode = VariantMode::Auto) {
    return static_cast<int>(legal_moves(accepted_from(fen, mode).position).size());
}

bool has_move(const Position& position, Move move) {
    const MoveList moves = legal_moves(position);
    return std::find(moves.begin(), moves.end(), move) != moves.end();
}

// --- errors ---

TEST(PositionFrom, RefusesABoardWithoutAKing) {
    EXPECT_THAT(problems_of("4k3/8/8/8/8/8/8/8 w - - 0 1"),
                ElementsAre(SetupProblem{NoKing, kNoSquares, Color::White}));
    EXPECT_THAT(problems_of("8/8/8/8/8/8/8/4K3 w - - 0 1"),
                ElementsAre(SetupProblem{NoKing, kNoSquares, Color::Black}));
}

TEST(PositionFrom, RefusesTwoKingsOfOneColour) {
    const auto problems = problems_of("rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
    EXPECT_TRUE(is_refused("rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"));
    EXPECT_THAT(problems,
                ElementsAre(SetupProblem{TooManyKings, Bitboard(Square::D8) | Bitboard(Square::E8), Color::Black}));
}

TEST(PositionFrom, RefusesKingsSideBySide) {
    EXPECT_TRUE(is_refused("8/8/8/8/8/8/5kK1/8 w - - 0 1"));
    EXPECT_THAT(problems_of("8/8/8/8/8/8/5kK1/8 w - - 0 1"),
                ElementsAre(SetupProblem{KingsAdjacent, Bitboard(Square::F2) | Bitboard(Square::G2), std::nullopt}));
}

TEST(PositionFrom, RefusesASideThatLeftItsKingInCheck) {
    EXPECT_TRUE(is_refused("1r1qk2r/5ppp/Q2p4/6R1/4P1bq/2N5/P1P5/4K1N1 b k - 0 23"));
    EXPECT_THAT(problems_of("1r1qk2r/5ppp/Q2p4/6R1/4P1bq/2N5/P1P5/4K1N1 b k - 0 23"),
                ElementsAre(SetupProblem{OpponentInCheck, Bitboard(Square::H4), Color::White}));
}

TEST(PositionFrom, RefusesPawnsOnTheFirstAndLastRank) {
    EXPECT_TRUE(is_refused("3Pk3/8/8/8/8/8/8/4K3 w - - 0 1"));
    EXPECT_THAT(problems_of("3Pk3/8/8/8/8/8/8/p3K2P w - - 0 1"),
                ElementsAre(SetupProblem{PawnOnBackRank, Bitboard(Square::D8) | Bitboard(Square::H1), Color::White},
                            SetupProblem{PawnOnBackRank, Bitboard(Square::A1), Color::Black}));
}

TEST(PositionFrom, RefusesMoreThanEightPawnsAndSixteenMen) {
    EXPECT_THAT(kinds_of("4k3/8/8/8/8/P7/PPPPPPPP/4K3 w - - 0 1"), ElementsAre(TooManyPawns));
    const auto problems = problems_of("4k3/nnnnnnnn/nnnnnnnn/8/8/8/8/4K3 b - - 0 1");
    ASSERT_THAT(problems, ::testing::SizeIs(2));
    EXPECT_EQ(problems[0].kind, TooManyMen);
    EXPECT_EQ(problems[0].color, Color::Black);
    EXPECT_EQ(problems[0].squares.size(), 17);
    EXPECT_EQ(problems[1].kind, TooManyPromoted);
}

TEST(PositionFrom, NamesEveryBrokenLawAndNotOnlyTheFirst) {
    EXPECT_THAT(kinds_of("P3kk2/8/8/8/8/8/PPPPPPPP/8 w KQ e3 0 0"),
                ElementsAre(NoKing, TooManyKings, PawnOnBackRank, TooManyPawns, CastlingWithoutKing,
                            CastlingWithoutKing, EnPassantWrongRank, OddClocks));
}

TEST(PositionFrom, RefusesTheEmptyBoardAndABoardOfKings) {
    EXPECT_THAT(kinds_of("8/8/8/8/8/8/8/8 w KQkq e6 0 1"),
                ElementsAre(NoKing, NoKing, CastlingWithoutKing, CastlingWithoutKing, CastlingWithoutKing,
                            CastlingWithoutKing, EnPassantWithoutPawn));
    EXPECT_TRUE(
        is_refused("kkkkkkkk/KKKKKKKK/kkkkkkkk/KKKKKKKK/kkkkkkkk/KKKKKKKK/kkkkkkkk/KKKKKKKK w KQkqAHah e6 0 1"));
}

// --- castling ---

TEST(PositionFrom, ReadsStandardRightsInAnyOrder) {
    for (const char* letters : {"KQkq", "qkQK", "QKqk", "HAha", "KahQ"}) {
        const Accepted accepted = accepted_from(std::string("r3k2r/8/8/8/8/8/8/R3K2R w ") + letters + " - 0 1");
        EXPECT_EQ(accepted.variant, Variant::Standard) << letters;
        EXPECT_EQ(accepted.position.castling_rooks().size(), 4) << letters;
        EXPECT_THAT(accepted.remarks, IsEmpty()) << letters;
    }
}

TEST(PositionFrom, DropsRightsOfAKingThatIsNotAtHome) {
    const Accepted accepted = accepted_from("2k5/8/3K4/1p6/p7/P7/1B6/8 b KQkq - 0 1");
    EXPECT_TRUE(accepted.position.castling_rooks().empty());
    ASSERT_THAT(accepted.remarks, ::testing::SizeIs(4));
    const std::string letters = "KQkq";
    for (std::size_t i = 0; i < 4; ++i) {
        EXPECT_EQ(accepted.remarks[i].kind, CastlingWithoutKing);
        ASSERT_TRUE(accepted.remarks[i].castling.has_value());
        EXPECT_EQ(letter_of(*accepted.remarks[i].castling), letters[i]);
        EXPECT_EQ(verdict_of(accepted.remarks[i].kind), Verdict::Fixed);
    }
}

TEST(PositionFrom, DropsARightWithoutItsRookAndKeepsTheOthers) {
    const Accepted accepted = accepted_from("3qk1nb/1p3p2/p1r1p1p1/3p4/3P4/2N1BP2/PPPQ1P2/R3K3 w Qk - 0 15");
    EXPECT_EQ(accepted.position.castling_rooks(), Bitboard(Square::A1));
    EXPECT_THAT(accepted.remarks,
                ElementsAre(SetupProblem{CastlingWithoutRook, kNoSquares, Color::Black,
                                         CastlingLetter{Color::Black, std::nullopt, Wing::KingSide}}));
}

TEST(PositionFrom, ReadsRightsThatFitOnlyChess960AsChess960AndSaysSo) {
    const Accepted accepted = accepted_from("4k3/8/8/8/8/8/8/4KR2 w K - 0 1");
    EXPECT_EQ(accepted.variant, Variant::Chess960);
    EXPECT_EQ(accepted.position.castling_rooks(), Bitboard(Square::F1));
    EXPECT_THAT(accepted.remarks,
                ElementsAre(SetupProblem{ReadAsChess960, Bitboard(Square::E1) | Bitboard(Square::F1), std::nullopt,
                                         CastlingLetter{Color::White, std::nullopt, Wing::KingSide}}));
    EXPECT_EQ(verdict_of(ReadAsChess960), Verdict::Note);
    EXPECT_EQ(moves_of("4k3/8/8/8/8/8/8/4KR2 w K - 0 1"), 14);
}

TEST(PositionFrom, DropsTheSameRightsWhenTheModeIsStandard) {
    const std::string fen = "4k3/8/8/8/8/8/8/4KR2 w K - 0 1";
    EXPECT_THAT(kinds_of(fen, VariantMode::Standard), ElementsAre(CastlingWithoutRook));
    EXPECT_EQ(accepted_from(fen, VariantMode::Standard).variant, Variant::Standard);
    EXPECT_EQ(moves_of(fen, VariantMode::Standard), 13);
}

TEST(PositionFrom, SaysNothingOfChess960WhenTheModeAskedForIt) {
    EXPECT_THAT(kinds_of("4k3/8/8/8/8/8/8/4KR2 w K - 0 1", VariantMode::Chess960), IsEmpty());
    EXPECT_EQ(accepted_from("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", VariantMode::Chess960).variant, Variant::Chess960);
}

TEST(PositionFrom, ReadsAllLettersOneWayWhenOneOfThemNeedsChess960) {
    // White would be standard, Black is not: double Chess960.
    const Accepted accepted = accepted_from("1r2k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    EXPECT_EQ(accepted.variant, Variant::Chess960);
    EXPECT_EQ(accepted.position.castling_rooks(),
              Bitboard(Square::A1) | Bitboard(Square::H1) | Bitboard(Square::B8) | Bitboard(Square::H8));
}

TEST(PositionFrom, NeverTakesAnEnemyRookForACastlingRook) {
    const std::string fen = "4k3/pppppppp/8/8/8/8/PPPPPPPP/rR2K3 w Q - 0 1";
    EXPECT_EQ(accepted_from(fen).position.castling_rooks(), Bitboard(Square::B1));
    EXPECT_EQ(moves_of(fen), 21);
}

TEST(PositionFrom, ReadsKAsTheOutermostRookAndALetterAsTheNamedOne) {
    const std::string outer = "4k3/8/8/8/8/8/8/4K1RR w K - 0 1";
    EXPECT_EQ(accepted_from(outer, VariantMode::Chess960).position.castling_rooks(), Bitboard(Square::H1));
    EXPECT_EQ(moves_of(outer, VariantMode::Chess960), 20);
    const std::string inner = "4k3/8/8/8/8/8/8/4K1RR w G - 0 1";
    EXPECT_EQ(accepted_from(inner).position.castling_rooks(), Bitboard(Square::G1));
    EXPECT_EQ(moves_of(inner), 21);
}

TEST(PositionFrom, WantsTheRookOnTheWingThatTheLetterSays) {
    EXPECT_THAT(kinds_of("4k3/8/8/8/8/8/8/1K3R2 w KQ - 0 1", VariantMode::Chess960), ElementsAre(CastlingWithoutRook));
    EXPECT_THAT(kinds_of("4k3/8/8/8/8/8/8/R4K2 w K - 0 1", VariantMode::Chess960), ElementsAre(CastlingWithoutRook));
}

TEST(PositionFrom, TakesOneRightForEachWingAndDropsAnother) {
    const Accepted same = accepted_from("4k3/8/8/8/8/8/8/4K2R w KH - 0 1");
    EXPECT_EQ(same.position.castling_rooks(), Bitboard(Square::H1));
    EXPECT_THAT(same.remarks, ElementsAre(SetupProblem{CastlingTwice, Bitboard(Square::H1), Color::White,
                                                       CastlingLetter{Color::White, File::H}}));
    const Accepted other = accepted_from("4k3/8/8/8/8/8/8/4K1RR w GH - 0 1", VariantMode::Chess960);
    EXPECT_EQ(other.position.castling_rooks(), Bitboard(Square::G1));
    EXPECT_THAT(other.remarks, ElementsAre(SetupProblem{CastlingTwice, Bitboard(Square::G1) | Bitboard(Square::H1),
                                                        Color::White, CastlingLetter{Color::White, File::H}}));
}

// --- en passant ---

TEST(PositionFrom, KeepsAnEnPassantSquareThatAPawnMayUse) {
    const Accepted accepted = accepted_from("rnbqkbnr/ppp2ppp/8/3Pp3/8/8/PPPP1PPP/RNBQKBNR w KQkq e6");
    EXPECT_EQ(accepted.position.en_passant(), Square::E6);
    EXPECT_THAT(accepted.remarks, IsEmpty());
    EXPECT_EQ(legal_moves(accepted.position).size(), 31u);
    EXPECT_TRUE(has_move(accepted.position, Move::en_passant(Square::D5, Square::E6)));
}

TEST(PositionFrom, LeavesOutAnEnPassantSquareThatNoPawnMayUseWithoutAWord) {
    for (const char* fen :
         {"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1", "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1"}) {
        EXPECT_EQ(accepted_from(fen).position.en_passant(), std::nullopt) << fen;
        EXPECT_THAT(kinds_of(fen), IsEmpty()) << fen;
    }
}

TEST(PositionFrom, LeavesOutAnEnPassantSquareOfAPinnedPawn) {
    const std::string fen = "5kbq/3Q2n1/6p1/r3PpKn/2n5/8/8/q7 w - f6 7 4";
    EXPECT_EQ(accepted_from(fen).position.en_passant(), std::nullopt);
    EXPECT_EQ(moves_of(fen), 23);
}

TEST(PositionFrom, DropsAnEnPassantSquareBehindWhichAManStands) {
    const std::string fen = "4r3/5P1k/8/4Pp2/8/8/8/4K3 w - f6 0 29";
    EXPECT_THAT(problems_of(fen), ElementsAre(SetupProblem{EnPassantSquareTaken, Bitboard(Square::F7), Color::Black}));
    EXPECT_EQ(moves_of(fen), 14);
}

TEST(PositionFrom, DropsAnEnPassantSquareThatIsTaken) {
    EXPECT_THAT(problems_of("4k3/8/4n3/3Pp3/8/8/8/4K3 w - e6 0 1"),
                ElementsAre(SetupProblem{EnPassantSquareTaken, Bitboard(Square::E6), Color::Black}));
}

TEST(PositionFrom, DropsAnEnPassantSquareWithoutItsPawn) {
    const std::string fen = "rnbqkb1r/ppp3pp/3p1n2/3P4/8/2P5/PP3PPP/RNBQKB1R w KQkq e6 0 1";
    EXPECT_THAT(problems_of(fen), ElementsAre(SetupProblem{EnPassantWithoutPawn, Bitboard(Square::E5), Color::Black}));
    EXPECT_EQ(moves_of(fen), 36);
    EXPECT_THAT(kinds_of("4k3/8/8/3PP3/8/8/8/4K3 w - e6 0 1"), ElementsAre(EnPassantWithoutPawn)) << "an own pawn";
    EXPECT_THAT(kinds_of("4k3/8/8/3Pn3/8/8/8/4K3 w - e6 0 1"), ElementsAre(EnPassantWithoutPawn)) << "a knight";
}

TEST(PositionFrom, DropsEnPassantSquaresOfAllRanksButTheSixthOfTheSideToMove) {
    for (const Square square : base::kAll<Square>) {
        const std::string name = name_of(square);
        const auto white = kinds_of("4k3/8/8/8/8/8/8/4K3 w - " + name + " 0 1");
        EXPECT_THAT(white, ElementsAre(rank_of(square) == Rank::Sixth ? EnPassantWithoutPawn : EnPassantWrongRank));
        const auto black = kinds_of("4k3/8/8/8/8/8/8/4K3 b - " + name + " 0 1");
        EXPECT_THAT(black, ElementsAre(rank_of(square) == Rank::Third ? EnPassantWithoutPawn : EnPassantWrongRank));
    }
}

TEST(PositionFrom, NotesAnEnPassantSquareThatOnlyHistoryRefutes) {
    const std::string pawn_check = "rnbqk1nr/bb3p1p/1q2r3/2pPp3/3P4/7P/1PP1NpPP/R1BQKBNR w KQkq c6 0 1";
    EXPECT_THAT(problems_of(pawn_check),
                ElementsAre(SetupProblem{EnPassantImpossible, Bitboard(Square::F2), Color::Black}));
    EXPECT_EQ(moves_of(pawn_check), 2);
    const std::string queen_check = "8/8/8/1k6/3Pp3/8/8/4KQ2 b - d3 0 1";
    EXPECT_THAT(problems_of(queen_check),
                ElementsAre(SetupProblem{EnPassantImpossible, Bitboard(Square::F1), Color::White}));
    EXPECT_EQ(accepted_from(queen_check).position.en_passant(), Square::D3);
    EXPECT_EQ(moves_of(queen_check), 6);
}

// --- other notes ---

TEST(PositionFrom, NotesChecksThatNoLastMoveCanHaveGiven) {
    const std::string bishops = "B6b/8/8/8/2K5/5k2/8/b6B b - - 0 1";
    EXPECT_THAT(problems_of(bishops),
                ElementsAre(SetupProblem{ImpossibleCheck, Bitboard(Square::A8) | Bitboard(Square::H1), Color::Black}));
    EXPECT_EQ(moves_of(bishops), 6);
    const std::string knights = "8/8/N7/2k5/N7/8/8/3K4 b - - 0 1";
    EXPECT_THAT(problems_of(knights),
                ElementsAre(SetupProblem{ImpossibleCheck, Bitboard(Square::A6) | Bitboard(Square::A4), Color::Black}));
    EXPECT_EQ(moves_of(knights), 6);
}

TEST(PositionFrom, NotesMorePromotedMenThanMissingPawns) {
    EXPECT_THAT(kinds_of("4k3/8/8/8/8/8/PPPPPPPP/QQ2K3 w - - 0 1"), ElementsAre(TooManyPromoted));
    EXPECT_THAT(kinds_of("4k3/8/8/8/8/8/PPPPPPP1/QQ2K3 w - - 0 1"), IsEmpty());
    EXPECT_THAT(kinds_of("4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1"), ElementsAre(TooManyPromoted)) << "both on dark";
    EXPECT_THAT(kinds_of("4k3/8/8/8/8/8/PPPPPPPP/BB2K3 w - - 0 1"), IsEmpty());
    EXPECT_THAT(kinds_of("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1"), IsEmpty()) << "218 moves, reachable";
}

TEST(PositionFrom, NotesClocksThatNoGameShows) {
    EXPECT_THAT(kinds_of("4k3/8/8/8/8/8/8/4KR2 w - - 500 50"), ElementsAre(OddClocks));
    EXPECT_EQ(moves_of("4k3/8/8/8/8/8/8/4KR2 w - - 500 50"), 13);
    EXPECT_THAT(kinds_of("4k3/8/8/8/8/8/8/4KR2 w - - 98 50"), IsEmpty());
    EXPECT_THAT(kinds_of("4k3/8/8/8/8/8/8/4KR2 w - - 99 50"), ElementsAre(OddClocks));
    EXPECT_THAT(kinds_of("4k3/8/8/8/8/8/8/4KR2 b - - 99 50"), IsEmpty());
    EXPECT_THAT(kinds_of("4k3/8/8/8/8/8/8/4KR2 w - - 0 0"), ElementsAre(OddClocks));
    EXPECT_THAT(kinds_of("4k3/8/8/8/8/8/8/4K3 b - - 12 13"), IsEmpty());
    EXPECT_THAT(kinds_of("4k3/8/8/3Pp3/8/8/8/4K3 w - e6 3 9"), ElementsAre(OddClocks)) << "a pawn was just pushed";
}

TEST(PositionFrom, KeepsTheClocksAsTheyWere) {
    const Accepted accepted = accepted_from("4k3/8/8/8/8/8/8/4KR2 w - - 500 50");
    EXPECT_EQ(accepted.position.halfmove_clock(), 500u);
    EXPECT_EQ(accepted.position.fullmove_number(), 50u);
}

TEST(PositionFrom, SeesACheckPastTheMarkOfADoublePush) {
    const Position position = accepted_from("rnbqkbnr/ppp1pppp/3p4/8/Q7/2P5/PP1PPPPP/RNB1KBNR b KQkq - 0 1").position;
    EXPECT_TRUE(position.in_check());
    EXPECT_EQ(legal_moves(position).size(), 6u);
    EXPECT_FALSE(has_move(position, Move::double_push(Square::C7, Square::C5)));
}

TEST(PositionFrom, SaysNothingAboutPositionsThatGamesReach) {
    support::SplitMix64 random(6);
    for (int game = 0; game < 40; ++game) {
        for (const Position& position : support::random_game(Position::start(), random, 200)) {
            const auto accepted = position_from(setup_of(position));
            ASSERT_TRUE(accepted.has_value()) << to_fen(position);
            ASSERT_EQ(accepted->position, position) << to_fen(position);
            ASSERT_EQ(accepted->variant, Variant::Standard) << to_fen(position);
            ASSERT_THAT(accepted->remarks, IsEmpty()) << to_fen(position);
        }
    }
}

TEST(PositionFrom, SaysNothingAboutPositionsThatChess960GamesReach) {
    support::SplitMix64 random(7);
    for (int game = 0; game < 40; ++game) {
        const Position start = chess960_start(random.below(960), random.below(960));
        for (const Position& position : support::random_game(start, random, 100)) {
            const auto accepted = position_from(setup_of(position), VariantMode::Chess960);
            ASSERT_TRUE(accepted.has_value()) << to_fen(position);
            ASSERT_EQ(accepted->position, position) << to_fen(position);
            ASSERT_THAT(accepted->remarks, IsEmpty()) << to_fen(position);
        }
    }
}

TEST(PositionFrom, GivesAnAnswerForArbitraryBoards) {
    support::SplitMix64 random(8);
    for (int i = 0; i < 5000; ++i) {
        chess::Setup setup;  // in a test, plain Setup is a trap of GoogleTest
        for (auto& man : setup.board) {
            if (random.one_in(1 + random.below(6))) {
                man = Piece{static_cast<Color>(random.below(2)), static_cast<PieceKind>(random.below(6))};
            }
        }
        setup.side_to_move = static_cast<Color>(random.below(2));
        for (std::size_t letters = random.below(6); letters > 0; --letters) {
            const CastlingLetter named{static_cast<Color>(random.below(2)), static_cast<File>(random.below(8))};
            const CastlingLetter wing{named.color, std::nullopt, static_cast<Wing>(random.below(2))};
            setup.castling.push_back(random.one_in(2) ? named : wing);
        }
        setup.en_passant = square_at(static_cast<int>(random.below(64)));
        setup.halfmove_clock = static_cast<std::uint32_t>(random.next());
        setup.fullmove_number = static_cast<std::uint32_t>(random.next());
        for (const VariantMode mode : {VariantMode::Auto, VariantMode::Standard, VariantMode::Chess960}) {
            const auto accepted = position_from(setup, mode);
            if (accepted) {
                ASSERT_EQ(setup_of(accepted->position).board, setup.board);
            } else {
                ASSERT_EQ(verdict_of(accepted.error().front().kind), Verdict::Error);
            }
        }
    }
}

TEST(SetupOf, SaysWhatTheFenSaid) {
    for (const char* fen : {"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
                            "rr6/2kpp3/1ppnb1p1/p2Q1q1p/P4P1P/1PNN2P1/2PP4/1K2RR2 b E - 2 19",
                            "rnbqkbnr/ppp2ppp/8/3Pp3/8/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 3"}) {
        EXPECT_EQ(setup_of(accepted_from(fen).position), setup_from(fen)) << fen;
    }
}

TEST(VerdictOf, GoesFromErrorsOverFixesToNotes) {
    EXPECT_EQ(verdict_of(NoKing), Verdict::Error);
    EXPECT_EQ(verdict_of(TooManyMen), Verdict::Error);
    EXPECT_EQ(verdict_of(CastlingWithoutKing), Verdict::Fixed);
    EXPECT_EQ(verdict_of(CastlingTwice), Verdict::Fixed);
    EXPECT_EQ(verdict_of(EnPassantWithoutPawn), Verdict::Fixed);
    EXPECT_EQ(verdict_of(EnPassantImpossible), Verdict::Note);
    EXPECT_EQ(verdict_of(OddClocks), Verdict::Note);
}

}  // namespace
}  // namespace plyproof::chess
