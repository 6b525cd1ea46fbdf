// SPDX-License-Identifier: MIT
// SuiteError: why a line of a suite is no case. It carries its evidence; putting it into words is lib/report's work.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/enum_array.h"
#include "chess/fen.h"
#include "chess/position_from.h"

namespace plyproof::suite {

enum class SuiteErrorKind : std::uint8_t {
    Binary,              ///< compressed, UTF-16 or otherwise no text; nothing was read
    BadFen,              ///< see SuiteError::fen_error
    ImpossiblePosition,  ///< see SuiteError::problems
    BadDepth,            ///< no whole number from 1 to kMaxDepth
    BadCount,            ///< no whole number
    CountTooBig,         ///< a number beyond 64 bits
    RepeatedDepth,       ///< the depth was given before, with another count
    BadOpcode,           ///< an EPD opcode that begins with no letter (";20") or is a misspelt depth (";Dx 20")
    Repeated,            ///< an id, a mode, a column or a key that was there before
    BadMode,             ///< neither auto, standard nor chess960
    OpenQuote,           ///< a quoted text that never ends
    UnknownWord,         ///< a line of a block that is neither id, epd, mode nor perft
    NoPosition,          ///< counts or an id without a FEN
    NoCount,             ///< a depth without a count, or a count without a depth
    TooManyColumns,      ///< more cells than the format or the header has
    NoDepthColumn,       ///< a CSV header that names no depth
    JsonSyntax,          ///< no JSON
    JsonShape,           ///< JSON, but a value where another kind of value belongs
    JsonTooDeep,         ///< JSON with brackets in brackets beyond what any suite needs; nothing behind was read
    UnknownSchema,       ///< JSON that says it is of a schema that we do not know
};

/// A part of the faulty line, at most 120 bytes, without control characters.
struct Excerpt {
    std::string text;
    std::size_t caret = 0;  ///< the fault stands at this byte of `text`

    friend bool operator==(const Excerpt&, const Excerpt&) = default;
};

struct SuiteError {
    std::string file;        ///< the suite's name
    std::size_t line = 0;    ///< from 1
    std::size_t column = 0;  ///< from 1, in bytes; a byte-order mark does not count
    SuiteErrorKind kind{};
    std::string text;  ///< the offending bytes, at most 80 of them; for Binary what the data looks like ("gzip")
    Excerpt excerpt;   ///< empty for Binary
    std::optional<chess::FenError> fen_error{};  ///< BadFen only; its offset counts within the FEN
    chess::SetupProblems problems{};             ///< ImpossiblePosition only

    friend bool operator==(const SuiteError&, const SuiteError&) = default;
};

/// What is wrong and what would be right, in a sentence without a full stop: "the depth is no whole number from 1 to
/// 255". BadFen and ImpossiblePosition have more to say: see fen_error and problems.
[[nodiscard]] std::string_view meaning_of(SuiteErrorKind kind);

/// A stable kebab-case name for JSON: "bad-fen".
[[nodiscard]] std::string_view name_of(SuiteErrorKind kind);

}  // namespace plyproof::suite

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::suite::SuiteErrorKind> = 20;
