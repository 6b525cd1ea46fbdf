// SPDX-License-Identifier: MIT
#include "explain/broken_laws.h"

#include <gmock/gmock.h>

#include <algorithm>

#include "chess/castling.h"
#include "chess/fen.h"
#include "chess/move_text.h"
#include "explain/true_words.h"
#include "mutants/attacks.h"
#include "mutants/board.h"
#include "mutants/pseudo_moves.h"
#include "support/effort.h"
#include "support/position_of.h"
#include "support/random_positions.h"

namespace plyproof::explain {
namespace {

using chess::PieceKind;
using chess::Square;

Scene scene_of(std::string_view fen) {
    const auto setup = chess::parse_fen(fen);
    const chess::Accepted accepted = support::accepted(fen);
    return {accepted.position, accepted.variant, setup->en_passant};
}

std::vector<std::string> rules_of(std::string_view fen, std::string_view move) {
    std::vector<std::string> rules;
    for (const Reason& reason : broken_laws(scene_of(fen), move)) rules.emplace_back(id_of(reason.rule));
    return rules;
}

std::string first_words(std::string_view fen, std::string_view move) {
    return broken_laws(scene_of(fen), move).front().words;
}

struct Example {
    const char* rule;
    const char* fen;
    const char* move;
};

class EachLaw : public ::testing::TestWithParam<Example> {};

TEST_P(EachLaw, IsTheFirstThatItsExampleBreaks) {
    const Example& example = GetParam();
    EXPECT_EQ(rules_of(example.fen, example.move).front(), example.rule) << example.fen << ' ' << example.move;
}

constexpr Example kExamples[] = {
    {"no-move", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e9"},
    {"no-move", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", ""},
    {"no-move", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e1"},
    {"empty-square", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "a1a2"},
    {"enemy-man", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e8e7"},
    {"captures-own-man", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e1e2"},
    {"leaper-geometry", "4k3/8/8/1N6/8/8/8/4K3 w - - 0 1", "b5e8"},
    {"en-passant-wrap", "4k3/8/8/p7/7P/8/8/4K3 w - a6 0 1", "h4a6"},
    {"en-passant-without-right", "4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6"},
    {"en-passant-rank-pin", "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", "d5e6"},
    {"en-passant-victim-pin", "4k3/1b6/8/3pP3/8/5K2/8/8 w - d6 0 1", "e5d6"},
    {"en-passant-diagonal-pin", "4k3/6b1/8/3pP3/3K4/8/8/8 w - d6 0 1", "e5d6"},
    {"en-passant-file-pin", "k3r3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"},
    {"en-passant-evasion", "4k3/8/8/3pP3/8/8/8/r3K3 w - d6 0 1", "e5d6"},
    {"castling-wrong-side", "4k3/8/8/8/8/8/8/R3K2R w K - 0 1", "e1c1"},
    {"castling-wrong-side", "4k2r/8/8/8/8/8/8/4K2R w k - 0 1", "e1g1"},
    {"castling-without-right", "4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1c1"},
    {"castling-without-right", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", "O-O"},
    {"castling-b-file-occupied", "4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1"},
    {"castling-path-occupied", "4k3/8/8/8/8/8/8/R1B1K3 w Q - 0 1", "e1c1"},
    {"castling-in-check", "4k3/4r3/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"},
    {"castling-through-check", "3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"},
    {"castling-into-check", "2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1a1"},
    {"castling-rook-shields-king", "4k3/8/8/8/8/8/8/rRK5 w B - 0 1", "c1b1"},
    {"castling-inner-rook", "4k3/8/8/8/8/8/8/4KR1R w F - 0 1", "e1h1"},
    {"pinned-pawn", "4k3/8/8/8/8/8/r2P3K/8 w - - 0 1", "d2d3"},
    {"pinned-knight", "4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3"},
    {"pinned-bishop", "4k3/4r3/8/8/8/8/4B3/4K3 w - - 0 1", "e2d3"},
    {"pinned-rook", "4k3/8/8/8/7b/8/5R2/4K3 w - - 0 1", "f2f8"},
    {"pinned-queen", "4k3/8/8/8/7b/8/5Q2/4K3 w - - 0 1", "f2f8"},
    {"double-check", "4k3/4r3/8/8/7b/8/3P4/R3K3 w - - 0 1", "a1a4"},
    {"check-ignored", "4k3/4r3/8/8/8/8/8/R3K3 w - - 0 1", "a1a4"},
    {"king-steps-along-ray", "r3k3/8/8/8/8/K7/8/8 w - - 0 1", "a3a2"},
    {"kings-adjacent", "8/8/8/4k3/8/4K3/8/8 w - - 0 1", "e3e4"},
    {"king-captures-protected", "4k3/8/8/8/8/2b5/3p4/4K3 w - - 0 1", "e1d2"},
    {"king-near-pinned-man", "4k3/4n3/8/8/3K4/8/4R3/8 w - - 0 1", "d4d5"},
    {"king-into-check", "4k3/3r4/8/8/8/8/8/4K3 w - - 0 1", "e1d1"},
    {"promotion-mandatory", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8"},
    {"promotion-rank", "8/P3k3/8/8/8/8/P7/4K3 w - - 0 1", "a2a3q"},
    {"promotion-rank", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", "a1a8q"},
    {"promotion-piece", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8k"},
    {"pawn-wrap", "4k3/8/8/8/8/7p/P7/4K3 w - - 0 1", "a2h2"},
    {"pawn-wrap", "4k3/8/8/8/n7/8/7P/4K3 w - - 0 1", "h2a4"},
    {"double-push-rank", "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5"},
    {"double-push-blocked", "4k3/8/8/8/8/4p3/4P3/K7 w - - 0 1", "e2e4"},
    {"double-push-blocked", "4k3/8/8/8/4p3/8/4P3/K7 w - - 0 1", "e2e4"},
    {"pawn-push-blocked", "4k3/8/8/8/8/4p3/4P3/K7 w - - 0 1", "e2e3"},
    {"pawn-capture", "4k3/8/8/8/8/8/4P3/K7 w - - 0 1", "e2d3"},
    {"pawn-direction", "4k3/8/8/8/4P3/8/8/K7 w - - 0 1", "e4e3"},
    {"leaper-wrap", "4k3/8/8/7N/8/8/8/K7 w - - 0 1", "h5b7"},
    {"leaper-wrap", "4k3/8/8/8/7K/8/8/8 w - - 0 1", "h4a5"},
    {"leaper-geometry", "4k3/8/8/7N/8/8/8/K7 w - - 0 1", "h5g6"},
    {"slider-wrap", "4k3/8/8/7R/8/8/8/K7 w - - 0 1", "h5b6"},
    {"slider-x-ray", "4k3/8/8/R1p5/8/8/8/K7 w - - 0 1", "a5d5"},
    {"slider-geometry", "4k3/8/8/8/3B4/8/8/K7 w - - 0 1", "d4d6"},
};

INSTANTIATE_TEST_SUITE_P(Examples, EachLaw, ::testing::ValuesIn(kExamples));

TEST(BrokenLaws, AreWordedWithMenAndSquares) {
    EXPECT_EQ(first_words("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", "d5e6"),
              "both pawns leave rank 5 and uncover the rook a5 on the king h5");
    EXPECT_EQ(first_words("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3"),
              "the knight e2 is pinned on the e file by the rook e7 to the king e1");
    EXPECT_EQ(first_words("4k3/8/8/8/8/8/8/RN2K3 w Q - 0 1", "e1c1"),
              "the knight b1 stands where the rook has to pass");
    EXPECT_EQ(first_words("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1e9"), "'e1e9' is no move here");
}

TEST(BrokenLaws, AreAllListedInTheOrderOfTheRules) {
    EXPECT_THAT(rules_of("3rk3/4r3/8/8/8/8/8/RN2K3 w - - 0 1", "e1c1"),
                ::testing::ElementsAre("castling-without-right", "castling-b-file-occupied", "castling-in-check",
                                       "castling-through-check"));
    EXPECT_THAT(rules_of("4k3/4r3/8/8/8/8/n3N3/R3K2b w - - 0 1", "e2c3"), ::testing::ElementsAre("pinned-knight"));
}

TEST(BrokenLaws, NameTheMovementBeforeTheKingThatItWouldCapture) {
    EXPECT_THAT(rules_of("8/8/8/4k3/8/8/4P3/4K3 w - - 0 1", "e2e5"),
                ::testing::ElementsAre("pawn-direction", "captures-king"));
}

TEST(BrokenLaws, AreFoundWhateverTheSpelling) {
    const char* fen = "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1";
    for (const char* text : {"d5e6", "d5xe6", "d5-e6", "dxe6", "Pd5xe6"}) {
        EXPECT_EQ(rules_of(fen, text).front(), "en-passant-rank-pin") << text;
    }
    EXPECT_EQ(rules_of("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", "Nc3").front(), "pinned-knight");
    EXPECT_EQ(rules_of("3rk3/8/8/8/8/8/8/R3K3 w Q - 0 1", "O-O-O").front(), "castling-through-check");
}

bool is_movement_law(Rule rule) {
    return rule == Rule::EnPassantWrap || rule == Rule::EnPassantWithoutRight ||
           (rule <= Rule::CapturesOwnMan && rule != Rule::NoMove) ||
           (rule >= Rule::PromotionMandatory && rule <= Rule::PromotionPiece) || rule >= Rule::PawnWrap;
}

/// The twin's opinion on the own king's safety after a move.
bool king_is_left_to_be_taken(mutants::State state, const chess::Move move) {
    if (move.kind() == chess::MoveKind::EnPassant) {
        state.board[chess::make_square(file_of(move.to()), rank_of(move.from()))].reset();
    }
    state.board[move.to()] = state.board[move.from()];
    state.board[move.from()].reset();
    return mutants::king_can_be_taken(state.board, state.side_to_move);
}

std::vector<std::string> texts_from(Square from, Square to) {
    const std::string text = name_of(from) + name_of(to);
    return {text, text + "q", text + "n", text + "k"};
}

void expect_true_reasons(const Scene& scene, const std::string& text, const std::vector<chess::Move>& pseudo_moves,
                         const mutants::State& state) {
    const Reasons reasons = broken_laws(scene, text);
    ASSERT_FALSE(reasons.empty());
    EXPECT_EQ(reasons, broken_laws(scene, text));
    EXPECT_TRUE(std::ranges::is_sorted(reasons, {}, &Reason::rule));
    for (const Reason& reason : reasons) expect_named_men_stand_there(scene.position, reason.words);
    const Rule rule = reasons.front().rule;
    const bool king = text.substr(0, 2) == name_of(scene.position.king(scene.position.side_to_move()));
    if (rule >= Rule::CastlingAfterKingMove && rule <= Rule::CastlingMissing) return;
    if (rule == Rule::NoMove && king) return;  // legal castling by the king's own square
    const auto pseudo = std::ranges::find_if(pseudo_moves, [&](chess::Move move) {
        return move.kind() != chess::MoveKind::Castling && chess::to_uci(move, chess::Variant::Chess960) == text;
    });
    EXPECT_EQ(is_movement_law(rule), pseudo == pseudo_moves.end())
        << id_of(rule) << ' ' << text << ' ' << chess::to_fen(scene.position);
    if (pseudo != pseudo_moves.end()) {
        EXPECT_TRUE(king_is_left_to_be_taken(state, *pseudo)) << id_of(rule) << ' ' << text;
    }
}

TEST(BrokenLaws, OfAnyTwoSquaresInRandomPositionsAreThoseThatTheTwinGeneratorSees) {
    support::SplitMix64 random(41);
    for (int i = 0; i < support::effort(20, 5); ++i) {
        const Scene scene{support::random_position(random), chess::Variant::Chess960};
        const mutants::Board twin(chess::setup_of(scene.position));
        const auto pseudo_moves = mutants::pseudo_moves(twin.state());
        for (const Square from : base::kAll<Square>) {
            for (const Square to : base::kAll<Square>) {
                for (const std::string& text : texts_from(from, to)) {
                    if (from == to || chess::parse_uci_move(scene.position, text, scene.variant)) continue;
                    expect_true_reasons(scene, text, pseudo_moves, twin.state());
                    if (::testing::Test::HasFailure()) return;
                }
            }
        }
    }
}

TEST(BrokenLaws, OfAnyTextAreNamedWithoutFail) {
    support::SplitMix64 random(7);
    const Scene scene{chess::Position::start()};
    constexpr std::string_view kLetters = "abcdefgh12345678NBRQKPOx=+-# \n\xC3";
    for (int i = 0; i < 20000; ++i) {
        std::string text;
        for (std::size_t size = random.below(9); size > 0; --size) text += kLetters[random.below(kLetters.size())];
        EXPECT_FALSE(broken_laws(scene, text).empty());
    }
}

}  // namespace
}  // namespace plyproof::explain
