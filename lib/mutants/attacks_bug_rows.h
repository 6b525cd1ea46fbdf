// SPDX-License-Identifier: MIT
// Rows of the bug catalogue: the bugs of long movers, of edges and of tables. bug_catalogue.h says what the columns
// are.
#pragma once

#include "mutants/bug_row.h"

namespace plyproof::mutants {

inline constexpr BugRow kAttacksBugs[] = {
    // Sliders, edges and tables
    {Bug::RookPassesOwnMen, "rook-passes-own-men",
     "Rooks and queens pass through men of their own side on straight lines.", "slider-x-ray", Shows::List,
     "6k1/8/8/8/8/4P3/8/K3R3 w - - 0 1", "", 1, "+e1e4 +e1e5 +e1e6 +e1e7 +e1e8"},
    {Bug::BishopPassesEnemyMen, "bishop-passes-enemy-men", "Bishops and queens pass through enemy men on diagonals.",
     "slider-x-ray", Shows::List, "b5k1/8/8/3N4/8/8/8/6K1 b - - 0 1", "", 1, "+a8e4 +a8f3 +a8g2 +a8h1"},
    {Bug::RookWrongBlocker, "rook-wrong-blocker",
     "To the west and south rooks see as far as the farthest man instead of the nearest.", "slider-x-ray", Shows::List,
     "6k1/8/8/8/p2p3R/8/8/6K1 w - - 0 1", "", 1, "+h4a4 +h4b4 +h4c4"},
    {Bug::QueenStopsBeforeCapture, "queen-stops-before-capture", "Queens stop before an enemy man.", "slider-blocker",
     Shows::List, "6k1/8/8/8/n7/8/8/Q6K w - - 0 1", "", 1, "-a1a4"},
    {Bug::BishopWrapsEdge, "bishop-wraps-edge", "Bishops and queens go on round the edge on diagonals.", "slider-wrap",
     Shows::List, "6k1/8/8/8/8/6B1/8/K7 w - - 0 1", "", 1, "+g3a2 +g3a6 +g3b1 +g3b7 +g3c8"},
    {Bug::RookWrapsEdge, "rook-wraps-edge", "Rooks and queens go on round the edge on ranks.", "slider-wrap",
     Shows::List, "6k1/8/8/8/8/5R2/8/K7 w - - 0 1", "", 1, "+f3a4 +f3b4 +f3c4 +f3d4 +f3e4 +f3g2 +f3h2"},
    {Bug::KnightWrapsEdge, "knight-wraps-edge", "Knights jump round the edge.", "leaper-wrap", Shows::List,
     "6k1/8/8/8/7N/8/8/K7 w - - 0 1", "", 1, "+h4a3 +h4a7 +h4b4 +h4b6"},
    {Bug::KingWrapsEdge, "king-wraps-edge", "Kings step round the edge.", "leaper-wrap", Shows::List,
     "k7/8/8/8/7K/8/8/8 w - - 0 1", "", 1, "+h4a4 +h4a5 +h4a6"},
    {Bug::KnightTableHole, "knight-table-hole",
     "A knight on c3 does not reach b5: one entry of its table lacks a square.", "leaper-hole", Shows::List,
     "6k1/8/8/8/8/2N5/8/6K1 w - - 0 1", "", 1, "-c3b5"},
    {Bug::KnightTableSurplus, "knight-table-surplus",
     "A knight on e5 reaches e7: one entry of its table has a square too many.", "leaper-geometry", Shows::List,
     "6k1/8/8/4N3/8/8/8/6K1 w - - 0 1", "", 1, "+e5e7"},
    {Bug::KingTableHole, "king-table-hole", "A king on g2 does not reach f3.", "leaper-hole", Shows::List,
     "k7/8/8/8/8/8/6K1/8 w - - 0 1", "", 1, "-g2f3"},
    {Bug::RookTableHole, "rook-table-hole",
     "A rook on d5 with a man on d7 does not reach d6: one entry of its table is wrong.", "slider-hole", Shows::List,
     "6k1/3p4/8/3R4/8/8/8/6K1 w - - 0 1", "", 1, "-d5d6"},
    {Bug::BishopTableHole, "bishop-table-hole", "A bishop on f4 with a man on h6 does not reach g5.", "slider-hole",
     Shows::List, "6k1/8/7p/8/5B2/8/8/K7 w - - 0 1", "", 1, "-f4g5"},
    {Bug::PawnTableHole, "pawn-table-hole", "A black pawn on g4 does not attack h3.", "pawn-capture", Shows::List,
     "6k1/8/8/8/6p1/7N/8/K7 b - - 0 1", "", 1, "-g4h3"},
    {Bug::KingSlides, "king-slides", "The king goes on to the next man or the edge as a queen does.", "leaper-geometry",
     Shows::List, "7k/8/8/8/8/8/PP6/K7 w - - 0 1", "", 1, "+a1c1 +a1d1 +a1e1 +a1f1 +a1g1 +a1h1"},
    {Bug::BishopOffsetMistyped, "bishop-offset-mistyped", "Bishops go straight down instead of down and to the left.",
     "slider-geometry", Shows::List, "7k/8/8/8/B7/8/8/7K w - - 0 1", "", 1, "+a4a1 +a4a2 +a4a3"},
    {Bug::MoveListHolds64, "move-list-holds-64", "A list holds sixty-four moves, and more are lost.", "slider-hole",
     Shows::List, "7k/3Q4/8/8/K5Q1/1Q6/8/8 w - - 0 1", "", 1, "-d7d8 -d7e8"},
};

}  // namespace plyproof::mutants
