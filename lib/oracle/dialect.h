// SPDX-License-Identifier: MIT
// Dialect: how a program wants to be asked and how it answers, as a row of data. docs/oracles.md explains the fields to
// those who write a row of their own; dialect_json.h reads such rows.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_array.h"

namespace plyproof::oracle {

enum class DialectKind : std::uint8_t {
    Session,  ///< one process answers all questions, line by line
    Script,   ///< one process for each question, which stands in its arguments
    MultiPv,  ///< a UCI engine without perft, asked for all its first moves (move_lister.h)
};

enum class Protocol : std::uint8_t {
    Uci,    ///< greeted with "uci", takes options
    Plain,  ///< not greeted
};

enum class AnswerEnd : std::uint8_t {
    Total,  ///< with the line that says the total
    Line,   ///< with a line that begins like `end_line`
    Sync,   ///< with the answer to `sync`, which is sent behind the question
    Exit,   ///< with the program's end (scripts)
};

/// How castling rights are written in FENs for it.
enum class CastlingFen : std::uint8_t {
    XFen,      ///< KQkq, and the file's letter for an inner rook
    Shredder,  ///< always file letters
    Kqkq,      ///< KQkq only: positions that need a letter cannot be put to it
};

/// The texts may hold {fen}, {depth}, {moves} (UCI moves with a blank between them), {moves...} (in arguments: each
/// move an argument of its own) and {number} (in `sync`: counts up); what stands in [ ] is left out when there are no
/// moves (placeholders.h).
struct Dialect {
    std::string name;
    std::string about{};  ///< for people: which programs
    DialectKind kind = DialectKind::Session;
    Protocol protocol = Protocol::Uci;
    std::vector<std::string> start{};      ///< lines sent once, behind the greeting
    std::vector<std::string> position{};   ///< lines that set the position
    std::vector<std::string> question{};   ///< lines that ask
    std::vector<std::string> arguments{};  ///< Script: behind the command's own
    std::string sync{};                    ///< a line that is always answered; empty: there is none
    std::string sync_answer{};             ///< what a line of that answer ends with
    AnswerEnd end = AnswerEnd::Total;
    std::string end_line{};
    std::string show{};  ///< a line that makes it print a line "Fen: ..."; empty: it cannot
    CastlingFen castling_fen = CastlingFen::XFen;
    bool chess960 = false;  ///< takes Chess960 positions without being told by an option
    int min_depth = 1;

    friend bool operator==(const Dialect&, const Dialect&) = default;
};

/// The rows that come with plyproof, in the order in which they are tried.
[[nodiscard]] std::span<const Dialect> builtin_dialects();

/// The first row of that name; nullptr when there is none.
[[nodiscard]] const Dialect* find_dialect(std::span<const Dialect> dialects, std::string_view name);

/// True when the moves of a question are sent, and not only the position after them.
[[nodiscard]] bool sends_moves(const Dialect& dialect);

/// "session", "script", "multipv" and so on: the words of the JSON file.
[[nodiscard]] std::string_view name_of(DialectKind kind);
[[nodiscard]] std::string_view name_of(Protocol protocol);
[[nodiscard]] std::string_view name_of(AnswerEnd end);
[[nodiscard]] std::string_view name_of(CastlingFen castling);

}  // namespace plyproof::oracle

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::oracle::DialectKind> = 3;
template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::oracle::Protocol> = 2;
template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::oracle::AnswerEnd> = 4;
template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::oracle::CastlingFen> = 3;
