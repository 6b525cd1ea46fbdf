// SPDX-License-Identifier: MIT
// Rows of the bug catalogue: the bugs of pawns: how they push, capture and promote. bug_catalogue.h says what the
// columns are.
#pragma once

#include "mutants/bug_row.h"

namespace plyproof::mutants {

inline constexpr BugRow kPawnsBugs[] = {
    // Pawns
    {Bug::WhitePawnWrapsAFile, "white-pawn-wraps-a-file",
     "A white pawn on the a-file captures on the h-file of its own rank.", "pawn-wrap", Shows::List,
     "4k3/8/8/8/P6n/8/8/4K3 w - - 0 1", "", 1, "+a4h4"},
    {Bug::WhitePawnWrapsHFile, "white-pawn-wraps-h-file",
     "A white pawn on the h-file captures on the a-file two ranks up.", "pawn-wrap", Shows::List,
     "4k3/8/n7/8/7P/8/8/4K3 w - - 0 1", "", 1, "+h4a6"},
    {Bug::BlackPawnWrapsAFile, "black-pawn-wraps-a-file",
     "A black pawn on the a-file captures on the h-file two ranks down.", "pawn-wrap", Shows::List,
     "4k3/8/8/p7/8/7N/8/4K3 b - - 0 1", "", 1, "+a5h3"},
    {Bug::BlackPawnWrapsHFile, "black-pawn-wraps-h-file",
     "A black pawn on the h-file captures on the a-file of its own rank.", "pawn-wrap", Shows::List,
     "4k3/8/8/N6p/8/8/8/4K3 b - - 0 1", "", 1, "+h5a5"},
    {Bug::DoublePushOverMan, "double-push-over-man", "A pawn's double step jumps over a man.", "double-push-blocked",
     Shows::List, "4k3/8/8/8/8/4n3/4P3/7K w - - 0 1", "", 1, "+e2e4"},
    {Bug::DoublePushTakes, "double-push-takes", "A pawn's double step captures what stands on its target.",
     "double-push-blocked", Shows::List, "4k3/8/8/8/4n3/8/4P3/7K w - - 0 1", "", 1, "+e2e4"},
    {Bug::WhiteDoublePushFromThirdRank, "white-double-push-from-third-rank",
     "White's pawns make double steps from the third rank, too.", "double-push-rank", Shows::List,
     "4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "", 1, "+e3e5"},
    {Bug::BlackDoublePushFromAnyRank, "black-double-push-from-any-rank",
     "Black's pawns make double steps wherever two squares are ahead.", "double-push-rank", Shows::List,
     "4k3/8/8/4p3/8/8/8/4K3 b - - 0 1", "", 1, "+e5e3"},
    {Bug::DoublePushMissingOnAFile, "double-push-missing-on-a-file", "Pawns on the a-file make no double step.",
     "double-push", Shows::List, "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "", 1, "-a2a4"},
    {Bug::PawnPushTakes, "pawn-push-takes", "A pawn captures straight ahead.", "pawn-push-blocked", Shows::List,
     "4k3/8/8/4n3/4P3/8/8/4K3 w - - 0 1", "", 1, "+e4e5"},
    {Bug::BlackPawnTakesBackward, "black-pawn-takes-backward", "A black pawn captures backward as well as forward.",
     "pawn-direction", Shows::List, "k7/8/3N4/4p3/8/8/8/4K3 b - - 0 1", "", 1, "+e5d6"},
    {Bug::PawnTakesOwnMan, "pawn-takes-own-man", "A pawn captures men of its own side.", "captures-own-man",
     Shows::List, "4k3/8/8/3N4/4P3/8/8/4K3 w - - 0 1", "", 1, "+e4d5"},
    {Bug::PawnStepsDiagonally, "pawn-steps-diagonally", "A pawn moves diagonally onto empty squares.", "pawn-capture",
     Shows::List, "4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "", 1, "+e4d5 +e4f5"},
    {Bug::PawnCaptureTowardAFileMissing, "pawn-capture-toward-a-file-missing", "No pawn captures toward the a-file.",
     "pawn-capture", Shows::List, "4k3/8/8/4p3/3N4/8/8/7K b - - 0 1", "", 1, "-e5d4"},
    // Promotion
    {Bug::PromotionToKnightMissing, "promotion-to-knight-missing", "No pawn promotes to a knight.", "promotion-piece",
     Shows::List, "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "", 1, "-e7e8n"},
    {Bug::PromotionToBishopMissing, "promotion-to-bishop-missing", "No pawn promotes to a bishop.", "promotion-piece",
     Shows::List, "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "", 1, "-e7e8b"},
    {Bug::PromotionToRookMissing, "promotion-to-rook-missing", "No pawn promotes to a rook.", "promotion-piece",
     Shows::List, "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "", 1, "-e7e8r"},
    {Bug::PromotionToQueenMissing, "promotion-to-queen-missing", "No pawn promotes to a queen.", "promotion-piece",
     Shows::List, "4k3/8/8/8/8/8/K3p3/8 b - - 0 1", "", 1, "-e2e1q"},
    {Bug::PromotionByCaptureMissing, "promotion-by-capture-missing", "A pawn never captures onto the last rank.",
     "promotion-capture", Shows::List, "3n4/4P3/8/8/8/8/k7/4K3 w - - 0 1", "", 1, "-e7d8b -e7d8n -e7d8q -e7d8r"},
    {Bug::PromotionByCaptureOnlyToQueen, "promotion-by-capture-only-to-queen",
     "A capture onto the last rank promotes to a queen only.", "promotion-piece", Shows::List,
     "k7/8/8/8/8/8/4p3/3N3K b - - 0 1", "", 1, "-e2d1b -e2d1n -e2d1r"},
    {Bug::PromotionByPushMissing, "promotion-by-push-missing", "A pawn never pushes onto the last rank.",
     "promotion-push", Shows::List, "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "", 1, "-e7e8b -e7e8n -e7e8q -e7e8r"},
    {Bug::PromotionOptional, "promotion-optional", "A pawn may stay a pawn on the last rank.", "promotion-mandatory",
     Shows::List, "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "", 1, "+e7e8"},
    {Bug::BlackPawnStaysPawn, "black-pawn-stays-pawn", "Black's pawns arrive on the first rank as pawns.",
     "promotion-mandatory", Shows::List, "4k3/8/8/8/8/8/K3p3/8 b - - 0 1", "", 1, "+e2e1 -e2e1b -e2e1n -e2e1q -e2e1r"},
    {Bug::PromotionChangesColour, "promotion-changes-colour", "The promoted man has the other side's colour.",
     "promotion-placement", Shows::Path, "8/4P3/8/8/8/8/k7/6K1 w - - 0 1", "e7e8n", 2, "+e8c7 +e8d6 +e8f6 +e8g7"},
    {Bug::PromotionLeavesPawn, "promotion-leaves-pawn", "A pawn stands on the last rank where the promoted man should.",
     "promotion-placement", Shows::Path, "8/4P3/8/8/8/8/k7/6K1 w - - 0 1", "e7e8n a2a1", 3, "-e8c7 -e8d6 -e8f6 -e8g7"},
    {Bug::PromotionCheckUnseen, "promotion-check-unseen", "The check of a man just promoted is not seen.",
     "check-ignored", Shows::Path, "6k1/4P2p/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", 2, "+h7h5 +h7h6"},
};

}  // namespace plyproof::mutants
