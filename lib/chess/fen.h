// SPDX-License-Identifier: MIT
// FEN in and out. Reading is pure text work: one function per field, each with an error that points at the offending
// bytes; whether the position makes sense is Position::from's question (position_from.h).
// Accepted: four to six fields (missing clocks are "0 1"), KQkq in any order, X-FEN and Shredder-FEN castling letters.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "base/result.h"
#include "chess/position.h"
#include "chess/setup.h"

namespace plyproof::chess {

enum class FenField : std::uint8_t { Whole, Board, Side, Castling, EnPassant, HalfmoveClock, FullmoveNumber };

enum class FenErrorKind : std::uint8_t {
    Empty,
    TooFewFields,
    TooManyFields,
    UnknownPiece,     ///< a character of the board field that is neither man nor digit 1 to 8 nor slash
    RankTooLong,      ///< more than eight squares between two slashes
    RankTooShort,     ///< fewer than eight squares
    WrongRankCount,   ///< not eight ranks
    AdjacentDigits,   ///< "44" where "8" is meant
    UnknownSide,      ///< not w or b
    UnknownCastling,  ///< a letter that no castling notation has
    RepeatedCastling,
    BadEnPassant,  ///< neither "-" nor the name of a square
    BadNumber,     ///< not a whole number from 0 to 65535
};

/// Why a text is no FEN. `offset` and `text` give the offending bytes of the whole text.
struct FenError {
    FenField field;
    FenErrorKind kind;
    std::size_t offset;
    std::string text;

    friend bool operator==(const FenError&, const FenError&) = default;
};

/// Reads a FEN of four to six fields. Leading and trailing blanks are ignored.
base::Result<Setup, FenError> parse_fen(std::string_view text);

enum class FenStyle : std::uint8_t {
    XFen,      ///< KQkq for the outermost rook, the file letter for another one (the default)
    Shredder,  ///< always file letters: HAha
};

/// The six-field FEN of a position.
std::string to_fen(const Position& position, FenStyle style = FenStyle::XFen);

/// The six-field text of a setup, letters and squares as they stood.
std::string to_fen(const Setup& setup);

}  // namespace plyproof::chess

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::chess::FenField> = 7;
template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::chess::FenErrorKind> = 13;
