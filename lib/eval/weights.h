// SPDX-License-Identifier: MIT
// The one table of weights (weights.cpp). Every weight is a Score and has a number; groups of neighbours have a name.
// Terms ask for a weight by group and place, which is how evaluation, trace and tuning speak of the same weights.
// apps/dev/tune writes weights.cpp again from what it finds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "chess/piece.h"
#include "eval/score.h"

namespace plyproof::eval {

/// What the `eval` command lists: each group of weights belongs to one term.
enum class Term : std::uint8_t { Material, Squares, Mobility, Pieces, Pawns, PassedPawns, King, Threats, Space, Tempo };

enum class Group : std::uint8_t {
    PieceValue,
    PawnSquares,
    KnightSquares,
    BishopSquares,
    RookSquares,
    QueenSquares,
    KingSquares,
    KnightMobility,
    BishopMobility,
    RookMobility,
    QueenMobility,
    BishopPair,
    KnightPerPawn,
    RookPerPawn,
    KnightOutpost,
    BishopOutpost,
    MinorBehindPawn,
    BishopPerPawn,
    BishopLongDiagonal,
    RookOpenFile,
    RookSeventh,
    RookTrapped,
    PawnDoubled,
    PawnIsolated,
    PawnBackward,
    PawnSupported,
    PawnPhalanx,
    PawnCandidate,
    PassedRank,
    PassedBlocked,
    PassedFreePath,
    PassedSafeStop,
    PassedOwnKing,
    PassedEnemyKing,
    PassedRookBehind,
    PassedUnstoppable,
    Shelter,
    Storm,
    StormBlocked,
    DangerBase,
    DangerAttacker,
    DangerRingAttack,
    DangerWeakRing,
    DangerSafeCheck,
    DangerUnsafeCheck,
    DangerOpenFile,
    DangerPinned,
    DangerKnightDefender,
    DangerNoQueen,
    ThreatByPawn,
    ThreatByMinor,
    ThreatByRook,
    ThreatByKing,
    ThreatByPush,
    ThreatOnQueen,
    Hanging,
    Restricted,
    Space,
    Tempo,
};

}  // namespace plyproof::eval

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::eval::Term> = 10;
template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::eval::Group> = 59;

