// SPDX-License-Identifier: MIT
// Rows of the bug catalogue: the bugs of taking moves back and of hash tables. bug_catalogue.h says what the columns
// are.
#pragma once

#include "mutants/bug_row.h"

namespace plyproof::mutants {

inline constexpr BugRow kStateBugs[] = {
    // Making and unmaking
    {Bug::RookCaptureLeavesMan, "rook-capture-leaves-man",
     "When a rook captures, the captured man stays and the rook is gone.", "capture-leaves-man", Shows::Path,
     "6k1/8/8/3n4/8/8/8/3R2K1 w - - 0 1", "d1d5", 2, "+d5b4 +d5b6 +d5c3 +d5c7 +d5e3 +d5e7 +d5f4 +d5f6"},
    {Bug::UnmakeLosesCapturedMan, "unmake-loses-captured-man",
     "Taking a capture back does not bring back the captured man.", "unmake-capture", Shows::Count,
     "4k3/8/8/8/8/1p6/N7/4K3 w - - 0 1", "", 2, "49 instead of 53"},
    {Bug::UnmakeKeepsPromotion, "unmake-keeps-promotion",
     "Taking a promotion back leaves the promoted man on the pawn's square.", "unmake-promotion", Shows::Count,
     "k7/4P3/8/8/8/8/8/K7 w - - 0 1", "", 3, "256 instead of 223"},
    {Bug::UnmakeKeepsEnPassantSquare, "unmake-keeps-en-passant-square",
     "Taking a move back does not restore the en-passant square, and a capture that finds none removes no pawn.",
     "unmake-en-passant-square", Shows::Count, "4k3/8/8/3Pp3/8/8/8/4K3 w - e6 0 1", "", 2, "39 instead of 38"},
    {Bug::UnmakeLosesCastlingRights, "unmake-loses-castling-rights",
     "Taking a move back does not restore castling rights.", "unmake-castling-rights", Shows::Count,
     "4k3/8/8/8/8/8/7P/4K2R w K - 0 1", "", 3, "616 instead of 626"},
    {Bug::UnmakeMisplacesEnPassantVictim, "unmake-misplaces-en-passant-victim",
     "Taking an en-passant capture back sets the captured pawn on the target square.", "unmake-en-passant-capture",
     Shows::Count, "4k3/8/8/3PpP2/8/8/8/4K3 w - e6 0 1", "", 2, "47 instead of 46"},
    {Bug::UnmakeCastlingRookStays, "unmake-castling-rook-stays",
     "Taking castling back leaves the rook where castling put it.", "unmake-castling", Shows::Count,
     "4k3/8/8/8/8/8/7P/R3K3 w Q - 0 1", "", 2, "77 instead of 81"},
    {Bug::UnmakeKeepsClock, "unmake-keeps-clock",
     "Taking a move back does not restore the half-move clock, and the tree ends at a hundred.", "unmake-move",
     Shows::Count, "k7/8/8/8/8/8/8/K7 w - - 94 80", "", 2, "6 instead of 9"},
    {Bug::UnmakePromotionCaptureLosesMan, "unmake-promotion-capture-loses-man",
     "Taking back a promotion that captured does not bring back the captured man.", "unmake-capture", Shows::Count,
     "2n4K/1P6/8/8/8/8/8/k7 w - - 0 1", "", 2, "45 instead of 57"},
    // Hash tables
    {Bug::HashWithoutDepth, "hash-without-depth", "The table does not compare the depth of its entries.", "hash-depth",
     Shows::Count, "k7/8/8/8/8/8/8/K7 w - - 0 1", "", 5, "1716 instead of 1890"},
    {Bug::HashWithoutCastlingRights, "hash-without-castling-rights", "Castling rights are no part of the key.",
     "hash-castling-rights", Shows::Count, "k7/p7/P7/8/7p/7P/8/N3K2R w K - 0 1", "", 5, "8047 instead of 8041"},
    {Bug::HashWithoutEnPassant, "hash-without-en-passant", "The en-passant square is no part of the key.",
     "hash-en-passant", Shows::Count, "4k3/8/8/8/3p4/8/4P3/4K3 w - - 0 1", "", 4, "1922 instead of 1906"},
    {Bug::HashWithoutSideToMove, "hash-without-side-to-move",
     "The side to move is no part of the key, and the table outlives the question.", "hash-side-to-move",
     Shows::Protocol, "k7/8/8/8/8/8/8/K6R b - - 0 1", "", 3,
     "after the same count with White to move, 583 instead of 259"},
    {Bug::HashKeyNotRestored, "hash-key-not-restored", "Taking a move back does not restore the key.", "hash-key",
     Shows::Count, "4k3/8/8/4p3/8/8/8/4K3 b - - 0 1", "", 5, "11329 instead of 11323"},
    {Bug::HashKeepsCapturedMan, "hash-keeps-captured-man", "The captured man's number stays in the key.", "hash-key",
     Shows::Count, "k7/8/8/8/8/1p6/1K6/8 w - - 0 1", "", 4, "686 instead of 683"},
    {Bug::HashPromotionAsPawn, "hash-promotion-as-pawn", "A promoted man counts as a pawn in the key.", "hash-key",
     Shows::Count, "8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "", 3, "438 instead of 578"},
    {Bug::HashKeyNotCompared, "hash-key-not-compared", "The table trusts its index and does not compare the key.",
     "hash-key", Shows::Count, "k7/8/8/8/8/8/8/4K2R w K - 0 1", "", 2, "43 instead of 42"},
    {Bug::HashRookLikeQueen, "hash-rook-like-queen", "Rooks and queens share their numbers in the key.", "hash-key",
     Shows::Count, "8/4P3/8/8/8/k7/8/7K w - - 0 1", "", 2, "34 instead of 33"},
};

}  // namespace plyproof::mutants
