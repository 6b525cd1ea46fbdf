// SPDX-License-Identifier: MIT
// The weights of the evaluation, in centipawns: middle game, endgame. Written by scripts/tune; docs/evaluation.md says
// from which games.
#include "eval/weights.h"

namespace plyproof::eval {

// clang-format off
const WeightTable kWeights = {{
    // PieceValue: pawn, knight, bishop, rook, queen
    {58, 123}, {313, 369}, {337, 404}, {474, 621}, {1049, 1100},
    // PawnSquares: rank by rank as its side counts them, edge to centre
    {0, 0}, {0, 0}, {0, 0}, {0, 0},
    {-6, -1}, {6, 14}, {15, 18}, {13, 4},
    {-9, 2}, {-10, -5}, {12, 6}, {-2, -12},
    {-8, 5}, {-32, 4}, {24, -7}, {3, -17},
    {-10, 37}, {8, -2}, {-9, 5}, {8, -5},
    {0, 32}, {14, 20}, {25, 38}, {13, 16},
    {17, 50}, {25, 38}, {20, 50}, {26, 39},
    {0, 0}, {0, 0}, {0, 0}, {0, 0},
    // KnightSquares: rank by rank as its side counts them, edge to centre
    {-66, -48}, {-29, -41}, {-22, -18}, {2, -6},
    {-38, -28}, {-31, -21}, {-24, -16}, {-10, 15},
    {-13, -27}, {12, 3}, {-2, -6}, {-10, -1},
    {-18, -9}, {-12, -10}, {7, 3}, {7, 28},
    {-15, -26}, {8, -12}, {14, 8}, {15, 22},
    {-24, -25}, {2, 3}, {12, 5}, {16, 16},
    {-38, -33}, {-24, -13}, {1, 4}, {5, -2},
    {-63, -59}, {-33, -33}, {-13, -14}, {-8, -19},
    // BishopSquares: rank by rank as its side counts them, edge to centre
    {-36, -9}, {2, 4}, {-5, -12}, {-14, 0},
    {-3, -14}, {2, -14}, {1, 6}, {15, 11},
    {13, -3}, {4, 4}, {7, 7}, {13, 18},
    {17, -6}, {-9, -3}, {33, -6}, {6, 9},
    {0, -7}, {22, 14}, {-11, 5}, {11, 6},
    {-1, -5}, {-7, -4}, {2, 12}, {27, 19},
    {-11, -3}, {-3, -8}, {-9, 15}, {11, 3},
    {-28, -19}, {-12, -5}, {-9, -3}, {-8, 0},
    // RookSquares: rank by rank as its side counts them, edge to centre
    {2, -1}, {-7, 9}, {6, -2}, {19, -6},
    {-19, 10}, {4, -10}, {-18, -7}, {-2, -11},
    {-26, -3}, {16, -11}, {-13, -10}, {-3, -6},
    {-5, 10}, {-6, -7}, {2, 5}, {-4, -10},
    {-2, 6}, {22, 12}, {-10, 6}, {-2, -5},
    {0, 20}, {19, 21}, {-5, -1}, {17, 16},
    {-2, 21}, {2, 8}, {8, 13}, {24, 11},
    {10, 42}, {-2, 11}, {4, 19}, {6, 16},
    // QueenSquares: rank by rank as its side counts them, edge to centre
    {-5, -31}, {-10, -20}, {-6, -14}, {-1, -7},
    {6, -14}, {6, -2}, {13, 7}, {1, 33},
    {-4, -6}, {24, 14}, {8, -1}, {4, 20},
    {-5, 0}, {6, 17}, {-4, 11}, {-3, 26},
    {20, 7}, {4, 16}, {12, 20}, {17, 26},
    {-5, -8}, {-2, 0}, {-4, 15}, {-1, 17},
    {-3, -12}, {-3, -8}, {6, 0}, {0, 8},
    {-5, -26}, {-7, -16}, {3, -2}, {4, -1},
    // KingSquares: rank by rank as its side counts them, edge to centre
    {44, -60}, {50, -40}, {7, -7}, {18, -22},
    {26, -32}, {11, -19}, {-8, -4}, {-39, 12},
    {-5, -8}, {-12, -11}, {-27, 3}, {-36, 19},
    {-27, 6}, {-26, 10}, {-45, 19}, {-64, 19},
    {-42, -8}, {-29, 19}, {-61, 29}, {-73, 21},
    {-45, -5}, {-34, 18}, {-65, 23}, {-80, 22},
    {-51, -22}, {-41, -2}, {-71, 4}, {-84, 14},
    {-52, -49}, {-43, -34}, {-71, -17}, {-84, -11},
    // KnightMobility: by the number of safe squares attacked
    {-21, -55}, {-21, -32}, {-15, -8}, {-4, 9}, {6, 13}, {1, 11}, {10, 23}, {11, 19}, {14, 18},
    // BishopMobility: by the number of safe squares attacked
    {-22, -42}, {-5, -30}, {7, 12}, {9, -8}, {15, 16}, {17, 16}, {18, 31},
    {24, 29}, {31, 24}, {25, 38}, {26, 26}, {29, 23}, {43, 34}, {44, 28},
    // RookMobility: by the number of safe squares attacked
    {-65, -62}, {2, -24}, {5, 14}, {5, 3}, {1, 9}, {-2, 26}, {5, 8}, {4, 30},
    {6, 39}, {8, 41}, {1, 54}, {11, 48}, {27, 47}, {26, 67}, {25, 63},
    // QueenMobility: by the number of safe squares attacked
    {-29, -39}, {-17, -32}, {-19, -29}, {-14, -24}, {-6, -16}, {-11, -10}, {1, -8},
    {-4, 5}, {-1, 5}, {-1, 14}, {2, 17}, {6, 26}, {12, 36}, {18, 35},
    {15, 44}, {25, 51}, {18, 46}, {18, 50}, {9, 50}, {16, 50}, {19, 51},
    {18, 53}, {18, 49}, {14, 47}, {15, 52}, {17, 56}, {17, 59}, {16, 58},
    // BishopPair: two bishops or more
    {12, 37},
    // KnightPerPawn: each knight, for each own pawn
    {4, 5},
    // RookPerPawn: each rook, for each own pawn
    {-9, 10},
    // KnightOutpost: can go there, stands there
    {14, 1}, {19, 15},
    // BishopOutpost: stands there
    {15, 0},
    // MinorBehindPawn: knight or bishop right behind a pawn
    {6, -8},
    // BishopPerPawn: each bishop, for each own pawn on its colour: movable, blocked
    {0, 2}, {-3, -11},
    // BishopLongDiagonal: sees both centre squares of a long diagonal
    {13, 15},
    // RookOpenFile: half-open, open
    {9, 5}, {17, 12},
    // RookSeventh: on the seventh rank, with king or pawns to attack
    {-6, 22},
    // RookTrapped: few squares and between the own king and the edge
    {-20, -31},
    // PawnDoubled: each pawn with an own pawn behind it
    {17, -36},
    // PawnIsolated: opposed, on a half-open file
    {-5, -9}, {-14, 9},
    // PawnBackward: opposed, on a half-open file
    {-2, 2}, {-28, 7},
    // PawnSupported: by rank, first to eighth
    {0, 0}, {0, 0}, {18, -4}, {24, 11}, {6, 19}, {48, 40}, {63, 48}, {0, 0},
    // PawnPhalanx: by rank, first to eighth
    {0, 0}, {7, -7}, {8, 4}, {14, 11}, {10, 32}, {40, 37}, {60, 60}, {0, 0},
    // PawnCandidate: by rank, first to eighth
    {0, 0}, {8, 7}, {11, 20}, {1, 16}, {21, 44}, {25, 51}, {30, 50}, {0, 0},
    // PassedRank: by rank, first to eighth
    {0, 0}, {-1, 29}, {-13, 32}, {-1, 49}, {22, 75}, {51, 77}, {102, 168}, {0, 0},
    // PassedBlocked: by rank, first to eighth
    {0, 0}, {3, -9}, {-15, 5}, {-6, -3}, {-8, -13}, {-13, -51}, {-31, -64}, {0, 0},
    // PassedFreePath: by rank, first to eighth
    {0, 0}, {0, 27}, {-4, 27}, {0, 28}, {5, 45}, {18, 79}, {34, 98}, {0, 0},
    // PassedSafeStop: by rank, first to eighth
    {0, 0}, {4, 1}, {10, 6}, {4, 14}, {13, 18}, {16, 26}, {17, 40}, {0, 0},
    // PassedOwnKing: by rank, for each step between the own king and the next square
    {0, 0}, {9, 0}, {12, -9}, {-10, -13}, {-6, -15}, {3, -25}, {-6, -20}, {0, 0},
    // PassedEnemyKing: by rank, for each step between the enemy king and the next square
    {0, 0}, {-11, -1}, {-7, 5}, {9, 10}, {-2, 20}, {-10, 42}, {2, 33}, {0, 0},
    // PassedRookBehind: own, enemy
    {22, 41}, {-15, -27},
    // PassedUnstoppable: the enemy has no pieces and its king comes too late
    {0, 346},
    // Shelter: a line for each file, edge to centre: no pawn, nearest own pawn by rank
    {-23, 13}, {46, -21}, {-8, -16}, {0, -1}, {-2, 2}, {-1, 8}, {-7, 17}, {0, 0},
    {-17, 11}, {16, -4}, {26, -15}, {-5, -8}, {-12, 16}, {-11, 3}, {-6, 9}, {0, 0},
    {-13, -5}, {19, -9}, {13, -21}, {1, 5}, {-2, 10}, {-13, 7}, {-9, 13}, {0, 0},
    {-17, -7}, {10, -9}, {12, 2}, {-1, -7}, {1, -5}, {1, 7}, {-11, 4}, {0, 0},
    // Storm: a line for each file, edge to centre: no pawn, nearest enemy pawn by rank
    {-4, -22}, {-3, -9}, {-27, 9}, {11, 12}, {-36, 1}, {-34, 13}, {-8, -7}, {0, 0},
    {-14, -20}, {-1, 1}, {-17, 23}, {-22, 12}, {-6, 4}, {1, -9}, {-10, -10}, {0, 0},
    {-7, -10}, {-3, 1}, {-22, 6}, {-43, 23}, {17, 2}, {0, -11}, {-7, 0}, {0, 0},
    {-19, -3}, {2, 8}, {-18, 0}, {-30, 11}, {-25, 0}, {-2, -21}, {-1, -2}, {0, 0},
    // StormBlocked: instead, where an own pawn stands in its way, by rank
    {0, 0}, {0, 0}, {8, 5}, {4, 8}, {-5, -18}, {10, -3}, {-11, -5}, {0, 0},
    // DangerBase: once
    {-72, 8},
    // DangerAttacker: knight, bishop, rook, queen
    {64, 26}, {24, 11}, {55, 5}, {33, 27},
    // DangerRingAttack: each attack on a square beside the king
    {4, 19},
    // DangerWeakRing: each attacked square of the ring that only king or queen defends
    {46, 19},
    // DangerSafeCheck: knight, bishop, rook, queen
    {172, 50}, {126, 51}, {205, 63}, {151, 63},
    // DangerUnsafeCheck: knight, bishop, rook, queen
    {56, 0}, {40, -3}, {61, 3}, {49, 6},
    // DangerOpenFile: each of the king's files without a pawn of its side
    {25, 0},
    // DangerPinned: each man pinned to the king
    {-1, -1},
    // DangerKnightDefender: a knight defends a square beside the king
    {-73, 2},
    // DangerNoQueen: the attacker has no queen
    {-354, -100},
    // ThreatByPawn: knight, bishop, rook, queen
    {63, 38}, {57, 45}, {71, 34}, {62, 34},
    // ThreatByMinor: pawn, knight, bishop, rook, queen
    {2, 13}, {24, 30}, {32, 29}, {50, 38}, {45, 61},
    // ThreatByRook: pawn, knight, bishop, rook, queen
    {3, 29}, {34, 21}, {20, 31}, {1, 2}, {47, 30},
    // ThreatByKing: a weak man
    {15, 23},
    // ThreatByPush: each piece that a safe push would attack
    {15, 8},
    // ThreatOnQueen: safe squares from which it can be attacked: knight, slider
    {4, -3}, {11, -9},
    // Hanging: each man that can be taken for nothing
    {19, 33},
    // Restricted: each square that the enemy attacks and does not hold
    {4, -4},
    // Space: each safe square of the own centre, again where it is behind a pawn
    {8, 8}, {-8, -5},
    // Tempo: the side to move
    {15, 12},
}};
// clang-format on

}  // namespace plyproof::eval
