// SPDX-License-Identifier: MIT
#include "explain/missing_moves.h"

#include <gmock/gmock.h>

#include "chess/legal_moves.h"
#include "chess/move_text.h"
#include "explain/true_words.h"
#include "support/position_of.h"
#include "support/random_positions.h"

namespace plyproof::explain {
namespace {

struct Example {
    const char* rule;
    const char* fen;
    const char* missing;  ///< moves with blanks between them; the first is in question
};

std::vector<chess::Move> moves_of(const chess::Accepted& accepted, std::string_view texts) {
    std::vector<chess::Move> moves;
    while (!texts.empty()) {
        const std::string_view text = texts.substr(0, texts.find(' '));
        moves.push_back(*parse_uci_move(accepted.position, text, accepted.variant));
        texts.remove_prefix(std::min(texts.size(), text.size() + 1));
    }
    return moves;
}

Reasons reasons_for(const Example& example) {
    const chess::Accepted accepted = support::accepted(example.fen);
    const auto missing = moves_of(accepted, example.missing);
    return likely_reasons({accepted.position, accepted.variant}, missing.front(), missing);
}

class EachProperty : public ::testing::TestWithParam<Example> {};

TEST_P(EachProperty, IsTheLikelyReasonForItsExample) {
    EXPECT_EQ(std::string(id_of(reasons_for(GetParam()).front().rule)), GetParam().rule) << GetParam().missing;
}

constexpr Example kExamples[] = {
    {"en-passant-rank-pin", "8/8/8/r1NPp2K/8/8/4k3/8 w - e6 0 1", "d5e6"},
    {"en-passant-diagonal-pin", "7k/2b5/8/3pP3/5K2/8/8/8 w - d6 0 1", "e5d6"},
    {"en-passant-file-reblock", "3r3k/8/8/3pP3/8/8/8/3K4 w - d6 0 1", "e5d6"},
    {"en-passant-evasion", "7k/8/8/3pP3/4K3/8/8/8 w - d6 0 1", "e5d6"},
    {"en-passant-gives-check", "8/4k3/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"},
    {"en-passant-missing", "7k/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"},
    {"castling-b-file-attacked", "1r2k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"},
    {"castling-inner-rook", "4k3/8/8/8/8/8/8/1K3R1R w F - 0 1", "b1f1"},
    {"castling-squares-overlap", "4k3/8/8/8/8/8/8/5KR1 w G - 0 1", "f1g1"},
    {"castling-missing", "4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1c1"},
    {"promotion-piece", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8n"},
    {"promotion-push", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8n a7a8b a7a8r a7a8q"},
    {"promotion-capture", "1n6/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7b8n a7b8b a7b8r a7b8q"},
    {"pinned-rook", "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", "e2e5"},
    {"pinned-pawn", "4k3/4r3/8/8/8/8/4P3/4K3 w - - 0 1", "e2e3"},
    {"check-evasion-king", "4k3/4r3/8/8/8/8/8/4K3 w - - 0 1", "e1d1 e1d2 e1f1 e1f2"},
    {"leaper-hole", "4k3/4r3/8/8/8/8/8/4K3 w - - 0 1", "e1d1"},
    {"check-evasion-capture", "4k3/4r3/2N5/8/8/8/8/4K3 w - - 0 1", "c6e7"},
    {"check-evasion-block", "4k3/4r3/8/8/2N5/8/8/4K3 w - - 0 1", "c4e3 c4e5"},
    {"leaper-hole", "4k3/4r3/8/8/2N5/8/8/4K3 w - - 0 1", "c4e3"},
    {"double-push", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4"},
    {"pawn-push", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e3"},
    {"pawn-capture", "4k3/8/8/8/8/3r4/4P3/4K3 w - - 0 1", "e2d3"},
    {"king-capture", "4k3/8/8/8/8/8/8/3nK3 w - - 0 1", "e1d1"},
    {"leaper-hole", "4k3/8/8/8/2N5/8/8/4K3 w - - 0 1", "c4e3"},
    {"slider-blocker", "4k3/8/8/8/R6p/8/8/4K3 w - - 0 1", "a4h4"},
    {"slider-hole", "4k3/8/8/8/R6p/8/8/4K3 w - - 0 1", "a4g4"},
    {"slider-hole", "4k3/p7/8/8/R6p/8/8/4K3 w - - 0 1", "a4h4"},
};

INSTANTIATE_TEST_SUITE_P(Examples, EachProperty, ::testing::ValuesIn(kExamples));

TEST(Properties, AreWordedWithMenAndSquares) {
    EXPECT_EQ(reasons_for({"", "3r3k/8/8/3pP3/8/8/8/3K4 w - d6 0 1", "e5d6"}).front().words,
              "the captured pawn d5 leaves the file of the rook d8, and the capturer closes it again");
    EXPECT_EQ(reasons_for({"", "4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1", "e2e5"}).front().words,
              "the rook e2 is pinned on the e file by the rook e7 and stays on that line");
}

TEST(Properties, OfEveryLegalMoveOfRandomPositionsAreSortedAndTrueOfTheBoard) {
    support::SplitMix64 random(43);
    for (int i = 0; i < 2000; ++i) {
        const Scene scene{support::random_position(random), chess::Variant::Chess960};
        for (const chess::Move move : chess::legal_moves(scene.position)) {
            const Reasons properties = properties_of(scene, move);
            ASSERT_FALSE(properties.empty());
            EXPECT_TRUE(std::ranges::is_sorted(properties, {}, &Reason::rule));
            for (const Reason& reason : properties) expect_named_men_stand_there(scene.position, reason.words);
            if (i % 20 != 0) continue;
            const Reasons likely = likely_reasons(scene, move, {move});
            ASSERT_FALSE(likely.empty());
            EXPECT_EQ(likely, likely_reasons(scene, move, {move}));
        }
    }
}

}  // namespace
}  // namespace plyproof::explain
