// SPDX-License-Identifier: MIT
// The weights of the evaluation, in centipawns: middle game, endgame. Written by scripts/tune; docs/evaluation.md says
// from which games.
#include "eval/weights.h"

namespace plyproof::eval {

// clang-format off
const WeightTable kWeights = {{
    // PieceValue: pawn, knight, bishop, rook, queen
    {52, 126}, {313, 374}, {353, 418}, {458, 644}, {1071, 1129},
    // PawnSquares: rank by rank as its side counts them, edge to centre
    {0, 0}, {0, 0}, {0, 0}, {0, 0},
    {-5, 0}, {9, 20}, {14, 17}, {7, 3},
    {-14, 2}, {-9, -2}, {9, 2}, {-7, 2},
    {-11, 3}, {-28, 7}, {22, -13}, {-2, -13},
    {-2, 34}, {4, 7}, {-4, 6}, {15, -7},
    {19, 27}, {-3, 32}, {7, 29}, {25, 8},
    {17, 46}, {20, 37}, {19, 47}, {33, 39},
    {0, 0}, {0, 0}, {0, 0}, {0, 0},
    // KnightSquares: rank by rank as its side counts them, edge to centre
    {-69, -49}, {-33, -42}, {-23, -16}, {-9, 3},
    {-54, -30}, {-20, -20}, {-16, -8}, {-13, 12},
    {-20, -24}, {9, 4}, {-5, -11}, {3, 4},
    {-12, -12}, {-4, -14}, {12, 2}, {-1, 31},
    {-8, -17}, {5, -9}, {6, 8}, {14, 17},
    {-26, -25}, {1, 1}, {12, 3}, {23, 14},
    {-29, -37}, {-23, -12}, {1, 7}, {14, 1},
    {-70, -60}, {-34, -35}, {-14, -19}, {-8, -17},
    // BishopSquares: rank by rank as its side counts them, edge to centre
    {-30, -9}, {-10, 6}, {-8, -9}, {-6, -9},
    {17, -9}, {7, -16}, {4, 3}, {13, 6},
    {14, 0}, {6, 1}, {6, 4}, {13, 21},
    {18, -5}, {-2, 2}, {25, 7}, {6, 11},
    {-5, -8}, {16, 7}, {-8, 3}, {16, 11},
    {-10, -7}, {-7, -1}, {-1, 11}, {28, 16},
    {-9, -6}, {-2, -5}, {-12, 15}, {8, 5},
    {-32, -20}, {-7, 1}, {-8, -2}, {-7, -3},
    // RookSquares: rank by rank as its side counts them, edge to centre
    {-3, -7}, {-7, 7}, {3, -2}, {17, -6},
    {-30, 4}, {-7, -5}, {-21, -7}, {-9, -8},
    {-29, -7}, {16, -9}, {-12, -14}, {0, -3},
    {-9, 10}, {0, -2}, {5, 8}, {-2, -9},
    {-8, 11}, {21, 9}, {-1, 11}, {5, -1},
    {-1, 21}, {17, 24}, {-7, 5}, {28, 17},
    {-5, 17}, {2, 7}, {15, 14}, {28, 15},
    {3, 33}, {-1, 15}, {2, 15}, {9, 23},
    // QueenSquares: rank by rank as its side counts them, edge to centre
    {-7, -31}, {-12, -18}, {3, -13}, {3, -15},
    {11, -14}, {-2, -4}, {13, 7}, {10, 35},
    {-6, -8}, {29, 19}, {4, 7}, {7, 24},
    {-2, -3}, {9, 18}, {-6, 18}, {2, 28},
    {17, 9}, {-3, 13}, {18, 20}, {11, 30},
    {3, -6}, {-1, 2}, {-3, 15}, {5, 21},
    {-2, -13}, {3, -3}, {4, 2}, {0, 7},
    {-14, -29}, {-9, -17}, {3, -2}, {4, 0},
    // KingSquares: rank by rank as its side counts them, edge to centre
    {51, -61}, {55, -49}, {7, -11}, {25, -27},
    {24, -24}, {1, -14}, {-18, -1}, {-35, 6},
    {-1, -6}, {-9, -9}, {-24, 4}, {-40, 19},
    {-31, 0}, {-27, 13}, {-48, 18}, {-68, 19},
    {-44, -12}, {-28, 24}, {-59, 35}, {-76, 18},
    {-45, -7}, {-32, 20}, {-63, 26}, {-80, 22},
    {-51, -22}, {-41, -5}, {-70, 10}, {-83, 15},
    {-53, -51}, {-43, -38}, {-71, -15}, {-83, -9},
    // KnightMobility: by the number of safe squares attacked
    {-23, -50}, {-19, -39}, {-13, -3}, {-3, 12}, {6, 13}, {3, 14}, {6, 23}, {6, 21}, {19, 14},
    // BishopMobility: by the number of safe squares attacked
    {-21, -43}, {-3, -38}, {7, 1}, {8, -4}, {16, 19}, {17, 18}, {21, 34},
    {24, 30}, {32, 28}, {24, 40}, {28, 33}, {36, 27}, {43, 35}, {45, 30},
    // RookMobility: by the number of safe squares attacked
    {-68, -68}, {-6, -24}, {1, 13}, {2, 11}, {3, 9}, {1, 26}, {0, 13}, {3, 33},
    {6, 40}, {8, 44}, {6, 51}, {12, 49}, {17, 56}, {34, 63}, {24, 66},
    // QueenMobility: by the number of safe squares attacked
    {-29, -39}, {-7, -32}, {-9, -29}, {-13, -25}, {-4, -20}, {-8, -16}, {-1, -10},
    {-5, 0}, {-3, 9}, {2, 11}, {2, 20}, {1, 31}, {13, 44}, {18, 41},
    {15, 50}, {29, 53}, {18, 53}, {19, 53}, {6, 50}, {16, 53}, {22, 56},
    {17, 52}, {18, 51}, {13, 46}, {14, 51}, {16, 54}, {16, 58}, {16, 58},
    // BishopPair: two bishops or more
    {14, 44},
    // KnightPerPawn: each knight, for each own pawn
    {7, 8},
    // RookPerPawn: each rook, for each own pawn
    {-4, 11},
    // KnightOutpost: can go there, stands there
    {18, -1}, {30, 11},
    // BishopOutpost: stands there
    {16, -3},
    // MinorBehindPawn: knight or bishop right behind a pawn
    {6, -4},
    // BishopPerPawn: each bishop, for each own pawn on its colour: movable, blocked
    {0, 2}, {-4, -9},
    // BishopLongDiagonal: sees both centre squares of a long diagonal
    {15, 10},
    // RookOpenFile: half-open, open
    {10, 7}, {22, 9},
    // RookSeventh: on the seventh rank, with king or pawns to attack
    {-1, 17},
    // RookTrapped: few squares and between the own king and the edge
    {-14, -40},
    // PawnDoubled: each pawn with an own pawn behind it
    {14, -45},
    // PawnIsolated: opposed, on a half-open file
    {-5, -11}, {-19, 7},
    // PawnBackward: opposed, on a half-open file
    {-2, 4}, {-23, 0},
    // PawnSupported: by rank, first to eighth
    {0, 0}, {0, 0}, {14, -3}, {23, 4}, {4, 19}, {53, 38}, {63, 47}, {0, 0},
    // PawnPhalanx: by rank, first to eighth
    {0, 0}, {2, -6}, {7, 4}, {14, 8}, {18, 31}, {38, 37}, {60, 60}, {0, 0},
    // PawnCandidate: by rank, first to eighth
    {0, 0}, {1, 2}, {2, 21}, {3, 21}, {12, 33}, {25, 51}, {30, 50}, {0, 0},
    // PassedRank: by rank, first to eighth
    {0, 0}, {-3, 23}, {-10, 37}, {-7, 55}, {25, 74}, {48, 77}, {103, 160}, {0, 0},
    // PassedBlocked: by rank, first to eighth
    {0, 0}, {-3, -16}, {-7, 3}, {6, -2}, {-3, -10}, {-26, -49}, {-36, -68}, {0, 0},
    // PassedFreePath: by rank, first to eighth
    {0, 0}, {-1, 29}, {-4, 31}, {-3, 33}, {1, 53}, {19, 80}, {35, 101}, {0, 0},
    // PassedSafeStop: by rank, first to eighth
    {0, 0}, {4, 0}, {16, 13}, {0, 12}, {15, 20}, {17, 32}, {19, 39}, {0, 0},
    // PassedOwnKing: by rank, for each step between the own king and the next square
    {0, 0}, {8, 0}, {16, -11}, {-8, -14}, {-6, -19}, {2, -25}, {-8, -18}, {0, 0},
    // PassedEnemyKing: by rank, for each step between the enemy king and the next square
    {0, 0}, {-8, -2}, {-15, 5}, {11, 9}, {-2, 22}, {-6, 42}, {7, 38}, {0, 0},
    // PassedRookBehind: own, enemy
    {18, 34}, {-12, -28},
    // PassedUnstoppable: the enemy has no pieces and its king comes too late
    {0, 346},
    // Shelter: a line for each file, edge to centre: no pawn, nearest own pawn by rank
    {-26, 9}, {39, -16}, {-3, -21}, {6, 0}, {5, -1}, {-10, 6}, {-2, 21}, {0, 0},
    {-18, 5}, {15, -4}, {18, -12}, {-3, -6}, {5, 21}, {-22, 11}, {-6, 9}, {0, 0},
    {-12, -11}, {20, -5}, {9, -20}, {6, 0}, {-7, 9}, {-11, 15}, {-9, 12}, {0, 0},
    {-15, -8}, {6, -7}, {15, -8}, {-3, -2}, {-4, 1}, {3, 4}, {-11, -3}, {0, 0},
    // Storm: a line for each file, edge to centre: no pawn, nearest enemy pawn by rank
    {2, -24}, {-1, -5}, {-26, 11}, {9, 24}, {-20, -1}, {-35, 17}, {-7, -7}, {0, 0},
    {-15, -22}, {-2, -1}, {-13, 22}, {-27, 16}, {-10, 5}, {3, -5}, {-5, -7}, {0, 0},
    {-12, -6}, {1, 1}, {-18, 8}, {-45, 8}, {17, -2}, {-4, -11}, {-12, 7}, {0, 0},
    {-15, -6}, {1, 11}, {-20, 8}, {-26, 8}, {-24, -2}, {3, -22}, {-3, -6}, {0, 0},
    // StormBlocked: instead, where an own pawn stands in its way, by rank
    {0, 0}, {0, 0}, {-2, 12}, {2, 6}, {2, -19}, {8, -17}, {-27, -14}, {0, 0},
    // DangerBase: once
    {-81, 12},
    // DangerAttacker: knight, bishop, rook, queen
    {62, 25}, {24, 17}, {66, 4}, {35, 31},
    // DangerRingAttack: each attack on a square beside the king
    {11, 19},
    // DangerWeakRing: each attacked square of the ring that only king or queen defends
    {40, 24},
    // DangerSafeCheck: knight, bishop, rook, queen
    {169, 50}, {115, 51}, {196, 64}, {142, 65},
    // DangerUnsafeCheck: knight, bishop, rook, queen
    {61, -1}, {44, 1}, {58, -1}, {50, 6},
    // DangerOpenFile: each of the king's files without a pawn of its side
    {24, 0},
    // DangerPinned: each man pinned to the king
    {-7, -1},
    // DangerKnightDefender: a knight defends a square beside the king
    {-70, 3},
    // DangerNoQueen: the attacker has no queen
    {-344, -99},
    // ThreatByPawn: knight, bishop, rook, queen
    {61, 38}, {56, 47}, {73, 34}, {57, 34},
    // ThreatByMinor: pawn, knight, bishop, rook, queen
    {4, 16}, {19, 38}, {31, 44}, {48, 34}, {46, 60},
    // ThreatByRook: pawn, knight, bishop, rook, queen
    {3, 27}, {33, 20}, {13, 33}, {0, 1}, {47, 29},
    // ThreatByKing: a weak man
    {5, 23},
    // ThreatByPush: each piece that a safe push would attack
    {14, 14},
    // ThreatOnQueen: safe squares from which it can be attacked: knight, slider
    {4, -8}, {13, -11},
    // Hanging: each man that can be taken for nothing
    {15, 34},
    // Restricted: each square that the enemy attacks and does not hold
    {4, -3},
    // Space: each safe square of the own centre, again where it is behind a pawn
    {4, 6}, {-3, -4},
    // Tempo: the side to move
    {15, 12},
}};
// clang-format on

}  // namespace plyproof::eval
