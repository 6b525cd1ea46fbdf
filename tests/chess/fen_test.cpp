// SPDX-License-Identifier: MIT
#include "chess/fen.h"

#include <gmock/gmock.h>

#include "chess/position_from.h"
#include "support/random_positions.h"

namespace plyproof::chess {
namespace {

constexpr const char* kStart = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
constexpr const char* kKiwipete = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";

std::string round_trip(std::string_view text) {
    const auto setup = parse_fen(text);
    return setup ? to_fen(*setup) : "refused: " + setup.error().text;
}

struct Refused {
    std::string fen;
    FenField field;
    FenErrorKind kind;
    std::size_t offset;
    std::string text;

    friend std::ostream& operator<<(std::ostream& out, const Refused& refused) {
        return out << ::testing::PrintToString(refused.fen);
    }
};

class RefusedFen : public ::testing::TestWithParam<Refused> {};

TEST_P(RefusedFen, HasAnErrorThatPointsAtTheOffendingBytes) {
    const Refused& refused = GetParam();
    const auto setup = parse_fen(refused.fen);
    ASSERT_FALSE(setup.has_value()) << refused.fen;
    EXPECT_EQ(setup.error().field, refused.field);
    EXPECT_EQ(setup.error().kind, refused.kind) << static_cast<int>(setup.error().kind);
    EXPECT_EQ(setup.error().offset, refused.offset);
    EXPECT_EQ(setup.error().text, refused.text);
    // What is said to stand at the offset does stand there.
    EXPECT_EQ(refused.fen.substr(setup.error().offset, setup.error().text.size()), setup.error().text);
}

using enum FenErrorKind;
using namespace std::string_literals;

INSTANTIATE_TEST_SUITE_P(
    Whole, RefusedFen,
    ::testing::Values(Refused{"", FenField::Whole, Empty, 0, ""}, Refused{" \t\r\n", FenField::Whole, Empty, 4, ""},
                      Refused{"\xEF\xBB\xBF", FenField::Whole, Empty, 3, ""},
                      Refused{"4k3/8/8/8\0/8/8/8/4K3 w - - 0 1"s, FenField::Whole, ControlCharacter, 9, "\0"s},
                      Refused{"4k3/8/8/8/8/8/8/4K3 w\n- - 0 1", FenField::Whole, ControlCharacter, 21, "\n"},
                      Refused{"4k3/8/8/8/8/8/8/4K3 w - - 0 1\x7F", FenField::Whole, ControlCharacter, 29, "\x7F"},
                      Refused{"4k3/8/8/8/8/8/8/4K3", FenField::Side, TooFewFields, 19, ""},
                      Refused{"4k3/8/8/8/8/8/8/4K3 w", FenField::Castling, TooFewFields, 21, ""},
                      Refused{"4k3/8/8/8/8/8/8/4K3 w - ", FenField::EnPassant, TooFewFields, 23, ""},
                      Refused{"4k3/8/8/8/8/8/8/4K3 w - - 0 1 x y", FenField::Whole, TooManyFields, 30, "x"}));

INSTANTIATE_TEST_SUITE_P(
    Board, RefusedFen,
    ::testing::Values(Refused{"blah", FenField::Board, UnknownPiece, 1, "l"},
                      Refused{"startpos", FenField::Board, UnknownPiece, 0, "s"},
                      Refused{"4k3/9/8/8/8/8/8/4K3 w - - 0 1", FenField::Board, UnknownPiece, 4, "9"},
                      Refused{"4k3/0/8/8/8/8/8/4K3 w - - 0 1", FenField::Board, UnknownPiece, 4, "0"},
                      Refused{"4k3/8/\xE2\x99\x9A/8 w - -", FenField::Board, UnknownPiece, 6, "\xE2\x99\x9A"},
                      Refused{"4k3/8/\xE2/8 w - -", FenField::Board, UnknownPiece, 6, "\xE2"},
                      Refused{"4k3/44/8/8/8/8/8/4K3 w - - 0 1", FenField::Board, AdjacentDigits, 4, "44"},
                      Refused{"4k3/8p/8/8/8/8/8/4K3 w - - 0 1", FenField::Board, RankTooLong, 4, "8p"},
                      Refused{"4k3/ppppppppp/8/8/8/8/8/4K3 w - -", FenField::Board, RankTooLong, 4, "ppppppppp"},
                      Refused{"4k2/8/8/8/8/8/8/4K3 w - - 0 1", FenField::Board, RankTooShort, 0, "4k2"},
                      Refused{"4k3//8/8/8/8/8/8/4K3 w - - 0 1", FenField::Board, RankTooShort, 4, ""},
                      Refused{"4k3/8/8/8/8/8/8/4K3/ w - - 0 1", FenField::Board, TooManyRanks, 20, ""},
                      Refused{"4k3/8/8/8/8/8/8/4K3/8 w - - 0 1", FenField::Board, TooManyRanks, 20, "8"},
                      Refused{"  4k3/8/8/8/8/8/8 w - - 0 1", FenField::Board, TooFewRanks, 2, "4k3/8/8/8/8/8/8"}));

INSTANTIATE_TEST_SUITE_P(
    OtherField, RefusedFen,
    ::testing::Values(
        Refused{"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1", FenField::Side, UnknownSide, 44, "x"},
        Refused{"4k3/8/8/8/8/8/8/4K3 W - - 0 1", FenField::Side, UnknownSide, 20, "W"},
        Refused{"4k3/8/8/8/8/8/8/4K3 white - - 0 1", FenField::Side, UnknownSide, 20, "white"},
        Refused{"4k3/8/8/8/8/8/8/4K3 w KQx - 0 1", FenField::Castling, UnknownCastling, 24, "x"},
        Refused{"4k3/8/8/8/8/8/8/4K3 w -- - 0 1", FenField::Castling, UnknownCastling, 22, "-"},
        Refused{"4k3/8/8/8/8/8/8/4K3 w KkK - 0 1", FenField::Castling, RepeatedCastling, 24, "K"},
        Refused{"4k3/8/8/8/8/8/8/4K3 w - e9 0 1", FenField::EnPassant, BadEnPassant, 24, "e9"},
        Refused{"4k3/8/8/8/8/8/8/4K3 w - E3 0 1", FenField::EnPassant, BadEnPassant, 24, "E3"},
        Refused{"4k3/8/8/8/8/8/8/4K3 w - e33 0 1", FenField::EnPassant, BadEnPassant, 24, "e33"},
        Refused{"4k3/8/8/8/8/8/8/4K3 w - - -1 1", FenField::HalfmoveClock, BadNumber, 26, "-1"},
        Refused{"4k3/8/8/8/8/8/8/4K3 w - - 65536 1", FenField::HalfmoveClock, BadNumber, 26, "65536"},
        Refused{"4k3/8/8/8/8/8/8/4K3 w - - 0 1.5", FenField::FullmoveNumber, BadNumber, 28, "1.5"},
        Refused{"4k3/8/8/8/8/8/8/4K3 w - - 0 99999999999999999999", FenField::FullmoveNumber, BadNumber, 28,
                "99999999999999999999"},
        Refused{"\xEF\xBB\xBF 4k3/8/8/8/8/8/8/4K3  w\t-  e9 0 1\r\n", FenField::EnPassant, BadEnPassant, 30, "e9"}));

TEST(ParseFen, TakesFourAndFiveFieldsAndFillsInTheClocks) {
    const auto four = parse_fen("4k3/8/8/8/8/8/8/4K3 b - -");
    ASSERT_TRUE(four.has_value());
    EXPECT_EQ(four->halfmove_clock, 0u);
    EXPECT_EQ(four->fullmove_number, 1u);
    const auto five = parse_fen("4k3/8/8/8/8/8/8/4K3 b - - 7");
    ASSERT_TRUE(five.has_value());
    EXPECT_EQ(five->halfmove_clock, 7u);
    EXPECT_EQ(five->fullmove_number, 1u);
}

TEST(ParseFen, TakesClocksUpTo65535) {
    const auto setup = parse_fen("4k3/8/8/8/8/8/8/4K3 b - - 65535 0000065535");
    ASSERT_TRUE(setup.has_value());
    EXPECT_EQ(setup->halfmove_clock, 65535u);
    EXPECT_EQ(setup->fullmove_number, 65535u);
}

TEST(ParseFen, IgnoresByteOrderMarkBlanksTabsAndLineEnds) {
    EXPECT_EQ(round_trip("\xEF\xBB\xBF" + std::string(kStart)), kStart);
    EXPECT_EQ(round_trip(" \t" + std::string(kStart) + " \r\n"), kStart);
    EXPECT_EQ(round_trip("4k3/8/8/8/8/8/8/4K3\tw  -\t\t- 0   1"), "4k3/8/8/8/8/8/8/4K3 w - - 0 1");
}

TEST(ParseFen, PutsEveryManOnItsSquare) {
    const auto setup = parse_fen(kKiwipete);
    ASSERT_TRUE(setup.has_value());
    EXPECT_EQ(setup->board[Square::A8], (Piece{Color::Black, PieceKind::Rook}));
    EXPECT_EQ(setup->board[Square::H3], (Piece{Color::Black, PieceKind::Pawn}));
    EXPECT_EQ(setup->board[Square::F3], (Piece{Color::White, PieceKind::Queen}));
    EXPECT_EQ(setup->board[Square::E1], (Piece{Color::White, PieceKind::King}));
    EXPECT_EQ(setup->board[Square::D3], std::nullopt);
}

TEST(ParseFen, KeepsCastlingLettersAsTheyWereWritten) {
    const auto setup = parse_fen("r3k2r/8/8/8/8/8/8/R3K2R w qHaK - 0 1");
    ASSERT_TRUE(setup.has_value());
    EXPECT_THAT(setup->castling,
                ::testing::ElementsAre(CastlingLetter{Color::Black, std::nullopt, Wing::QueenSide},
                                       CastlingLetter{Color::White, File::H}, CastlingLetter{Color::Black, File::A},
                                       CastlingLetter{Color::White, std::nullopt, Wing::KingSide}));
}

TEST(ParseFen, KeepsAnyEnPassantSquareThatIsOne) {
    for (const Square square : base::kAll<Square>) {
        const auto setup = parse_fen("4k3/8/8/8/8/8/8/4K3 w - " + name_of(square) + " 0 1");
        ASSERT_TRUE(setup.has_value());
        EXPECT_EQ(setup->en_passant, square);
    }
}

TEST(ParseFen, GivesAnAnswerForEveryTruncation) {
    const std::string fen = "rnbqkb1r/ppp3pp/3p1n2/3Pp3/8/2P5/PP3PPP/RNBQKBNR w KQkq e6 12 34";
    for (std::size_t size = 0; size <= fen.size(); ++size) {
        // A copy of exactly that size: reading past its end is seen by the sanitizers.
        const std::vector<char> bytes(fen.begin(), fen.begin() + static_cast<std::ptrdiff_t>(size));
        const auto setup = parse_fen({bytes.data(), bytes.size()});
        const bool whole_number_or_field = size >= fen.find(" e6") + 3;
        EXPECT_EQ(setup.has_value(), whole_number_or_field) << size;
        if (!setup) {
            EXPECT_LE(setup.error().offset, size);
        }
    }
}

TEST(ParseFen, GivesAnAnswerForEveryCorruptionOfOneByte) {
    for (const char* fen : {kStart, "r3k2r/8/8/3Pp3/8/8/8/R3K2R w HAkq e6 0 1", "8/8/8/8/8/8/8/8 b - -"}) {
        for (std::size_t index = 0; fen[index] != '\0'; ++index) {
            for (int byte = 0; byte < 256; ++byte) {
                std::string corrupt = fen;
                corrupt[index] = static_cast<char>(byte);
                const auto setup = parse_fen(corrupt);
                if (!setup) {
                    const FenError& error = setup.error();
                    ASSERT_LE(error.offset + error.text.size(), corrupt.size()) << corrupt;
                    ASSERT_EQ(corrupt.substr(error.offset, error.text.size()), error.text) << corrupt;
                    continue;
                }
                ASSERT_EQ(parse_fen(to_fen(*setup)), *setup) << corrupt;
                const auto accepted = position_from(*setup);
                ASSERT_TRUE(accepted || !accepted.error().empty()) << corrupt;
            }
        }
    }
}

TEST(ParseFen, ShortensTheEvidenceOfEndlessInput) {
    const std::size_t length = std::size_t{1} << 22;
    for (const std::string& text : {std::string(length, 'p'), std::string(length, '/'), std::string(length, ' ') + "x",
                                    kStart + std::string(length, '1'), kStart + std::string(length, ' ') + "7 8"}) {
        const auto setup = parse_fen(text);
        ASSERT_FALSE(setup.has_value());
        EXPECT_LE(setup.error().text.size(), kFenEvidenceLimit);
    }
}

TEST(FenFields, StandWhereTheTextHasThem) {
    const auto fields = fen_fields("\xEF\xBB\xBF 4k3/8/8/8/8/8/8/4K3  w\t- -\r\n");
    ASSERT_EQ(fields.size(), 4u);
    EXPECT_EQ(fields[0].offset, 4u);
    EXPECT_EQ(fields[1].offset, 25u);
    EXPECT_EQ(fields[3].offset, 29u);
    EXPECT_EQ(fields[3].text, "-");
}

TEST(ToFen, OfASetupIsTheTextItWasReadFrom) {
    for (const char* fen :
         {kStart, kKiwipete, "8/8/8/8/8/8/8/8 b - a1 500 0", "4k3/pppppppp/8/8/8/8/8/rR2K3 w QHfa e6 0 1",
          "kkkkkkkk/QQQQQQQQ/1p1p1p1p/p1p1p1p1/8/P7/1P6/7P b K - 65535 65535"}) {
        EXPECT_EQ(round_trip(fen), fen);
    }
}

TEST(ToFen, WritesKAndQForOutermostRooksAndFilesForOthers) {
    const auto inner = position_from(*parse_fen("rr6/2kpp3/1ppnb1p1/p2Q1q1p/P4P1P/1PNN2P1/2PP4/1K2RR2 b E - 2 19"));
    ASSERT_TRUE(inner.has_value());
    EXPECT_EQ(to_fen(inner->position), "rr6/2kpp3/1ppnb1p1/p2Q1q1p/P4P1P/1PNN2P1/2PP4/1K2RR2 b E - 2 19");
    const auto outer = position_from(*parse_fen("4k3/8/8/8/8/8/8/4K1RR w H - 0 1"));
    ASSERT_TRUE(outer.has_value());
    EXPECT_EQ(to_fen(outer->position), "4k3/8/8/8/8/8/8/4K1RR w K - 0 1");
}

TEST(ToFen, InShredderStyleNamesTheRookFiles) {
    EXPECT_EQ(to_fen(Position::start(), FenStyle::Shredder),
              "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w HAha - 0 1");
}

TEST(ToFen, LeavesOutAnEnPassantSquareThatNoPawnMayUse) {
    const Position position = Position::start().after(Move::double_push(Square::E2, Square::E4));
    EXPECT_EQ(to_fen(position), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

void expect_round_trip(const Position& position) {
    for (const FenStyle style : {FenStyle::XFen, FenStyle::Shredder}) {
        const std::string fen = to_fen(position, style);
        const auto setup = parse_fen(fen);
        ASSERT_TRUE(setup.has_value()) << fen;
        const auto accepted = position_from(*setup);
        ASSERT_TRUE(accepted.has_value()) << fen;
        ASSERT_EQ(accepted->position, position) << fen;
        ASSERT_EQ(accepted->position.halfmove_clock(), position.halfmove_clock()) << fen;
        ASSERT_EQ(accepted->position.fullmove_number(), position.fullmove_number()) << fen;
        ASSERT_EQ(to_fen(accepted->position, style), fen);
    }
}

TEST(ToFen, IsReadBackAsTheSamePositionThroughRandomGames) {
    support::SplitMix64 random(1);
    for (int game = 0; game < 20; ++game) {
        for (const Position& position : support::random_game(Position::start(), random, 100)) {
            expect_round_trip(position);
        }
    }
}

TEST(ToFen, IsReadBackAsTheSamePositionForRandomPlacementsWithChess960Rights) {
    support::SplitMix64 random(2);
    for (int i = 0; i < 2000; ++i) expect_round_trip(support::random_position(random));
}

}  // namespace
}  // namespace plyproof::chess
