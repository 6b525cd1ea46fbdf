// SPDX-License-Identifier: MIT
// The only door from text to rules: position_from() takes a Setup and gives a legal Position together with what it had
// to fix and what it noticed, or all the laws that the setup breaks.
//
// Three verdicts. Error: it cannot be played. Fixed: a claim of the text that the board refutes was dropped (a right
// without its king or rook, an impossible en-passant square). Note: playable, but no game can reach it.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "base/result.h"
#include "chess/position.h"
#include "chess/setup.h"

namespace plyproof::chess {

enum class Verdict : std::uint8_t { Note, Fixed, Error };

enum class SetupProblemKind : std::uint8_t {
    // errors
    NoKing,
    TooManyKings,
    KingsAdjacent,
    OpponentInCheck,  ///< the side not to move is in check
    PawnOnBackRank,
    TooManyPawns,  ///< more than 8 of a colour
    TooManyMen,    ///< more than 16 of a colour
    // fixed
    CastlingWithoutKing,   ///< the king is not where this right needs it
    CastlingWithoutRook,   ///< no own rook where the letter points
    CastlingTwice,         ///< an earlier letter gave a right on this wing already
    EnPassantWrongRank,    ///< not the sixth rank of the side to move
    EnPassantSquareTaken,  ///< something stands on the square or on the pawn's starting square
    EnPassantWithoutPawn,  ///< no enemy pawn in front of the square
    // notes
    EnPassantImpossible,  ///< only history refutes it: before the double push the side to move was in check already
    ImpossibleCheck,      ///< no last move can have given all these checks at once (last_move.h)
    TooManyPromoted,      ///< more promoted men than missing pawns
    OddClocks,            ///< the half-move clock is longer than the game or denies the double push that the en-passant
                          ///< square claims, or the move number is 0
    ReadAsChess960,       ///< mode auto: the rights fit only Chess960
};

/// One broken law, with the squares that show it (empty where none do) and, for castling, the letter.
struct SetupProblem {
    SetupProblemKind kind;
    Bitboard squares;
    std::optional<Color> color;                ///< whose, where it matters
    std::optional<CastlingLetter> castling{};  ///< the castling kinds only

    friend bool operator==(const SetupProblem&, const SetupProblem&) = default;
};

/// Error, Fixed or Note. (An en-passant square that merely no pawn can use is no problem at all: many programs write
/// one after every double push.)
[[nodiscard]] Verdict verdict_of(SetupProblemKind kind);

/// Every problem found; at least one is an Error when position_from failed.
using SetupProblems = std::vector<SetupProblem>;

enum class Variant : std::uint8_t { Standard, Chess960 };

enum class VariantMode : std::uint8_t {
    Auto,      ///< rights that fit kings on e and rooks on a and h are standard; else Chess960 when they fit that
    Standard,  ///< rights that are not standard are dropped (Fixed)
    Chess960,
};

/// A position the rules accept, and what was said about its text.
struct Accepted {
    Position position;
    Variant variant = Variant::Standard;
    SetupProblems remarks;  ///< fixed and notes, never errors
};

/// Checks all laws, not only up to the first broken one.
base::Result<Accepted, SetupProblems> position_from(const Setup& setup, VariantMode mode = VariantMode::Auto);

/// What a position says, as a Setup again.
[[nodiscard]] Setup setup_of(const Position& position);

}  // namespace plyproof::chess

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::chess::SetupProblemKind> = 18;
