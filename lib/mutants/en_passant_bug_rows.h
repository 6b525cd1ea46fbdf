// SPDX-License-Identifier: MIT
// Rows of the bug catalogue: the bugs of en passant. bug_catalogue.h says what the columns are.
#pragma once

#include "mutants/bug_row.h"

namespace plyproof::mutants {

inline constexpr BugRow kEnPassantBugs[] = {
    // En passant
    {Bug::EnPassantMissing, "en-passant-missing", "Nothing is ever captured en passant.", "en-passant-missing",
     Shows::List, "4k3/4p3/8/3P4/8/8/8/4K3 b - - 0 1", "e7e5", 2, "-d5e6"},
    {Bug::BlackEnPassantMissing, "black-en-passant-missing", "Black never captures en passant.", "en-passant-missing",
     Shows::List, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "e2e4", 2, "-d4e3"},
    {Bug::EnPassantTowardHFileMissing, "en-passant-toward-h-file-missing",
     "Only the pawn on the right of the pushed one captures en passant.", "en-passant-missing", Shows::List,
     "4k3/8/8/3PpP2/8/8/8/4K3 w - e6 0 1", "", 1, "-d5e6"},
    {Bug::EnPassantKeptTooLong, "en-passant-kept-too-long",
     "The en-passant square is cleared by the next double step only.", "en-passant-kept-too-long", Shows::Path,
     "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "e1e2 e8d8", 3, "+d5e6"},
    {Bug::EnPassantWrapsAFile, "en-passant-wraps-a-file", "A pawn on the a-file captures en passant on the h-file.",
     "en-passant-wrap", Shows::List, "4k3/8/P7/6Pp/8/8/8/4K3 w - h6 0 1", "", 1, "+a6h6"},
    {Bug::EnPassantWrapsHFile, "en-passant-wraps-h-file", "A pawn on the h-file captures en passant on the a-file.",
     "en-passant-wrap", Shows::List, "4k3/8/8/pP6/7P/8/8/4K3 w - a6 0 1", "", 1, "+h4a6"},
    {Bug::EnPassantRankPinMissed, "en-passant-rank-pin-missed",
     "Two pawns leave the king's rank at once and uncover a rook or queen.", "en-passant-rank-pin", Shows::List,
     "8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", "", 1, "+d5e6"},
    {Bug::EnPassantFilePinMissed, "en-passant-file-pin-missed", "A pawn pinned on its file captures en passant.",
     "en-passant-file-pin", Shows::List, "4r1k1/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "", 1, "+e5d6"},
    {Bug::EnPassantDiagonalPinMissed, "en-passant-diagonal-pin-missed",
     "A pawn pinned on a diagonal captures en passant off it.", "en-passant-diagonal-pin", Shows::List,
     "q5k1/8/8/3Pp3/8/8/8/7K w - e6 0 1", "", 1, "+d5e6"},
    {Bug::EnPassantVictimPinMissed, "en-passant-victim-pin-missed",
     "The captured pawn was the king's shield on a diagonal.", "en-passant-victim-pin", Shows::List,
     "q6k/8/8/3pP3/8/8/8/7K w - d6 0 1", "", 1, "+e5d6"},
    {Bug::EnPassantAlongPinMissing, "en-passant-along-pin-missing",
     "A pawn pinned on a diagonal may not capture en passant along it.", "en-passant-diagonal-pin", Shows::List,
     "6bk/4p3/8/3P4/8/1K6/8/8 b - - 0 1", "e7e5", 2, "-d5e6"},
    {Bug::EnPassantReblockingFileMissing, "en-passant-reblocking-file-missing",
     "The captured pawn shields the king on a file, and the capture is forbidden though the capturer closes the file "
     "again.",
     "en-passant-file-reblock", Shows::List, "4r1k1/4p3/8/3P4/8/8/8/4K3 b - - 0 1", "e7e5", 2, "-d5e6"},
    {Bug::EnPassantEvasionMissing, "en-passant-evasion-missing",
     "In check by the pushed pawn, it is not captured en passant.", "en-passant-evasion", Shows::List,
     "4k3/4p3/8/3P4/3K4/8/8/8 b - - 0 1", "e7e5", 2, "-d5e6"},
    {Bug::EnPassantRankPinTooStrict, "en-passant-rank-pin-too-strict",
     "En passant is forbidden whenever an enemy rook or queen stands on the king's rank, whatever is between.",
     "en-passant-rank-pin", Shows::List, "8/4p3/8/rn1P3K/8/8/4k3/8 b - - 0 1", "e7e5", 2, "-d5e6"},
    {Bug::EnPassantCheckUnseen, "en-passant-check-unseen", "A check given by an en-passant capture is not seen.",
     "check-ignored", Shows::Path, "8/3k3p/8/3Pp3/8/8/8/4K3 w - e6 0 1", "d5e6", 2, "+h7h5 +h7h6"},
    {Bug::EnPassantVictimLeft, "en-passant-victim-left", "The pawn captured en passant stays on the board.",
     "en-passant-victim-left", Shows::Path, "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "d5e6", 2, "+e5e4"},
    {Bug::BlackEnPassantRemovesWrongMan, "black-en-passant-removes-wrong-man",
     "Black's en-passant capture removes what stands before the target square instead of behind it.",
     "en-passant-victim-left", Shows::Path, "4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3", 2, "+e4e5"},
    {Bug::EnPassantOfFenIgnored, "en-passant-of-fen-ignored", "The en-passant square of a FEN is not taken over.",
     "en-passant-from-setup", Shows::List, "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "", 1, "-d5e6"},
    {Bug::EnPassantOnPushedPawn, "en-passant-on-pushed-pawn",
     "A double step records the square where the pawn ends instead of the one it passed.", "en-passant-after-push",
     Shows::Path, "4k3/4p3/8/3P4/8/8/8/4K3 b - - 0 1", "e7e5", 2, "-d5e6"},
    {Bug::EnPassantAfterSinglePush, "en-passant-after-single-push", "A single step allows en passant, too.",
     "en-passant-without-right", Shows::Path, "4k3/8/4p3/3P4/8/8/8/4K3 b - - 0 1", "e6e5", 2, "+d5e6"},
    {Bug::EnPassantMarkerBlocks, "en-passant-marker-blocks",
     "The marker on the passed square closes lines, so a double step seems to answer a check.", "check-ignored",
     Shows::List, "4k3/2p5/8/8/Q7/8/8/4K3 b - - 0 1", "", 1, "+c7c5"},
    {Bug::EnPassantListedTwice, "en-passant-listed-twice", "Each en-passant capture comes twice.", "duplicate-move",
     Shows::List, "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "", 1, "+d5e6"},
};

}  // namespace plyproof::mutants
