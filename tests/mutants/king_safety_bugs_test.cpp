// SPDX-License-Identifier: MIT
// Each bug shows in its position of the catalogue (bug_catalogue_test.cpp); here is where it must keep silent.
#include "mutants/king_safety_bugs.h"

#include <gtest/gtest.h>

#include <string>

#include "mutants/attacks.h"
#include "mutants/board.h"
#include "mutants/make_move.h"
#include "support/setup_of_fen.h"

namespace plyproof::mutants {
namespace {

using chess::Move;
using enum chess::Square;

/// A move and what the bugs make of it.
struct Tried {
    Tried(const std::string& fen, Move played) : before(Board(support::setup_of_fen(fen)).state()), move(played) {
        after = before;
        play(after, move);
    }
    [[nodiscard]] bool exposes_king() const { return king_can_be_taken(after.board, before.side_to_move); }
    [[nodiscard]] Trial trial(bool check_is_unseen = false) const { return {before, after, move, check_is_unseen}; }

    State before, after;
    Move move;
};

TEST(IsWronglyAllowed, NeedsABug) {
    const Tried pinned("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", Move::normal(E2, C3));
    ASSERT_TRUE(pinned.exposes_king());
    EXPECT_FALSE(is_wrongly_allowed(pinned.trial(), {}));
    EXPECT_TRUE(is_wrongly_allowed(pinned.trial(), {Bug::PinnedKnightMoves}));
}

TEST(IsWronglyAllowed, DoesNotTakeAnIgnoredCheckForAPin) {
    const Tried ignored("4r1k1/8/8/8/8/8/8/N3K3 w - - 0 1", Move::normal(A1, B3));
    ASSERT_TRUE(ignored.exposes_king());
    EXPECT_FALSE(is_wrongly_allowed(ignored.trial(), {Bug::PinnedKnightMoves}));
    EXPECT_FALSE(is_wrongly_allowed(ignored.trial(), {Bug::KnightCheckIgnored}));
    EXPECT_TRUE(is_wrongly_allowed(ignored.trial(true), {Bug::DiscoveredCheckUnseen}));
}

TEST(IsWronglyAllowed, KeepsTheFourLinesOfEnPassantApart) {
    const BugSet rank{Bug::EnPassantRankPinMissed}, file{Bug::EnPassantFilePinMissed},
        diagonal{Bug::EnPassantDiagonalPinMissed}, victim{Bug::EnPassantVictimPinMissed};
    const Tried on_rank("8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", Move::en_passant(D5, E6));
    const Tried on_diagonal("q5k1/8/8/3Pp3/8/8/8/7K w - e6 0 1", Move::en_passant(D5, E6));
    const Tried of_victim("q6k/8/8/3pP3/8/8/8/7K w - d6 0 1", Move::en_passant(E5, D6));
    const Tried on_file("4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", Move::en_passant(E5, D6));
    const auto allowed_by = [](const Tried& tried, const std::initializer_list<BugSet> sets) {
        std::string answer;
        for (const BugSet& bugs : sets) answer += is_wrongly_allowed(tried.trial(), bugs) ? 'y' : 'n';
        return answer;
    };
    EXPECT_EQ(allowed_by(on_rank, {rank, file, diagonal, victim}), "ynnn");
    EXPECT_EQ(allowed_by(on_file, {rank, file, diagonal, victim}), "nynn");
    EXPECT_EQ(allowed_by(on_diagonal, {rank, file, diagonal, victim}), "nnyn");
    EXPECT_EQ(allowed_by(of_victim, {rank, file, diagonal, victim}), "nnny");
}

TEST(IsWronglyAllowed, NeverLetsAKingStepBackOntoASquareAttackedByAnother) {
    const Tried step("4r1k1/8/8/8/4K3/8/3p4/8 w - - 0 1", Move::normal(E4, E3));
    EXPECT_TRUE(is_wrongly_allowed(step.trial(), {Bug::KingStepsBackAlongRay}));
    const Tried attacked("4r1k1/8/8/8/4K3/8/8/r3b3 w - - 0 1", Move::normal(E4, E3));
    EXPECT_TRUE(is_wrongly_allowed(attacked.trial(), {Bug::KingStepsBackAlongRay}));
    const Tried guarded("4r1k1/8/8/8/4K3/r7/8/8 w - - 0 1", Move::normal(E4, E3));
    EXPECT_FALSE(is_wrongly_allowed(guarded.trial(), {Bug::KingStepsBackAlongRay}));
}

TEST(IsWronglyAllowed, ForgetsAPinInCheckOnlyWhenTheCheckItselfIsAnswered) {
    const BugSet bugs{Bug::PinnedManAnswersCheck};
    const std::string fen = "4r1k1/8/8/8/8/4N3/2n5/4K3 w - - 0 1";
    EXPECT_TRUE(is_wrongly_allowed(Tried(fen, Move::normal(E3, C2)).trial(), bugs));
    EXPECT_FALSE(is_wrongly_allowed(Tried(fen, Move::normal(E3, G2)).trial(), bugs));
}

TEST(IsWronglyAllowed, ClosesNoLineBetweenAKnightAndAKingFarFromTheManThatSteps) {
    const BugSet bugs{Bug::KnightCheckBlocked};
    const std::string fen = "6k1/8/8/8/8/5n2/R7/4K3 w - - 0 1";
    EXPECT_TRUE(is_wrongly_allowed(Tried(fen, Move::normal(A2, E2)).trial(), bugs));
    EXPECT_FALSE(is_wrongly_allowed(Tried(fen, Move::normal(A2, D2)).trial(), bugs));
    const std::string rook_checks = "4r1k1/8/8/8/8/8/R7/4K3 w - - 0 1";
    EXPECT_FALSE(is_wrongly_allowed(Tried(rook_checks, Move::normal(A2, F2)).trial(), bugs));
}

TEST(IsWronglyAllowed, OverlooksASecondCheckerOnlyWhenTheKnownOneIsDealtWith) {
    const Tried captured("4r1k1/8/8/8/8/5n2/6P1/4K2R w - - 0 1", Move::normal(G2, F3));
    const Tried ignored("4r1k1/8/8/8/8/5n2/6P1/4K2R w - - 0 1", Move::normal(H1, H3));
    Trial trial = captured.trial();
    EXPECT_FALSE(is_wrongly_allowed(trial, {Bug::DiscoveredDoubleCheckSingle}));
    trial.only_known_checker = F3;
    EXPECT_TRUE(is_wrongly_allowed(trial, {Bug::DiscoveredDoubleCheckSingle}));
    trial.only_known_checker = E8;
    EXPECT_FALSE(is_wrongly_allowed(trial, {Bug::DiscoveredDoubleCheckSingle}));
    Trial other = ignored.trial();
    other.only_known_checker = F3;
    EXPECT_FALSE(is_wrongly_allowed(other, {Bug::DiscoveredDoubleCheckSingle}));
}

TEST(IsWronglyForbidden, NeedsABug) {
    const Tried along("4r1k1/8/8/8/8/8/4R3/4K3 w - - 0 1", Move::normal(E2, E8));
    ASSERT_FALSE(along.exposes_king());
    EXPECT_FALSE(is_wrongly_forbidden(along.trial(), {}));
    EXPECT_TRUE(is_wrongly_forbidden(along.trial(), {Bug::PinnedRookFrozen}));
}

TEST(IsWronglyForbidden, LeavesMenAloneThatAreNotPinned) {
    const Tried free("4r1k1/8/8/8/8/8/4P3/R3K3 w - - 0 1", Move::normal(A1, A8));
    EXPECT_FALSE(is_wrongly_forbidden(free.trial(), {Bug::PinnedRookFrozen}));
    EXPECT_FALSE(is_wrongly_forbidden(free.trial(), {Bug::PinThroughTwoMen}));
    EXPECT_FALSE(is_wrongly_forbidden(free.trial(), {Bug::CheckBlockMissing}));
    EXPECT_FALSE(is_wrongly_forbidden(free.trial(), {Bug::PinByOwnSlider}));
}

}  // namespace
}  // namespace plyproof::mutants
