// SPDX-License-Identifier: MIT
// Lint: what is doubtful about a suite without counting deeper than one ply. Findings are values with a level; the
// worst level decides what a program makes of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "suite/parse.h"

namespace plyproof::suite {

enum class LintKind : std::uint8_t {
    Unreadable,          ///< a line that is no case: see LintFinding::error (Error)
    NoCases,             ///< nothing to run in the whole file (Error)
    Contradiction,       ///< the same position has another count for a depth in an earlier case (Error)
    WrongDepthOne,       ///< depth 1 is not the number of legal moves (Error)
    ImpossibleCount,     ///< a count that no tree can have, such as leaves below a depth without any (Error)
    ImpossiblePosition,  ///< no position can be made from it; only in suites made by hand (Error)
    Fixed,               ///< position_from drops a claim of the FEN: see problem (Warning)
    Unreachable,         ///< playable, but no game reaches it: see problem (Note)
    GuessedChess960,     ///< no mode is given and the castling rights fit Chess960 only (Note)
    Duplicate,           ///< the same position as an earlier case (Warning)
    DuplicateId,         ///< the id was used before and got a number (Warning)
    NoId,                ///< the case has no id of its own (Note)
    NoExpectation,       ///< the case says nothing about counts (Note)
};

enum class LintLevel : std::uint8_t { Note, Warning, Error };

struct LintFinding {
    LintKind kind{};
    LintLevel level{};
    std::string file;
    std::size_t line = 0;
    std::string id;        ///< of the case; empty for Unreadable and NoCases
    std::string other_id;  ///< Duplicate, Contradiction: the earlier case; DuplicateId: the id as it was written
    std::string other_file{};
    std::size_t other_line = 0;
    int depth = 0;               ///< Contradiction, WrongDepthOne, ImpossibleCount
    std::uint64_t nodes = 0;     ///< what this case says for `depth`
    std::uint64_t expected = 0;  ///< what the earlier case says, or the number of legal moves, or the bound
    std::optional<chess::SetupProblem> problem{};  ///< ImpossiblePosition, Fixed, Unreachable
    std::optional<SuiteError> error{};             ///< Unreadable

    friend bool operator==(const LintFinding&, const LintFinding&) = default;
};

/// A stable kebab-case name: "duplicate-id".
[[nodiscard]] std::string_view name_of(LintKind kind);
/// "note", "warning", "error".
[[nodiscard]] std::string_view name_of(LintLevel level);

/// All findings, file by file in the order of the lines. Several suites are looked at together: the second of two equal
/// positions may be in another file than the first.
[[nodiscard]] std::vector<LintFinding> lint(const std::vector<ParsedSuite>& suites);
[[nodiscard]] std::vector<LintFinding> lint(const ParsedSuite& suite);

}  // namespace plyproof::suite

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::suite::LintKind> = 13;
