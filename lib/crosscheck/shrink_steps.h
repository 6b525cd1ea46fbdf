// SPDX-License-Identifier: MIT
// The single steps of shrinking: what a question becomes when something is taken away from it. Each gives nothing where
// no question is left: the rules refuse the position, its FEN fares worse than is allowed, or a move of the path is no
// longer legal. The same steps in the same order for the same question.
#pragma once

#include <compare>
#include <optional>
#include <vector>

#include "chess/position_from.h"
#include "oracle/question.h"

namespace plyproof::crosscheck {

using MaybeQuestion = std::optional<oracle::Question>;

/// How a FEN fares, from good to bad.
enum class Level : std::uint8_t { Clean, Note, Fixed };

/// The level of a question's root. That its rights are those of Chess960 is no remark.
[[nodiscard]] Level level_of(const oracle::Question& question);

/// How much there is to look at. Every step that is accepted makes it less.
struct Size {
    std::size_t plies = 0;  ///< of path and depth
    int men = 0;            ///< of the root
    int weight = 0;         ///< of its men by kind: pawns are the simplest
    int rights = 0;
    bool names_square = false;  ///< of en passant
    unsigned clocks = 0;
    bool chess960 = false;

    friend auto operator<=>(const Size&, const Size&) = default;
};

[[nodiscard]] Size size_of(const oracle::Question& question);

// --- the path ---

/// The last `moves` of the path alone, from where they begin; 0: the position itself. REQUIRES: fewer than the path
/// has.
[[nodiscard]] oracle::Question last_moves(const oracle::Question& question, std::size_t moves);
/// Without the moves of these two plies. REQUIRES: first < second < size of the path.
[[nodiscard]] MaybeQuestion without_plies(const oracle::Question& question, std::size_t first, std::size_t second);
/// One move farther and one ply less deep, for each legal move. REQUIRES: depth >= 2.
[[nodiscard]] std::vector<oracle::Question> one_ply_on(const oracle::Question& question);

// --- the root ---

/// Its men but the kings, from a1 to h8.
[[nodiscard]] std::vector<chess::Square> removable_men(const oracle::Question& question);
/// Without some men, and without the rights of rooks among them.
[[nodiscard]] MaybeQuestion without_men(const oracle::Question& question, chess::Bitboard men, Level level);
/// With another kind of man on a square.
[[nodiscard]] MaybeQuestion with_kind(const oracle::Question& question, chess::Square square, chess::PieceKind kind,
                                      Level level);
/// Without the castling rights of some rooks.
[[nodiscard]] MaybeQuestion without_rights(const oracle::Question& question, chess::Bitboard rooks, Level level);
[[nodiscard]] MaybeQuestion without_en_passant(const oracle::Question& question, Level level);
/// With the clocks of a new game.
[[nodiscard]] MaybeQuestion without_clocks(const oracle::Question& question, Level level);
/// As a question of standard chess; nothing where it is one.
[[nodiscard]] MaybeQuestion as_standard(const oracle::Question& question, Level level);

}  // namespace plyproof::crosscheck
