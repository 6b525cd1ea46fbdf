// SPDX-License-Identifier: MIT
#include "explain/fen_error_text.h"

#include <fmt/format.h>

#include "explain/marked_text.h"

namespace plyproof::explain {
namespace {

using chess::FenError;
using chess::FenErrorKind;
using chess::FenField;

constexpr std::string_view kFieldIds[] = {"whole",      "board",          "side",           "castling",
                                          "en-passant", "halfmove-clock", "fullmove-number"};
static_assert(std::size(kFieldIds) == base::kEnumCount<FenField>);

constexpr std::string_view kFieldNames[] = {"FEN",        "board",           "side to move", "castling",
                                            "en-passant", "half-move clock", "move number"};
static_assert(std::size(kFieldNames) == base::kEnumCount<FenField>);

/// The id, and what would be right.
struct KindText {
    std::string_view id;
    std::string_view wrong;  ///< {0} is the offending text, {1} the field's name
    std::string_view right;
};

constexpr KindText kKinds[] = {
    {"empty", "the FEN is empty", "it has four to six fields: board, side to move, castling, en passant, two clocks"},
    {"control-character", "the FEN has the control character {0} inside", "blanks or tabs stand between its fields"},
    {"too-few-fields", "the FEN ends before its {1} field",
     "four fields are the least: board, side to move, castling, en passant"},
    {"too-many-fields", "after the six fields of the FEN comes {0}", "the move number is the last field"},
    {"unknown-piece", "{0} is no man and no number of empty squares",
     "the board is written with PNBRQK, pnbrqk, 1 to 8 and /"},
    {"rank-too-long", "the rank {0} has more than eight squares", "men and empty squares of a rank make eight"},
    {"rank-too-short", "the rank {0} has fewer than eight squares", "men and empty squares of a rank make eight"},
    {"too-many-ranks", "the board has more than eight ranks", "eight ranks with / between them, the eighth first"},
    {"too-few-ranks", "the board has fewer than eight ranks", "eight ranks with / between them, the eighth first"},
    {"adjacent-digits", "the digits {0} stand side by side", "one digit counts all empty squares in a row"},
    {"unknown-side", "{0} is no side to move", "w or b"},
    {"unknown-castling", "{0} is no castling right", "- or letters of KQkq, or rook files A to H and a to h"},
    {"repeated-castling", "the castling right {0} stands there twice", "each letter once"},
    {"bad-en-passant", "{0} is no en-passant square", "- or a square such as e3"},
    {"bad-number", "{0} is no {1}", "a whole number from 0 to 65535"},
};
static_assert(std::size(kKinds) == base::kEnumCount<FenErrorKind>);

const KindText& text_of(FenErrorKind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

}  // namespace

std::string_view id_of(FenErrorKind kind) { return text_of(kind).id; }

std::string_view id_of(FenField field) { return kFieldIds[static_cast<std::size_t>(field)]; }

std::string fen_error_words(const FenError& error) {
    const KindText& text = text_of(error.kind);
    const std::string_view field = kFieldNames[static_cast<std::size_t>(error.field)];
    return fmt::format(fmt::runtime(text.wrong), in_quotes(error.text), field) + fmt::format(" ({})", text.right);
}

std::string fen_error_text(const FenError& error, std::string_view fen) {
    return fen_error_words(error) + '\n' + marked_text(fen, {{error.offset, error.text.size()}});
}

}  // namespace plyproof::explain
