// SPDX-License-Identifier: MIT
// Finding: a place where a program is wrong, with all that is known about it: how one gets there, what it lists and
// what is right, which law it breaks, and whether the fault is in generating moves or in making and unmaking them.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_array.h"
#include "diagnose/diff.h"
#include "explain/scene.h"
#include "oracle/question.h"

namespace plyproof::diagnose {

enum class Fault : std::uint8_t {
    Extra,          ///< a move too many
    Missing,        ///< a move too few
    Duplicate,      ///< a move listed twice
    Miscounted,     ///< the lists are right, a count is not
    WrongPosition,  ///< the program is at another position
};

/// How the position has to be set up for the fault to show.
enum class SeenBy : std::uint8_t {
    Fen,         ///< by its FEN; it was reached by no moves
    PathAndFen,  ///< by moves and by its FEN: the generator is wrong
    PathOnly,    ///< by moves only: making or unmaking moves is wrong
    FenOnly,     ///< by its FEN only: reading FENs is wrong
    Path,        ///< by moves; by its FEN it could not be asked
    Tree,        ///< nowhere: all positions below are right when they are asked alone, their count is not
    Later,       ///< only after other questions: in a new process the answer is right
    Sometimes,   ///< asked again in the same way, the program answered otherwise
};

/// Two findings with equal signatures are the same bug.
struct Signature {
    explain::Rule rule;
    Fault fault;
    bool by_path_only = false;

    friend auto operator<=>(const Signature&, const Signature&) = default;
};

struct Finding {
    oracle::Question question;  ///< the smallest one whose answer is wrong: root, path and depth
    explain::Scene scene;       ///< the position that was asked about
    Fault fault = Fault::Miscounted;
    SeenBy seen = SeenBy::Fen;

    explain::Reason reason;           ///< the rule and its words
    bool likely = false;              ///< the evidence makes the rule likely and proves no other one wrong
    explain::Reasons also{};          ///< other laws broken, or other properties
    explain::Reasons alternatives{};  ///< rules that fit the evidence as well

    std::vector<MissingMove> missing{};
    std::vector<ExtraMove> extra{};
    std::vector<MiscountedMove> miscounted{};
    std::vector<std::string> duplicated{};
    std::optional<chess::Move> move{};  ///< the missing or duplicated move that the reason is about
    std::string text{};                 ///< and as the program spells it, for extra moves too

    std::size_t our_moves = 0;
    std::size_t their_moves = 0;
    std::uint64_t our_count = 0;
    std::optional<oracle::ForeignCount> their_count{};  ///< what it says itself
    std::optional<std::string> their_fen{};             ///< where it says it is
    bool is_elsewhere = false;                          ///< that is another position than the one in question
    std::vector<oracle::Question> earlier{};            ///< Later: what is to be asked before, where that is known
};

[[nodiscard]] inline Signature signature_of(const Finding& finding) {
    return {finding.reason.rule, finding.fault, finding.seen == SeenBy::PathOnly};
}

/// The finding about an answer that is not the same each time it is asked for: no law is held against it, and nothing
/// is to be asked before.
[[nodiscard]] Finding told_as_unsteady(Finding finding);

/// "extra", "missing", "duplicate", "miscounted", "wrong-position".
[[nodiscard]] std::string_view id_of(Fault fault);
/// "fen", "path-and-fen", "path-only", "fen-only", "path", "tree", "later", "sometimes".
[[nodiscard]] std::string_view id_of(SeenBy seen);

}  // namespace plyproof::diagnose

template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::diagnose::Fault> = 5;
template <>
inline constexpr std::size_t plyproof::base::kEnumCount<plyproof::diagnose::SeenBy> = 8;
