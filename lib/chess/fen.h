// SPDX-License-Identifier: MIT
// FEN in and out. Reading is pure text work: one function per field, each with an error that points at the offending
// bytes; whether the position makes sense is the question of position_from() (position_from.h).
// Accepted: four to six fields (missing clocks are "0 1") between any blanks and tabs, KQkq in any order, X-FEN and
// Shredder-FEN castling letters; a leading byte-order mark and line ends after the text are ignored.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/text_fields.h"
#include "chess/position.h"
#include "chess/setup.h"

namespace plyproof::chess {

/// `Whole` is for what concerns no single field.
enum class FenField : std::uint8_t { Whole, Board, Side, Castling, EnPassant, HalfmoveClock, FullmoveNumber };

enum class FenErrorKind : std::uint8_t {
    Empty,
    ControlCharacter,  ///< a NUL, line break or other control byte inside the text
    TooFewFields,      ///< the error's field is the first that is missing, its offset the end of the text
    TooManyFields,     ///< points at the seventh field
    UnknownPiece,      ///< a character of the board field that is neither man nor digit 1 to 8 nor slash
    RankTooLong,       ///< more than eight squares between two slashes
    RankTooShort,      ///< fewer than eight squares
    TooManyRanks,      ///< points at the ninth
    TooFewRanks,       ///< points at the whole field
    AdjacentDigits,    ///< "44" where "8" is meant
    UnknownSide,       ///< not w or b
    UnknownCastling,   ///< a letter that no castling notation has
    RepeatedCastling,  ///< the same letter twice
    BadEnPassant,      ///< neither "-" nor the name of a square
    BadNumber,         ///< not a whole number from 0 to 65535
};

/// The longest evidence an error carries, in bytes: long enough for any board field that has a meaning.
inline constexpr std::size_t kFenEvidenceLimit = 96;

/// Why a text is no FEN. `offset` counts bytes from the start of the text that was given (byte-order mark and blanks
/// included); `text` is the offending bytes, of which only the first kFenEvidenceLimit are kept.
struct FenError {
    FenField field;
    FenErrorKind kind;
    std::size_t offset;
    std::string text;

    friend bool operator==(const FenError&, const FenError&) = default;
};

/// Reads a FEN of four to six fields, or gives the first error from the left. Time and memory are linear in the text's
/// length at worst.
base::Result<Setup, FenError> parse_fen(std::string_view text);

/// The fields of a FEN as parse_fen cuts them, with their offsets in `text`: board, side, castling, en passant, clocks.
/// Whoever points at a part of a FEN finds it here.
std::vector<base::TextField> fen_fields(std::string_view text);

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
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::chess::FenErrorKind> = 15;
