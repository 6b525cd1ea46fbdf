// SPDX-License-Identifier: MIT
#include "engine/tools.h"

#include <gmock/gmock.h>

#include "eval/evaluate.h"
#include "support/position_of.h"

namespace plyproof::engine {
namespace {

using support::position_of;
using testing::HasSubstr;
using testing::Not;

TEST(DisplayText, ShowsFenKeyCheckersAndTheNumberOfMoves) {
    const auto position = position_of("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    const std::string text = display_text({position});
    EXPECT_THAT(text, HasSubstr("Fen: 4k3/8/8/8/8/8/4r3/4K3 w - - 0 1\n"));
    EXPECT_THAT(text, HasSubstr("Checkers: e2\n"));
    EXPECT_THAT(text, HasSubstr("Legal moves: 3\n"));
}

TEST(LegalText, ListsEveryMoveInBothSpellings) {
    const auto position = position_of("4k3/8/8/8/8/8/4r3/4K3 w - - 0 1");
    const std::string text = legal_text({position});
    EXPECT_THAT(text, HasSubstr("e1e2   Kxe2\n"));
    EXPECT_THAT(text, HasSubstr("Legal moves: 3\n"));
}

TEST(BitboardText, DrawsNamedSetsAndListsTheNamesForAnyOtherWord) {
    const auto position = position_of("3qk3/8/8/8/3N4/8/8/3K4 w - - 0 1");
    EXPECT_THAT(*bitboard_text({position}, "pinned"), HasSubstr("(1): d4"));
    EXPECT_THAT(*bitboard_text({position}, " checkers "), HasSubstr("(0): none"));
    EXPECT_THAT(*bitboard_text({position}, "occupied"), HasSubstr("(4): d1 d4 d8 e8"));
    EXPECT_THAT(bitboard_text({position}, "nonsense").error(), HasSubstr("pinned"));
    EXPECT_FALSE(bitboard_text({position}, "").has_value());
    EXPECT_FALSE(bitboard_text({position}, "pinned pinned").has_value());
}

TEST(BitboardText, OfAttackedSquaresHoldsWhatTheEnemyAttacks) {
    const auto position = position_of("4k3/8/8/8/8/8/p7/4K3 w - - 0 1");
    EXPECT_THAT(*bitboard_text({position}, "attacked"), HasSubstr("(6): b1 d7 e7 f7 d8 f8"));
    EXPECT_THAT(*bitboard_text({position}, "attacks"), HasSubstr("(5): d1 f1 d2 e2 f2"));
}

TEST(AttackersText, TellsBothSides) {
    const auto position = position_of("3qk3/8/8/8/3N4/8/8/3RK3 w - - 0 1");
    EXPECT_THAT(*attackers_text({position}, "d4"), HasSubstr("White's: d1\nBlack's: d8\n"));
    EXPECT_FALSE(attackers_text({position}, "z9").has_value());
    EXPECT_FALSE(attackers_text({position}, "").has_value());
}

TEST(EvaluationText, ListsEveryTermAndTheTotalForWhite) {
    const auto position = position_of("4k3/8/8/8/8/8/8/Q3K3 b - - 0 1");
    const std::string text = evaluation_text({position});
    for (const eval::Term term : base::kAll<eval::Term>) EXPECT_THAT(text, HasSubstr(std::string(eval::name_of(term))));
    EXPECT_THAT(text, HasSubstr("Evaluation: +" + std::to_string(-eval::evaluate(position))));
}

TEST(HelpText, NamesEveryCommandAndEverySet) {
    for (const auto* const word : {"legal", "fen F", "undo", "go perft N", "bb NAME", "attackers SQUARE", "eval",
                                   "bench", "help", "pinned", "en-passant"}) {
        EXPECT_THAT(help_text(), HasSubstr(word));
    }
}

}  // namespace
}  // namespace plyproof::engine
