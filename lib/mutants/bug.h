// SPDX-License-Identifier: MIT
// The bugs that the slow generator can be given: one for each way in which move generators are known to go wrong.
// bug_catalogue.h says what each is and shows it; docs/bug-catalogue.md says how to mend it. Where a law is stated, the
// code asks `bugs.has(Bug::...)`; with an empty set it is the right generator.
#pragma once

#include <bitset>
#include <cstdint>
#include <initializer_list>

#include "base/enum_array.h"

namespace plyproof::mutants {

/// Named for what goes wrong; the colour, wing or man stands in the name when the bug is one-sided.
enum class Bug : std::uint8_t {
    // Pawns
    WhitePawnWrapsAFile,
    WhitePawnWrapsHFile,
    BlackPawnWrapsAFile,
    BlackPawnWrapsHFile,
    DoublePushOverMan,
    DoublePushTakes,
    WhiteDoublePushFromThirdRank,
    BlackDoublePushFromAnyRank,
    DoublePushMissingOnAFile,
    PawnPushTakes,
    BlackPawnTakesBackward,
    PawnTakesOwnMan,
    PawnStepsDiagonally,
    PawnCaptureTowardAFileMissing,
    WhitePushesBlackPawns,
    // Promotion
    PromotionToKnightMissing,
    PromotionToBishopMissing,
    PromotionToRookMissing,
    PromotionToQueenMissing,
    PromotionByCaptureMissing,
    PromotionByCaptureOnlyToQueen,
    PromotionByPushMissing,
    PromotionOptional,
    BlackPawnStaysPawn,
    PromotionChangesColour,
    PromotionLeavesPawn,
    PromotionCheckUnseen,
    WhitePromotesOnSeventhRank,
    UnderpromotionMakesQueen,
    // En passant
    EnPassantMissing,
    BlackEnPassantMissing,
    EnPassantTowardHFileMissing,
    EnPassantKeptTooLong,
    EnPassantWrapsAFile,
    EnPassantWrapsHFile,
    EnPassantRankPinMissed,
    EnPassantFilePinMissed,
    EnPassantDiagonalPinMissed,
    EnPassantVictimPinMissed,
    EnPassantAlongPinMissing,
    EnPassantReblockingFileMissing,
    EnPassantEvasionMissing,
    EnPassantRankPinTooStrict,
    EnPassantCheckUnseen,
    EnPassantVictimLeft,
    BlackEnPassantRemovesWrongMan,
    EnPassantOfFenIgnored,
    EnPassantOnPushedPawn,
    EnPassantAfterSinglePush,
    EnPassantMarkerBlocks,
    EnPassantListedTwice,
    BlackDoublePushMarksWrongRank,
    EnPassantSecondCapturerMissing,
    EnPassantAnswersAnyCheck,
    EnPassantByAnyMan,
    EnPassantVictimStaysInOccupancy,
    // Castling
    CastlingOutOfCheck,
    CastlingThroughCheck,
    CastlingIntoCheck,
    CastlingIgnoresPawnAttacks,
    CastlingBFileManIgnored,
    CastlingFFileManIgnored,
    CastlingBFileAttackForbids,
    CastlingRookAttackForbids,
    WhiteShortCastlingMissing,
    BlackLongCastlingMissing,
    CastlingRightKeptAfterKingMove,
    CastlingRightKeptAfterRookMove,
    CastlingRightKeptAfterRookCaptured,
    CastlingRightKeptAfterPromotionOnCorner,
    CastlingRightOfWrongWingLost,
    CastlingRightOfWrongColourLost,
    CastlingRookMoveLosesBoth,
    CastlingRightLostByCheck,
    CastlingWingsOfFenSwapped,
    CastlingRookStays,
    CastlingLongRookMisplaced,
    CastlingCheckUnseen,
    TurnStaysAfterCastling,
    CastlingRightReturnsWithOtherRook,
    CastlingRightsLostByFile,
    CastlingColoursOfFenSwapped,
    CastlingKingSquareStale,
    // Chess960 castling
    Chess960InnerRookIgnored,
    Chess960OutermostRookWrong,
    Chess960ShieldingRookCastles,
    Chess960PinnedRookCastles,
    Chess960RookOnKingTargetBlocks,
    Chess960KingOnRookTargetBlocks,
    Chess960CastlingOverwrites,
    Chess960UnmovedKingMissing,
    Chess960TargetWayIgnored,
    Chess960AttackBeyondRookIgnored,
    Chess960UnmovedRookMissing,
    Chess960RookMoveKeepsRight,
    // Pins
    PinnedKnightMoves,
    PinnedBishopMovesAcross,
    PinnedRookMovesAcross,
    PinnedQueenMovesAcross,
    PinnedPawnPushes,
    PinnedPawnTakesAcross,
    QueenPinsNotOnDiagonals,
    PinnedBishopFrozen,
    PinnedRookFrozen,
    PinnedQueenFrozen,
    PinnedPawnPushMissing,
    PinnedPawnTakesPinnerMissing,
    PinThroughTwoMen,
    PinByWrongSlider,
    PinnedManAnswersCheck,
    PinnedPawnDoublePushMissing,
    PinByOwnSlider,
    // Checks
    DoubleCheckBlocked,
    DoubleCheckCheckerTaken,
    CheckBlockMissing,
    CheckBlockByDoublePushMissing,
    CheckCaptureMissing,
    CheckCaptureByKingMissing,
    KingStepsBackAlongRay,
    KingNextToKing,
    KingTakesProtectedMan,
    KingStepsIntoPawnAttack,
    KingStepsIntoKnightAttack,
    KingStepsNextToPinnedMan,
    KnightCheckIgnored,
    PawnCheckIgnored,
    DiscoveredCheckUnseen,
    DiscoveredDoubleCheckSingle,
    KingTakesAlongRay,
    KnightCheckBlocked,
    KingAvoidsPawnPush,
    KingStepsListedTwiceInCheck,
    // Sliders, edges and tables
    RookPassesOwnMen,
    BishopPassesEnemyMen,
    RookWrongBlocker,
    QueenStopsBeforeCapture,
    BishopWrapsEdge,
    RookWrapsEdge,
    KnightWrapsEdge,
    KingWrapsEdge,
    KnightTableHole,
    KnightTableSurplus,
    KingTableHole,
    RookTableHole,
    BishopTableHole,
    PawnTableHole,
    KingSlides,
    BishopOffsetMistyped,
    MoveListHolds64,
    // Making and unmaking
    RookCaptureLeavesMan,
    UnmakeLosesCapturedMan,
    UnmakeKeepsPromotion,
    UnmakeKeepsEnPassantSquare,
    UnmakeLosesCastlingRights,
    UnmakeMisplacesEnPassantVictim,
    UnmakeCastlingRookStays,
    UnmakeKeepsClock,
    UnmakePromotionCaptureLosesMan,
    // Hash tables
    HashWithoutDepth,
    HashWithoutCastlingRights,
    HashWithoutEnPassant,
    HashWithoutSideToMove,
    HashKeyNotRestored,
    HashKeepsCapturedMan,
    HashPromotionAsPawn,
    HashKeyNotCompared,
    HashRookLikeQueen,
    // Counting
    MateCountedAsLeaf,
    StalemateCountedAsLeaf,
    CounterWrapsAt16Bits,
    CumulativeCounts,
    CountOnePlyShort,
    TotalCountsMoves,
    FiftyMovesEndTree,
    BareKingsEndTree,
    RepetitionEndsTree,
    BulkCountBeforeLegality,
    // Protocol
    CrashOnCount,
    CrashInCheck,
    ExitOnCount,
    HangOnCount,
    GarbageOnCount,
    FloodOnCount,
    LineWithoutEnd,
    AnswersForStart,
    MovesIgnored,
    SecondPositionIgnored,
    SecondPositionKeepsRights,
    SecondPositionKeepsEnPassant,
    DivideHidesCastling,
    PromotionLetterMissing,
};

}  // namespace plyproof::mutants

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::mutants::Bug> =
    static_cast<std::size_t>(plyproof::mutants::Bug::PromotionLetterMissing) + 1;

namespace plyproof::mutants {

/// The bugs that are switched on; none to begin with.
class BugSet {
public:
    BugSet() = default;
    BugSet(std::initializer_list<Bug> bugs) {
        for (const Bug bug : bugs) add(bug);
    }

    void add(Bug bug) { bits_.set(static_cast<std::size_t>(bug)); }
    [[nodiscard]] bool has(Bug bug) const { return bits_[static_cast<std::size_t>(bug)]; }
    [[nodiscard]] bool any() const { return bits_.any(); }

private:
    std::bitset<base::kEnumCount<Bug>> bits_;
};

}  // namespace plyproof::mutants
