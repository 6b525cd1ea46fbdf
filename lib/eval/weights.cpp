// SPDX-License-Identifier: MIT
// The weights of the evaluation, in centipawns: middle game, endgame. Written by scripts/tune; docs/evaluation.md says
// from which games.
#include "eval/weights.h"

namespace plyproof::eval {

// clang-format off
const WeightTable kWeights = {{
    // PieceValue: pawn, knight, bishop, rook, queen
    {61, 109}, {313, 350}, {328, 379}, {475, 562}, {998, 1025},
    // PawnSquares: rank by rank as its side counts them, edge to centre
    {0, 0}, {0, 0}, {0, 0}, {0, 0},
    {2, 6}, {10, 20}, {7, 14}, {1, -7},
    {-3, 1}, {-8, -1}, {15, 2}, {3, -16},
    {3, 10}, {-29, 12}, {15, -1}, {1, -14},
    {-13, 39}, {22, 6}, {-1, 7}, {9, -8},
    {-4, 23}, {2, 18}, {20, 27}, {9, 13},
    {21, 46}, {18, 37}, {20, 43}, {24, 39},
    {0, 0}, {0, 0}, {0, 0}, {0, 0},
    // KnightSquares: rank by rank as its side counts them, edge to centre
    {-62, -47}, {-30, -38}, {-15, -17}, {1, -5},
    {-40, -35}, {-21, -24}, {-23, -2}, {-13, 0},
    {-14, -12}, {7, 0}, {-7, -3}, {-12, 3},
    {-26, -14}, {-7, -3}, {3, -3}, {10, 17},
    {-26, -26}, {19, -19}, {15, 18}, {11, 22},
    {-27, -25}, {3, -4}, {11, 1}, {19, 20},
    {-41, -39}, {-22, -19}, {1, -1}, {6, 0},
    {-58, -56}, {-33, -33}, {-14, -18}, {-6, -14},
    // BishopSquares: rank by rank as its side counts them, edge to centre
    {-31, -14}, {-12, -1}, {-14, -7}, {-9, 4},
    {-5, -14}, {-2, -11}, {-6, 7}, {7, 18},
    {7, -7}, {4, -7}, {18, -6}, {11, 23},
    {10, -4}, {-5, 8}, {18, -1}, {6, -1},
    {-7, -5}, {20, 13}, {5, 7}, {-5, 4},
    {-1, -5}, {5, 1}, {8, 2}, {25, 14},
    {1, -1}, {-3, -14}, {1, 8}, {13, 7},
    {-24, -18}, {-12, -12}, {-8, -3}, {-5, 1},
    // RookSquares: rank by rank as its side counts them, edge to centre
    {-6, -3}, {-5, -1}, {4, -3}, {16, -16},
    {-19, 7}, {7, -1}, {-6, 4}, {-8, -9},
    {-23, 4}, {11, -1}, {-5, -4}, {-3, -9},
    {-3, 5}, {-5, -8}, {3, 7}, {1, -7},
    {0, 3}, {13, 14}, {1, 5}, {1, -6},
    {-2, 11}, {7, 11}, {1, 0}, {11, 12},
    {-2, 11}, {2, 0}, {12, 7}, {22, 13},
    {-3, 24}, {3, 11}, {5, 14}, {7, 11},
    // QueenSquares: rank by rank as its side counts them, edge to centre
    {-8, -32}, {-9, -23}, {8, -13}, {-8, -3},
    {-2, -16}, {7, -2}, {17, 1}, {-6, 20},
    {1, -11}, {26, 5}, {18, 16}, {-4, 12},
    {-17, -4}, {6, 12}, {-11, 17}, {-8, 21},
    {14, -3}, {-3, 12}, {8, 18}, {9, 25},
    {-12, -8}, {2, 2}, {1, 12}, {3, 17},
    {-6, -15}, {-5, -7}, {2, 0}, {0, 6},
    {-1, -27}, {-2, -18}, {-1, -11}, {0, -7},
    // KingSquares: rank by rank as its side counts them, edge to centre
    {51, -59}, {49, -36}, {7, -7}, {26, -14},
    {19, -31}, {9, -12}, {-12, -6}, {-29, 13},
    {-5, -8}, {0, -2}, {-27, 6}, {-45, 20},
    {-31, -2}, {-23, 7}, {-49, 22}, {-66, 23},
    {-42, -3}, {-29, 16}, {-61, 30}, {-75, 25},
    {-46, -5}, {-36, 10}, {-66, 19}, {-80, 19},
    {-52, -23}, {-41, -7}, {-72, 0}, {-84, 9},
    {-52, -50}, {-42, -33}, {-72, -19}, {-84, -13},
    // KnightMobility: by the number of safe squares attacked
    {-17, -51}, {-24, -33}, {-15, -9}, {1, 4}, {3, 9}, {2, 9}, {7, 15}, {13, 19}, {12, 17},
    // BishopMobility: by the number of safe squares attacked
    {-26, -49}, {-14, -34}, {7, -1}, {4, -14}, {9, 17}, {19, 15}, {24, 30},
    {22, 28}, {33, 31}, {22, 40}, {31, 25}, {35, 24}, {43, 30}, {45, 28},
    // RookMobility: by the number of safe squares attacked
    {-61, -62}, {-15, -31}, {2, 14}, {3, 4}, {-3, 8}, {-4, 23}, {5, 9}, {7, 24},
    {5, 37}, {16, 35}, {13, 46}, {14, 40}, {26, 44}, {23, 55}, {30, 50},
    // QueenMobility: by the number of safe squares attacked
    {-29, -39}, {-17, -33}, {-21, -28}, {-14, -22}, {-7, -16}, {-9, -9}, {0, -9},
    {-6, -3}, {-5, -1}, {2, 10}, {0, 15}, {5, 17}, {2, 26}, {16, 30},
    {6, 36}, {15, 41}, {11, 38}, {14, 41}, {12, 46}, {15, 47}, {17, 49},
    {16, 51}, {17, 51}, {15, 52}, {15, 55}, {17, 57}, {17, 60}, {17, 60},
    // BishopPair: two bishops or more
    {23, 41},
    // KnightPerPawn: each knight, for each own pawn
    {3, 8},
    // RookPerPawn: each rook, for each own pawn
    {-10, 7},
    // KnightOutpost: can go there, stands there
    {5, 9}, {23, 14},
    // BishopOutpost: stands there
    {19, 9},
    // MinorBehindPawn: knight or bishop right behind a pawn
    {12, -2},
    // BishopPerPawn: each bishop, for each own pawn on its colour: movable, blocked
    {-2, 3}, {-4, -11},
    // BishopLongDiagonal: sees both centre squares of a long diagonal
    {20, 7},
    // RookOpenFile: half-open, open
    {6, 8}, {19, 12},
    // RookSeventh: on the seventh rank, with king or pawns to attack
    {2, 15},
    // RookTrapped: few squares and between the own king and the edge
    {-22, -18},
    // PawnDoubled: each pawn with an own pawn behind it
    {25, -23},
    // PawnIsolated: opposed, on a half-open file
    {-10, -4}, {-7, 2},
    // PawnBackward: opposed, on a half-open file
    {11, -1}, {-23, 6},
    // PawnSupported: by rank, first to eighth
    {0, 0}, {0, 0}, {14, 11}, {27, 4}, {8, 26}, {31, 35}, {59, 45}, {0, 0},
    // PawnPhalanx: by rank, first to eighth
    {0, 0}, {9, -1}, {4, 5}, {16, 10}, {15, 25}, {39, 34}, {60, 60}, {0, 0},
    // PawnCandidate: by rank, first to eighth
    {0, 0}, {2, -2}, {9, -2}, {7, 24}, {10, 41}, {27, 51}, {30, 50}, {0, 0},
    // PassedRank: by rank, first to eighth
    {0, 0}, {0, 18}, {3, 29}, {15, 43}, {22, 62}, {53, 85}, {97, 156}, {0, 0},
    // PassedBlocked: by rank, first to eighth
    {0, 0}, {4, 1}, {0, 1}, {-3, -12}, {-5, -19}, {-14, -43}, {-28, -62}, {0, 0},
    // PassedFreePath: by rank, first to eighth
    {0, 0}, {-3, 6}, {-2, 21}, {1, 20}, {3, 33}, {18, 65}, {30, 83}, {0, 0},
    // PassedSafeStop: by rank, first to eighth
    {0, 0}, {1, -1}, {1, -5}, {3, 6}, {11, 23}, {11, 18}, {16, 36}, {0, 0},
    // PassedOwnKing: by rank, for each step between the own king and the next square
    {0, 0}, {-2, 0}, {4, -2}, {-3, -12}, {-10, -12}, {1, -21}, {-10, -15}, {0, 0},
    // PassedEnemyKing: by rank, for each step between the enemy king and the next square
    {0, 0}, {-5, 2}, {-7, 2}, {-2, 9}, {0, 16}, {-3, 33}, {8, 29}, {0, 0},
    // PassedRookBehind: own, enemy
    {28, 29}, {-9, -20},
    // PassedUnstoppable: the enemy has no pieces and its king comes too late
    {0, 349},
    // Shelter: a line for each file, edge to centre: no pawn, nearest own pawn by rank
    {-22, 16}, {28, -18}, {5, -15}, {3, 7}, {6, 3}, {-3, 4}, {-6, 3}, {0, 0},
    {1, 11}, {10, 2}, {31, 0}, {-1, -10}, {-31, 0}, {-15, 3}, {-10, 1}, {0, 0},
    {-17, -3}, {24, -6}, {15, -11}, {-13, 0}, {7, 13}, {-7, 6}, {-13, 2}, {0, 0},
    {-12, -5}, {20, 1}, {11, 1}, {0, -10}, {-11, -1}, {-1, 3}, {-11, 4}, {0, 0},
    // Storm: a line for each file, edge to centre: no pawn, nearest enemy pawn by rank
    {2, -11}, {-1, -4}, {-27, 5}, {-5, 4}, {-33, -9}, {-26, 9}, {-1, -8}, {0, 0},
    {-10, -16}, {0, 4}, {-16, 11}, {-37, 0}, {-8, 4}, {-2, 0}, {-6, -5}, {0, 0},
    {-5, -6}, {2, 3}, {-21, 2}, {-45, 11}, {0, 10}, {1, -10}, {1, -21}, {0, 0},
    {-10, 2}, {0, 1}, {-25, -2}, {-32, 18}, {-24, -2}, {-3, -15}, {-3, -2}, {0, 0},
    // StormBlocked: instead, where an own pawn stands in its way, by rank
    {0, 0}, {0, 0}, {18, 19}, {-1, 9}, {-13, -8}, {13, -3}, {-6, -1}, {0, 0},
    // DangerBase: once
    {-72, 7},
    // DangerAttacker: knight, bishop, rook, queen
    {64, 24}, {34, 19}, {60, 5}, {30, 23},
    // DangerRingAttack: each attack on a square beside the king
    {9, 18},
    // DangerWeakRing: each attacked square of the ring that only king or queen defends
    {46, 22},
    // DangerSafeCheck: knight, bishop, rook, queen
    {187, 51}, {126, 50}, {212, 63}, {154, 60},
    // DangerUnsafeCheck: knight, bishop, rook, queen
    {45, 0}, {41, -1}, {49, 2}, {40, 3},
    // DangerOpenFile: each of the king's files without a pawn of its side
    {35, 3},
    // DangerPinned: each man pinned to the king
    {21, -2},
    // DangerKnightDefender: a knight defends a square beside the king
    {-71, -2},
    // DangerNoQueen: the attacker has no queen
    {-353, -96},
    // ThreatByPawn: knight, bishop, rook, queen
    {66, 40}, {62, 43}, {72, 33}, {65, 34},
    // ThreatByMinor: pawn, knight, bishop, rook, queen
    {1, 20}, {23, 33}, {26, 26}, {54, 44}, {45, 62},
    // ThreatByRook: pawn, knight, bishop, rook, queen
    {7, 27}, {31, 21}, {14, 26}, {2, 4}, {45, 31},
    // ThreatByKing: a weak man
    {17, 32},
    // ThreatByPush: each piece that a safe push would attack
    {15, 12},
    // ThreatOnQueen: safe squares from which it can be attacked: knight, slider
    {5, 7}, {14, -8},
    // Hanging: each man that can be taken for nothing
    {16, 26},
    // Restricted: each square that the enemy attacks and does not hold
    {5, -5},
    // Space: each safe square of the own centre, again where it is behind a pawn
    {6, 6}, {-5, 3},
    // Tempo: the side to move
    {17, 11},
}};
// clang-format on

}  // namespace plyproof::eval
