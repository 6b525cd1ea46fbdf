// SPDX-License-Identifier: MIT
// Scores: centipawns from the view of the side to move, with mates beyond every evaluation. A mate is worth the more,
// the fewer plies from the root it takes.
#pragma once

namespace plyproof::search {

using Score = int;

/// The deepest line that is looked at, in plies from the root.
inline constexpr int kMaxPly = 200;

inline constexpr Score kDraw = 0;
inline constexpr Score kMate = 32000;
inline constexpr Score kInfinite = kMate + 1;
/// Every score at or beyond this says in how many plies a side mates.
inline constexpr Score kLeastMate = kMate - kMaxPly;
/// "No score is known".
inline constexpr Score kNoScore = kMate + 2;

/// The score of being mated on a board so many plies from the root.
[[nodiscard]] constexpr Score mated_in(int ply) { return -kMate + ply; }
[[nodiscard]] constexpr Score mate_in(int ply) { return kMate - ply; }

[[nodiscard]] constexpr bool is_win(Score score) { return score >= kLeastMate; }
[[nodiscard]] constexpr bool is_loss(Score score) { return score <= -kLeastMate; }
[[nodiscard]] constexpr bool is_mate(Score score) { return is_win(score) || is_loss(score); }

/// Moves of the winner to the mate, as UCI counts them: below zero when the side to move is mated. REQUIRES: is_mate.
[[nodiscard]] constexpr int moves_to_mate(Score score) {
    return score > 0 ? (kMate - score + 1) / 2 : -(kMate + score) / 2;
}

/// Mates count from the root in the search and from their own node in the transposition table, which serves nodes at
/// any distance from the root.
[[nodiscard]] constexpr Score to_table(Score score, int ply) {
    if (is_win(score)) return score + ply;
    return is_loss(score) ? score - ply : score;
}
[[nodiscard]] constexpr Score from_table(Score score, int ply) {
    if (is_win(score)) return score - ply;
    return is_loss(score) ? score + ply : score;
}

}  // namespace plyproof::search
