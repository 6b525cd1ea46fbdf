// SPDX-License-Identifier: MIT
// One line of a divide answer: a move with its count, a total, or neither. The shapes are those that some forty chess
// programs print; docs/oracles.md lists them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "oracle/foreign_count.h"

namespace plyproof::oracle {

struct MoveWords {
    std::string move;  ///< as it was spelled
    ForeignCount nodes;
    std::optional<ForeignCount> first_group{};  ///< see ReadCount
    std::size_t length = 0;                     ///< how many bytes of the line they took
    bool splits_deeper = false;                 ///< "e2e4 e7e5: 20": more moves stood behind the first
};

enum class TotalKind : std::uint8_t {
    Named,  ///< "Nodes searched: 400", "perft(2) = 400", ...
    Info,   ///< "info depth 2 nodes 400 ...": programs print several, also for lower depths
    Bare,   ///< a number alone in its line
    Moves,  ///< "Moves 400": with some programs the total, with others only the number of moves
};

struct TotalWords {
    TotalKind kind;
    ForeignCount nodes;
    std::optional<int> depth{};  ///< when the line names it
};

/// The line without terminal codes, prompts, odd blanks and quotes, trimmed of blanks and control bytes. Inside it
/// control bytes stay: no word is read through them.
[[nodiscard]] std::string cleaned_line(std::string_view line);

/// The line with blanks for the signs that tables, JSON and lists put around their cells, trimmed; from the first cell
/// on that holds a move where there is one, so that columns of other things may stand in front.
[[nodiscard]] std::string line_without_frames(std::string_view line);

/// The first move and its count. REQUIRES: cleaned.
[[nodiscard]] std::optional<MoveWords> read_move_line(std::string_view line);

/// A move that nobody can make with its count, alone in its line: "h9h9: 1", "e7e8k: 1", "0000: 1", "(none): 1". Only
/// between the lines of a list does it mean that. REQUIRES: cleaned, and read_move_line gave nothing.
[[nodiscard]] std::optional<MoveWords> read_attempt_line(std::string_view line);

/// A total. REQUIRES: cleaned, and read_move_line gave nothing.
[[nodiscard]] std::optional<TotalWords> read_total_line(std::string_view line);

/// True when a text looks like a move in UCI, long algebraic or standard algebraic notation.
[[nodiscard]] bool looks_like_move(std::string_view text);

}  // namespace plyproof::oracle
