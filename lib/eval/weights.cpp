// SPDX-License-Identifier: MIT
// The weights of the evaluation, in centipawns: middle game, endgame. Written by scripts/tune; docs/evaluation.md says
// from which games.
#include "eval/weights.h"

namespace plyproof::eval {

// clang-format off
const WeightTable kWeights = {{
    // PieceValue: pawn, knight, bishop, rook, queen
    {65, 123}, {342, 371}, {366, 422}, {480, 633}, {1093, 1157},
    // PawnSquares: rank by rank as its side counts them, edge to centre
    {0, 0}, {0, 0}, {0, 0}, {0, 0},
    {2, 3}, {16, 10}, {-6, -3}, {4, -2},
    {-7, 4}, {11, 3}, {-3, 9}, {4, 2},
    {-11, 25}, {0, 17}, {4, 0}, {10, -16},
    {-13, 19}, {14, -7}, {-26, 25}, {14, -17},
    {6, 17}, {-11, 22}, {18, 30}, {38, 20},
    {27, 37}, {25, 42}, {8, 45}, {27, 47},
    {0, 0}, {0, 0}, {0, 0}, {0, 0},
    // KnightSquares: rank by rank as its side counts them, edge to centre
    {-74, -52}, {-27, -26}, {-32, -20}, {-20, -25},
    {-23, -31}, {-30, -18}, {-14, -18}, {-11, -3},
    {-22, -25}, {-7, -24}, {2, -11}, {2, 6},
    {-7, -4}, {-5, -2}, {7, 2}, {5, 20},
    {7, 3}, {7, 3}, {3, 8}, {15, 21},
    {-28, -23}, {0, 11}, {11, 6}, {31, 0},
    {-43, -32}, {-19, -22}, {6, -3}, {11, 5},
    {-57, -44}, {-32, -32}, {-15, -19}, {-6, -9},
    // BishopSquares: rank by rank as its side counts them, edge to centre
    {-15, -20}, {-2, -13}, {-12, 10}, {-21, -2},
    {23, 7}, {15, -17}, {5, -4}, {-1, 7},
    {14, -7}, {29, -2}, {-15, -5}, {2, 17},
    {9, -10}, {21, 6}, {9, 6}, {4, 8},
    {4, -11}, {12, 17}, {14, -10}, {3, -3},
    {3, -4}, {-7, 16}, {-4, 3}, {10, 10},
    {-16, 1}, {-7, 7}, {7, 14}, {7, 10},
    {-24, -14}, {-10, -1}, {-11, -3}, {0, 15},
    // RookSquares: rank by rank as its side counts them, edge to centre
    {-7, -11}, {-11, -8}, {7, -17}, {13, -17},
    {-34, -6}, {9, -3}, {26, -3}, {12, -11},
    {-26, -4}, {-18, -4}, {-20, -2}, {4, -5},
    {-25, 18}, {-7, 4}, {4, 15}, {8, 12},
    {0, 19}, {26, 17}, {25, 8}, {7, 17},
    {-9, 14}, {-1, 31}, {9, 12}, {19, 5},
    {-12, 16}, {15, 10}, {10, 11}, {19, 4},
    {-9, 15}, {-2, 11}, {1, 11}, {8, 17},
    // QueenSquares: rank by rank as its side counts them, edge to centre
    {7, -28}, {-11, -18}, {4, -6}, {-2, 0},
    {-23, -22}, {-7, -12}, {16, -15}, {4, 25},
    {-2, -6}, {16, 10}, {10, 19}, {2, 20},
    {3, 3}, {21, 30}, {10, 17}, {-6, 37},
    {22, 14}, {6, 23}, {16, 34}, {13, 29},
    {-10, -9}, {-1, 3}, {6, 18}, {14, 24},
    {-16, -14}, {6, -10}, {15, 6}, {0, 7},
    {1, -20}, {2, -13}, {-4, -12}, {1, -4},
    // KingSquares: rank by rank as its side counts them, edge to centre
    {43, -56}, {47, -44}, {5, -21}, {22, -44},
    {30, -26}, {17, -8}, {-17, 0}, {-27, 7},
    {-1, -14}, {-3, -13}, {-26, 14}, {-49, 18},
    {-36, -10}, {-20, 12}, {-47, 27}, {-68, 20},
    {-43, 1}, {-29, 18}, {-63, 21}, {-73, 29},
    {-47, -12}, {-37, 18}, {-63, 36}, {-78, 26},
    {-53, -30}, {-42, 1}, {-71, 7}, {-82, 16},
    {-55, -62}, {-41, -24}, {-71, -15}, {-83, -7},
    // KnightMobility: by the number of safe squares attacked
    {-15, -46}, {-6, -39}, {-4, -9}, {3, -4}, {4, 8}, {9, 17}, {6, 23}, {5, 29}, {8, 21},
    // BishopMobility: by the number of safe squares attacked
    {-19, -43}, {-12, -40}, {3, -9}, {9, -9}, {10, 16}, {18, 18}, {28, 23},
    {27, 30}, {34, 29}, {31, 43}, {25, 42}, {42, 37}, {47, 35}, {48, 42},
    // RookMobility: by the number of safe squares attacked
    {-51, -67}, {-26, -58}, {-10, -11}, {-4, 2}, {-8, 19}, {-1, 25}, {-7, 40}, {5, 33},
    {15, 45}, {10, 50}, {20, 51}, {21, 55}, {23, 57}, {36, 57}, {42, 72},
    // QueenMobility: by the number of safe squares attacked
    {-29, -39}, {-6, -32}, {-15, -27}, {-15, -24}, {-4, -21}, {-13, -19}, {-9, -3},
    {-7, 8}, {-2, 6}, {-1, 26}, {2, 38}, {10, 34}, {14, 33}, {29, 36},
    {16, 42}, {21, 48}, {18, 51}, {32, 51}, {22, 52}, {19, 50}, {14, 48},
    {16, 52}, {20, 55}, {17, 56}, {17, 56}, {17, 57}, {17, 61}, {17, 60},
    // BishopPair: two bishops or more
    {40, 63},
    // KnightPerPawn: each knight, for each own pawn
    {6, 8},
    // RookPerPawn: each rook, for each own pawn
    {2, 13},
    // KnightOutpost: can go there, stands there
    {20, 19}, {27, 19},
    // BishopOutpost: stands there
    {12, 4},
    // MinorBehindPawn: knight or bishop right behind a pawn
    {6, 5},
    // BishopPerPawn: each bishop, for each own pawn on its colour: movable, blocked
    {6, 0}, {-4, -9},
    // BishopLongDiagonal: sees both centre squares of a long diagonal
    {16, 7},
    // RookOpenFile: half-open, open
    {10, 15}, {28, 15},
    // RookSeventh: on the seventh rank, with king or pawns to attack
    {-4, 14},
    // RookTrapped: few squares and between the own king and the edge
    {2, -33},
    // PawnDoubled: each pawn with an own pawn behind it
    {-6, -40},
    // PawnIsolated: opposed, on a half-open file
    {3, -15}, {-9, -12},
    // PawnBackward: opposed, on a half-open file
    {-5, 4}, {-5, -30},
    // PawnSupported: by rank, first to eighth
    {0, 0}, {0, 0}, {14, 15}, {11, 7}, {14, 20}, {43, 32}, {61, 42}, {0, 0},
    // PawnPhalanx: by rank, first to eighth
    {0, 0}, {8, -2}, {6, 4}, {10, 2}, {21, 36}, {47, 48}, {59, 61}, {0, 0},
    // PawnCandidate: by rank, first to eighth
    {0, 0}, {-13, 1}, {-13, 1}, {4, 9}, {15, 17}, {35, 52}, {30, 50}, {0, 0},
    // PassedRank: by rank, first to eighth
    {0, 0}, {-6, 17}, {-7, 16}, {4, 71}, {27, 80}, {55, 99}, {101, 162}, {0, 0},
    // PassedBlocked: by rank, first to eighth
    {0, 0}, {-3, 0}, {0, -3}, {13, 13}, {-14, -2}, {-2, -29}, {-43, -73}, {0, 0},
    // PassedFreePath: by rank, first to eighth
    {0, 0}, {0, 9}, {-2, 12}, {-5, 35}, {3, 55}, {15, 66}, {32, 99}, {0, 0},
    // PassedSafeStop: by rank, first to eighth
    {0, 0}, {2, 3}, {-1, 11}, {17, 9}, {16, 14}, {33, 28}, {17, 39}, {0, 0},
    // PassedOwnKing: by rank, for each step between the own king and the next square
    {0, 0}, {-3, -3}, {-2, -8}, {-5, -18}, {2, -20}, {-5, -26}, {7, -25}, {0, 0},
    // PassedEnemyKing: by rank, for each step between the enemy king and the next square
    {0, 0}, {3, 2}, {-6, 12}, {-3, 12}, {-11, 26}, {-3, 48}, {-7, 43}, {0, 0},
    // PassedRookBehind: own, enemy
    {14, 31}, {-5, -32},
    // PassedUnstoppable: the enemy has no pieces and its king comes too late
    {0, 345},
    // Shelter: a line for each file, edge to centre: no pawn, nearest own pawn by rank
    {-6, 3}, {6, -16}, {12, -11}, {-6, -15}, {-3, 13}, {14, 11}, {-4, 6}, {0, 0},
    {-16, 2}, {33, -10}, {27, -7}, {-9, -1}, {-31, 19}, {-6, 8}, {-10, 11}, {0, 0},
    {-12, -3}, {38, -7}, {-2, 0}, {-11, 6}, {-7, -4}, {2, 8}, {-11, 1}, {0, 0},
    {-10, -1}, {5, -3}, {18, 1}, {10, -6}, {-3, 5}, {-22, -12}, {-9, 3}, {0, 0},
    // Storm: a line for each file, edge to centre: no pawn, nearest enemy pawn by rank
    {-7, -4}, {0, 0}, {-23, 1}, {-40, 18}, {-16, 1}, {-10, 3}, {-2, -4}, {0, 0},
    {-20, -9}, {-4, -4}, {-20, 16}, {-20, 31}, {1, 15}, {3, 3}, {9, 7}, {0, 0},
    {-17, -5}, {6, 9}, {-21, -9}, {-42, 7}, {3, 0}, {-1, 0}, {-2, -16}, {0, 0},
    {-18, 4}, {-2, 3}, {-18, 12}, {-23, 3}, {-11, -15}, {9, 4}, {-12, 3}, {0, 0},
    // StormBlocked: instead, where an own pawn stands in its way, by rank
    {0, 0}, {0, 0}, {-31, -19}, {-12, -19}, {-16, -5}, {-2, -29}, {35, -12}, {0, 0},
    // DangerBase: once
    {-79, 21},
    // DangerAttacker: knight, bishop, rook, queen
    {49, 39}, {48, 26}, {43, 2}, {24, 30},
    // DangerRingAttack: each attack on a square beside the king
    {24, 21},
    // DangerWeakRing: each attacked square of the ring that only king or queen defends
    {30, 48},
    // DangerSafeCheck: knight, bishop, rook, queen
    {182, 54}, {93, 51}, {190, 66}, {143, 66},
    // DangerUnsafeCheck: knight, bishop, rook, queen
    {52, 3}, {27, 1}, {48, -4}, {34, 6},
    // DangerOpenFile: each of the king's files without a pawn of its side
    {21, 7},
    // DangerPinned: each man pinned to the king
    {7, -3},
    // DangerKnightDefender: a knight defends a square beside the king
    {-49, 4},
    // DangerNoQueen: the attacker has no queen
    {-346, -96},
    // ThreatByPawn: knight, bishop, rook, queen
    {57, 41}, {47, 41}, {69, 29}, {59, 30},
    // ThreatByMinor: pawn, knight, bishop, rook, queen
    {4, 20}, {18, 28}, {32, 21}, {40, 26}, {38, 53},
    // ThreatByRook: pawn, knight, bishop, rook, queen
    {5, 25}, {19, 23}, {20, 22}, {-6, 1}, {47, 28},
    // ThreatByKing: a weak man
    {-5, 27},
    // ThreatByPush: each piece that a safe push would attack
    {16, 10},
    // ThreatOnQueen: safe squares from which it can be attacked: knight, slider
    {9, -34}, {18, -9},
    // Hanging: each man that can be taken for nothing
    {10, 32},
    // Restricted: each square that the enemy attacks and does not hold
    {2, 1},
    // Space: each safe square of the own centre, again where it is behind a pawn
    {-8, 9}, {10, -7},
    // Tempo: the side to move
    {15, 11},
}};
// clang-format on

}  // namespace plyproof::eval
