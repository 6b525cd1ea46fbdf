// SPDX-License-Identifier: MIT
// The weights of the evaluation, in centipawns: middle game, endgame. Written by scripts/tune; docs/evaluation.md says
// from which games.
#include "eval/weights.h"

namespace plyproof::eval {

// clang-format off
const WeightTable kWeights = {{
    // PieceValue: pawn, knight, bishop, rook, queen
    {90, 115}, {320, 310}, {335, 330}, {470, 530}, {960, 980},
    // PawnSquares: rank by rank as its side counts them, edge to centre
    {0, 0}, {0, 0}, {0, 0}, {0, 0},
    {-2, 2}, {-1, 1}, {1, -1}, {3, -3},
    {-6, 4}, {-2, 3}, {4, 1}, {10, -1},
    {-4, 8}, {0, 7}, {6, 5}, {18, 3},
    {-1, 14}, {3, 13}, {9, 11}, {15, 9},
    {8, 24}, {9, 23}, {11, 21}, {13, 19},
    {18, 42}, {19, 41}, {21, 39}, {23, 37},
    {0, 0}, {0, 0}, {0, 0}, {0, 0},
    // KnightSquares: rank by rank as its side counts them, edge to centre
    {-62, -50}, {-40, -34}, {-20, -20}, {-12, -12},
    {-48, -38}, {-26, -22}, {-6, -8}, {2, 0},
    {-34, -26}, {-12, -10}, {8, 4}, {16, 12},
    {-30, -22}, {-8, -6}, {12, 8}, {20, 16},
    {-24, -22}, {-2, -6}, {18, 8}, {26, 16},
    {-28, -26}, {-6, -10}, {14, 4}, {22, 12},
    {-42, -38}, {-20, -22}, {0, -8}, {8, 0},
    {-56, -50}, {-34, -34}, {-14, -20}, {-6, -12},
    // BishopSquares: rank by rank as its side counts them, edge to centre
    {-22, -16}, {-12, -10}, {-8, -6}, {-6, -4},
    {-8, -10}, {2, -4}, {6, 0}, {8, 2},
    {-4, -6}, {6, 0}, {10, 4}, {12, 6},
    {-4, -4}, {6, 2}, {10, 6}, {12, 8},
    {-4, -4}, {6, 2}, {10, 6}, {12, 8},
    {-4, -6}, {6, 0}, {10, 4}, {12, 6},
    {-8, -10}, {2, -4}, {6, 0}, {8, 2},
    {-22, -16}, {-12, -10}, {-8, -6}, {-6, -4},
    // RookSquares: rank by rank as its side counts them, edge to centre
    {-6, 0}, {-1, 0}, {3, 0}, {7, 0},
    {-8, 0}, {-3, 0}, {1, 0}, {5, 0},
    {-8, 0}, {-3, 0}, {1, 0}, {5, 0},
    {-8, 0}, {-3, 0}, {1, 0}, {5, 0},
    {-6, 0}, {-1, 0}, {3, 0}, {7, 0},
    {-6, 6}, {-1, 6}, {3, 6}, {7, 6},
    {2, 6}, {7, 6}, {11, 6}, {15, 6},
    {-6, 6}, {-1, 6}, {3, 6}, {7, 6},
    // QueenSquares: rank by rank as its side counts them, edge to centre
    {-4, -30}, {0, -20}, {2, -12}, {4, -6},
    {-4, -18}, {0, -8}, {2, 0}, {4, 6},
    {-4, -8}, {0, 2}, {2, 10}, {4, 16},
    {-4, -2}, {0, 8}, {2, 16}, {4, 22},
    {-4, -2}, {0, 8}, {2, 16}, {4, 22},
    {-7, -8}, {-3, 2}, {-1, 10}, {1, 16},
    {-7, -18}, {-3, -8}, {-1, 0}, {1, 6},
    {-7, -30}, {-3, -20}, {-1, -12}, {1, -6},
    // KingSquares: rank by rank as its side counts them, edge to centre
    {36, -48}, {46, -32}, {16, -20}, {4, -14},
    {18, -26}, {28, -10}, {-2, 2}, {-14, 8},
    {-10, -12}, {0, 4}, {-30, 16}, {-42, 22},
    {-32, -6}, {-22, 10}, {-52, 22}, {-64, 28},
    {-42, -6}, {-32, 10}, {-62, 22}, {-74, 28},
    {-47, -12}, {-37, 4}, {-67, 16}, {-79, 22},
    {-52, -26}, {-42, -10}, {-72, 2}, {-84, 8},
    {-52, -48}, {-42, -32}, {-72, -20}, {-84, -14},
    // KnightMobility: by the number of safe squares attacked
    {-45, -60}, {-30, -35}, {-10, -18}, {-2, -4}, {5, 4}, {10, 10}, {16, 14}, {20, 15}, {24, 14},
    // BishopMobility: by the number of safe squares attacked
    {-40, -55}, {-20, -32}, {0, -14}, {7, -4}, {14, 5}, {20, 12}, {25, 18},
    {28, 22}, {30, 26}, {32, 28}, {36, 28}, {40, 26}, {42, 30}, {46, 32},
    // RookMobility: by the number of safe squares attacked
    {-40, -60}, {-20, -30}, {-10, -10}, {-6, 2}, {-4, 10}, {-2, 16}, {1, 22}, {5, 27},
    {9, 32}, {13, 36}, {16, 40}, {19, 43}, {21, 46}, {24, 47}, {28, 47},
    // QueenMobility: by the number of safe squares attacked
    {-30, -40}, {-21, -34}, {-18, -28}, {-15, -22}, {-12, -17}, {-10, -12}, {-8, -7},
    {-5, -2}, {-3, 3}, {-1, 8}, {1, 12}, {3, 16}, {4, 20}, {6, 24},
    {8, 28}, {9, 32}, {10, 35}, {11, 38}, {12, 41}, {13, 44}, {14, 47},
    {15, 50}, {16, 52}, {16, 54}, {16, 56}, {17, 58}, {17, 60}, {17, 60},
    // BishopPair: two bishops or more
    {26, 46},
    // KnightPerPawn: each knight, for each own pawn
    {1, 3},
    // RookPerPawn: each rook, for each own pawn
    {-2, -1},
    // KnightOutpost: can go there, stands there
    {10, 5}, {28, 18},
    // BishopOutpost: stands there
    {22, 10},
    // MinorBehindPawn: knight or bishop right behind a pawn
    {8, 2},
    // BishopPerPawn: each bishop, for each own pawn on its colour: movable, blocked
    {-2, -4}, {-4, -8},
    // BishopLongDiagonal: sees both centre squares of a long diagonal
    {14, 4},
    // RookOpenFile: half-open, open
    {12, 6}, {28, 10},
    // RookSeventh: on the seventh rank, with king or pawns to attack
    {6, 18},
    // RookTrapped: few squares and between the own king and the edge
    {-40, -8},
    // PawnDoubled: each pawn with an own pawn behind it
    {-8, -20},
    // PawnIsolated: opposed, on a half-open file
    {-8, -10}, {-16, -14},
    // PawnBackward: opposed, on a half-open file
    {-6, -8}, {-14, -12},
    // PawnSupported: by rank, first to eighth
    {0, 0}, {0, 0}, {10, 6}, {9, 7}, {14, 14}, {30, 30}, {60, 50}, {0, 0},
    // PawnPhalanx: by rank, first to eighth
    {0, 0}, {3, 0}, {6, 4}, {9, 8}, {20, 18}, {40, 40}, {60, 60}, {0, 0},
    // PawnCandidate: by rank, first to eighth
    {0, 0}, {2, 4}, {3, 6}, {8, 14}, {18, 28}, {30, 50}, {30, 50}, {0, 0},
    // PassedRank: by rank, first to eighth
    {0, 0}, {0, 10}, {0, 14}, {2, 26}, {20, 48}, {52, 90}, {95, 150}, {0, 0},
    // PassedBlocked: by rank, first to eighth
    {0, 0}, {0, -4}, {0, -6}, {0, -10}, {-6, -18}, {-18, -38}, {-30, -70}, {0, 0},
    // PassedFreePath: by rank, first to eighth
    {0, 0}, {0, 4}, {0, 6}, {2, 10}, {6, 22}, {14, 42}, {30, 80}, {0, 0},
    // PassedSafeStop: by rank, first to eighth
    {0, 0}, {0, 2}, {0, 3}, {2, 6}, {4, 12}, {10, 24}, {16, 36}, {0, 0},
    // PassedOwnKing: by rank, for each step between the own king and the next square
    {0, 0}, {0, 0}, {0, -1}, {0, -3}, {0, -7}, {0, -10}, {0, -8}, {0, 0},
    // PassedEnemyKing: by rank, for each step between the enemy king and the next square
    {0, 0}, {0, 1}, {0, 2}, {0, 5}, {0, 11}, {0, 17}, {0, 20}, {0, 0},
    // PassedRookBehind: own, enemy
    {4, 10}, {-4, -14},
    // PassedUnstoppable: the enemy has no pieces and its king comes too late
    {0, 350},
    // Shelter: a line for each file, edge to centre: no pawn, nearest own pawn by rank
    {-14, 0}, {14, 0}, {12, 0}, {0, 0}, {-2, 0}, {-4, 0}, {-6, 0}, {0, 0},
    {-28, 0}, {22, 0}, {14, 0}, {2, 0}, {-4, 0}, {-8, 0}, {-12, 0}, {0, 0},
    {-18, 0}, {22, 0}, {14, 0}, {2, 0}, {-4, 0}, {-8, 0}, {-12, 0}, {0, 0},
    {-10, 0}, {22, 0}, {14, 0}, {2, 0}, {-4, 0}, {-8, 0}, {-12, 0}, {0, 0},
    // Storm: a line for each file, edge to centre: no pawn, nearest enemy pawn by rank
    {-4, 0}, {0, 0}, {-20, 0}, {-34, 0}, {-16, 0}, {-4, 0}, {2, 0}, {0, 0},
    {-4, 0}, {0, 0}, {-20, 0}, {-34, 0}, {-16, 0}, {-4, 0}, {2, 0}, {0, 0},
    {-4, 0}, {0, 0}, {-20, 0}, {-34, 0}, {-16, 0}, {-4, 0}, {2, 0}, {0, 0},
    {-4, 0}, {0, 0}, {-20, 0}, {-34, 0}, {-16, 0}, {-4, 0}, {2, 0}, {0, 0},
    // StormBlocked: instead, where an own pawn stands in its way, by rank
    {0, 0}, {0, 0}, {0, 0}, {-20, -6}, {-2, -3}, {2, -2}, {2, 0}, {0, 0},
    // DangerBase: once
    {-60, 0},
    // DangerAttacker: knight, bishop, rook, queen
    {70, 20}, {50, 20}, {60, 0}, {40, 20},
    // DangerRingAttack: each attack on a square beside the king
    {38, 0},
    // DangerWeakRing: each attacked square of the ring that only king or queen defends
    {80, 10},
    // DangerSafeCheck: knight, bishop, rook, queen
    {200, 50}, {140, 50}, {220, 60}, {180, 60},
    // DangerUnsafeCheck: knight, bishop, rook, queen
    {50, 0}, {40, 0}, {50, 0}, {30, 0},
    // DangerOpenFile: each of the king's files without a pawn of its side
    {50, 0},
    // DangerPinned: each man pinned to the king
    {40, 0},
    // DangerKnightDefender: a knight defends a square beside the king
    {-50, 0},
    // DangerNoQueen: the attacker has no queen
    {-360, -100},
    // ThreatByPawn: knight, bishop, rook, queen
    {60, 40}, {60, 45}, {75, 35}, {70, 35},
    // ThreatByMinor: pawn, knight, bishop, rook, queen
    {4, 16}, {24, 24}, {28, 26}, {48, 44}, {45, 60},
    // ThreatByRook: pawn, knight, bishop, rook, queen
    {2, 18}, {20, 22}, {22, 26}, {6, 10}, {42, 30},
    // ThreatByKing: a weak man
    {16, 40},
    // ThreatByPush: each piece that a safe push would attack
    {18, 14},
    // ThreatOnQueen: safe squares from which it can be attacked: knight, slider
    {10, 8}, {24, 12},
    // Hanging: each man that can be taken for nothing
    {26, 16},
    // Restricted: each square that the enemy attacks and does not hold
    {3, 3},
    // Space: each safe square of the own centre, again where it is behind a pawn
    {1, 0}, {2, 0},
    // Tempo: the side to move
    {24, 18},
}};
// clang-format on

}  // namespace plyproof::eval