namespace plyproof::eval {

struct GroupInfo {
    std::string_view name;
    Term term;
    std::size_t size;
    std::size_t columns;  ///< weights on one line of weights.cpp
    std::string_view places;
    std::size_t first = 0;  ///< the number of its first weight
};

/// Name, term, size and places of each group, in the order of the enum.
inline constexpr base::EnumArray<Group, GroupInfo> kGroups = [] {
    constexpr std::string_view kHalfBoard = "rank by rank as its side counts them, edge to centre";
    constexpr std::string_view kByRank = "by rank, first to eighth";
    constexpr std::string_view kByPiece = "knight, bishop, rook, queen";
    constexpr std::string_view kBySquares = "by the number of safe squares attacked";
    base::EnumArray<Group, GroupInfo> groups{{
        {"PieceValue", Term::Material, 5, 5, "pawn, knight, bishop, rook, queen"},
        {"PawnSquares", Term::Squares, 32, 4, kHalfBoard},
        {"KnightSquares", Term::Squares, 32, 4, kHalfBoard},
        {"BishopSquares", Term::Squares, 32, 4, kHalfBoard},
        {"RookSquares", Term::Squares, 32, 4, kHalfBoard},
        {"QueenSquares", Term::Squares, 32, 4, kHalfBoard},
        {"KingSquares", Term::Squares, 32, 4, kHalfBoard},
        {"KnightMobility", Term::Mobility, 9, 9, kBySquares},
        {"BishopMobility", Term::Mobility, 14, 7, kBySquares},
        {"RookMobility", Term::Mobility, 15, 8, kBySquares},
        {"QueenMobility", Term::Mobility, 28, 7, kBySquares},
        {"BishopPair", Term::Material, 1, 1, "two bishops or more"},
        {"KnightPerPawn", Term::Material, 1, 1, "each knight, for each own pawn"},
        {"RookPerPawn", Term::Material, 1, 1, "each rook, for each own pawn"},
        {"KnightOutpost", Term::Pieces, 2, 2, "can go there, stands there"},
        {"BishopOutpost", Term::Pieces, 1, 1, "stands there"},
        {"MinorBehindPawn", Term::Pieces, 1, 1, "knight or bishop right behind a pawn"},
        {"BishopPerPawn", Term::Pieces, 2, 2, "each bishop, for each own pawn on its colour: movable, blocked"},
        {"BishopLongDiagonal", Term::Pieces, 1, 1, "sees both centre squares of a long diagonal"},
        {"RookOpenFile", Term::Pieces, 2, 2, "half-open, open"},
        {"RookSeventh", Term::Pieces, 1, 1, "on the seventh rank, with king or pawns to attack"},
        {"RookTrapped", Term::Pieces, 1, 1, "few squares and between the own king and the edge"},
        {"PawnDoubled", Term::Pawns, 1, 1, "each pawn with an own pawn behind it"},
        {"PawnIsolated", Term::Pawns, 2, 2, "opposed, on a half-open file"},
        {"PawnBackward", Term::Pawns, 2, 2, "opposed, on a half-open file"},
        {"PawnSupported", Term::Pawns, 8, 8, kByRank},
        {"PawnPhalanx", Term::Pawns, 8, 8, kByRank},
        {"PawnCandidate", Term::Pawns, 8, 8, kByRank},
        {"PassedRank", Term::PassedPawns, 8, 8, kByRank},
        {"PassedBlocked", Term::PassedPawns, 8, 8, kByRank},
        {"PassedFreePath", Term::PassedPawns, 8, 8, kByRank},
        {"PassedSafeStop", Term::PassedPawns, 8, 8, kByRank},
        {"PassedOwnKing", Term::PassedPawns, 8, 8, "by rank, for each step between the own king and the next square"},
        {"PassedEnemyKing", Term::PassedPawns, 8, 8,
         "by rank, for each step between the enemy king and the next square"},
        {"PassedRookBehind", Term::PassedPawns, 2, 2, "own, enemy"},
        {"PassedUnstoppable", Term::PassedPawns, 1, 1, "the enemy has no pieces and its king comes too late"},
        {"Shelter", Term::King, 32, 8, "a line for each file, edge to centre: no pawn, nearest own pawn by rank"},
        {"Storm", Term::King, 32, 8, "a line for each file, edge to centre: no pawn, nearest enemy pawn by rank"},
        {"StormBlocked", Term::King, 8, 8, "instead, where an own pawn stands in its way, by rank"},
        {"DangerBase", Term::King, 1, 1, "once"},
        {"DangerAttacker", Term::King, 4, 4, kByPiece},
        {"DangerRingAttack", Term::King, 1, 1, "each attack on a square beside the king"},
        {"DangerWeakRing", Term::King, 1, 1, "each attacked square of the ring that only king or queen defends"},
        {"DangerSafeCheck", Term::King, 4, 4, kByPiece},
        {"DangerUnsafeCheck", Term::King, 4, 4, kByPiece},
        {"DangerOpenFile", Term::King, 1, 1, "each of the king's files without a pawn of its side"},
        {"DangerPinned", Term::King, 1, 1, "each man pinned to the king"},
        {"DangerKnightDefender", Term::King, 1, 1, "a knight defends a square beside the king"},
        {"DangerNoQueen", Term::King, 1, 1, "the attacker has no queen"},
        {"ThreatByPawn", Term::Threats, 4, 4, kByPiece},
        {"ThreatByMinor", Term::Threats, 5, 5, "pawn, knight, bishop, rook, queen"},
        {"ThreatByRook", Term::Threats, 5, 5, "pawn, knight, bishop, rook, queen"},
        {"ThreatByKing", Term::Threats, 1, 1, "a weak man"},
        {"ThreatByPush", Term::Threats, 1, 1, "each piece that a safe push would attack"},
        {"ThreatOnQueen", Term::Threats, 2, 2, "safe squares from which it can be attacked: knight, slider"},
        {"Hanging", Term::Threats, 1, 1, "each man that can be taken for nothing"},
        {"Restricted", Term::Threats, 1, 1, "each square that the enemy attacks and does not hold"},
        {"Space", Term::Space, 2, 2, "each safe square of the own centre, again where it is behind a pawn"},
        {"Tempo", Term::Tempo, 1, 1, "the side to move"},
    }};
    std::size_t first = 0;
    for (GroupInfo& group : groups) {
        group.first = first;
        first += group.size;
    }
    return groups;
}();

inline constexpr std::size_t kWeightCount = kGroups[Group::Tempo].first + kGroups[Group::Tempo].size;

using WeightTable = std::array<Score, kWeightCount>;
extern const WeightTable kWeights;

/// The group a weight belongs to. REQUIRES: weight < kWeightCount.
[[nodiscard]] constexpr Group group_of(std::size_t weight) {
    Group found = Group::PieceValue;
    for (const Group group : base::kAll<Group>) {
        if (kGroups[group].first <= weight) found = group;
    }
    return found;
}

/// Whether the weights of a group measure a king's danger, which counts by its square (king_safety.h).
[[nodiscard]] constexpr bool is_danger(Group group) {
    return group >= Group::DangerBase && group <= Group::DangerNoQueen;
}

// Numbers that shape what the weights give and are not tuned.

/// A danger counts by its square over kDangerDivisor up to kDangerKnee, along the tangent from there.
inline constexpr int kDangerDivisor = 512;
inline constexpr int kDangerKnee = 900;
inline constexpr int kDangerEndgameDivisor = 8;

/// Of what the terms sum up to, so many 64ths count for the side that is ahead (scaling.h).
struct Scales {
    int no_pawns_left = 40;  ///< and each_pawn more for every pawn of the side that is ahead
    int each_pawn = 6;
    int no_pawns_small_edge = 12;  ///< no pawns and at most a minor piece ahead
    int no_pawns_minor_enemy = 4;  ///< the same when the other side has at most a minor piece
    int opposite_bishops = 22;     ///< and nothing but pawns besides; each_passed_pawn more for each passed pawn
    int each_passed_pawn = 5;
    int opposite_bishops_pieces = 56;  ///< and other pieces
    int rook_ending_one_pawn = 38;     ///< one rook each, at most a pawn ahead, all pawns on one wing
};
inline constexpr Scales kScales;

/// A known win is worth so much, and what helps to win it besides (endgames.h).
inline constexpr int kKnownWin = 5000;
/// A pawn that will become a queen, and more for each rank that it has gone: less than the queen.
inline constexpr int kWonPawn = 1000;
inline constexpr int kWonPawnForRank = 40;

/// A word for a term: "passed pawns".
[[nodiscard]] constexpr std::string_view name_of(Term term) {
    constexpr base::EnumArray<Term, std::string_view> kNames{
        {"material", "squares", "mobility", "pieces", "pawns", "passed pawns", "king", "threats", "space", "tempo"}};
    return kNames[term];
}

}  // namespace plyproof::eval
