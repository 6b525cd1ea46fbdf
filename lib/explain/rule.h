// SPDX-License-Identifier: MIT
// Rule: the closed list of laws that move generators break, with stable ids: those of docs/bug-catalogue.md, of JSON
// and of a finding's signature. A law of moves can be broken by moves too many and by moves too few; which of the two
// is the fault, and no part of the rule. The enumerators stand in the order in which a wrong move is named: the first
// law that an extra move breaks, the first property that a missing move has (the text, then what is special, then what
// is plain). Laws of state, counting and hashing come last; no single move shows them.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "base/enum_array.h"

namespace plyproof::explain {

enum class Rule : std::uint8_t {
    // What is no move of the side at all
    NoMove,          ///< the text is no move
    EmptySquare,     ///< nothing stands where it begins
    EnemyMan,        ///< a man of the other side moves
    CapturesOwnMan,  ///< it ends on a man of its own side

    // En passant
    EnPassantWrap,          ///< round the edge of the board
    EnPassantKeptTooLong,   ///< the double step is older than one move
    EnPassantWithoutRight,  ///< there was no double step
    EnPassantRankPin,       ///< both pawns leave the king's rank
    EnPassantVictimPin,     ///< the captured pawn stands on a diagonal between a slider and the king
    EnPassantDiagonalPin,   ///< the capturer is pinned on a diagonal (missing: and stays on it)
    EnPassantFilePin,       ///< the capturer is pinned on a file
    EnPassantFileReblock,   ///< the captured pawn leaves a file and the capturer closes it again
    EnPassantEvasion,       ///< in check: it answers the check, or does not
    EnPassantFromSetup,     ///< the square of a FEN is not taken over
    EnPassantAfterPush,     ///< the double step of the last move is forgotten
    EnPassantGivesCheck,    ///< a capture that gives check
    EnPassantMissing,       ///< none of these
    // Castling
    CastlingAfterKingMove,          ///< the right after a move of the king
    CastlingAfterRookMove,          ///< the right after a move of the rook
    CastlingAfterRookCaptured,      ///< the right after the capture of the rook
    CastlingAfterPromotionCapture,  ///< the same by a pawn that promotes
    CastlingWrongSide,              ///< the right of the other wing or of the other side
    CastlingWithoutRight,           ///< a right that is not there, for no reason seen
    CastlingRightLost,              ///< a right that was lost for no reason
    CastlingInnerRook,              ///< Chess960: the rook with the right is not the outermost
    CastlingBFileOccupied,          ///< a man beside the rook, where only the rook passes
    CastlingPathOccupied,
    CastlingInCheck,
    CastlingThroughCheck,
    CastlingIntoCheck,
    CastlingRookShieldsKing,  ///< Chess960: the rook that leaves was the king's shield
    CastlingBFileAttacked,    ///< missing: only the rook passes an attacked square
    CastlingSquaresOverlap,   ///< Chess960: king or rook end where one of them stood, or do not move
    CastlingMissing,          ///< none of these

    // The piece of a promotion
    PromotionMandatory,  ///< a pawn reaches the last rank and stays a pawn
    PromotionRank,       ///< a promotion before the last rank, or of another man
    PromotionPiece,      ///< not one of knight, bishop, rook, queen; missing: one of them alone

    // Pins (extra: leaves the line; missing: stays on it)
    PinnedPawn,
    PinnedKnight,
    PinnedBishop,
    PinnedRook,
    PinnedQueen,
    NoPin,  ///< missing: a man on a line to its king that is not pinned

    // Checks
    DoubleCheck,          ///< only the king may move
    CheckIgnored,         ///< a move that answers no check
    CheckEvasionCapture,  ///< missing: the checker is captured
    CheckEvasionBlock,    ///< missing: a man steps between
    KingStepsAlongRay,    ///< the king stays on the line of the slider that checks it
    KingsAdjacent,
    KingCapturesProtected,
    KingNearPinnedMan,  ///< a pinned man attacks all the same
    KingIntoCheck,      ///< any other attacked square
    CheckEvasionKing,   ///< missing: the king steps out of check

    // Pawns
    PromotionCapture,   ///< missing: promoting with a capture
    PromotionPush,      ///< missing: promoting with a push
    PawnWrap,           ///< round the edge of the board
    DoublePushRank,     ///< not from the starting rank
    DoublePushBlocked,  ///< over or onto a man
    DoublePush,         ///< missing
    PawnPushBlocked,    ///< onto a man
    PawnPush,           ///< missing
    PawnCapture,        ///< extra: of nothing; missing
    PawnDirection,      ///< any other way in which no pawn moves

    // The other men
    LeaperWrap,      ///< a knight or king round the edge of the board
    LeaperGeometry,  ///< no step of a knight or king
    KingCapture,     ///< missing: the king takes an unprotected man
    LeaperHole,      ///< missing: a plain step of a knight or king
    SliderWrap,      ///< round the edge of the board
    SliderXRay,      ///< through a man
    SliderGeometry,  ///< not along its lines
    SliderBlocker,   ///< missing: it stops before the man that blocks it
    SliderHole,      ///< missing: any other square
    CapturesKing,    ///< it ends on the enemy king, which no movement of its man does

    // The list as a whole
    DrawEndsTree,   ///< no moves at all where the game may be drawn
    DuplicateMove,  ///< one move comes twice
    WrongPosition,  ///< the list is the right one for another position

    // What a move must change: seen by path only
    CaptureLeavesMan,       ///< a captured man is still there
    EnPassantVictimLeft,    ///< the same after en passant
    CastlingRookPlacement,  ///< the rook is not where castling puts it
    PromotionPlacement,     ///< the promoted man is not the one that was asked for
    SideToMove,             ///< it is the other side's turn
    StateAfterMove,         ///< something else about the position after the last moves
    SecondPosition,         ///< only when another position was set before

    // What taking a move back must restore: each part of a tree is right, their sum is not
    UnmakeCastlingRights,
    UnmakeEnPassantSquare,
    UnmakeCapture,
    UnmakeEnPassantCapture,
    UnmakePromotion,
    UnmakeCastling,
    UnmakeMove,  ///< none of these, or one that the counts do not tell
    // A table of counts that takes one position for another
    HashDepth,
    HashCastlingRights,
    HashEnPassant,
    HashSideToMove,
    HashKey,  ///< none of these, or one that the counts do not tell

    // Counting: the lists are right
    CountMateAsLeaf,
    Count16Bits,
    Count32Bits,
    CountCumulative,
    CountOtherDepth,
    CountTotal,  ///< the total is not the sum of the moves
    CountWrong,  ///< none of these
};

}  // namespace plyproof::explain

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::explain::Rule> =
    static_cast<std::size_t>(plyproof::explain::Rule::CountWrong) + 1;

namespace plyproof::explain {

/// A stable kebab-case id: "en-passant-rank-pin". No two rules have the same.
[[nodiscard]] std::string_view id_of(Rule rule);
/// The rule of an id; nothing for any other text.
[[nodiscard]] std::optional<Rule> rule_from_id(std::string_view id);
/// True for the rules about what a move must change: a program that breaks one is at another position from then on.
[[nodiscard]] bool is_about_state(Rule rule);
/// The law in one sentence, without a full stop: what is right, not what went wrong.
[[nodiscard]] std::string_view law_of(Rule rule);

}  // namespace plyproof::explain
